"""Appending to logs, the hot path of the server: it goes past SQLAlchemy, and all that wait are
written by three statements. Every statement gives the interpreter's lock away and has to get it
back from a busy event loop; a few for each append would take longer than the disk does."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from codex_naturalis.server.ports.store import Conflict
from codex_naturalis.server.store.log import EntryRow

_STANDS = "SELECT version, people FROM tables WHERE id = ?"
_ADVANCE = "UPDATE tables SET version = ? WHERE id = ?"
_COLUMNS = '"table", number, at, kind, seat, text, spent, checksum'
ENTRY = f"INSERT INTO entries ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"

_BEHIND = """SELECT steps.key FROM json_each(?) AS steps
    LEFT JOIN tables ON tables.id = steps.value ->> 0
    WHERE tables.version IS NOT steps.value ->> 1"""
_ENTRIES = f"""INSERT INTO entries ({_COLUMNS})
    SELECT {", ".join(f"value ->> {column}" for column in range(8))} FROM json_each(?)"""
_ADVANCES = """UPDATE tables SET version = steps.version
    FROM (SELECT value ->> 0 AS id, value ->> 2 AS version FROM json_each(?)) AS steps
    WHERE tables.id = steps.id"""


class Append(Struct, frozen=True, gc=False):
    """Some entries for one table, and nothing else."""

    table: str
    rows: list[EntryRow]


def append_entries(cursor: sqlite3.Cursor, table: str, rows: Sequence[EntryRow]) -> tuple[int, str]:
    """Returns the new version, and who sat there until now, as it is stored. Nobody else writes
    meanwhile: to look at the version first is safe. Raises Conflict."""
    stands = cursor.execute(_STANDS, (table,)).fetchone()
    if stands is None:
        raise Conflict(f"table {table}: there is none")
    version: int = stands[0]
    people: str = stands[1]
    if rows and rows[0][1] != version + 1:
        raise Conflict(f"table {table}: entry {rows[0][1]} does not follow entry {version}")
    for row in rows:
        cursor.execute(ENTRY, row)
    return version + len(rows), people


def append_one(cursor: sqlite3.Cursor, append: Append) -> None:
    version, _ = append_entries(cursor, append.table, append.rows)
    cursor.execute(_ADVANCE, (version, append.table))


def append_many(cursor: sqlite3.Cursor, appends: Sequence[Append]) -> set[int]:
    """No two for the same table, and none empty. Returns which of them were not written, because
    they do not follow what is there."""
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
