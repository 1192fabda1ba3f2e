"""Finished games, half-move by half-move, and what else can be asked for over REST."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.engine.events import Event
from codex_naturalis.engine.state import Options
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.people import Millis, Person


class Step(Struct, frozen=True):
    """A game after so many half-moves, with the eyes of a seat or of a spectator (None)."""

    ply: int
    plies: int
    """How many there are in all."""
    mover: int | None
    """Whose half-move led here; None at the start."""
    move: str | None
    seat: int | None
    events: tuple[Event, ...]
    view: View


class OpenStep(Struct, frozen=True):
    """A game after a half-move, with everything that players hid from each other."""

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


class Whole(Struct, frozen=True):
    """A game from its start to its last half-move, with all open."""

    names: tuple[str, ...]
    options: Options
    headers: dict[str, str]
    """Those of its record that say nothing of the rules: `Date`, `Deal-Salt`, …"""
    over: bool
    """Played to its end."""
    steps: tuple[OpenStep, ...]
    """The start, then one for each half-move."""


RecordField = Annotated[str, Meta(min_length=1, max_length=200_000)]


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    record: RecordField
    """A whole `.codex` record."""


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at, and half-moves to try out after its last."""

    record: RecordField
    """A `.codex` record, finished or not."""
    moves: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...], Meta(max_length=300)
    ] = ()
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    """Whose eyes; None: a spectator's."""
    ply: Annotated[int, Meta(ge=0, le=1000)] | None = None
    """Back to after so many half-moves; None: after all of them."""


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
    """As measured among our bots; null of one that was not."""
    ready: bool
    """Whether it plays at its full strength now; a weaker bot stands in until it does."""


class Health(Struct, frozen=True):
    status: str
    version: str
    protocol: int
