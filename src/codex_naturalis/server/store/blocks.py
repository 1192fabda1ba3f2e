"""Who has blocked whom."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import blocks


class Blocks(Topic):
    async def block(self, person: str, other: str, now: Millis | None) -> None:
        row = {"person": person, "other": other}

        def write(connection: Connection) -> None:
            connection.execute(delete(blocks).filter_by(**row))
            if now is not None:
                connection.execute(insert(blocks).values(**row, at=now))

        await self._access.write(write)

    async def blocked_by(self, person: str) -> list[str]:
        wanted = select(blocks.c.other).where(blocks.c.person == person).order_by(blocks.c.at)
        return await self._access.read(
            lambda connection: list(connection.execute(wanted).scalars())
        )

    async def blocks_among(self, people: Sequence[str]) -> list[tuple[str, str]]:
        wanted = select(blocks.c.person, blocks.c.other).where(
            blocks.c.person.in_(people), blocks.c.other.in_(people)
        )
        return await self._access.read(
            lambda connection: [(row.person, row.other) for row in connection.execute(wanted)]
        )
