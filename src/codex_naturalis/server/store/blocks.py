"""Who has blocked whom."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import blocks, mutes


class Blocks(Topic):
    async def block(self, person: str, other: str, now: Millis | None) -> None:
        row = {"person": person, "other": other}

        def write(connection: Connection) -> None:
            connection.execute(delete(blocks).filter_by(**row))
            if now is not None:
                connection.execute(insert(blocks).values(**row, at=now))

        await self._access.write(write)

    async def blocked_by(self, person: str) -> dict[str, Millis]:
        wanted = (
            select(blocks.c.other, blocks.c.at)
            .where(blocks.c.person == person)
            .order_by(blocks.c.at, blocks.c.other)
        )
        return await self._access.read(
            lambda connection: {row.other: row.at for row in connection.execute(wanted)}
        )

    async def hears_not(self, person: str, listeners: Sequence[str]) -> frozenset[str]:
        muting = select(mutes.c.person).where(mutes.c.other == person)
        blocking = select(blocks.c.person).where(blocks.c.other == person)
        wanted = (
            muting.where(mutes.c.person.in_(listeners)),
            blocking.where(blocks.c.person.in_(listeners)),
        )
        return await self._access.read(
            lambda connection: frozenset(
                deaf for one in wanted for deaf in connection.execute(one).scalars()
            )
        )

    async def kept_apart(self, person: str) -> frozenset[str]:
        mine = select(blocks.c.other).where(blocks.c.person == person)
        theirs = select(blocks.c.person).where(blocks.c.other == person)
        return await self._access.read(
            lambda connection: frozenset(
                other for one in (mine, theirs) for other in connection.execute(one).scalars()
            )
        )

    async def blocks_among(self, people: Sequence[str]) -> list[tuple[str, str]]:
        wanted = select(blocks.c.person, blocks.c.other).where(
            blocks.c.person.in_(people), blocks.c.other.in_(people)
        )
        return await self._access.read(
            lambda connection: [(row.person, row.other) for row in connection.execute(wanted)]
        )
