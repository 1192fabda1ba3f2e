"""PostgreSQL killed under load, and the way to it cut in the middle of a commit: nothing that was
acknowledged is lost or there twice, and the store goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from codex_naturalis.protocol.refusals import Refused
from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.housekeeping.disk_floor import DiskFloor
from codex_naturalis.server.housekeeping.store_check import StoreCheck
from codex_naturalis.server.ports.store import Away, ChatRow, Conflict, Damaged
from codex_naturalis.server.store.postgres.store import PostgresStore
from tests.conformance.stores import index, lay, log_of, moves, person
from tests.services.cutting_proxy import CuttingProxy
from tests.services.postgres import Postgres, shared

pytestmark = pytest.mark.anyio

TABLES = tuple(f"table-{number}" for number in range(12))
KILLS = 6
A_MOVE = str(moves(1)[0].move).encode()


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """One of its own, as durable as in earnest."""
    own = Postgres(durable=True)
    yield own
    own.stop()


class Load:
    """Players who append without a pause, and one who talks."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.acknowledged = dict.fromkeys(TABLES, 0)
        self.ended = False
        self._moved = asyncio.Event()

    async def play(self, table: str) -> None:
        """Who was told nothing looks again, as a table does."""
        await lay(self.store, index(table))
        for number in count(1):
            known = index(table, changed=number) if number % 3 == 0 else None
            try:
                await self.store.tables.append(table, moves(number), known)
            except Damaged:
                found = len(await log_of(self.store, table))
                assert found in {number - 1, number}
                if found == number - 1:
                    await self.store.tables.append(table, moves(number), known)
            self.acknowledged[table] = number
            self._moved.set()
            if self.ended:
                return

    async def talk(self) -> None:
        await self.some(1)
        for number in count(1):
            said, new = await self._say(number)
            while said is None:
                said, new = await self._say(number)
                new = True
            assert (said.number, new) == (number, True)
            if self.ended:
                return

    async def _say(self, number: int) -> tuple[ChatRow | None, bool]:
        try:
            return await self.store.chat.say(TABLES[0], "id-Ada", "hello", number, f"n{number}")
        except Damaged:
            return None, False

    async def some(self, appends: int) -> None:
        for _ in range(appends):
            self._moved.clear()
            await self._moved.wait()

    async def check(self, least: dict[str, int]) -> None:
        for table in TABLES:
            log = await log_of(self.store, table)
            assert log == moves(1, len(log))
            assert len(log) >= least[table]


@pytest.mark.slow
async def test_a_killed_database_loses_nothing(postgres: Postgres) -> None:
    """Killed without a checkpoint under appends and chat, again and again."""
    store = await PostgresStore.open(await postgres.database("killed"))
    load = Load(store)
    playing = [asyncio.ensure_future(load.play(table)) for table in TABLES]
    playing.append(asyncio.ensure_future(load.talk()))
    for kill in range(KILLS):
        await load.some(40 + 7 * kill)
        before = dict(load.acknowledged)
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
        await load.check(before)
    load.ended = True
    await asyncio.gather(*playing)
    for table in TABLES:
        assert await log_of(store, table) == moves(1, load.acknowledged[table])
    await store.close()


@pytest.fixture
async def cut(tmp_path: Path) -> AsyncIterator[tuple[PostgresStore, CuttingProxy]]:
    """A store with a table of three entries, behind a way that can be cut."""
    url = await shared().database_of(tmp_path)
    async with CuttingProxy(shared().port).running() as proxy:
        there = DatabaseUrl(url.secret.replace(f":{shared().port}/", f":{proxy.port}/"))
        store = await PostgresStore.open(there)
        await lay(store, index("t"), 3)
        await store.tables.append("t", moves(4))
        yield store, proxy
        await store.close()


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_an_append_whose_answer_is_lost(
    cut: tuple[PostgresStore, CuttingProxy], moment: str
) -> None:
    """Written or not, it is there once, with its index, and is acknowledged; what comes too late
    is refused as ever."""
    store, proxy = cut
    setattr(proxy, moment, A_MOVE)
    await store.tables.append("t", moves(5, 3), index("t", changed=9, people=(None, "id-Bob")))
    assert proxy.cuts == 1
    assert await log_of(store, "t") == moves(1, 7)
    assert await store.tables.index("t") == index("t", changed=9, people=(None, "id-Bob"))
    setattr(proxy, moment, b"another")
    with pytest.raises(Conflict, match="entry 5 does not follow entry 7"):
        await store.tables.append("t", moves(5, 2, "another"))
    assert proxy.cuts == 2
    assert await log_of(store, "t") == moves(1, 7)


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_commit_whose_answer_is_lost(
    cut: tuple[PostgresStore, CuttingProxy], moment: str
) -> None:
    """A line of chat is said once, and who said it is told its number."""
    store, proxy = cut
    setattr(proxy, moment, b"COMMIT")
    said, new = await store.chat.say("t", "id-Ada", "hello", 1)
    assert (said.number, new, proxy.cuts) == (1, True, 1)
    assert [line.text for line in await store.chat.last("t")] == ["hello"]


async def test_a_read_whose_answer_is_lost(cut: tuple[PostgresStore, CuttingProxy]) -> None:
    """Is read again."""
    store, proxy = cut
    await store.people.add(person("Ada"))
    proxy.after = b"id-Ada"
    assert await store.people.get("id-Ada") == person("Ada")
    assert await log_of(store, "t") == moves(1, 4)
    proxy.after = b"t"
    assert await log_of(store, "t") == moves(1, 4)
    assert proxy.cuts == 2


async def test_who_is_cancelled_leaves_no_connection(
    cut: tuple[PostgresStore, CuttingProxy],
) -> None:
    """However many give up waiting, the next ones are served, and what was begun is whole."""
    store, _ = cut
    for number in range(60):
        said = asyncio.ensure_future(store.chat.say("t", "id-Ada", str(number), number))
        asked = asyncio.ensure_future(store.tables.load("t"))
        await asyncio.sleep(0)
        said.cancel()
        asked.cancel()
    await store.chat.say("t", "id-Ada", "last", 60)
    lines = await store.chat.last("t", 100)
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    assert await log_of(store, "t") == moves(1, 4)


async def test_words_when_the_database_stays_away(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody waits a while, then is told so; when it is back, nothing has to be done."""
    monkeypatch.setattr("codex_naturalis.server.store.postgres.connecting.PATIENCE", 0.3)
    monkeypatch.setattr(
        "codex_naturalis.server.store.postgres.connecting.pauses.__defaults__", (0.3,)
    )
    store = await PostgresStore.open(await postgres.database("away"))
    await lay(store, index("t"), 1)
    await asyncio.to_thread(postgres.kill)
    for attempt in (
        store.tables.append("t", moves(2)),
        store.tables.load("t"),
        store.people.get("id-Ada"),
        store.chat.say("t", "id-Ada", "hello", 1),
        store.check(),
    ):
        with pytest.raises(Damaged, match="cannot be reached"):
            await attempt
    found: list[int] = []
    check = StoreCheck(store, found.append)
    with pytest.raises(Away):
        await check.batch()
    assert found == [], "what cannot be reached is not damaged"
    await asyncio.to_thread(postgres.start)
    await store.tables.append("t", moves(2))
    await store.check()
    assert await check.batch() == 1
    assert await log_of(store, "t") == moves(1, 2)
    await store.close()


async def test_a_disk_that_is_full(postgres: Postgres) -> None:
    """What the database cannot write is refused with the reason; then there is only room for
    play."""
    url = await postgres.database("full")
    store = await PostgresStore.open(url)
    await lay(store, index("t"), 1)
    other = await asyncpg.connect(url.secret)
    await other.execute(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
        "'BEGIN RAISE EXCEPTION ''no space left'' USING ERRCODE = ''disk_full''; END'"
    )
    await other.execute(
        "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()"
    )
    floor = DiskFloor(Path(), 0)
    floor.watch(lambda: store.is_full)
    assert not store.is_full
    with pytest.raises(Damaged, match="the disk of the database is full"):
        await store.tables.append("t", moves(2))
    with pytest.raises(Refused, match="only running games go on"):
        floor.check()
    await other.execute("DROP TRIGGER full_disk ON entries")
    await store.tables.append("t", moves(2))
    await other.close()
    await store.close()
