"""A registry of tables on a real store, people who play there, and what each of them hears."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from codex_naturalis.engine.deal import Deal, shuffled
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.legality import LegalMoves
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.state import State
from codex_naturalis.protocol.clocks import RealTime
from codex_naturalis.protocol.commands import Play, TableCommand, Watch
from codex_naturalis.protocol.messages import CommandRefused, Done
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import HumanSeat, Settings
from codex_naturalis.server.archive.games import finished_table
from codex_naturalis.server.archive.people_statistics import PeopleStatistics
from codex_naturalis.server.nodes.node import Node
from codex_naturalis.server.people.ratings import Ratings
from codex_naturalis.server.ports.log import Entry, Head, Kind, Stored
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.commands import handle
from codex_naturalis.server.tables.context import encode
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.entries import Start, to_text
from codex_naturalis.server.tables.projection import index_of
from codex_naturalis.server.tables.registry import TableRegistry
from codex_naturalis.server.tables.room import Room
from codex_naturalis.server.tables.table_settings import resolve_settings
from tests.server.clock import START, HeldClock
from tests.server.inline import InlineThinker

PEOPLE = {
    name: PersonRow(name, name.title(), PersonKind.ACCOUNT, START, password_hash="kept elsewhere")
    for name in ("anna", "bert", "cora", "dirk", "emil")
} | {"gast": PersonRow("gast", "Gast", PersonKind.GUEST, START)}
"""By id; the first four sit down, Emil looks on, Gast has no account."""
SALT = "5a17" * 16
SEATED = ("anna", "bert", "cora", "dirk")


class QuickThinker(InlineThinker):
    """Only the bots that think quickly."""

    bots: tuple[str, ...] = ("random", "greedy")


class Watcher:
    """One connection: it gives commands, and keeps every frame that comes back."""

    def __init__(self, live_tables: LiveTables, person: str, table: str) -> None:
        self.live_tables = live_tables
        self.person = person
        self.table = table
        self.frames: list[bytes] = []
        self.versions: list[int] = []
        """Of the table, when each frame came."""
        self._ids = count(1)

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        room = self.live_tables.registry.rooms.get(self.table)
        self.versions.append(0 if room is None else room.course.version)

    async def do(self, kind: type[TableCommand], **fields: Any) -> Code | None:
        """Give a command, against the version of now unless told; the code of its refusal. It is
        answered as the socket answers."""
        if "version" in kind.__struct_fields__ and "version" not in fields:
            fields["version"] = (await self.live_tables.room(self.table)).course.version
        command: Any = kind(id=next(self._ids), table=self.table, **fields)
        try:
            version = await handle(self.live_tables.registry, self, PEOPLE[self.person], command)
        except Refused as refused:
            refusal = CommandRefused(command.id, refused.code, refused.reason, refused.details)
            self.send(encode(refusal))
            return refused.code
        self.send(encode(Done(command.id, version)))
        return None

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a type, the oldest first."""
        messages = [msgspec.json.decode(frame) for frame in self.frames]
        return [message for message in messages if message["type"] == kind]

    @property
    def seen(self) -> dict[str, Any]:
        """The last update."""
        return self.heard("update")[-1]

    @property
    def told(self) -> dict[str, Any]:
        """The table as last told."""
        table: dict[str, Any] = self.heard("table")[-1]["table"]
        return table


class LiveTables:
    """A registry, its store and its clock."""

    def __init__(
        self,
        store: SqliteStore,
        clock: HeldClock,
        settings: ServerSettings,
        node: Node | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.statistics = PeopleStatistics(store)
        self.registry = TableRegistry(
            store,
            node or Node(clock),
            QuickThinker(),
            settings,
            Ratings(store, clock).rate,
            saved=lambda *_: None,
            ended=self.statistics.count,
        )

    async def create(self, person: str, **settings: Any) -> Room:
        """A table, where that person sits in the first seat."""
        return await self.registry.create(PEOPLE[person], asking(**settings))

    async def game(
        self, *, table: str = "table", deal: Deal | None = None, **settings: Any
    ) -> Room:
        """A game that has begun, the seated in order at two seats unless told."""
        return await self.inject(begun(table, deal, **settings))

    async def inject(self, log: Log) -> Room:
        """A table that is in the store already, and comes to memory now."""
        people = {person.id: person.public for person in PEOPLE.values()}
        index = index_of(log.course, people, log.course.head.created)
        await self.store.tables.create(log.course.head, log.entries, index)
        return await self.room(log.course.head.id)

    async def room(self, table: str) -> Room:
        return await self.registry.get(table)

    async def stored(self, table: str) -> Stored:
        stored = await self.store.tables.load(table)
        assert stored is not None
        return stored

    async def true_game(self, table: str) -> Game:
        """The game as the log tells it."""
        return finished_table(await self.stored(table)).game((await self.room(table)).people)

    async def watcher(self, person: str, table: str, seat: int | None = None) -> Watcher:
        """Somebody who watches."""
        watcher = Watcher(self, person, table)
        refused = await watcher.do(Watch, seat=seat)
        assert refused is None, refused
        return watcher

    async def watchers(self, room: Room) -> list[Watcher]:
        """All who sit there, by seat, watching."""
        people = [chair.person for chair in room.course.chairs]
        return [
            await self.watcher(person, room.id, seat)
            for seat, person in enumerate(people)
            if person is not None
        ]

    async def rest(self) -> None:
        """Until nothing that was begun beside us is under way."""
        async with asyncio.timeout(20):
            while tasks := set(self.registry.context.tasks):
                await asyncio.wait(tasks)

    async def restarted(self) -> LiveTables:
        """The same store, as a server finds it that starts anew."""
        await self.registry.close()
        return LiveTables(self.store, self.clock, self.registry.context.settings)


@asynccontextmanager
async def live_tables(folder: Path, **settings: Any) -> AsyncGenerator[LiveTables]:
    store = await SqliteStore.open(folder / "codex.sqlite3")
    wanted: dict[str, Any] = {"data": folder, "bot_pause": 0.0} | settings
    opened = LiveTables(store, HeldClock(), ServerSettings(**wanted))
    try:
        for person in PEOPLE.values():
            if await store.people.get(person.id) is None:
                await store.people.add(person)
        yield opened
    finally:
        await opened.registry.close()
        await store.close()


async def turns() -> None:
    """Let every task that can go on do so for a while."""
    for _ in range(10):
        await asyncio.sleep(0)


async def until(condition: Callable[[], bool]) -> None:
    """What another task will bring about."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


def asking(players: int = 2, **settings: Any) -> Settings:
    """A table for so many people, the first seat for who asks; lots are not drawn unless told, and
    a rated one has a clock."""
    seats = (HumanSeat(mine=True), *(HumanSeat() for _ in range(players - 1)))
    wanted: dict[str, Any] = {"seats": seats, "shuffle_seats": False}
    if settings.get("rated"):
        wanted["clock"] = RealTime(minutes=15, increment=10)
    return Settings(**wanted | settings)


class Log:
    """A log as it is written, and its course so far. Pure."""

    def __init__(self, head: Head) -> None:
        self.course = Course(head)
        self.entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        self.course.apply(entry)
        self.entries.append(entry)

    def move(self, seat: int, move: str, now: int = START) -> None:
        """A half-move of whoever plays the seat."""
        self.add(decisions.half_move(self.course, seat, move, now))

    def play(self, rng: Random, half_moves: int, now: int = START) -> None:
        """Half-moves at random, until there are so many or the game is over."""
        for _ in range(half_moves):
            if self.course.to_move:
                assert self.course.state is not None
                seat = rng.choice(self.course.to_move)
                self.move(seat, str(pick(self.course.state, seat, rng)), now)


def facts(course: Course) -> dict[str, Any]:
    """All that a course is, as data of its own."""
    known = {name: getattr(course, name) for name in Course.__slots__}
    timing = known.pop("timing")
    return known | {
        "chairs": list(course.chairs),
        "owing_since": list(course.owing_since),
        "nonces": list(course.nonces),
        "left": list(timing.left),
        "began": list(timing.began),
    }


def gathering(table: str = "table", **settings: Any) -> Log:
    """A table for two that Anna asked for, unless told; nobody sits yet."""
    settled = resolve_settings(asking(**settings), QuickThinker.bots, PersonKind.ACCOUNT)
    return Log(Head(table, START, "anna", settled))


def begun(table: str = "table", deal: Deal | None = None, **settings: Any) -> Log:
    """The seated in order at such a table, and the game begun."""
    log = gathering(table, **settings)
    for person, seat in zip(SEATED, log.course.free_seats, strict=False):
        log.add(decisions.sit(log.course, person, seat, None, None, START))
    seats = range(len(log.course.chairs))
    start = Start(deal or shuffled(Random(7)), SALT, tuple(seats))
    log.add(Entry(log.course.version + 1, START, Kind.START, None, to_text(start)))
    return log


def pick(state: State, seat: int, rng: Random) -> Move:
    """A legal half-move: fronts more often than chance would, so that games score and end."""
    legal = LegalMoves(state, seat)
    if rng.random() < 0.5:
        fronts = [m for m in legal if isinstance(m, Place) and m.side.value == "front"]
        if fronts:
            return rng.choice(fronts)
    return legal.sample(rng)


async def play_on(watchers: list[Watcher], rng: Random, half_moves: int = 10_000) -> None:
    """The people at a table play at random, for so long or to the end."""
    room = await watchers[0].live_tables.room(watchers[0].table)
    for _ in range(half_moves):
        if not room.course.to_move:
            return
        assert room.course.state is not None
        seat = rng.choice(room.course.to_move)
        move = str(pick(room.course.state, seat, rng))
        refused = await watchers[seat].do(Play, seat=seat, move=move)
        assert refused is None, (move, refused)
