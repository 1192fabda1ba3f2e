"""The course of a table: its state, folded from its settings and its log. Pure: no clock, no I/O;
the same log gives the same course."""

from __future__ import annotations

from dataclasses import dataclass, replace

from codex_naturalis.engine import rules
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import lay_table
from codex_naturalis.engine.events import Event
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.scoring import outcome, ranks
from codex_naturalis.engine.state import Options, Phase, State
from codex_naturalis.notation.position import read_position
from codex_naturalis.protocol.messages import PlacementTakenBack, TableEvent
from codex_naturalis.protocol.tables import (
    BotSeat,
    Colour,
    EndCause,
    OnLeave,
    Result,
    SeatState,
    Settings,
    Status,
)
from codex_naturalis.server.ports.log import Entry, Head, Kind
from codex_naturalis.server.tables.entries import Start, sitter_of, start_of
from codex_naturalis.server.tables.timing import Timing

COLOURS = tuple(Colour)
MOST_NONCES = 8
"""Remembered for each seat. A client resends a command until it is answered, and never has this
many unanswered commands for one seat."""
Nonces = tuple[tuple[str, int], ...]
CAUSES = {
    Kind.RESIGN: EndCause.RESIGNED,
    Kind.FLAG: EndCause.TIME,
    Kind.LEAVE: EndCause.LEFT,
}


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat and who holds it."""

    state: SeatState
    colour: Colour
    bot: str | None = None
    """The bot that has the seat by the settings of the table."""
    person: str | None = None
    name: str | None = None


class Course:
    __slots__ = (
        "barred",
        "before_placement",
        "chairs",
        "closed",
        "head",
        "nonces",
        "origin_version",
        "owing_since",
        "rematch",
        "result",
        "start",
        "state",
        "status",
        "timing",
        "version",
    )

    def __init__(self, head: Head) -> None:
        self.head = head
        self.version = 0
        """The number of the last entry."""
        self.status = Status.GATHERING
        self.chairs = [
            Chair(SeatState.PLAYING, colour, bot=setting.bot)
            if isinstance(setting, BotSeat)
            else Chair(SeatState.FREE, colour)
            for setting, colour in zip(head.settings.seats, COLOURS, strict=False)
        ]
        self.barred: frozenset[str] = frozenset()
        """People who were sent away."""
        self.start: Start | None = None
        self.state: State | None = None
        self.before_placement: State | None = None
        """The state before the last placement, while that may still be taken back."""
        self.origin_version = 0
        """The version at which play begins here. Half-moves before it are of the game from which
        the table plays on, and are not taken back."""
        self.timing = Timing(head.settings.clock, len(self.chairs))
        self.owing_since = [0] * len(self.chairs)
        """By seat, the version since which it has owed its current half-move: a command made
        against an older version is stale."""
        self.nonces: list[Nonces] = [()] * len(self.chairs)
        """By seat, its newest commands: nonce and entry number."""
        self.result: Result | None = None
        self.rematch: str | None = None
        self.closed: str | None = None
        """The reason for which a moderator has closed the table."""

    def copy(self) -> Course:
        copied = Course.__new__(Course)
        copied.head = self.head
        copied.version = self.version
        copied.status = self.status
        copied.chairs = self.chairs.copy()
        copied.barred = self.barred
        copied.start = self.start
        copied.state = self.state
        copied.before_placement = self.before_placement
        copied.origin_version = self.origin_version
        copied.timing = self.timing.copy()
        copied.owing_since = self.owing_since.copy()
        copied.nonces = self.nonces.copy()
        copied.result = self.result
        copied.rematch = self.rematch
        copied.closed = self.closed
        return copied

    def answered(self, nonce: str | None) -> int | None:
        """The number of the entry that a command with this nonce has added already."""
        if nonce is None:
            return None
        known = (number for nonces in self.nonces for one, number in nonces if one == nonce)
        return next(known, None)

    def forget_names(self, person: str) -> None:
        """What a person has called their seats is not said any more."""
        self.chairs = [
            replace(chair, name=None) if chair.person == person else chair for chair in self.chairs
        ]

    def apply(self, entry: Entry) -> tuple[TableEvent, ...]:
        """Apply the next entry; returns the events of the game that it caused."""
        assert entry.number == self.version + 1, "a log has no gaps"
        self.version = entry.number
        if entry.nonce is not None:
            assert entry.seat is not None, "a command comes from a seat"
            newest = (*self.nonces[entry.seat], (entry.nonce, entry.number))
            self.nonces[entry.seat] = newest[-MOST_NONCES:]
        match entry.kind:
            case Kind.SIT | Kind.STAND | Kind.CHOOSE_COLOUR | Kind.ADD_BOT | Kind.FREE_SEAT:
                self._gather(entry)
            case Kind.START:
                self._begin(entry)
            case Kind.MOVE:
                return self._move(entry)
            case Kind.TAKE_BACK:
                return self._take_back(entry)
            case Kind.RESIGN | Kind.FLAG | Kind.LEAVE:
                self._give_up(entry)
            case Kind.RETURN:
                assert entry.seat is not None
                self.chairs[entry.seat] = replace(self.chairs[entry.seat], state=SeatState.PLAYING)
                self._run_clocks(entry)
            case Kind.ABORT | Kind.CLOSE:
                self._end_without_result(entry)
            case Kind.REMATCH:
                self.rematch = entry.text
        return ()

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.state.to_move if self.state and self.status is Status.PLAYING else ()

    @property
    def round(self) -> int:
        """The round that is being played; 0 before the start."""
        return 0 if self.state is None else self.state.round

    @property
    def people_seats(self) -> list[int]:
        """The seats that people hold, whether they are still playing or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None]

    @property
    def free_seats(self) -> list[int]:
        return [n for n, chair in enumerate(self.chairs) if chair.state is SeatState.FREE]

    def acting_bot(self, seat: int) -> str | None:
        """The bot that is playing a seat now, if one is."""
        chair = self.chairs[seat]
        if chair.bot is not None or chair.state is SeatState.PLAYING:
            return chair.bot
        return self.head.settings.stand_in

    @property
    def first_card_placed(self) -> bool:
        """Somebody has placed a card after the starter card."""
        return self.state is not None and any(
            len(player.area.cards) > 1 for player in self.state.players
        )

    def _gather(self, entry: Entry) -> None:
        assert entry.seat is not None
        if entry.kind is Kind.SIT:
            sitter = sitter_of(entry.text)
            self._set_colour(entry.seat, sitter.colour)
            self.chairs[entry.seat] = replace(
                self.chairs[entry.seat],
                state=SeatState.PLAYING,
                person=sitter.person,
                name=sitter.name,
            )
        elif entry.kind is Kind.ADD_BOT:
            self.chairs[entry.seat] = replace(
                self.chairs[entry.seat], state=SeatState.PLAYING, bot=entry.text
            )
        elif entry.kind in (Kind.STAND, Kind.FREE_SEAT):
            chair = self.chairs[entry.seat]
            if entry.kind is Kind.FREE_SEAT and chair.person is not None:
                self.barred |= {chair.person}
            self.chairs[entry.seat] = replace(
                chair, state=SeatState.FREE, bot=None, person=None, name=None
            )
        else:
            self._set_colour(entry.seat, Colour(entry.text))

    def _set_colour(self, seat: int, colour: Colour) -> None:
        """The seat that had the colour before gets the old colour of this seat."""
        for other, chair in enumerate(self.chairs):
            if chair.colour is colour:
                self.chairs[other] = replace(self.chairs[other], colour=self.chairs[seat].colour)
        self.chairs[seat] = replace(self.chairs[seat], colour=colour)

    def _begin(self, entry: Entry) -> None:
        start = self.start = start_of(entry.text)
        self.chairs = [self.chairs[seat] for seat in start.order]
        self.nonces = [self.nonces[seat] for seat in start.order]
        settings = self.head.settings
        self.state = first_state(start, settings, len(self.chairs))
        self.status = Status.PLAYING
        ply = 0 if settings.origin is None else settings.origin.ply
        self.origin_version = self.version + ply
        self.owing_since = [self.version] * len(self.chairs)
        self._run_clocks(entry)

    def _move(self, entry: Entry) -> tuple[Event, ...]:
        assert self.state is not None
        assert entry.seat is not None
        assert entry.move is not None
        owed = self.state.to_move
        transition = rules.apply(self.state, entry.move, entry.seat)
        turn_goes_on = transition.after.phase is Phase.DRAW and isinstance(entry.move, Place)
        played_here = entry.number > self.origin_version
        self.before_placement = self.state if turn_goes_on and played_here else None
        self.state = transition.after
        self.timing.charge(entry.seat, entry.spent, entry.at)
        if self.state.phase is Phase.OVER:
            self._end_played()
        self._run_clocks(entry)
        for seat in (entry.seat, *self.to_move):
            if seat == entry.seat or seat not in owed:
                self.owing_since[seat] = self.version
        return transition.events

    def _take_back(self, entry: Entry) -> tuple[TableEvent, ...]:
        assert entry.seat is not None
        assert self.state is not None
        assert self.before_placement is not None
        at, face = next(reversed(self.state.players[entry.seat].area.cards.items()))
        self.state, self.before_placement = self.before_placement, None
        self.timing.charge(entry.seat, entry.spent, entry.at)
        self.owing_since[entry.seat] = self.version
        return (PlacementTakenBack(entry.seat, face.card, face.side, at),)

    def _give_up(self, entry: Entry) -> None:
        """A player resigned, ran out of time or left. When too few are left, the game ends."""
        assert entry.seat is not None
        if self.timing.began[entry.seat] is not None:
            self.timing.charge(entry.seat, entry.spent, entry.at)
            self.timing.stop(entry.seat)
        others_playing = [
            seat
            for seat in self.people_seats
            if seat != entry.seat and self.chairs[seat].state is SeatState.PLAYING
        ]
        handed = entry.kind is not Kind.RESIGN and self.head.settings.on_leave is OnLeave.BOT
        if handed and others_playing:
            self.chairs[entry.seat] = replace(self.chairs[entry.seat], state=SeatState.HANDED)
        else:
            self.chairs[entry.seat] = replace(self.chairs[entry.seat], state=SeatState.FORFEITED)
            remaining = [
                seat
                for seat, chair in enumerate(self.chairs)
                if chair.state is not SeatState.FORFEITED
            ]
            if not others_playing or len(remaining) < 2:
                self._end_early(CAUSES[entry.kind], remaining)
        self._run_clocks(entry)

    def _end_without_result(self, entry: Entry) -> None:
        self.status = Status.ABORTED
        cause = EndCause.CLOSED if entry.kind is Kind.CLOSE else EndCause.ABORTED
        self.closed = entry.text if entry.kind is Kind.CLOSE else None
        self.result = Result(cause, (), (), None)
        self._run_clocks(entry)

    def _end_early(self, cause: EndCause, remaining: list[int]) -> None:
        """The remaining players win; in a solo game Tybor wins."""
        self.status = Status.FINISHED
        places = tuple(1 if seat in remaining else 2 for seat in range(len(self.chairs)))
        if self.state is not None and self.state.tybor is not None:
            self.result = Result(cause, (rules.TYBOR_SEAT,), (2, 1), None)
        else:
            self.result = Result(cause, tuple(remaining), places, None)

    def _end_played(self) -> None:
        """Players who gave up rank behind all others, whatever score their bot reached."""
        assert self.state is not None
        self.status = Status.FINISHED
        totals = tuple(score.total for score in outcome(self.state).scores)
        forfeited = {n for n, chair in enumerate(self.chairs) if chair.state is SeatState.FORFEITED}
        places = ranks(self.state)
        sort_keys = [(seat in forfeited, place) for seat, place in enumerate(places)]
        final = tuple(1 + sum(other < own for other in sort_keys) for own in sort_keys)
        winners = tuple(seat for seat, place in enumerate(final) if place == 1)
        self.result = Result(EndCause.PLAYED, winners, final, totals)

    def _run_clocks(self, entry: Entry) -> None:
        people = [
            seat
            for seat in self.to_move
            if self.chairs[seat].person is not None and self.chairs[seat].state is SeatState.PLAYING
        ]
        self.timing.run(people, entry.at)


def fold(head: Head, entries: tuple[Entry, ...]) -> Course:
    course = Course(head)
    for entry in entries:
        course.apply(entry)
    return course


def first_state(start: Start, settings: Settings, seats: int) -> State:
    """What a game begins with: a position, or the table that a deal lays."""
    if start.position is not None:
        return read_position(start.position)
    assert start.deal is not None, "a game begins with one of the two"
    options = Options(settings.mode, settings.tie_break, settings.refill)
    return lay_table(start.deal, seats, options, RETAIL)
