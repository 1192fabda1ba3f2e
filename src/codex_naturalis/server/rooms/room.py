"""One live table: one writer at a time, and everyone who listens.

The order of every change: check, apply to a copy, save, take the copy, tell. Until it is saved
nobody hears of it; what was saved is never forgotten.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from secrets import randbits
from time import perf_counter

from codex_naturalis.engine.events import Event, redact
from codex_naturalis.engine.sight import Sight, view_of
from codex_naturalis.protocol.clocks import Correspondence, RealTime
from codex_naturalis.protocol.messages import TableChanged, Update
from codex_naturalis.protocol.people import Person
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Status, Table
from codex_naturalis.server.ports.clock import Timer
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.ports.store import Conflict, StoreError
from codex_naturalis.server.ports.thinker import Busy, ThinkingFailed
from codex_naturalis.server.rooms import decisions
from codex_naturalis.server.rooms.audience import Audience, Eyes
from codex_naturalis.server.rooms.course import Course, fold
from codex_naturalis.server.rooms.portrait import (
    clocks_of,
    in_lobby,
    index_of,
    line_of,
    table_of,
)
from codex_naturalis.server.rooms.world import Listener, World, encode, log

QUIET = (Kind.MOVE, Kind.TAKE_BACK)
"""Entries that change nothing about who sits where."""
RETRY_SECONDS = 1.0

Decision = Callable[[Course, int], Sequence[Entry]]
"""From the course and the moment to what shall be written; raises Refused."""


class Room:
    def __init__(self, world: World, course: Course, people: dict[str, Person]) -> None:
        self.world = world
        self.course = course
        self.people = people
        settings = course.head.settings
        self.audience = Audience(world.clock, settings.spectator_delay)
        self.opened = self.touched = world.clock.now()
        self.abort_votes: set[int] = set()
        self.rematch_votes: set[int] = set()
        self.lock = asyncio.Lock()
        self.closed = False
        self._doubtful = False
        """A write was interrupted: nobody knows whether it is there."""
        self._sight = Sight()
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
    def idle(self) -> bool:
        """Nobody listens and nothing is under way: it may leave the memory."""
        ticking = self.course.status is Status.PLAYING and isinstance(
            self.course.head.settings.clock, RealTime
        )
        thinking = self._bots is not None and not self._bots.done()
        return not (self.audience.streams or ticking or thinking or self.lock.locked())

    async def act(self, decide: Decision) -> int:
        """Carry a decision out; returns the version then."""
        async with self.lock:
            return await self.act_alone(decide)

    async def act_alone(self, decide: Decision) -> int:
        """The same for who holds the lock already."""
        await self._refresh()
        await self._commit(decide(self.course, self.world.clock.now()))
        return self.course.version

    async def flag(self) -> None:
        """Let a clock that has run out have its consequence."""
        async with self.lock:
            try:
                await self._refresh()
                entry = decisions.flag(self.course, self.world.clock.now())
                if entry is not None:
                    await self._commit([entry])
            except Refused:
                if not self.closed:
                    self._arm(at_least=RETRY_SECONDS)
                return
            self._arm()

    def add_person(self, person: Person) -> None:
        self.people[person.id] = person

    def away_for(self, seat: int) -> float:
        """Seconds since a seat's person was last here."""
        person = self.course.chairs[seat].person
        if person is None or self.audience.present(person):
            return 0.0
        return (self.world.clock.now() - self.audience.gone_since.get(person, self.opened)) / 1000

    def watch(self, listener: Listener, eyes: Eyes) -> None:
        """Listen from now on; the first frames tell how it stands."""
        came = eyes is not None and not self.audience.present(listener.person)
        self.audience.add(listener, eyes)
        self.touched = self.world.clock.now()
        if eyes is None and self.audience.delayed and self.course.status is Status.PLAYING:
            for frame in self.audience.released:
                listener.send(frame)
        else:
            listener.send(encode(TableChanged(self.table)))
            if self.course.state is not None:
                listener.send(self._update(eyes, ()))
        if came:
            self.tell_table()

    def unwatch(self, listener: Listener, eyes: Eyes) -> None:
        self.audience.remove(listener, eyes)
        self.touched = self.world.clock.now()
        if eyes is not None and not self.audience.present(listener.person):
            self.tell_table()

    def drop(self, listener: Listener) -> None:
        """A connection is gone."""
        for eyes in self.audience.eyes_of(listener):
            self.unwatch(listener, eyes)

    @property
    def table(self) -> Table:
        present = {person for person in self.people if self.audience.present(person)}
        votes = (tuple(sorted(self.abort_votes)), tuple(sorted(self.rematch_votes)))
        now = self.world.clock.now()
        return table_of(self.course, self.people, present, now, votes, self.audience.watching)

    def tell_table(self) -> None:
        frame = encode(TableChanged(self.table))
        for eyes in self.audience:
            if eyes is not None:
                self.audience.send(eyes, frame)
        self.audience.show("table", frame)

    def close(self) -> None:
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._bots is not None:
            self._bots.cancel()

    async def _refresh(self) -> None:
        if self.closed:
            raise Refused(Code.SHUTTING_DOWN, "the table is being put away: ask again")
        if not self._doubtful:
            return
        try:
            await self._reload()
        except StoreError as error:
            log.exception("table %s: it could not be read again", self.id)
            raise Refused(Code.UNAVAILABLE, "the table cannot be read: try again") from error

    async def _heal(self) -> None:
        """Whoever wrote was cut off and will not look again: the others want to know."""
        async with self.lock:
            with suppress(Refused):
                await self._refresh()

    async def _reload(self) -> None:
        """Take the log as it is stored: another writer was quicker, or a write was cut off. To
        write nothing is to wait for what is still on its way."""
        await self.world.store.tables.append(self.id, ())
        stored = await self.world.store.tables.load(self.id)
        assert stored is not None, "a table does not vanish"
        course = fold(stored.head, stored.entries)
        course.timing.resume(self.opened)
        strangers = {chair.person for chair in course.chairs if chair.person} - self.people.keys()
        self.people.update(await self.world.people(sorted(strangers)))
        self._doubtful = False
        self._take(course, self.world.clock.now(), (), quiet=False)

    async def _commit(self, entries: Sequence[Entry]) -> None:
        course = self.course.copy()
        events = tuple(event for entry in entries for event in course.apply(entry))
        now = entries[-1].at
        quiet = all(entry.kind in QUIET for entry in entries) and course.result is None
        listed = not quiet or isinstance(course.head.settings.clock, Correspondence)
        index = index_of(course, self.people, now) if listed else None
        begun = perf_counter()
        try:
            await self.world.store.tables.append(self.id, entries, index)
        except Conflict as error:
            self._doubtful = True
            await self._refresh()
            raise Refused(Code.STALE, "somebody else was quicker: look again") from error
        except StoreError as error:
            self._doubtful = True
            log.exception("table %s: a change could not be saved", self.id)
            raise Refused(Code.UNAVAILABLE, "the change could not be saved: try again") from error
        except BaseException:
            self._doubtful = True
            self.world.spawn(self._heal())
            raise
        self.world.saved(len(entries), perf_counter() - begun)
        self._take(course, now, events, quiet)

    def _take(self, course: Course, at: int, events: tuple[Event, ...], quiet: bool) -> None:
        """The change is safe: make it ours, and tell."""
        began = self.course.start is None and course.start is not None
        ended = self.course.result is None and course.result is not None
        self.course = course
        self.touched = at
        if began:
            assert course.start is not None
            self.audience.reseat(course.start.order)
            self.abort_votes.clear()
        if not quiet:
            self.audience.settle([chair.person for chair in course.chairs])
            self.tell_table()
            if in_lobby(course):
                self.world.announce(line_of(course, self.people, self.touched))
        if began and not course.head.settings.spectators:
            self.audience.streams.pop(None, None)
        if course.state is not None:
            self._show(events)
        if ended:
            self._count()
        self._arm()
        self._wake_bots()

    def _show(self, events: tuple[Event, ...] = ()) -> None:
        """Everyone sees the game as it stands, each with their own eyes."""
        if self.course.state is None:
            return
        for eyes in self.audience:
            if eyes is not None:
                self.audience.send(eyes, self._update(eyes, events))
        if None in self.audience.streams or self.audience.delayed:
            self.audience.show("update", self._update(None, events))

    def _update(self, eyes: Eyes, events: tuple[Event, ...]) -> bytes:
        course = self.course
        assert course.state is not None
        return encode(
            Update(
                table=course.head.id,
                seat=eyes,
                version=course.version,
                events=tuple([redact(event, eyes) for event in events]),
                view=self._sight.view(course.state, eyes),
                clocks=clocks_of(course, self.world.clock.now()),
            )
        )

    def _count(self) -> None:
        course = self.course
        if course.head.settings.rated and course.result is not None and course.result.ranks:
            people = [chair.person or "" for chair in course.chairs]
            self.world.spawn(self._rate(people, course.result.ranks))

    async def _rate(self, people: Sequence[str], ranks: Sequence[int]) -> None:
        await self.world.rate(self.id, people, ranks)

    def _arm(self, at_least: float = 0.0) -> None:
        """Wake up when the next clock runs out, in so many seconds at the earliest."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadlines = self.course.timing.deadlines
        if deadlines and self.course.status is Status.PLAYING:
            seconds = (deadlines[0][0] - self.world.clock.now()) / 1000
            self._timer = self.world.clock.call_later(
                max(at_least, seconds), lambda: self.world.spawn(self.flag())
            )

    def _bot_turn(self) -> tuple[int, str, int] | None:
        """The next seat that a bot owes a half-move for, the bot, and since when."""
        for seat in self.course.to_move:
            bot = self.course.by_bot(seat)
            if bot is not None:
                return seat, bot, self.course.owing_since[seat]
        return None

    def _wake_bots(self) -> None:
        if self._bot_turn() is not None and (self._bots is None or self._bots.done()):
            self._bots = self.world.spawn(self._play_bots())

    async def _play_bots(self) -> None:
        """One half-move after another for as long as it is a bot's turn."""
        clock = self.world.clock
        settings = self.course.head.settings
        pause = self.world.settings.bot_pause if settings.bot_pause else 0.0
        while (turn := self._bot_turn()) is not None and not self.closed:
            seat, bot, _ = turn
            assert self.course.state is not None
            begun = clock.now()
            try:
                view = view_of(self.course.state, seat)
                text = await self.world.thinker.choose(bot, view, randbits(32), self.id)
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
                log.exception("table %s: bot %s could not think", self.id, bot)
                await clock.sleep(RETRY_SECONDS)
            except Refused as refused:
                log.warning("table %s: bot %s was refused: %s", self.id, bot, refused.code)
                await clock.sleep(RETRY_SECONDS)
