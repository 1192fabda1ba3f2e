"""Imported records."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from codex_naturalis.server.ports.store import RecordRow
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import records


class Records(Topic):
    async def add(self, record: RecordRow) -> None:
        await self._change(insert(records).values(msgspec.structs.asdict(record)))

    async def get(self, record: str) -> RecordRow | None:
        wanted = select(records).where(records.c.id == record)

        def read(connection: Connection) -> RecordRow | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else RecordRow(*row)

        return await self._access.read(read)
