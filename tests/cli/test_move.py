"""`move`, from a data folder into PostgreSQL and back, also when it is killed on the way."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, LargeBinary, Table, insert, select

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.moderation_store import NewDecision
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.store.postgres.store import PostgresStore
from codex_naturalis.server.store.schema import LASTING
from tests.cli.conftest import Run
from tests.conformance.stores import index, lay, log_of, moves
from tests.services.postgres import PASSWORD, shared

pytestmark = pytest.mark.slow

STORE = Path("data/codex.sqlite3")
Everything = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
def url(folder: Path) -> DatabaseUrl:
    return asyncio.run(shared().database_of(folder))


def in_file(work: Callable[[SqliteStore], Awaitable[Any]], path: Path = STORE) -> Any:
    async def run() -> Any:
        store = await SqliteStore.open(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def in_database(url: DatabaseUrl, work: Callable[[PostgresStore], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = await PostgresStore.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _value(column: Any, number: int, rng: Random) -> Any:
    """Something of the right type, which is another for each number."""
    if column.foreign_keys and not column.primary_key:
        return None if column.nullable else "t1"
    kind = column.type.python_type
    if kind is bool:
        return bool(number % 2)
    if kind is int:
        return number
    if kind is float:
        return rng.random() * 10**6
    if isinstance(column.type, LargeBinary):
        return rng.randbytes(20)
    return f"t{number}" if column.primary_key or column.foreign_keys else f"é♥\\ '{number}"


def _fill(connection: Connection, table: Table, rows: int) -> None:
    rng = Random(table.name)
    for number in range(1, rows + 1):
        values = {column.name: _value(column, number, rng) for column in table.columns}
        connection.execute(insert(table).values(values))


async def fill(store: SqliteStore) -> None:
    """Some rows in every table, also two whose keys fall apart in the order of a language."""

    def write(connection: Connection) -> None:
        for table in LASTING:
            _fill(connection, table, 5)

    await store.write(write)
    for name in ("Zoé", "zoe", "É", "a-b", "aB", "a_b"):
        await lay(store, index(name), 3)


async def everything(store: SqliteStore | PostgresStore) -> Everything:
    def read(connection: Connection) -> Everything:
        return {
            table.name: sorted(map(tuple, connection.execute(select(*table.columns))), key=repr)
            for table in LASTING
        }

    return await store.read(read)


def test_there_and_back(run: Run, folder: Path, url: DatabaseUrl) -> None:
    """Every row of every table arrives; both are stores that go on; the source stays."""
    in_file(fill)
    before = in_file(everything)
    assert all(before.values())
    told = json.loads(run("move", "--from", "data", "--to", url.secret, "--json").stdout)
    assert told["rows"] == {table: len(rows) for table, rows in before.items()}
    assert (told["from"], told["to"]) == (str(STORE), str(url))
    assert in_database(url, everything) == before
    assert in_file(everything) == before

    async def go_on(store: PostgresStore) -> None:
        await store.tables.append("zoe", moves(4))
        new = NewDecision(DecisionKind.DISMISS, 1, None, reason="Nothing.")
        assert (await store.moderation.decide(new)).id == 6

    in_database(url, go_on)
    after = in_database(url, everything)
    line = run("move", "--from", url.secret, "--to", "back").stdout
    rows = sum(map(len, after.values()))
    assert line == f"back/codex.sqlite3: all of {url}, {rows:,} rows, compared\n"
    back = Path("back/codex.sqlite3")
    assert in_file(everything, back) == after
    assert in_file(lambda store: log_of(store, "zoe"), back) == moves(1, 4)
    assert PASSWORD not in line


def test_places_that_are_taken(run: Run, folder: Path, url: DatabaseUrl) -> None:
    """A store that is there is left alone, as is one of another program, or one in use."""
    in_file(fill)
    run("move", "--from", "data", "--to", url.secret)
    refused = run("move", "--from", "data", "--to", url.secret, code=1).stderr
    assert refused == f"Error: {url}: there is a store already: a move needs an empty place\n"
    refused = run("move", "--from", url.secret, "--to", "data", code=1).stderr
    assert refused == f"Error: {STORE} is there already: a move needs an empty place\n"
    run("move", "--from", "data", "--to", "data", code=2)
    assert "no data of a server" in run("move", "--from", "no", "--to", "x", code=1).stderr
    with asyncio.Runner() as runner:
        store = runner.run(PostgresStore.open(url))
        refused = run("move", "--from", url.secret, "--to", "back", code=1).stderr
        assert refused == f"Error: {url}: the database is in use by a server\n"
        runner.run(store.close())


LONG = 300
"""Tables of so many entries that a kill comes in their middle."""


async def fill_long(store: SqliteStore) -> None:
    for number in range(LONG):
        await lay(store, index(f"t{number}"), 100)


def kill_when(arguments: list[str], reached: Callable[[], bool]) -> None:
    """Begin a move and kill it when something is reached."""
    command = [sys.executable, "-m", "codex_naturalis", "move", *arguments]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        while not reached():
            assert process.poll() is None, "it ended before it was killed"
        process.send_signal(signal.SIGKILL)


def entries_in(url: DatabaseUrl) -> int:
    async def count() -> int:
        connection = await asyncpg.connect(url.secret)
        try:
            number: int = await connection.fetchval("SELECT count(*) FROM entries")
            return number
        except asyncpg.UndefinedTableError:
            return 0
        finally:
            await connection.close()

    return asyncio.run(count())


def test_killed_on_the_way(run: Run, folder: Path, url: DatabaseUrl) -> None:
    """Again and again: no server takes it for a store before the move has ended, what is there is
    not copied again, and in the end everything is."""
    in_file(fill_long)
    arguments = ["--from", "data", "--to", url.secret]
    for share in (0.1, 0.5):
        kill_when(arguments, lambda share=share: entries_in(url) > share * LONG * 100)  # type: ignore[misc]
        refused = run("people", "list", "--store", url.secret, code=1).stderr
        assert "a move into the database has not ended: run the same move again" in refused
        assert 0 < entries_in(url) < LONG * 100
    run("move", *arguments)
    assert in_database(url, everything) == in_file(everything)

    back = Path("back/codex.sqlite3.moving")
    log = Path(f"{back}-wal")
    arguments = ["--from", url.secret, "--to", "back"]
    kill_when(arguments, lambda: log.exists() and log.stat().st_size > 2_000_000)
    assert not Path("back/codex.sqlite3").exists()
    run("move", *arguments)
    assert not back.exists()
    assert in_file(everything, Path("back/codex.sqlite3")) == in_file(everything)


def test_a_source_that_has_changed(run: Run, folder: Path, url: DatabaseUrl) -> None:
    """What a move has begun to copy and was changed since is told, with its place; --restart begins
    anew."""
    in_file(fill_long)
    arguments = ["--from", "data", "--to", url.secret]
    kill_when(arguments, lambda: entries_in(url) > 0)

    async def forget(store: SqliteStore) -> None:
        await store.tables.append("t0", moves(101))

    in_file(forget)
    refused = run("move", *arguments, code=1).stderr
    assert refused == (
        f"Error: {url}: it differs in tables at id t0 from what is to be moved; "
        "--restart begins anew\n"
    )
    run("move", *arguments, "--restart")
    assert in_database(url, everything) == in_file(everything)
