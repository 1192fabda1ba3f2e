"""One live table: it has one writer at a time, and sends every change to those who watch.

The order of every change: check, apply to a copy, save, make the copy the current state, tell.
Nobody hears of a change before it is saved, and what is saved is never lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from secrets import randbits
from time import perf_counter

import msgspec
from msgspec.structs import replace

from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.clocks import Correspondence, NoClock, RealTime
from codex_naturalis.protocol.messages import GameChanged, TableChanged, TableEvent, Update
from codex_naturalis.protocol.people import Millis, Person
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Status, Table
from codex_naturalis.server.ports.clock import Timer
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.ports.store import OFTEN, Conflict, StoreError
from codex_naturalis.server.ports.thinker import Busy, Owner, ThinkingFailed
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.audience import Audience, Viewpoint
from codex_naturalis.server.tables.context import Context, Listener, encode, log
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.frames import UpdateFrames
from codex_naturalis.server.tables.history import History, fold_with_history
from codex_naturalis.server.tables.projection import (
    in_lobby,
    index_of,
    line_of,
    table_of,
)
from codex_naturalis.server.tables.running import running_game

QUIET = (Kind.MOVE, Kind.TAKE_BACK)
"""Entries that change nothing about who sits where."""
GIVING_UP = (Kind.RESIGN, Kind.FLAG, Kind.LEAVE)
RETRY_SECONDS = 1.0

Decision = Callable[[Course, int], Sequence[Entry]]
"""From the course and the time to the entries to write, none if nothing changes; raises Refused."""


class Room:
    def __init__(
        self, context: Context, course: Course, history: History, people: dict[str, Person]
    ) -> None:
        self.context = context
        self.course = course
        self.history = history
        self.people = people
        settings = course.head.settings
        self.audience = Audience(context.clock, settings.spectator_delay)
        self.opened = self.touched = context.clock.now()
        self.coaching: set[int] = set()
        """The seats whose placement the coach is judging."""
        self.coached: dict[int, int] = {}
        """By seat, the round in which the coach has spoken last."""
        self.lock = asyncio.Lock()
        self.closed = False
        self._doubtful = False
        """A write was interrupted: it is unknown whether it is stored."""
        self._frames = UpdateFrames()
        self._timer: Timer | None = None
        self._bots: asyncio.Task[None] | None = None
        course.timing.resume(self.opened)
        if self.audience.delayed:
            self.tell_table()
            self._show()
        self._arm()
        self._wake_bots()

    @property
    def id(self) -> str:
        return self.course.head.id

    @property
    def _often(self) -> dict[str, object]:
        return {**OFTEN, "table": self.id}

    @property
    def _owner(self) -> Owner:
        """Of the bots' thoughts: who has made the table."""
        return Owner(self.context.payer_of(self.course.head.creator), self.id)

    @property
    def idle(self) -> bool:
        """Nobody watches and nothing is going on: the room may leave the memory."""
        ticking = self.course.status is Status.PLAYING and isinstance(
            self.course.head.settings.clock, RealTime
        )
        thinking = self._bots is not None and not self._bots.done()
        return not (self.audience.listeners or ticking or thinking or self.lock.locked())

    async def act(self, decide: Decision, nonce: str | None = None) -> int:
        """Carry a decision out, once for each nonce; returns the number of its entry."""
        async with self.lock:
            return await self.act_locked(decide, nonce)

    async def act_locked(self, decide: Decision, nonce: str | None = None) -> int:
        """The same for a caller that holds the lock already."""
        await self._refresh()
        answered = self.course.answered(nonce)
        if answered is not None:
            return answered
        with self.context.tracer.span("decide"):
            entries = decide(self.course, self.context.clock.now())
        if not entries:
            return self.course.version
        first, *rest = entries
        if nonce is not None:
            first = replace(first, nonce=nonce)
        await self._commit([first, *rest])
        return first.number

    async def answered(self, nonce: str | None) -> int | None:
        """The number of the entry that a command has become already."""
        if nonce is None:
            return None
        async with self.lock:
            await self._refresh()
            return self.course.answered(nonce)

    async def flag(self) -> None:
        """Enter in the log that a clock has run out, if one has."""
        async with self.lock:
            try:
                await self._refresh()
                now = self.context.clock.now()
                entry = decisions.flag(
                    self.course, now, lambda person: not self.audience.present(person)
                )
                if entry is not None:
                    await self._commit([entry])
            except Refused:
                if not self.closed:
                    self._arm(at_least=RETRY_SECONDS)
                return
            self._arm()

    def add_person(self, person: Person) -> None:
        self.people[person.id] = person

    def forget_names(self, person: Person) -> None:
        """Also those that a deleted person gave to seats on one device."""
        self.add_person(person)
        self.course.forget_names(person.id)

    def claimable(self, seat: int) -> bool:
        """Whether the person of a seat has been away for so long that it may be claimed."""
        person = self.course.chairs[seat].person
        if person is None or self.audience.present(person):
            return False
        return self._claimable_at(person) <= self.context.clock.now()

    def _claimable_at(self, person: str) -> Millis:
        since = self.audience.disconnected_at.get(person, self.opened)
        return since + round(self.context.settings.patience * 1000)

    def watch(self, listener: Listener, viewpoint: Viewpoint, after: int | None = None) -> None:
        """Watch from now on; the first frames are the table and the game as they are, and between
        them what has happened `after` a version."""
        came = viewpoint is not None and not self.audience.present(listener.person)
        self.audience.add(listener, viewpoint)
        self.touched = self.context.clock.now()
        if viewpoint is None and self.audience.delayed and self.course.status is Status.PLAYING:
            self._recap(listener, None, after, self.audience.released_version)
            for frame in self.audience.released:
                listener.send(frame)
        else:
            listener.send(encode(TableChanged(self.table)))
            self._recap(listener, viewpoint, after, self.course.version)
            if self.course.state is not None:
                listener.send(self._update(viewpoint, ()))
        if came:
            self.tell_table()

    def _recap(
        self, listener: Listener, viewpoint: Viewpoint, after: int | None, until: int
    ) -> None:
        if after is not None:
            listener.send(self.history.frame(self.id, viewpoint, after, until))

    def unwatch(self, listener: Listener, viewpoint: Viewpoint) -> None:
        self.audience.remove(listener, viewpoint)
        self.touched = self.context.clock.now()
        if viewpoint is not None and not self.audience.present(listener.person):
            self.tell_table()

    def drop(self, listener: Listener) -> None:
        """A connection is gone."""
        for viewpoint in self.audience.viewpoints_of(listener):
            self.unwatch(listener, viewpoint)

    @property
    def table(self) -> Table:
        present = {person for person in self.people if self.audience.present(person)}
        now = self.context.clock.now()
        claimable = {}
        if isinstance(self.course.head.settings.clock, NoClock):
            claimable = {person: self._claimable_at(person) for person in self.people}
        watching = self.audience.watching
        return table_of(self.course, self.people, present, claimable, now, watching)

    def table_for(self, person: str | None) -> Table:
        """As somebody may see it now: who has no seat sees a delayed game late, here too."""
        players = {chair.person for chair in self.course.chairs}
        late = self.audience.delayed and self.course.status is Status.PLAYING
        if not late or (person is not None and person in players):
            return self.table
        table = replace(self.table, abort_votes=())
        if (frame := self.audience.released_table) is not None:
            table = msgspec.json.decode(frame, type=TableChanged).table
        clocks = None
        if (frame := self.audience.released_update) is not None:
            clocks = msgspec.json.decode(frame, type=Update).clocks
        return replace(table, version=self.audience.released_version, clocks=clocks)

    def spectator_view(self) -> tuple[int, View] | None:
        """The game as anybody with the link may see it now, and the version it is of; None where
        spectators are not wanted, and where nothing is late enough for them yet."""
        course = self.course
        if course.state is None or not course.head.settings.spectators:
            return None
        if course.status is Status.PLAYING and self.audience.delayed:
            frame = self.audience.released_update
            return None if frame is None else _seen(frame)
        return course.version, view_of(course.state, None)

    def tell_table(self) -> None:
        frame = encode(TableChanged(self.table))
        for viewpoint in self.audience:
            if viewpoint is not None:
                self.audience.send(viewpoint, frame)
        self.audience.send_to_spectators("table", frame)

    def tell_players(self) -> None:
        """Players who watch the lobby see how their games go on."""
        if self.course.state is not None:
            for person in {chair.person for chair in self.course.chairs if chair.person}:
                self.context.tell(person, partial(self._brief, person))

    def _brief(self, person: str) -> bytes:
        now = self.context.clock.now()
        line = line_of(self.course, self.people, self.touched)
        return encode(GameChanged(running_game(line, self.course, self.history, person, now)))

    def close(self) -> None:
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._bots is not None:
            self._bots.cancel()

    async def _refresh(self) -> None:
        if self.closed:
            raise Refused(
                Code.SHUTTING_DOWN, "the table is being put away: ask again", case="table"
            )
        if not self._doubtful:
            return
        try:
            await self._reload()
        except StoreError as error:
            log.error("a table could not be read again: %s", error, extra=self._often)
            raise Refused(
                Code.UNAVAILABLE, "the table cannot be read: try again", case="store"
            ) from error

    async def _heal(self) -> None:
        """The writer was cancelled and will not look again; the others still need the result."""
        async with self.lock:
            with suppress(Refused):
                await self._refresh()

    async def _reload(self) -> None:
        """Read the stored log again: another writer was quicker, or a write was interrupted. The
        empty append returns when every write before it is done."""
        await self.context.store.tables.append(self.id, ())
        stored = await self.context.store.tables.load(self.id)
        assert stored is not None, "a table does not vanish"
        course, self.history = fold_with_history(stored.head, stored.entries)
        course.timing.resume(self.opened)
        unknown = {chair.person for chair in course.chairs if chair.person} - self.people.keys()
        self.people.update(await self.context.people(sorted(unknown)))
        self._doubtful = False
        self._take(course, self.context.clock.now(), (), quiet=False)

    async def _commit(self, entries: Sequence[Entry]) -> None:
        course = self.course.copy()
        events = tuple(event for entry in entries for event in course.apply(entry))
        now = entries[-1].at
        voting = all(entry.kind is Kind.VOTE for entry in entries)
        quiet = voting or (all(entry.kind in QUIET for entry in entries) and course.result is None)
        listed = not quiet or isinstance(course.head.settings.clock, Correspondence)
        index = index_of(course, self.people, now) if listed else None
        begun = perf_counter()
        try:
            with self.context.tracer.span("append", entries=len(entries)):
                await self.context.store.tables.append(self.id, entries, index)
        except Conflict as error:
            self._doubtful = True
            await self._refresh()
            raise Refused(Code.STALE, "somebody else was quicker: look again") from error
        except StoreError as error:
            self._doubtful = True
            log.error("a change could not be saved: %s", error, extra=self._often)
            raise Refused(
                Code.UNAVAILABLE, "the change could not be saved: try again", case="store"
            ) from error
        except BaseException:
            self._doubtful = True
            self.context.spawn(self._heal())
            raise
        self.context.saved(len(entries), perf_counter() - begun)
        self.history.add(course.version, self.course.round, now, events)
        repainted = all(entry.kind is Kind.CHOOSE_COLOUR for entry in entries)
        self._take(course, now, events, quiet, repainted=repainted)
        gave_up = course.result is None and any(entry.kind in GIVING_UP for entry in entries)
        if gave_up and course.head.settings.rated:
            self.context.spawn(self._look())

    def _take(
        self,
        course: Course,
        at: int,
        events: tuple[TableEvent, ...],
        quiet: bool,
        *,
        repainted: bool = False,
    ) -> None:
        """The change is stored: make it the current state, and tell. Nobody in the lobby hears of
        a new colour alone."""
        voted = self.course.votes != course.votes
        began = self.course.start is None and course.start is not None
        ended = self.course.result is None and course.result is not None
        self.course = course
        self.touched = at
        if began:
            assert course.start is not None
            self.audience.reseat(course.start.order)
        if not quiet:
            self.audience.assign_viewpoints([chair.person for chair in course.chairs])
            self.tell_table()
            if in_lobby(course) and not repainted:
                self.context.announce(line_of(course, self.people, self.touched))
        elif voted:
            self.tell_table()
        if began and not course.head.settings.spectators:
            self.audience.listeners.pop(None, None)
        if course.state is not None:
            with self.context.tracer.span("send"):
                self._show(events)
        self.tell_players()
        if ended:
            self._count()
        self._arm()
        self._wake_bots()

    def _show(self, events: tuple[TableEvent, ...] = ()) -> None:
        """Send the game as it stands, to each viewpoint what it may see."""
        if self.course.state is None:
            return
        for viewpoint in self.audience:
            if viewpoint is not None:
                self.audience.send(viewpoint, self._update(viewpoint, events))
        if None in self.audience.listeners or self.audience.delayed:
            frame = self._update(None, events)
            self.audience.send_to_spectators("update", frame, self.course.version)

    def _update(self, viewpoint: Viewpoint, events: tuple[TableEvent, ...]) -> bytes:
        return self._frames.frame(self.course, viewpoint, events, self.context.clock.now())

    def _count(self) -> None:
        course = self.course
        if course.head.settings.rated:
            if course.result is not None and course.result.ranks:
                people = [chair.person or "" for chair in course.chairs]
                self.context.spawn(self._rate(people, course.result.ranks))
            self.context.spawn(self._look())
        self.context.spawn(self._ended())

    async def _look(self) -> None:
        await self.context.rated_changed(self.id)

    async def _ended(self) -> None:
        await self.context.ended(self.id)

    async def _rate(self, people: Sequence[str], ranks: Sequence[int]) -> None:
        await self.context.rate(self.id, people, ranks)

    def _arm(self, at_least: float = 0.0) -> None:
        """Set the timer for the next clock that runs out, not earlier than `at_least` seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadlines = self.course.timing.deadlines
        if deadlines and self.course.status is Status.PLAYING:
            seconds = (deadlines[0][0] - self.context.clock.now()) / 1000
            self._timer = self.context.clock.call_later(
                max(at_least, seconds), lambda: self.context.spawn(self.flag())
            )

    def _bot_turn(self) -> tuple[int, str, int] | None:
        """The next seat whose half-move a bot has to make, the bot, and the version since then."""
        for seat in self.course.to_move:
            bot = self.course.acting_bot(seat)
            if bot is not None:
                return seat, bot, self.course.owing_since[seat]
        return None

    def _wake_bots(self) -> None:
        if self._bot_turn() is not None and (self._bots is None or self._bots.done()):
            self._bots = self.context.spawn(self._play_bots())

    async def _play_bots(self) -> None:
        """Make half-moves for as long as it is a bot's turn."""
        clock = self.context.clock
        settings = self.course.head.settings
        pause = self.context.settings.bot_pause if settings.bot_pause else 0.0
        while (turn := self._bot_turn()) is not None and not self.closed:
            seat, bot, _ = turn
            assert self.course.state is not None
            begun = clock.now()
            try:
                view = view_of(self.course.state, seat)
                text = await self.context.thinker.choose(bot, view, randbits(32), self._owner)
                if (rest := pause - (clock.now() - begun) / 1000) > 0:
                    await clock.sleep(rest)
                async with self.lock:
                    await self._refresh()
                    if self._bot_turn() == turn:
                        now = clock.now()
                        await self._commit([decisions.half_move(self.course, seat, text, now)])
            except Busy:
                await clock.sleep(RETRY_SECONDS)
            except ThinkingFailed:
                log.exception("bot %s could not think", bot, extra=self._often)
                await clock.sleep(RETRY_SECONDS)
            except Refused as refused:
                log.warning("a bot was refused: %s", refused.code, extra=self._often)
                await clock.sleep(RETRY_SECONDS)


def _seen(frame: bytes) -> tuple[int, View]:
    update = msgspec.json.decode(frame, type=Update)
    return update.version, update.view
