"""The log of a table. A table is its settings and its log; everything else is folded from these."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from codex_naturalis.engine.moves import Move
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.tables import Settings, Status, TableLine


class Kind(StrEnum):
    SIT = "sit"
    """text: JSON of tables.entries.Sitter."""
    STAND = "stand"
    CHOOSE_COLOUR = "paint"
    """text: the colour."""
    ADD_BOT = "add_bot"
    """text: the name of the bot."""
    FREE_SEAT = "free_seat"
    """A bot was removed, or a person was sent away."""
    START = "start"
    """text: JSON of tables.entries.Start, with the deal and its salt. Secret until the end."""
    MOVE = "move"
    """On disk the text is the half-move, as in records; in memory it is in `Entry.move`."""
    TAKE_BACK = "take_back"
    RESIGN = "resign"
    """text of this one and the next two: any of the words of `GivingUp`."""
    FLAG = "flag"
    """The clock ran out."""
    LEAVE = "leave"
    RETURN = "return"
    ABORT = "abort"
    CLOSE = "close"
    """By a moderator. text: the reason."""
    REMATCH = "rematch"
    """text: the id of the new table."""
    VOTE = "vote"
    """text: a `Vote`."""


class GivingUp(StrEnum):
    EARLY = "early"
    """Of a rated game, before everybody had three turns: if the game ends by it, it does not
    count."""
    AWAY = "away"
    """Without a connection."""


class Vote(StrEnum):
    ABORT = "abort"
    NO_ABORT = "no_abort"
    REMATCH = "rematch"
    NO_REMATCH = "no_rematch"
    DECLINE = "decline"
    """The rematch that others have offered."""


class Entry(Struct, frozen=True, gc=False):
    """One entry of a log. Numbers start at 1 and have no gaps. No two entries of a table have the
    same number, which decides between two writers."""

    number: int
    at: Millis
    kind: Kind
    seat: int | None = None
    text: str = ""
    spent: int = 0
    """Milliseconds that this entry takes off the clock of its seat."""
    move: Move | None = None
    """The half-move of a `MOVE`, parsed once; on disk it is the `text`."""
    nonce: str | None = None
    """Of the command that added this entry, to recognise the command when it is sent again."""


class Head(Struct, frozen=True):
    """What is fixed when a table is created."""

    id: str
    created: Millis
    creator: str
    """The id of a person."""
    settings: Settings


class Index(Struct, frozen=True):
    """What lists show of a table without folding its log; written together with entries."""

    status: Status
    changed: Millis
    deadline: Millis | None
    """When the next correspondence clock runs out, also if nobody is watching."""
    people: tuple[str | None, ...]
    """By seat, the id of the person; None for bots and free seats."""
    line: TableLine


class Stored(Struct, frozen=True):
    head: Head
    entries: tuple[Entry, ...]
