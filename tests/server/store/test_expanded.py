"""A schema to which a newer version of the program has only added does not keep older ones out."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.store.migration import configuration, floor_of
from tests.conformance.stores import index, lay, log_of, moves, person

pytestmark = pytest.mark.anyio


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as store:
        for statement in statements:
            store.execute(statement)


async def test_what_was_only_added_keeps_nobody_out(tmp_path: Path) -> None:
    """Case: a newer version has added a column and a table. This one reads and writes, and leaves
    the schema as it is."""
    path = tmp_path / "store.db"
    await (await SqliteStore.open(path)).close()
    change(
        path,
        "ALTER TABLE people ADD COLUMN pronouns TEXT",
        "CREATE TABLE badges (person TEXT PRIMARY KEY)",
        "UPDATE alembic_version SET version_num = '9999'",
    )
    for number in (1, 2):
        store = await SqliteStore.open(path)
        await store.people.add(person(f"Ada{number}"))
        if number == 1:
            await lay(store, index("t"))
        await store.tables.append("t", moves(number))
        assert await log_of(store, "t") == moves(1, number)
        await store.close()
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_steps_that_expand_only_add() -> None:
    """Law: a step that says so makes tables, indexes and columns, and does nothing else; new
    columns may be null or have a default."""
    scripts = ScriptDirectory.from_config(configuration())
    expanding = [
        step for step in scripts.walk_revisions() if getattr(step.module, "expands", False)
    ]
    assert expanding
    for step in expanding:
        text = Path(step.path).read_text()
        done = {words.partition("(")[0] for words in text.split("op.")[1:]}
        assert done <= {"create_table", "create_index", "add_column", "f"}, step.path
        for added in text.split("op.add_column")[1:]:
            column = added.partition("\n")[0]
            assert "nullable=False" not in column or "server_default" in column, step.path
    assert floor_of(scripts) < min(step.revision for step in expanding)
