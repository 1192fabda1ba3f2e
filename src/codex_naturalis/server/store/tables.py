"""Tables: what every database does with them in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, insert, select

from codex_naturalis.server.ports.log import Entry, Head, Index, Stored
from codex_naturalis.server.ports.store import Conflict, Versions
from codex_naturalis.server.store.forgetting import TABLES_AT_ONCE, forget, tables_of
from codex_naturalis.server.store.lists import Lists, index_columns, seat_rows
from codex_naturalis.server.store.log import (
    ENTRY_COLUMNS,
    entry_rows,
    head_checksum,
    load,
    load_after,
)
from codex_naturalis.server.store.schema import entries as entries_table
from codex_naturalis.server.store.schema import seats, tables

VERSIONS_AT_ONCE = 500


class StoredTables(Lists):
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
        rows = [dict(zip(ENTRY_COLUMNS, row, strict=True)) for row in entry_rows(head.id, entries)]
        sitting = [
            {"table": table, "seat": seat, "person": person}
            for table, seat, person in seat_rows(head.id, index)
        ]

        def write(connection: Connection) -> None:
            connection.execute(insert(tables).values(row))
            if sitting:
                connection.execute(insert(seats), sitting)
            if rows:
                connection.execute(insert(entries_table), rows)

        await self._access.write(write)

    async def load(self, table: str) -> Stored | None:
        return await self._access.read(lambda connection: load(connection, table))

    async def after(self, table: str, version: int) -> tuple[Entry, ...]:
        return await self._access.read(lambda connection: load_after(connection, table, version))

    async def versions(self, tables: Sequence[str]) -> dict[str, Versions]:
        found: dict[str, Versions] = {}
        for first in range(0, len(tables), VERSIONS_AT_ONCE):
            some = tables[first : first + VERSIONS_AT_ONCE]
            found |= await self._access.read(partial(_versions, some))
        return found

    async def forget_names(self, person: str, name: str) -> list[str]:
        found = await self._access.read(lambda connection: tables_of(connection, person))

        for first in range(0, len(found), TABLES_AT_ONCE):
            some = found[first : first + TABLES_AT_ONCE]
            await self._access.write(partial(_forget, some, person, name))
        return found


def _versions(wanted: Sequence[str], connection: Connection) -> dict[str, Versions]:
    columns = select(tables.c.id, tables.c.version, tables.c.said)
    rows = connection.execute(columns.where(tables.c.id.in_(wanted)))
    return {row.id: Versions(row.version, row.said) for row in rows}


def _forget(tables: Sequence[str], person: str, name: str, connection: Connection) -> None:
    for table in tables:
        forget(connection, table, person, name)
