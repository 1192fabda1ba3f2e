"""One live table: it has one writer at a time, and sends every change to those who watch.

The order of every change: check, apply to a copy, save, make the copy the current state, tell.
Nobody hears of a change before it is saved, and what is saved is never lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import perf_counter

from msgspec.structs import replace

from codex_naturalis.protocol.clocks import Correspondence, NoClock, RealTime
from codex_naturalis.protocol.messages import GameChanged, TableChanged, TableEvent
from codex_naturalis.protocol.people import Millis, Person
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Status, Table
from codex_naturalis.server.nodes.hints import Present, TableMoved, WhoIsPresent
from codex_naturalis.server.ports.clock import Timer
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.ports.store import OFTEN, Conflict, StoreError
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.audience import FORGOTTEN_AFTER, Audience, Viewpoint
from codex_naturalis.server.tables.bot_turns import BotTurns
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
MOVES_IN = 20
"""Changes in a row after which a table goes on at the node that has made them."""
MOST_CONFLICTS = 20
"""So often in a row others may be quicker with an entry."""

Decision = Callable[[Course, int], Sequence[Entry]]
"""From the course and the time to the entries to write, none if nothing changes; raises Refused."""


class Room:
    def __init__(
        self,
        context: Context,
        course: Course,
        history: History,
        people: dict[str, Person],
        keeper: str | None = None,
    ) -> None:
        """`keeper`: the node where the table goes on by itself; None: this one."""
        self.context = context
        self.keeper = keeper or context.node.id
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
        self.bots = BotTurns(self, self.keeper)
        self._in_a_row = 0
        """Changes that only this node has made."""
        self.said = -1
        """The number of the last chat line that listeners have; -1: none was looked for."""
        self._resume(course)
        if self.audience.delayed:
            self.tell_table()
            self._show()
        self._arm()
        self.bots.wake()

    @property
    def id(self) -> str:
        return self.course.head.id

    @property
    def often(self) -> dict[str, object]:
        return {**OFTEN, "table": self.id}

    @property
    def idle(self) -> bool:
        """Nobody watches and nothing is going on: the room may leave the memory."""
        node = self.context.node
        ticking = self._ticks and (self.keeper == node.id or not node.lives(self.keeper))
        busy = self.bots.thinking or self.lock.locked()
        return not (self.audience.listeners or ticking or busy)

    @property
    def _ticks(self) -> bool:
        playing = self.course.status is Status.PLAYING
        return playing and isinstance(self.course.head.settings.clock, RealTime)

    @property
    def kept(self) -> bool:
        """It goes on by itself, at this node."""
        if self.keeper != self.context.node.id or self.course.status is not Status.PLAYING:
            return False
        return self._ticks or any(map(self.course.acting_bot, range(len(self.course.chairs))))

    def adopt(self) -> None:
        """The node where the table went on is dead."""
        self.bots.writer = self.keeper = self.context.node.id
        self.bots.wake()

    def _resume(self, course: Course) -> None:
        """The time in which no server ran does not count; another one may have run."""
        course.timing.resume(self.opened, self.context.node.running_since)

    async def act(self, decide: Decision, nonce: str | None = None) -> int:
        """Carry a decision out, once for each nonce; returns the number of its entry."""
        async with self.lock:
            return await self.act_locked(decide, nonce)

    async def act_locked(self, decide: Decision, nonce: str | None = None) -> int:
        """The same for a caller that holds the lock already."""
        for _ in range(MOST_CONFLICTS):
            await self.refresh()
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
            if await self.commit([first, *rest]):
                return first.number
        raise Refused(Code.STALE, "somebody else was quicker: look again")

    async def answered(self, nonce: str | None) -> int | None:
        """The number of the entry that a command has become already."""
        if nonce is None:
            return None
        async with self.lock:
            await self.refresh()
            return self.course.answered(nonce)

    async def flag(self) -> None:
        """Enter in the log that a clock has run out, if one has."""
        async with self.lock:
            try:
                await self.refresh()
                now = self.context.clock.now()
                entry = decisions.flag(
                    self.course, now, lambda person: not self.audience.present(person)
                )
                if entry is not None and not await self.commit([entry]):
                    await self.refresh()
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
        if person is None or self.audience.present(person) or self.context.node.out_of_touch:
            return False
        return self._claimable_at(person) <= self.context.clock.now()

    def _claimable_at(self, person: str) -> Millis:
        since = self.audience.disconnected_at.get(person, self.opened)
        return since + round(self.context.settings.patience * 1000)

    def watch(self, listener: Listener, viewpoint: Viewpoint, after: int | None = None) -> None:
        """Watch from now on; the first frames are the table and the game as they are, and between
        them what has happened `after` a version."""
        came = viewpoint is not None and not self.audience.present(listener.person)
        if not self.audience.listeners:
            self.context.node.tell(WhoIsPresent(self.id))
        self.audience.add(listener, viewpoint)
        self.tell_presence()
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
        self.tell_presence()
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

    def _tell_nodes(self, course: Course) -> None:
        """What comes next is this node's work."""
        node = self.context.node
        self._in_a_row = self._in_a_row + 1 if self.bots.writer == node.id else 1
        self.bots.writer = node.id
        if self._in_a_row >= MOVES_IN:
            self.keeper = node.id
        if node.others:
            sitting = {chair.person for chair in course.chairs if chair.person}
            node.tell(TableMoved(self.id, course.version, tuple(sorted(sitting))))

    def tell_presence(self) -> None:
        """To the other nodes."""
        node = self.context.node
        if node.others:
            node.tell(Present(self.id, *self.audience.here))

    def note_presence(self, node: str, present: Present) -> None:
        """Of another node."""
        if self.audience.note(node, present.people, present.watching):
            self.tell_table()

    def forget_presence(self) -> None:
        """Of nodes that are dead, or do not say it again although they can be heard."""
        node, late = self.context.node, self.context.clock.now() - FORGOTTEN_AFTER
        heard = not node.out_of_touch
        if self.audience.forget(lambda one, at: not node.lives(one) or (heard and at.at < late)):
            self.tell_table()

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
        self.bots.close()

    async def refresh(self) -> None:
        if self.closed:
            raise Refused(
                Code.SHUTTING_DOWN, "the table is being put away: ask again", case="table"
            )
        if not self._doubtful:
            return
        try:
            await self._reload()
        except StoreError as error:
            log.error("a table could not be read again: %s", error, extra=self.often)
            raise Refused(
                Code.UNAVAILABLE, "the table cannot be read: try again", case="store"
            ) from error

    async def _heal(self) -> None:
        """The writer was cancelled and will not look again; the others still need the result."""
        async with self.lock:
            with suppress(Refused):
                await self.refresh()

    async def _reload(self) -> None:
        """Read the stored log again: another writer was quicker, or a write was interrupted. The
        empty append returns when every write before it is done."""
        await self.context.store.tables.append(self.id, ())
        stored = await self.context.store.tables.load(self.id)
        assert stored is not None, "a table does not vanish"
        course, self.history = fold_with_history(stored.head, stored.entries)
        self._resume(course)
        await self._know(course)
        self._doubtful = False
        if course.version > self.course.version:
            self.bots.writer = None
        self._take(course, self.context.clock.now(), (), quiet=False)

    async def _know(self, course: Course) -> None:
        """The people at the table, also who has just come."""
        unknown = {chair.person for chair in course.chairs if chair.person} - self.people.keys()
        if unknown:
            self.people.update(await self.context.people(sorted(unknown)))

    async def follow(self, writer: str | None = None, version: int = 0) -> None:
        """Another node, if it is known which, has written up to a version: show what is new."""
        async with self.lock:
            if self.closed or self._doubtful:
                with suppress(Refused):
                    await self.refresh()
                return
            if version and version <= self.course.version:
                return
            entries = await self.context.store.tables.after(self.id, self.course.version)
            if not entries:
                return
            course, came = self.course.copy(), list[TableEvent]()
            for entry in entries:
                played = course.round
                events = course.apply(entry)
                self.history.add(entry.number, played, entry.at, events)
                came += events
            await self._know(course)
            self.bots.writer = writer if course.version == version else None
            now = self.context.clock.now()
            self._take(course, now, (*came,), _is_quiet(entries, course), mine=False)

    async def commit(self, entries: Sequence[Entry]) -> bool:
        """False when somebody else was quicker, whose entries must be looked at first."""
        course = self.course.copy()
        events = tuple(event for entry in entries for event in course.apply(entry))
        now = entries[-1].at
        quiet = _is_quiet(entries, course)
        listed = not quiet or isinstance(course.head.settings.clock, Correspondence)
        index = index_of(course, self.people, now) if listed else None
        begun = perf_counter()
        try:
            with self.context.tracer.span("append", entries=len(entries)):
                await self.context.store.tables.append(self.id, entries, index)
        except Conflict:
            self._doubtful = True
            return False
        except StoreError as error:
            self._doubtful = True
            log.error("a change could not be saved: %s", error, extra=self.often)
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
        self._tell_nodes(course)
        self._take(course, now, events, quiet, repainted=repainted)
        gave_up = course.result is None and any(entry.kind in GIVING_UP for entry in entries)
        if gave_up and course.head.settings.rated:
            self.context.spawn(self._look())
        return True

    def _take(
        self,
        course: Course,
        at: int,
        events: tuple[TableEvent, ...],
        quiet: bool,
        *,
        repainted: bool = False,
        mine: bool = True,
    ) -> None:
        """The change is stored: make it the current state, and tell. Nobody in the lobby hears of
        a new colour alone. What happens once follows where the change was made: `mine`."""
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
            if in_lobby(course) and mine and not repainted:
                self.context.announce(line_of(course, self.people, self.touched))
        elif voted:
            self.tell_table()
        if began and not course.head.settings.spectators:
            self.audience.listeners.pop(None, None)
        if course.state is not None:
            with self.context.tracer.span("send"):
                self._show(events)
        self.tell_players()
        if ended and mine:
            self._count()
        self._arm()
        self.bots.wake()

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


def _is_quiet(entries: Sequence[Entry], course: Course) -> bool:
    """Whether they have left the lines of lists as they were."""
    if all(entry.kind is Kind.VOTE for entry in entries):
        return True
    return all(entry.kind in QUIET for entry in entries) and course.result is None
