"""Tables: their logs and their index."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import msgspec
from sqlalchemy import Connection, insert

from codex_naturalis.server.ports.log import Entry, Head, Index, Stored
from codex_naturalis.server.ports.store import Conflict
from codex_naturalis.server.store.access import Access
from codex_naturalis.server.store.forgetting import TABLES_AT_ONCE, forget, tables_of
from codex_naturalis.server.store.lists import Lists, index_columns, seat_rows
from codex_naturalis.server.store.log import entry_rows, head_checksum, load
from codex_naturalis.server.store.schema import tables
from codex_naturalis.server.store.sqlite.appending import ENTRY, Append, append_entries

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


class SqliteTables(Lists):
    def __init__(self, access: RawAccess) -> None:
        super().__init__(access)
        self._raw = access

    async def create(self, head: Head, entries: Sequence[Entry], index: Index) -> None:
        if entries and entries[0].number != 1:
            raise Conflict(f"table {head.id}: its log begins with entry {entries[0].number}")
        settings = msgspec.json.encode(head.settings).decode()
        row = {
            "id": head.id,
            "created": head.created,
            "creator": head.creator,
            "settings": settings,
            "checksum": head_checksum(head, settings),
            "version": len(entries),
            "said": 0,
            **index_columns(index),
        }
        rows = entry_rows(head.id, entries)
        sitting = seat_rows(head.id, index)

        def write(connection: Connection) -> None:
            connection.execute(insert(tables).values(row))
            if sitting:
                connection.exec_driver_sql(_FILL_SEAT, sitting)
            if rows:
                connection.exec_driver_sql(ENTRY, rows)

        await self._access.write(write)

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

    async def load(self, table: str) -> Stored | None:
        return await self._access.read(lambda connection: load(connection, table))

    async def forget_names(self, person: str, name: str) -> list[str]:
        found = await self._access.read(lambda connection: tables_of(connection, person))

        for first in range(0, len(found), TABLES_AT_ONCE):
            some = found[first : first + TABLES_AT_ONCE]
            await self._access.write(partial(_forget, some, person, name))
        return found


def _forget(tables: Sequence[str], person: str, name: str, connection: Connection) -> None:
    for table in tables:
        forget(connection, table, person, name)
