"""Finished games, half-move by half-move, and what else can be asked for over REST."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.engine.events import Event
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


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, max_length=200_000)]
    """A whole `.codex` record."""


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


class Health(Struct, frozen=True):
    status: str
    version: str
    protocol: int
