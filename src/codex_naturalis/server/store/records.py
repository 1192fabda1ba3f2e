"""Imported records."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, insert, select

from codex_naturalis.server.ports.store import Kept, RecordRow
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.dialects import bytes_of
from codex_naturalis.server.store.schema import records


class Records(Topic):
    async def add(self, record: RecordRow) -> None:
        await self._change(insert(records).values(msgspec.structs.asdict(record)))

    async def kept_of(self, person: str) -> Kept:
        wanted = select(func.count(), func.coalesce(func.sum(bytes_of(records.c.text)), 0)).where(
            records.c.person == person
        )

        def read(connection: Connection) -> Kept:
            number, size = connection.execute(wanted).one()
            return Kept(number, size)

        return await self._access.read(read)

    async def get(self, record: str) -> RecordRow | None:
        wanted = select(records).where(records.c.id == record)

        def read(connection: Connection) -> RecordRow | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else RecordRow(*row)

        return await self._access.read(read)
