"""Tables: their settings, seats, status and result."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.engine.state import Mode, Phase, TieBreak
from codex_naturalis.engine.supply import Refill
from codex_naturalis.engine.view import Laid
from codex_naturalis.protocol.clocks import Clocks, NoClock, TimeControl
from codex_naturalis.protocol.people import Millis, Person

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
SeatName = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class Colour(StrEnum):
    """R10: the score markers; the black one is Tybor's, and the first player's."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"


class Visibility(StrEnum):
    OPEN = "open"
    """In the lobby, for anyone."""
    PRIVATE = "private"
    """For people who have the link."""


class OnLeave(StrEnum):
    """What happens to a seat whose time ran out or whose player left."""

    BOT = "bot"
    FORFEIT = "forfeit"


class Status(StrEnum):
    GATHERING = "gathering"
    PLAYING = "playing"
    FINISHED = "finished"
    ABORTED = "aborted"


class HumanSeat(Struct, frozen=True, tag="human", forbid_unknown_fields=True):
    """A seat for a person. `mine` gives it to the creator, with `name` when several people play at
    one screen."""

    mine: bool = False
    name: SeatName | None = None


class BotSeat(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    bot: BotName


SeatSetting = HumanSeat | BotSeat


class OriginKind(StrEnum):
    TABLE = "table"
    RECORD = "record"
    """An imported record."""
    TEXT = "text"
    """A record that is not stored."""
    POSITION = "position"
    """A position without a game, such as one that was set up by hand."""


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The finished game from which a table plays on."""

    kind: OriginKind
    id: str | None
    """Of the table or the imported record."""
    ply: Annotated[int, Meta(ge=0)]
    """After so many half-moves of it."""
    round: Annotated[int, Meta(ge=0)]
    """The round that was being played there."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a new table."""

    seats: Annotated[tuple[SeatSetting, ...], Meta(min_length=1, max_length=4)]
    mode: Mode = Mode.TABLE
    tie_break: TieBreak = TieBreak.POINTS
    refill: Refill = Refill.SAME
    visibility: Visibility = Visibility.PRIVATE
    rated: bool = False
    clock: TimeControl = NoClock()
    on_leave: OnLeave | None = None
    """None: at a casual table a bot plays on, at a rated one the seat is forfeited."""
    stand_in: BotName | None = None
    """The bot that takes over; None: the strongest."""
    hints: bool = True
    """Never at rated tables."""
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds of delay for spectators."""
    bot_pause: bool = True
    """Bots wait a moment before they move, as people do."""
    shuffle_seats: bool = True
    """R16: the seats are assigned at random when the game starts."""
    origin: Origin | None = None
    """Where a table plays on from a position (`PlayOn`): the server's word, refused in the settings
    of a new table. Such games are casual and count nowhere."""


class SeatState(StrEnum):
    FREE = "free"
    PLAYING = "playing"
    HANDED = "handed"
    """A bot is playing; the person may come back."""
    FORFEITED = "forfeited"
    """Resigned, out of time or left: it ranks last, and a bot plays its turns."""


class Seat(Struct, frozen=True):
    state: SeatState
    person: Person | None
    bot: str | None
    name: str
    colour: Colour
    away: bool
    """No connection of that person is open."""
    claimable_at: Millis | None = None
    """When the others may claim the seat of somebody who is away (`Claim`); None at tables with a
    clock, in lists, and for those who are there."""


class EndCause(StrEnum):
    PLAYED = "played"
    RESIGNED = "resigned"
    TIME = "time"
    LEFT = "left"
    ABORTED = "aborted"
    CLOSED = "closed"
    """By a moderator."""
    EARLY = "early"
    """Somebody gave a rated game up before everybody had three turns: it counts for nobody."""


class Result(Struct, frozen=True):
    cause: EndCause
    winners: tuple[int, ...]
    """Seats; in solo 1 stands for Tybor. None when the game was aborted."""
    ranks: tuple[int, ...]
    """By seat, 1 for the best; equal where the rules leave a tie."""
    totals: tuple[int, ...] | None
    """By seat, and Tybor's last, when the game was played to its end."""


class Table(Struct, frozen=True):
    id: str
    version: int
    status: Status
    settings: Settings
    creator: Person
    seats: tuple[Seat, ...]
    created: Millis
    clocks: Clocks | None
    """None before the game starts."""
    deal_hash: str | None
    """SHA-256 of the salt and the deal, published when the game starts."""
    deal_salt: str | None
    """Published at the end; with it `codex-naturalis verify` checks that the deal was fixed."""
    result: Result | None
    rematch: str | None
    """The table where the rematch is played."""
    abort_votes: tuple[int, ...]
    rematch_votes: tuple[int, ...]
    watching: int
    """The number of spectators."""
    rematch_declined: tuple[int, ...] = ()
    """The seats that declined the last offer of a rematch."""
    sent_away: tuple[str, ...] = ()
    """Before the start: the ids of people who may not take a seat any more (`FreeSeat`)."""
    closed: str | None = None
    """The reason for which a moderator has closed the table."""


class TableLine(Struct, frozen=True):
    """A table in a list: the lobby, or a person's games."""

    id: str
    status: Status
    settings: Settings
    creator: Person
    seats: tuple[Seat, ...]
    created: Millis
    changed: Millis
    result: Result | None


class RunningGame(Struct, frozen=True):
    """A game that I am playing, in brief."""

    line: TableLine
    seat: int
    """Mine; of several the one that is to move."""
    phase: Phase
    to_move: tuple[int, ...]
    round: int
    points: tuple[int, ...]
    """By seat; in solo Tybor's are the last."""
    area: tuple[Laid, ...]
    """My cards."""
    clocks: Clocks


class GamesPage(Struct, frozen=True):
    games: tuple[TableLine, ...]
    more: str | None
    """To be sent as `after` for the next page; None at the end."""
