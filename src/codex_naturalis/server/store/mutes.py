"""Who has muted whom."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import mutes


class Mutes(Topic):
    async def mute(self, person: str, other: str, muted: bool) -> None:
        row = {"person": person, "other": other}

        def write(connection: Connection) -> None:
            connection.execute(delete(mutes).filter_by(**row))
            if muted:
                connection.execute(insert(mutes).values(row))

        await self._access.write(write)

    async def muted_by(self, person: str) -> frozenset[str]:
        wanted = select(mutes.c.other).where(mutes.c.person == person)
        return await self._access.read(
            lambda connection: frozenset(connection.execute(wanted).scalars())
        )
