"""Appending to logs, the hot path of the server. It bypasses SQLAlchemy and writes all waiting
appends with three statements: each statement releases the interpreter's lock and has to get it back
from a busy event loop, so a few for each append would take longer than the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from codex_naturalis.server.ports.store import Conflict
from codex_naturalis.server.store.log import ENTRY_COLUMNS, EntryRow

_CURRENT = "SELECT version, people FROM tables WHERE id = ?"
_ADVANCE = "UPDATE tables SET version = ? WHERE id = ?"
_COLUMNS = ", ".join(f'"{name}"' for name in ENTRY_COLUMNS)
_ENTRY = f"INSERT INTO entries ({_COLUMNS}) VALUES ({', '.join('?' * len(ENTRY_COLUMNS))})"

_BEHIND = """SELECT steps.key FROM json_each(?) AS steps
    LEFT JOIN tables ON tables.id = steps.value ->> 0
    WHERE tables.version IS NOT steps.value ->> 1"""
_ENTRIES = f"""INSERT INTO entries ({_COLUMNS})
    SELECT {", ".join(f"value ->> {place}" for place, _ in enumerate(ENTRY_COLUMNS))}
    FROM json_each(?)"""
_ADVANCES = """UPDATE tables SET version = steps.version
    FROM (SELECT value ->> 0 AS id, value ->> 2 AS version FROM json_each(?)) AS steps
    WHERE tables.id = steps.id"""


class Append(Struct, frozen=True, gc=False):
    """New entries for one table, without other changes."""

    table: str
    rows: list[EntryRow]


def append_entries(cursor: sqlite3.Cursor, table: str, rows: Sequence[EntryRow]) -> tuple[int, str]:
    """Returns the new version, and the stored `people` from before. Reading the version first is
    safe, because there is only one writer. Raises Conflict."""
    current = cursor.execute(_CURRENT, (table,)).fetchone()
    if current is None:
        raise Conflict(f"there is no table {table}")
    version: int = current[0]
    people: str = current[1]
    if rows and rows[0][1] != version + 1:
        raise Conflict(f"table {table}: entry {rows[0][1]} does not follow entry {version}")
    for row in rows:
        cursor.execute(_ENTRY, row)
    return version + len(rows), people


def append_one(cursor: sqlite3.Cursor, append: Append) -> None:
    version, _ = append_entries(cursor, append.table, append.rows)
    cursor.execute(_ADVANCE, (version, append.table))


def append_many(cursor: sqlite3.Cursor, appends: Sequence[Append]) -> set[int]:
    """Each for another table, and none empty. Returns the indices of those that were not written,
    because they do not follow the last entry of their table."""
    steps = [(append.table, append.rows[0][1] - 1, append.rows[-1][1]) for append in appends]
    behind = {key for (key,) in cursor.execute(_BEHIND, (_json(steps),)).fetchall()}
    if behind:
        steps = [step for number, step in enumerate(steps) if number not in behind]
    rows = [
        row for number, append in enumerate(appends) if number not in behind for row in append.rows
    ]
    cursor.execute(_ENTRIES, (_json(rows),))
    cursor.execute(_ADVANCES, (_json(steps),))
    return behind


def _json(rows: Sequence[tuple[str | int | None, ...]]) -> str:
    return msgspec.json.encode(rows).decode()
