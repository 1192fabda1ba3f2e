"""Tables: appending to their logs by the one writer of the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Protocol

from codex_naturalis.server.ports.log import Entry, Index
from codex_naturalis.server.store.access import Access
from codex_naturalis.server.store.lists import index_columns, seat_rows
from codex_naturalis.server.store.log import entry_rows
from codex_naturalis.server.store.sqlite.appending import Append, append_entries
from codex_naturalis.server.store.tables import StoredTables

_ADVANCE_AND_INDEX = """UPDATE tables SET version = :version, status = :status, open = :open,
    mode = :mode, players = :players, rated = :rated, changed = :changed, deadline = :deadline,
    people = :people, line = :line WHERE id = :id"""
_EMPTY_SEATS = 'DELETE FROM seats WHERE "table" = ?'
_FILL_SEAT = 'INSERT INTO seats ("table", seat, person) VALUES (?, ?, ?)'


class RawAccess(Access, Protocol):
    async def write_raw(
        self, work: Callable[[sqlite3.Cursor], None], table: str | None = None
    ) -> None: ...

    async def append(self, append: Append) -> None: ...


class SqliteTables(StoredTables):
    def __init__(self, access: RawAccess) -> None:
        super().__init__(access)
        self._raw = access

    async def append(
        self, table: str, entries: Sequence[Entry], index: Index | None = None
    ) -> None:
        rows = entry_rows(table, entries)
        if index is None:
            await self._raw.append(Append(table, rows))
            return
        columns = index_columns(index)
        sitting = seat_rows(table, index)

        def write(cursor: sqlite3.Cursor) -> None:
            version, people = append_entries(cursor, table, rows)
            cursor.execute(_ADVANCE_AND_INDEX, columns | {"version": version, "id": table})
            if columns["people"] != people:
                cursor.execute(_EMPTY_SEATS, (table,))
                cursor.executemany(_FILL_SEAT, sitting)

        await self._raw.write_raw(write, table)
