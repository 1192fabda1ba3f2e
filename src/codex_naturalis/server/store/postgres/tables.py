"""Tables: their logs, past SQLAlchemy."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from codex_naturalis.server.ports.log import Entry, Index, Stored
from codex_naturalis.server.store.access import Access
from codex_naturalis.server.store.lists import index_columns, seat_rows
from codex_naturalis.server.store.log import EntryRow, HeadRow, entry_rows, stored_of
from codex_naturalis.server.store.postgres.appending import Append, read_log
from codex_naturalis.server.store.postgres.connecting import Connected
from codex_naturalis.server.store.tables import StoredTables

Log = tuple[HeadRow | None, list[EntryRow]]


class LogAccess(Access, Protocol):
    async def append(self, append: Append) -> None: ...

    async def read_by_key(self, work: Callable[[Connected], Awaitable[Log]]) -> Log: ...


class PostgresTables(StoredTables):
    def __init__(self, access: LogAccess) -> None:
        super().__init__(access)
        self._logs = access

    async def append(
        self, table: str, entries: Sequence[Entry], index: Index | None = None
    ) -> None:
        rows = entry_rows(table, entries)
        if index is None:
            await self._logs.append(Append(table, rows))
            return
        seats = tuple(seat_rows(table, index))
        await self._logs.append(Append(table, rows, index_columns(index), seats))

    async def load(self, table: str) -> Stored | None:
        head, rows = await self._logs.read_by_key(lambda link: read_log(link, table))
        if len(rows) > _MANY:
            return await asyncio.to_thread(stored_of, table, head, rows)
        return stored_of(table, head, rows)


_MANY = 50
"""Entries that take long enough to read for the other tables to wait."""
