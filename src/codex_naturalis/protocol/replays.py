"""Finished games, half-move by half-move, and other types of REST."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.engine.events import Event
from codex_naturalis.engine.state import Options
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.people import Millis, Person
from codex_naturalis.protocol.refusals import Refusal
from codex_naturalis.protocol.tables import BotName, SeatNumber, TableId


class Step(Struct, frozen=True):
    """A game after `ply` half-moves, as a seat or a spectator (None) may know it."""

    ply: int
    plies: int
    """Their number in the whole game."""
    mover: int | None
    """Whose half-move led here; None at the start."""
    move: str | None
    seat: int | None
    events: tuple[Event, ...]
    view: View


class OpenStep(Struct, frozen=True):
    """A game after a half-move, with all hidden hands and objectives."""

    mover: int | None
    """Whose half-move led here; None at the start."""
    move: str | None
    events: tuple[Event, ...]
    view: View
    """As a spectator saw it."""
    hands: tuple[tuple[int, ...], ...]
    """By seat, its cards."""
    offered: tuple[tuple[int, ...], ...]
    """By seat, the objectives it had to choose from."""
    secrets: tuple[int | None, ...]
    """By seat, the objective it kept."""


class OpenReplay(Struct, frozen=True):
    """A whole game with all hidden hands and objectives."""

    names: tuple[str, ...]
    options: Options
    headers: dict[str, str]
    """The headers of its record that are not about the rules: `Date`, `Deal-Salt`, …"""
    over: bool
    """Whether it was played to its end."""
    steps: tuple[OpenStep, ...]
    """The start, then a step for each half-move."""


RecordField = Annotated[str, Meta(min_length=1, max_length=200_000)]


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    record: RecordField
    """A whole `.codex` record."""


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to study, and half-moves to try after its last one."""

    record: RecordField
    """A `.codex` record, finished or not."""
    moves: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...], Meta(max_length=300)
    ] = ()
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    """The seat whose view is wanted; None: that of a spectator."""
    ply: Annotated[int, Meta(ge=0, le=1000)] | None = None
    """The number of half-moves after which to look; None: all of them."""


PlyNumber = Annotated[int, Meta(ge=0, le=1000)]


class TablePosition(Struct, frozen=True, tag="table", tag_field="kind", forbid_unknown_fields=True):
    """A finished game of a table after `ply` half-moves."""

    id: TableId
    ply: PlyNumber


class RecordPosition(
    Struct, frozen=True, tag="record", tag_field="kind", forbid_unknown_fields=True
):
    """An imported record after `ply` half-moves."""

    id: TableId
    ply: PlyNumber


class TextPosition(Struct, frozen=True, tag="text", tag_field="kind", forbid_unknown_fields=True):
    """A record that is sent along after `ply` half-moves."""

    record: RecordField
    ply: PlyNumber


class SetUpPosition(
    Struct, frozen=True, tag="position", tag_field="kind", forbid_unknown_fields=True
):
    """A position without a game, such as one that was set up by hand."""

    position: RecordField
    """As text."""
    ply: Annotated[int, Meta(ge=0, le=0)] = 0


GamePosition = TablePosition | RecordPosition | TextPosition | SetUpPosition


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game, or of any record, against a bot."""

    game: GamePosition
    seat: SeatNumber
    """Mine."""
    bot: BotName | None = None
    """Plays all other seats; against Tybor there are none."""


class Attempt(Struct, frozen=True):
    """What came of half-moves that were tried: one of the two."""

    step: Step | None = None
    refusal: Refusal | None = None


class Imported(Struct, frozen=True):
    id: str
    by: Person
    at: Millis
    names: tuple[str, ...]
    plies: int
    over: bool


class BotInfo(Struct, frozen=True):
    name: str
    description: str
    elo: int | None
    """As measured among the bots; null if it was not measured."""
    ready: bool
    """Whether it can play at full strength now; until then a weaker bot plays for it."""


class Health(Struct, frozen=True):
    status: str


class HealthDetails(Struct, frozen=True):
    """On the port for operators."""

    status: str
    version: str
    protocol: int
    tables: int
    """In memory."""
    sockets: int
    thoughts_waiting: int
    wire_limits: dict[str, int]
    """How often each was met."""


class Addresses(Struct, frozen=True):
    urls: tuple[str, ...]
    """Such as `http://192.168.1.20:8000`."""
