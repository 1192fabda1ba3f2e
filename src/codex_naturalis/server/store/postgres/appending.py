"""Appending to logs, the hot path of the server: one statement for all appends that wait, which is
a transaction of its own. Each append is written whole or not at all, whatever happens to the
others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from codex_naturalis.server.store.log import ENTRY_COLUMNS, EntryRow, HeadRow
from codex_naturalis.server.store.postgres.connecting import Connected

_INDEX = {
    "status": "text",
    "open": "bool",
    "mode": "text",
    "players": "int",
    "rated": "bool",
    "changed": "bigint",
    "deadline": "bigint",
    "people": "text",
    "line": "text",
}
_STEP = {"id": "text", "before": "int", "after": "int", **_INDEX}
_ENTRY: dict[str, str] = dict(
    zip(
        ENTRY_COLUMNS,
        ("text", "int", "bigint", "text", "int", "text", "bigint", "bigint", "text"),
        strict=True,
    )
)
_SEAT = {"table": "text", "seat": "int", "person": "text"}


def _names(columns: Sequence[str] | dict[str, str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)


def _rows(first: int, columns: dict[str, str]) -> str:
    """The parameters from `first` on as a table: an array for each column."""
    arrays = ", ".join(
        f"${number}::{kind}[]" for number, kind in enumerate(columns.values(), first)
    )
    return f"unnest({arrays})"


_KEPT = [name for name in _INDEX if name != "deadline"]
_SET = ", ".join(f'"{name}" = coalesce(s."{name}", t."{name}")' for name in _KEPT)

# Locking in one order keeps two servers from waiting for each other. A row that somebody else has
# changed meanwhile is looked at again when its lock is free.
_APPEND = f"""
WITH s ({_names(_STEP)}) AS (SELECT * FROM {_rows(1, _STEP)}),
e ({_names(_ENTRY)}) AS (SELECT * FROM {_rows(1 + len(_STEP), _ENTRY)}),
n ({_names(_SEAT)}) AS (SELECT * FROM {_rows(1 + len(_STEP) + len(_ENTRY), _SEAT)}),
locked AS (
    SELECT t.id, t.people FROM s JOIN tables t ON t.id = s.id
    WHERE s.before IS NULL OR t.version = s.before
    ORDER BY t.id FOR UPDATE OF t
),
advanced AS (
    UPDATE tables t SET version = coalesce(s.after, t.version), {_SET},
        deadline = CASE WHEN s.status IS NULL THEN t.deadline ELSE s.deadline END
    FROM locked JOIN s ON s.id = locked.id
    WHERE t.id = locked.id AND (s.before IS NULL OR t.version = s.before)
    RETURNING t.id
),
written AS (
    INSERT INTO entries ({_names(_ENTRY)})
    SELECT e.* FROM e JOIN advanced ON advanced.id = e."table"
),
reseated AS (
    SELECT locked.id FROM locked JOIN s ON s.id = locked.id WHERE s.people <> locked.people
),
emptied AS (
    DELETE FROM seats USING reseated WHERE seats."table" = reseated.id AND NOT EXISTS (
        SELECT FROM n WHERE n."table" = seats."table" AND n.seat = seats.seat
    )
),
filled AS (
    INSERT INTO seats ({_names(_SEAT)})
    SELECT n.* FROM n JOIN reseated ON reseated.id = n."table"
    ON CONFLICT ("table", seat) DO UPDATE SET person = excluded.person
)
SELECT id FROM advanced"""

_LOG = f"""
SELECT {", ".join(f"t.{name}" for name in HeadRow._fields)},
    ARRAY(
        SELECT ROW({", ".join(f'e."{name}"' for name in ENTRY_COLUMNS)}) FROM entries e
        WHERE e."table" = t.id ORDER BY e.number
    ) AS entries
FROM tables t WHERE t.id = $1"""
_SOME = f"""SELECT {_names(ENTRY_COLUMNS)} FROM entries
    WHERE "table" = $1 AND number BETWEEN $2 AND $3 ORDER BY number"""


class Append(Struct, frozen=True, gc=False):
    """New entries for one table, and what lists show of it then."""

    table: str
    rows: list[EntryRow]
    index: dict[str, str | int | bool | None] | None = None
    seats: tuple[tuple[str, int, str], ...] = ()

    @property
    def step(self) -> tuple[Any, ...]:
        first = self.rows[0][1] - 1 if self.rows else None
        last = self.rows[-1][1] if self.rows else None
        index = self.index or dict.fromkeys(_INDEX)
        return (self.table, first, last, *(index[name] for name in _INDEX))


async def append_all(connection: Connected, appends: Sequence[Append]) -> set[str]:
    """Each for another table. Returns the tables that were written to; the others are not there,
    or have another last entry."""
    entries = [row for append in appends for row in append.rows]
    seats = [row for append in appends for row in append.seats]
    parameters = (
        *_columns([append.step for append in appends], len(_STEP)),
        *_columns(entries, len(_ENTRY)),
        *_columns(seats, len(_SEAT)),
    )
    return {row[0] for row in await connection.fetch(_APPEND, *parameters)}


def _columns(rows: Sequence[tuple[Any, ...]], number: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(number)]


async def version_of(connection: Connected, table: str) -> int | None:
    found: int | None = await connection.fetchval("SELECT version FROM tables WHERE id = $1", table)
    return found


async def is_there(connection: Connected, append: Append) -> bool:
    """Whether these very entries are in the log."""
    rows = append.rows
    found = await connection.fetch(_SOME, append.table, rows[0][1], rows[-1][1])
    return [tuple(row) for row in found] == rows


async def read_log(connection: Connected, table: str) -> tuple[HeadRow | None, list[EntryRow]]:
    """As it is at one moment."""
    found = await connection.fetchrow(_LOG, table)
    if found is None:
        return None, []
    *head, entries = found
    return HeadRow(*head), [tuple(row) for row in entries]
