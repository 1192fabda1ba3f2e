"""The schema and its migrations."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.dialects import registry
from sqlalchemy.schema import CreateTable

from codex_naturalis.server.ports.store import Damaged
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.store.metadata import METADATA
from codex_naturalis.server.store.migration import configuration, upgrade
from tests.conformance.stores import index, lay, log_of, moves

pytestmark = pytest.mark.anyio


def schema_of(connection: sqlite3.Connection) -> set[str]:
    return {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master WHERE sql <> ''")}


async def test_migrations_make_the_schema(tmp_path: Path) -> None:
    """All steps together are the schema: Alembic finds no difference."""
    await (await SqliteStore.open(tmp_path / "store.db")).close()
    engine = create_engine(f"sqlite:///{tmp_path / 'store.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


async def test_the_sql_is_the_same(tmp_path: Path) -> None:
    """What Alembic does not compare (WITHOUT ROWID) is the same too, word for word."""
    await (await SqliteStore.open(tmp_path / "store.db")).close()
    engine = create_engine(f"sqlite:///{tmp_path / 'plain.db'}")
    METADATA.create_all(engine)
    engine.dispose()
    with (
        closing(sqlite3.connect(tmp_path / "store.db")) as ours,
        closing(sqlite3.connect(tmp_path / "plain.db")) as plain,
    ):
        found = {" ".join(sql.split()) for sql in schema_of(ours) if "alembic_version" not in sql}
        wanted = {" ".join(sql.split()) for sql in schema_of(plain)}
    assert found == wanted


def test_one_line_of_steps() -> None:
    """The steps follow each other without a fork."""
    assert len(ScriptDirectory.from_config(configuration()).get_heads()) == 1


def test_the_schema_is_fit_for_postgresql() -> None:
    """Every table can be said in PostgreSQL, and nothing of SQLite is left in it."""
    postgresql = registry.load("postgresql")()
    for table in METADATA.sorted_tables:
        sql = str(CreateTable(table).compile(dialect=postgresql))
        assert "ROWID" not in sql


async def test_an_existing_file_keeps_its_games(tmp_path: Path) -> None:
    """To open a store again takes no step twice and loses nothing."""
    for number in range(3):
        store = await SqliteStore.open(tmp_path / "store.db")
        if number == 0:
            await lay(store, index("t"))
        await store.tables.append("t", moves(number + 1))
        assert await log_of(store, "t") == moves(1, number + 1)
        await store.close()


async def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    """A store as an older program left it, at each step: it opens, with all that was in it, and
    has what the newer steps bring."""
    scripts = ScriptDirectory.from_config(configuration())
    for step in scripts.walk_revisions():
        path = tmp_path / f"{step.revision}.db"
        path.touch()
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            config = configuration()
            config.attributes["connection"] = connection
            command.upgrade(config, step.revision)
            connection.exec_driver_sql("INSERT INTO rated_tables VALUES ('old')")
        engine.dispose()
        store = await SqliteStore.open(path)
        assert not await store.ratings.save("old", [])
        assert await store.reviews.get("table", "old") is None
        await store.close()


async def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    """A store of a newer program is left as it is, with words on what to do."""
    path = tmp_path / "store.db"
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE schema_floor SET revision = '9999'")
    before = path.read_bytes()
    with pytest.raises(Damaged, match=r"store\.db: .*newer version.*9999"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


def test_a_step_that_fails_leaves_nothing(tmp_path: Path) -> None:
    """Steps are taken in one transaction: rolled back, none of it is there."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(tmp_path / "store.db", isolation_level=None),
    )
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        upgrade(connection)
        connection.rollback()
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "store.db")) as plain:
        assert schema_of(plain) == set()
