"""What the server says over the socket."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.events import Event
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.clocks import Clocks
from codex_naturalis.protocol.people import Me, Millis, Person
from codex_naturalis.protocol.reasons import Foreseen, Reason
from codex_naturalis.protocol.refusals import Code, Detail
from codex_naturalis.protocol.tables import Table, TableLine


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message of every connection."""

    protocol: int
    server: str
    me: Me
    now: Millis


class Update(Struct, frozen=True, tag="update"):
    """The game as it stands for the eyes of one seat, or of a spectator (None). The view is the
    truth; the events, since the last update, are for motion and the log."""

    table: str
    seat: int | None
    version: int
    events: tuple[Event, ...]
    view: View
    clocks: Clocks


class TableChanged(Struct, frozen=True, tag="table"):
    """Who sits there, who is away, how the table stands; also the first word on a table."""

    table: Table


class Done(Struct, frozen=True, tag="done"):
    """A command was carried out, and what it changed is saved."""

    id: int
    version: int | None = None


class Refusal(Struct, frozen=True, tag="refused"):
    """A command, or (id None) something that was none, was refused; nothing has changed."""

    id: int | None
    code: Code
    reason: str
    details: tuple[Detail, ...] = ()


class Said(Struct, frozen=True, tag="said"):
    table: str
    number: int
    person: Person
    text: str
    at: Millis


class Lobby(Struct, frozen=True, tag="lobby"):
    """Every open table that waits for people, or (`whole` false) those that changed; a table
    whose status is no longer `gathering` is gone from the lobby."""

    tables: tuple[TableLine, ...]
    whole: bool = False


class Paired(Struct, frozen=True, tag="paired"):
    """A table was found, or made: watch it."""

    table: str


class Candidate(Struct, frozen=True):
    """A half-move that a bot thought of, and what it is worth to it. What only a search can tell
    is null or empty where the bot does not search."""

    move: str
    value: float
    """To a bot that searches, the chance to win."""
    parts: dict[str, float]
    """What the value is made of, in the bot's own words."""
    win: float | None = None
    """The seat's chance to win, from 0 to 1."""
    wins: tuple[float, ...] = ()
    """Everybody's; in solo Tybor's is the last."""
    scores: tuple[float, ...] = ()
    """Expected totals at the end, by seat; in solo Tybor's is the last."""
    visits: int | None = None
    """How many simulations went through it."""
    line: tuple[Foreseen, ...] = ()
    """What is expected to follow, itself first, as far as the seat can name the cards."""
    reason: Reason | None = None


class HintGiven(Struct, frozen=True, tag="hint"):
    id: int
    table: str
    seat: int
    version: int
    bot: str
    """Who gives it."""
    candidates: tuple[Candidate, ...]
    """The best first."""


class Pong(Struct, frozen=True, tag="pong"):
    id: int
    now: Millis


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the connection; come back after that many seconds."""

    code: Code
    reason: str
    retry_after: float


AnyMessage = (
    Welcome
    | Update
    | TableChanged
    | Done
    | Refusal
    | Said
    | Lobby
    | Paired
    | HintGiven
    | Pong
    | Bye
)
