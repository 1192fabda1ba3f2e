"""What a client sends over the socket. `id` is chosen by the client; the answer has the same."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.protocol.analyses import Moves, Text
from codex_naturalis.protocol.clocks import NoClock, TimeControl
from codex_naturalis.protocol.coaching import CoachLevel
from codex_naturalis.protocol.people import PersonId
from codex_naturalis.protocol.reviews import GameKind
from codex_naturalis.protocol.tables import BotName, Colour, SeatName, SeatNumber, TableId

Id = Annotated[int, Meta(ge=0, le=2**53)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
HalfMove = Annotated[str, Meta(min_length=1, max_length=60)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
GameId = Annotated[str, Meta(min_length=1, max_length=60)]
"""Of a table or of an imported record."""
Nonce = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
"""Made by the client, at random, a new one for each command. It is kept with what the command
changes: sent again with the same nonce, the command gets the same answer and changes nothing."""


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id


class Ping(Command, frozen=True, tag="ping"):
    pass


class WatchLobby(Command, frozen=True, tag="watch_lobby"):
    pass


class UnwatchLobby(Command, frozen=True, tag="unwatch_lobby"):
    pass


class Pair(Command, frozen=True, tag="pair"):
    """Quick pairing: join a table with the next people who ask for the same."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    rated: bool = False
    clock: TimeControl = NoClock()


class Unpair(Command, frozen=True, tag="unpair"):
    pass


class Mute(Command, frozen=True, tag="mute"):
    """Hide, or show again, the chat of a person at all tables."""

    person: PersonId
    muted: bool = True


class WatchReview(Command, frozen=True, tag="watch_review"):
    """Follow the review of a finished game, which was requested by REST (`ReviewProgress`). A
    connection follows one at a time."""

    kind: GameKind
    game: GameId


class UnwatchReview(Command, frozen=True, tag="unwatch_review"):
    pass


class Analyse(Command, frozen=True, tag="analyse"):
    """Search a position and say what is found (`AnalysisUpdate`) until it has thought long enough,
    is stopped, or the same person begins another one."""

    start: Text
    """A record or position; of a record only the deal counts."""
    moves: Moves = ()
    """From there to the position."""
    open: bool = False
    """Search with every card seen, not only with what the seat to move knows."""


class StopAnalysis(Command, frozen=True, tag="stop_analysis"):
    pass


class TableCommand(Command, frozen=True, kw_only=True):
    table: TableId


class Watch(TableCommand, frozen=True, tag="watch"):
    """Watch a table from one of my seats. Without a seat: from my first one, or as a spectator when
    I have none."""

    seat: SeatNumber | None = None
    events_after: Version | None = None
    """Also send what has happened after that version of the table (`Recap`): 0 for everything."""


class Unwatch(TableCommand, frozen=True, tag="unwatch"):
    seat: SeatNumber | None = None


class Say(TableCommand, frozen=True, tag="say"):
    text: Words
    nonce: Nonce | None = None


class SeatCommand(TableCommand, frozen=True, kw_only=True):
    seat: SeatNumber
    nonce: Nonce | None = None


class Sit(SeatCommand, frozen=True, tag="sit"):
    """Take a free seat; the game starts when none is free. `name` is for a hot seat."""

    name: SeatName | None = None
    colour: Colour | None = None


class Stand(SeatCommand, frozen=True, tag="stand"):
    """Give a seat up before the game starts."""


class ChooseColour(SeatCommand, frozen=True, tag="paint"):
    """Choose the colour of a seat before the game starts."""

    colour: Colour


class AddBot(SeatCommand, frozen=True, tag="add_bot"):
    """Give a free seat, or that of a bot, to a bot before the game starts; for the creator of the
    table. The game starts when no seat is free."""

    bot: BotName


class FreeSeat(SeatCommand, frozen=True, tag="free_seat"):
    """Remove a bot, or send somebody away, before the game starts; for the creator of the table.
    Who is sent away cannot take a seat at this table again."""


class Play(SeatCommand, frozen=True, tag="play"):
    """A half-move in the notation of records, with the version of the table that it is for."""

    version: Version
    move: HalfMove


class TakeBack(SeatCommand, frozen=True, tag="take_back"):
    """Undo my placement, until I draw."""

    version: Version


class Hint(SeatCommand, frozen=True, tag="hint"):
    version: Version


class Coach(SeatCommand, frozen=True, tag="coach"):
    """Judge the placement that I have just made, before I draw: if it was poor, `Coached` comes
    within 1.5 s of the placement, at most once a turn. Where hints are off, there is no coach."""

    version: Version
    level: CoachLevel


class Resign(SeatCommand, frozen=True, tag="resign"):
    pass


class Leave(SeatCommand, frozen=True, tag="leave"):
    """Leave for good: the seat is given to a bot or forfeited, by the settings of the table."""


class Return(SeatCommand, frozen=True, tag="return"):
    """Take my seat back from the bot that is playing it."""


class Claim(SeatCommand, frozen=True, tag="claim"):
    """At a table without a clock: treat a seat that has been away too long as having left."""


class Abort(SeatCommand, frozen=True, tag="abort"):
    """Agree to end the game without a result, before the first turn."""

    agreed: bool = True


class Rematch(SeatCommand, frozen=True, tag="rematch"):
    """Agree to play again, with the next seat starting. Not `agreed` withdraws one's own offer, or
    declines that of others, which ends it."""

    agreed: bool = True


AnyTableCommand = (
    Watch
    | Unwatch
    | Say
    | Sit
    | Stand
    | ChooseColour
    | AddBot
    | FreeSeat
    | Play
    | TakeBack
    | Hint
    | Coach
    | Resign
    | Leave
    | Return
    | Claim
    | Abort
    | Rematch
)
AnyCommand = (
    Ping
    | WatchLobby
    | UnwatchLobby
    | Pair
    | Unpair
    | Mute
    | WatchReview
    | UnwatchReview
    | Analyse
    | StopAnalysis
    | AnyTableCommand
)
