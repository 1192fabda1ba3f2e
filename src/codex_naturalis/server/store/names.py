"""Names that nobody has any more, kept from others for a while."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.credential_store import FreedName
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import freed_names


class FreedNames(Topic):
    async def free_name(self, hashed: str, freed: FreedName) -> None:
        row = {"hash": hashed, "person": freed.person, "at": freed.at}

        def write(connection: Connection) -> None:
            connection.execute(delete(freed_names).where(freed_names.c.hash == hashed))
            connection.execute(insert(freed_names).values(row))

        await self._access.write(write)

    async def freed_name(self, hashed: str) -> FreedName | None:
        wanted = select(freed_names).where(freed_names.c.hash == hashed)

        def read(connection: Connection) -> FreedName | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else FreedName(row.person, row.at)

        return await self._access.read(read)

    async def drop_freed_names(self, before: Millis, limit: int) -> int:
        old = select(freed_names.c.hash).where(freed_names.c.at < before).limit(limit)
        return await self._change(delete(freed_names).where(freed_names.c.hash.in_(old)))
