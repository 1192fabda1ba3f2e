"""A table is its settings and its log: everything else about it is a fold of the two."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.tables import Settings, Status, TableLine


class Kind(StrEnum):
    SIT = "sit"
    """text: JSON of rooms.entries.Sitter."""
    STAND = "stand"
    PAINT = "paint"
    """text: the colour."""
    START = "start"
    """text: JSON of rooms.entries.Start, the deal and its salt: the best kept secret there is."""
    MOVE = "move"
    """text: the half-move, as in records."""
    TAKE_BACK = "take_back"
    RESIGN = "resign"
    FLAG = "flag"
    """The clock ran out."""
    LEAVE = "leave"
    RETURN = "return"
    ABORT = "abort"
    REMATCH = "rematch"
    """text: the id of the new table."""


class Entry(Struct, frozen=True, gc=False):
    """One line of a log. Numbers begin at 1 and have no gaps; two entries of one table never
    share a number: that is what decides between two writers."""

    number: int
    at: Millis
    kind: Kind
    seat: int | None = None
    text: str = ""
    spent: int = 0
    """Milliseconds of the seat's clock that this entry used up."""


class Head(Struct, frozen=True):
    """What a table is born with."""

    id: str
    created: Millis
    creator: str
    """The id of a person."""
    settings: Settings


class Index(Struct, frozen=True):
    """What lists need to know of a table without folding its log; written with an entry."""

    status: Status
    changed: Millis
    deadline: Millis | None
    """When a clock runs out that must be noticed even if nobody looks (correspondence)."""
    people: tuple[str | None, ...]
    """Who sits where, by id; None for bots and free seats."""
    line: TableLine


class Stored(Struct, frozen=True):
    head: Head
    entries: tuple[Entry, ...]
