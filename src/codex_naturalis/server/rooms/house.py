"""All tables: those in memory, and the way to those that are not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from secrets import SystemRandom, token_hex, token_urlsafe

from codex_naturalis.engine.deal import shuffled
from codex_naturalis.protocol.people import Person
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Colour, HumanSeat, SeatState, Settings, Status
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.log import Entry, Head, Kind
from codex_naturalis.server.ports.store import GamesQuery, PersonRow, Store, StoreError
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.rooms import decisions
from codex_naturalis.server.rooms.course import Course, fold
from codex_naturalis.server.rooms.entries import Start, to_text
from codex_naturalis.server.rooms.lobby import Lobby
from codex_naturalis.server.rooms.portrait import in_lobby, index_of, line_of
from codex_naturalis.server.rooms.room import Room
from codex_naturalis.server.rooms.wishes import settle
from codex_naturalis.server.rooms.world import World, log, public
from codex_naturalis.server.settings import ServerSettings

SWEEP_SECONDS = 10.0
UNCOUNTED = 50
"""Rated games, the newest, that a restart looks at again: the server may have died between the
end of a game and its rating."""

Sitters = Sequence[tuple[str, str | None, Colour | None] | None]
"""By seat: the person who sits there at once, their name in a hot seat, and their colour."""


class House:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        thinker: Thinker,
        settings: ServerSettings,
        rate: Callable[[str, Sequence[str], Sequence[int]], Awaitable[None]],
        saved: Callable[[int, float], None],
    ) -> None:
        self.lobby = Lobby(store)
        self.world = World(store, clock, thinker, settings, self.lobby.announce, rate, saved)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.random = SystemRandom()

    async def open(self) -> None:
        self._sweeper = self.world.spawn(self._sweep())
        self.world.spawn(self._recount())

    async def close(self) -> None:
        """Let every change that is under way be saved, then stop."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.close()
        self.rooms.clear()
        tasks = list(self.world.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def found(self, creator: PersonRow, wanted: Settings, sitters: Sitters = ()) -> Room:
        """Make a table. Whoever `sitters` names sits there at once, else the creator where the
        settings say `mine`; with no seat free the game starts."""
        settings = settle(wanted, self.world.thinker.bots, creator.kind)
        await self._check_number(creator)
        now = self.world.clock.now()
        head = Head(token_urlsafe(9), now, creator.id, settings)
        course = Course(head)
        entries: list[Entry] = []
        for seat, sitter in enumerate(sitters or _mine(settings, creator.id)):
            if sitter is not None:
                person, name, colour = sitter
                entries.append(decisions.sit(course, person, seat, name, colour, now))
                course.apply(entries[-1])
        if not course.free_seats:
            entries.append(self.start(course, now))
            course.apply(entries[-1])
        ids = [creator.id, *(chair.person for chair in course.chairs if chair.person)]
        people = await self.world.people(ids)
        await self.world.store.tables.create(head, entries, index_of(course, people, now))
        room = self.rooms[head.id] = Room(self.world, course, people)
        if in_lobby(course):
            self.lobby.announce(line_of(course, people, now))
        return room

    def start(self, course: Course, now: int) -> Entry:
        """The deal comes from the system's own randomness; its promise is published at once."""
        order = list(range(len(course.chairs)))
        if course.head.settings.shuffle_seats:
            self.random.shuffle(order)
        start = Start(shuffled(self.random), token_hex(32), tuple(order))
        return Entry(course.version + 1, now, Kind.START, None, to_text(start))

    async def sit(
        self, room: Room, person: PersonRow, seat: int, name: str | None, colour: Colour | None
    ) -> int:
        """Take a free seat; the last one starts the game."""
        if room.course.head.settings.rated and person.password_hash is None:
            raise Refused(Code.NEEDS_ACCOUNT, "rated games need an account")
        room.add_person(public(person))

        def decide(course: Course, now: int) -> list[Entry]:
            entries = [decisions.sit(course, person.id, seat, name, colour, now)]
            if course.free_seats == [seat]:
                after = course.copy()
                after.apply(entries[0])
                entries.append(self.start(after, now))
            return entries

        return await room.act(decide)

    async def get(self, table: str) -> Room:
        """The room of a table, from memory or from the store; raises Refused."""
        room = self.rooms.get(table)
        if room is not None and not room.closed:
            return room
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                room = self.rooms.get(table)
                if room is None or room.closed:
                    room = self.rooms[table] = await self._load(table)
                return room
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _load(self, table: str) -> Room:
        stored = await self.world.store.tables.load(table)
        if stored is None:
            raise Refused(Code.NOT_FOUND, "there is no such table")
        course = fold(stored.head, stored.entries)
        ids = [stored.head.creator, *(chair.person for chair in course.chairs if chair.person)]
        return Room(self.world, course, await self.world.people(ids))

    async def depart(self, person: str) -> None:
        """Somebody is gone for good: stand up everywhere, and give up what is being played."""
        unfinished = (Status.GATHERING, Status.PLAYING)
        query = GamesQuery(
            person=person, statuses=unfinished, limit=self.world.settings.most_tables
        )
        for index in await self.world.store.tables.find(query):
            room = await self.get(index.line.id)
            for _ in range(index.people.count(person)):
                with suppress(Refused):
                    await room.act(partial(_gone, person))

    async def rename(self, person: Person) -> None:
        """Somebody has a new name: tables in memory show it at once."""
        for room in self.rooms.values():
            if person.id in room.people:
                room.add_person(person)
                room.tell_table()

    async def _check_number(self, creator: PersonRow) -> None:
        unfinished = (Status.GATHERING, Status.PLAYING)
        query = GamesQuery(person=creator.id, statuses=unfinished)
        if await self.world.store.tables.count(query) >= self.world.settings.most_tables:
            raise Refused(
                Code.LIMIT_REACHED,
                f"you have {self.world.settings.most_tables} unfinished tables: end one first",
            )

    async def _sweep(self) -> None:
        """Put idle rooms away, and let days run out at tables that nobody looks at."""
        while True:
            await self.world.clock.sleep(SWEEP_SECONDS)
            now = self.world.clock.now()
            for table, room in list(self.rooms.items()):
                if room.idle and now - room.touched > self.world.settings.idle_rooms * 1000:
                    room.close()
                    del self.rooms[table]
            try:
                overdue = await self.world.store.tables.due(now)
            except StoreError:
                log.exception("the sweep could not look for tables whose time has run out")
                continue
            for table in overdue:
                try:
                    await (await self.get(table)).flag()
                except (Refused, StoreError):
                    log.exception("table %s: its time has run out, but not in the log", table)

    async def _recount(self) -> None:
        query = GamesQuery(statuses=(Status.FINISHED,), rated=True, limit=UNCOUNTED)
        for index in reversed(await self.world.store.tables.find(query)):
            result = index.line.result
            if result is not None and result.ranks:
                people = [person or "" for person in index.people]
                await self.world.rate(index.line.id, people, result.ranks)


def _gone(person: str, course: Course, now: int) -> list[Entry]:
    """Out of the first seat that the person has just now: lots may have been drawn meanwhile."""
    mine = [n for n, chair in enumerate(course.chairs) if chair.person == person]
    playing = [n for n in mine if course.chairs[n].state is SeatState.PLAYING]
    if not playing:
        raise Refused(Code.NOT_YOUR_SEAT, "there is no seat to give up")
    seat = playing[0]
    if course.status is Status.GATHERING:
        return [decisions.stand(course, person, seat, now)]
    return [decisions.give_up(course, person, seat, Kind.LEAVE, now)]


def _mine(settings: Settings, creator: str) -> Sitters:
    return [
        (creator, seat.name, None) if isinstance(seat, HumanSeat) and seat.mine else None
        for seat in settings.seats
    ]
