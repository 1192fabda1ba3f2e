"""What the server sends over the socket."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.events import Event
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.analyses import AnalysisStatus
from codex_naturalis.protocol.clocks import Clocks, TimeControl
from codex_naturalis.protocol.coaching import CoachAdvice
from codex_naturalis.protocol.ladder import RatedStanding
from codex_naturalis.protocol.people import Me, Millis, Person
from codex_naturalis.protocol.reasons import LineMove, Reason
from codex_naturalis.protocol.refusals import Code, Detail, Parameters
from codex_naturalis.protocol.reviews import Chance, GameKind, ReviewedMove, ReviewStatus
from codex_naturalis.protocol.tables import RunningGame, Table, TableLine


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message of every connection."""

    protocol: int
    server: str
    me: Me
    now: Millis


class PlacementTakenBack(Struct, frozen=True, gc=False, tag="placement_taken_back"):
    """A seat has undone its placement."""

    seat: int
    card: int
    side: Side
    at: Cell


TableEvent = Event | PlacementTakenBack
"""What happens at a table: the rules know no taking back."""


class Update(Struct, frozen=True, tag="update"):
    """The game as one seat, or a spectator (None), may know it. The view is complete; the events
    since the last update are for animations and the log."""

    table: str
    seat: int | None
    version: int
    events: tuple[TableEvent, ...]
    view: View
    clocks: Clocks


class PastEvents(Struct, frozen=True):
    """What one half-move, or taking it back, has caused."""

    version: int
    """Of the table, since then."""
    round: int
    at: Millis
    events: tuple[TableEvent, ...]


class Recap(Struct, frozen=True, tag="recap"):
    """What has happened at a table, as one seat, or a spectator (None), may know it: sent to those
    who watch it with `events_after`."""

    table: str
    seat: int | None
    version: int
    """The last version that is told of; the events of later ones come with their updates."""
    steps: tuple[PastEvents, ...]


class TableChanged(Struct, frozen=True, tag="table"):
    """The table: its seats, who is away, its status. Also the first message about a table."""

    table: Table


class Done(Struct, frozen=True, tag="done"):
    """A command was carried out, and its changes are saved."""

    id: int
    version: int | None = None
    """Of the table, right after the change; null where the command changes no table."""


class CommandRefused(Struct, frozen=True, tag="refused"):
    """A command was refused and nothing has changed; id is None when it was not a valid command."""

    id: int | None
    code: Code
    reason: str
    details: tuple[Detail, ...] = ()
    case: str = ""
    """Which of the cases of the code, where it has some: see `protocol/cases.py`."""
    parameters: Parameters = {}
    """What the text of the case is about: numbers, names, a word of the command."""


class Said(Struct, frozen=True, tag="said"):
    table: str
    number: int
    person: Person
    text: str
    at: Millis


class Lobby(Struct, frozen=True, tag="lobby"):
    """All open tables that wait for people, or (`whole` false) those that changed; a table whose
    status is not `gathering` has left the lobby."""

    tables: tuple[TableLine, ...]
    whole: bool = False


class GameChanged(Struct, frozen=True, tag="game"):
    """A game of mine has begun, gone on or (the status of its line says so) ended; sent to those
    who watch the lobby."""

    game: RunningGame


class Waiting(Struct, frozen=True):
    """People who wait for the same kind of game (`Pair`)."""

    players: int
    rated: bool
    clock: TimeControl
    people: int


class PairingQueue(Struct, frozen=True, tag="queue"):
    """Who waits for quick pairing; sent to those who watch the lobby."""

    waiting: tuple[Waiting, ...]


class Paired(Struct, frozen=True, tag="paired"):
    """A table was found or created: watch it."""

    table: str


class Candidate(Struct, frozen=True):
    """A half-move that a bot suggests, and its value for the bot. What only a search knows is null
    or empty when the bot does not search."""

    move: str
    value: float
    """For a bot that searches, the chance to win."""
    parts: dict[str, float]
    """The parts of the value, by name."""
    win: float | None = None
    """The seat's chance to win, from 0 to 1."""
    wins: tuple[float, ...] = ()
    """Of every seat; in solo Tybor's is the last."""
    scores: tuple[float, ...] = ()
    """Expected totals at the end, by seat; in solo Tybor's is the last."""
    visits: int | None = None
    """How many simulations went through it."""
    line: tuple[LineMove, ...] = ()
    """The half-moves that are expected, this one first, without cards that the seat has not
    seen."""
    reason: Reason | None = None


class HintGiven(Struct, frozen=True, tag="hint"):
    id: int
    table: str
    seat: int
    version: int
    bot: str
    """The bot that gives the hint."""
    candidates: tuple[Candidate, ...]
    """The best first."""


class ReviewProgress(Struct, frozen=True, tag="review"):
    """How far a review has come; sent to those who watch it (`WatchReview`). The first one has all
    that was found so far, each later one what is new. Once it is finished, read it by REST."""

    kind: GameKind
    game: str
    status: ReviewStatus
    done: int
    """Half-moves judged…"""
    total: int
    """…of so many."""
    start: tuple[float, ...]
    """The chances before the first half-move; empty while nothing is judged."""
    half_moves: tuple[ReviewedMove, ...]
    chances: tuple[Chance, ...]


class Coached(Struct, frozen=True, tag="coached"):
    """My placement was poor; sent only to the connection that asked (`Coach`)."""

    table: str
    seat: int
    version: int
    """Of the table, right after the placement."""
    advice: CoachAdvice


class AnalysisUpdate(Struct, frozen=True, tag="analysis"):
    """What an analysis has found so far; at most two a second."""

    analysis: int
    """The id of the command that began it."""
    status: AnalysisStatus
    seat: int
    """Whose half-moves these are."""
    open: bool
    """Whether it saw every card."""
    bot: str
    simulations: int
    lines: tuple[Candidate, ...]
    """The best first."""
    doubts: tuple[float, ...]
    """The standard error of each chance to win."""


class RatedStandingChanged(Struct, frozen=True, tag="rated_standing"):
    """I was warned, or my rated play was paused; sent to all of my connections."""

    standing: RatedStanding


class Pong(Struct, frozen=True, tag="pong"):
    id: int
    now: Millis


class Bye(Struct, frozen=True, tag="bye"):
    """The server is closing the connection; reconnect after that many seconds."""

    code: Code
    reason: str
    retry_after: float


AnyMessage = (
    Welcome
    | Update
    | Recap
    | TableChanged
    | Done
    | CommandRefused
    | Said
    | Lobby
    | GameChanged
    | PairingQueue
    | Paired
    | HintGiven
    | ReviewProgress
    | Coached
    | AnalysisUpdate
    | RatedStandingChanged
    | Pong
    | Bye
)
