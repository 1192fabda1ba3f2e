"""The registry of all tables: it holds the rooms in memory and loads the others from the store."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from secrets import SystemRandom, token_hex, token_urlsafe

from codex_naturalis.engine.deal import shuffled
from codex_naturalis.protocol.people import Person
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import (
    BotSeat,
    Colour,
    HumanSeat,
    SeatState,
    Settings,
    Status,
    TableLine,
)
from codex_naturalis.server.nodes.hints import LineChanged
from codex_naturalis.server.nodes.node import ALONE, Node
from codex_naturalis.server.ports.log import Entry, Head, Kind
from codex_naturalis.server.ports.store import OFTEN, GamesQuery, PersonRow, Store, StoreError
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.ports.tracer import Tracer
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.context import Admit, Context, anybody, log, unheard
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.entries import Start, to_text
from codex_naturalis.server.tables.following import Following
from codex_naturalis.server.tables.history import History, fold_with_history
from codex_naturalis.server.tables.lobby import Lobby
from codex_naturalis.server.tables.playing_on import PlayingOn
from codex_naturalis.server.tables.projection import in_lobby, index_of, line_of
from codex_naturalis.server.tables.room import Room
from codex_naturalis.server.tables.table_settings import resolve_settings

SWEEP_SECONDS = 10.0
FLAGGING_SECONDS = 15.0
"""For which one node looks for correspondence clocks that have run out."""
MOST_RECHECKED = 50
"""How many of the newest rated games are checked at the start: the server may have died between
the end of a game and its rating."""

Sitters = Sequence[tuple[str, str | None, Colour | None] | None]
"""By seat: the person who sits there from the start, their name in a hot seat, and their colour."""


class TableRegistry:
    def __init__(
        self,
        store: Store,
        node: Node,
        thinker: Thinker,
        settings: ServerSettings,
        rate: Callable[[str, Sequence[str], Sequence[int]], Awaitable[None]],
        saved: Callable[[int, float], None],
        ended: Callable[[str], Awaitable[None]],
        *,
        payer_of: Callable[[str], str] = str,
        is_bad: Callable[[str], bool] = lambda _: False,
        admit: Admit = anybody,
        rated_changed: Callable[[str], Awaitable[None]] = unheard,
    ) -> None:
        self.lobby = Lobby(store)
        self.node = node
        self.context = Context(
            store,
            node,
            thinker,
            settings,
            self._announce,
            self.lobby.tell,
            rate=rate,
            saved=saved,
            ended=ended,
            payer_of=payer_of,
            is_bad=is_bad,
            admit=admit,
            rated_changed=rated_changed,
        )
        self.missed: list[Callable[[], Awaitable[None]]] = [self._rate_missed]
        """What finds the games that a node has left uncounted when it died."""
        self._following = Following(self, self._catch_up)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.random = SystemRandom()

    def trace(self, tracer: Tracer) -> None:
        """Before a table is loaded: what happens at tables is in the traces."""
        self.context = dataclasses.replace(self.context, tracer=tracer)

    async def open(self) -> None:
        self._sweeper = self.context.spawn(self._sweep())
        self.context.spawn(self._rate_missed())
        if self.node.id != ALONE:
            self._following.open()

    async def close(self) -> None:
        """Finish the changes that are being saved, then stop."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self._following.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.close()
        self.rooms.clear()
        tasks = list(self.context.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def create(
        self, creator: PersonRow, wanted: Settings, sitters: Sitters = (), paired: str | None = None
    ) -> Room:
        """Create a table. The `sitters` sit there from the start; without them the creator takes
        the seats that the settings mark as `mine`. If no seat is free, the game starts. `paired`:
        they have not chosen each other, and the table has this id."""
        course = await self._new(creator, wanted, paired)
        if course.head.settings.rated and paired is None:
            others = {one[0] for one in sitters if one is not None} - {creator.id}
            people = [creator.id, *sorted(others)]
            for number, person in enumerate(people, 1):
                await self.context.admit(person, people[number:])
        now = course.head.created
        entries: list[Entry] = []
        for seat, sitter in enumerate(sitters or _creator_seats(course.head.settings, creator.id)):
            if sitter is not None:
                person, name, colour = sitter
                entries.append(decisions.sit(course, person, seat, name, colour, now))
                course.apply(entries[-1])
        if not course.free_seats:
            entries.append(self.start(course, now))
            course.apply(entries[-1])
        return await self._open(course, History(), entries)

    async def play_on(self, creator: PersonRow, wanted: PlayingOn) -> Room:
        """A casual table that goes on from a position of a finished game."""
        head = (await self._new(creator, wanted.settings)).head
        entries = [*wanted.entries(creator.id, token_hex(32), head.created)]
        course, history = fold_with_history(head, entries)
        return await self._open(course, history, entries)

    async def _new(self, creator: PersonRow, wanted: Settings, table: str | None = None) -> Course:
        """The course of a table to which nothing has happened yet."""
        settings = resolve_settings(wanted, self.context.thinker.bots, creator.kind)
        for seat in settings.seats:
            self.check_name(seat.name if isinstance(seat, HumanSeat) else None)
        await self._check_number(creator, settings)
        table = table or token_urlsafe(9)
        return Course(Head(table, self.context.clock.now(), creator.id, settings))

    async def _open(self, course: Course, history: History, entries: Sequence[Entry]) -> Room:
        """Store a new table, then show it."""
        head = course.head
        ids = [head.creator, *(chair.person for chair in course.chairs if chair.person)]
        people = await self.context.people(ids)
        now = head.created
        await self.context.store.tables.create(head, entries, index_of(course, people, now))
        room = self.rooms[head.id] = Room(self.context, course, history, people)
        if in_lobby(course):
            self._announce(line_of(course, people, now))
        room.tell_players()
        return room

    def _announce(self, line: TableLine) -> None:
        self.lobby.announce(line)
        self.node.tell(LineChanged(line.id))

    def start(self, course: Course, now: int) -> Entry:
        """The entry that starts a game. The deal comes from the randomness of the system; players
        get a hash that commits to it."""
        order = list(range(len(course.chairs)))
        if course.head.settings.shuffle_seats:
            self.random.shuffle(order)
        start = Start(shuffled(self.random), token_hex(32), tuple(order))
        return Entry(course.version + 1, now, Kind.START, None, to_text(start))

    async def get(self, table: str) -> Room:
        """The room of a table, from memory or from the store. Raises Refused."""
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
        stored = await self.context.store.tables.load(table)
        if stored is None:
            raise Refused(Code.NOT_FOUND, "there is no such table", case="table")
        course, history = fold_with_history(stored.head, stored.entries)
        ids = [stored.head.creator, *(chair.person for chair in course.chairs if chair.person)]
        people = await self.context.people(ids)
        keeper = await self.node.keeper(table)
        return Room(self.context, course, history, people, keeper)

    async def remove_person(self, person: str) -> None:
        """A person was deleted: leave their seats, and give up the games that they are playing."""
        unfinished = (Status.GATHERING, Status.PLAYING)
        query = GamesQuery(
            person=person, statuses=unfinished, limit=self.context.settings.most_tables
        )
        for index in await self.context.store.tables.find(query):
            room = await self.get(index.line.id)
            for _ in range(index.people.count(person)):
                with suppress(Refused):
                    await room.act(partial(_vacate, person))

    def forget(self, tables: Sequence[str]) -> None:
        """Tables that are no longer in the store."""
        for table in tables:
            room = self.rooms.pop(table, None)
            if room is not None:
                room.close()

    async def forget_names(self, person: Person) -> list[str]:
        """A person was deleted, and has this name now: no table says another, in memory or in the
        store. Returns the tables where they sat."""
        for room in list(self.rooms.values()):
            async with room.lock:
                if person.id in room.people:
                    room.forget_names(person)
        found = await self.context.store.tables.forget_names(person.id, person.name)
        await self.rename(person)
        return found

    async def rename(self, person: Person) -> None:
        """A person has a new name: update the tables in memory, and the lobby."""
        for room in list(self.rooms.values()):
            if person.id in room.people:
                self._rename_in(room, person)
                self.node.tell(LineChanged(room.id))

    async def rename_here(self, row: PersonRow) -> None:
        """The same, where another node has changed it; or the person was deleted there."""
        for room in list(self.rooms.values()):
            known = room.people.get(row.id)
            if known is None or known == row.public:
                continue
            if row.deleted is not None:
                async with room.lock:
                    room.forget_names(row.public)
            self._rename_in(room, row.public)

    def _rename_in(self, room: Room, person: Person) -> None:
        room.add_person(person)
        room.tell_table()
        if in_lobby(room.course) and room.course.status is Status.GATHERING:
            self.lobby.announce(line_of(room.course, room.people, room.touched))

    @property
    def people(self) -> set[str]:
        """At tables in memory."""
        return {person for room in self.rooms.values() for person in room.people}

    async def _catch_up(self) -> None:
        for missed in self.missed:
            await missed()

    def check_name(self, name: str | None) -> None:
        """Of a seat, where several people play on one device. Raises Refused(BAD_NAME)."""
        if name is not None and self.context.is_bad(name):
            raise Refused(Code.BAD_NAME, "a word in it is not wanted here", case="words")

    async def _check_number(self, creator: PersonRow, settings: Settings) -> None:
        """Of those where the creator sits, and of those that the creator has made."""
        unfinished = (Status.GATHERING, Status.PLAYING)
        tables, most = self.context.store.tables, self.context.settings.most_tables
        sitting = await tables.count(GamesQuery(person=creator.id, statuses=unfinished))
        mine = await tables.find(GamesQuery(creator=creator.id, statuses=unfinished, limit=most))
        most_bots = self.context.settings.people.bot_tables
        with_bots = sum(_has_bots(index.line.settings) for index in mine)
        if _has_bots(settings) and with_bots >= most_bots:
            raise Refused(
                Code.LIMIT_REACHED,
                f"you have {most_bots} unfinished tables with bots: finish one first",
                case="bot_tables",
                parameters={"most": most_bots},
            )
        if max(sitting, len(mine)) >= most:
            raise Refused(
                Code.LIMIT_REACHED,
                f"you have {most} unfinished tables: finish one first",
                case="tables",
                parameters={"most": most},
            )

    async def _sweep(self) -> None:
        """Close idle rooms, and flag the correspondence clocks that have run out."""
        while True:
            await self.context.clock.sleep(SWEEP_SECONDS)
            now = self.context.clock.now()
            for table, room in list(self.rooms.items()):
                if room.idle and now - room.touched > self.context.settings.idle_rooms * 1000:
                    room.close()
                    del self.rooms[table]
            try:
                if not await self.node.may("flag correspondence", FLAGGING_SECONDS):
                    continue
                overdue = await self.context.store.tables.due(now)
            except StoreError as error:
                words = "could not look for tables whose time has run out: %s"
                log.error(words, error, extra=OFTEN)
                continue
            for table in overdue:
                try:
                    await (await self.get(table)).flag()
                except (Refused, StoreError) as error:
                    words = "the time of a table has run out, but that could not be saved: %s"
                    log.error(words, error, extra={**OFTEN, "table": table})

    async def _rate_missed(self) -> None:
        """Rate games that ended just before the server stopped; no game counts twice."""
        query = GamesQuery(statuses=(Status.FINISHED,), rated=True, limit=MOST_RECHECKED)
        for index in reversed(await self.context.store.tables.find(query)):
            result = index.line.result
            if result is not None and result.ranks:
                people = [person or "" for person in index.people]
                await self.context.rate(index.line.id, people, result.ranks)


def _vacate(person: str, course: Course, now: int) -> list[Entry]:
    """Leave the first seat that the person holds. Looked up here, because the seats may have been
    shuffled since."""
    mine = [n for n, chair in enumerate(course.chairs) if chair.person == person]
    playing = [n for n in mine if course.chairs[n].state is SeatState.PLAYING]
    if not playing:
        raise Refused(Code.NOT_YOUR_SEAT, "you have no seat to give up", case="leave")
    seat = playing[0]
    if course.status is Status.GATHERING:
        return [decisions.stand(course, person, seat, now)]
    return [decisions.give_up(course, person, seat, Kind.LEAVE, now)]


def _has_bots(settings: Settings) -> bool:
    return any(isinstance(seat, BotSeat) for seat in settings.seats)


def _creator_seats(settings: Settings, creator: str) -> Sitters:
    return [
        (creator, seat.name, None) if isinstance(seat, HumanSeat) and seat.mine else None
        for seat in settings.seats
    ]
