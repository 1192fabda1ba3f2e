"""Appeals against decisions, and what people have read of them; blocked addresses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.moderation_store import AddressBlock, AppealRow
from codex_naturalis.server.ports.store import Conflict
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import address_blocks, seen_decisions
from codex_naturalis.server.store.schema import appeals as rows


class Appeals(Topic):
    async def appeal(self, appeal: AppealRow) -> None:
        columns = {name: getattr(appeal, name) for name in AppealRow.__struct_fields__}

        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(rows).values(columns))
            except IntegrityError:
                raise Conflict(f"there is an appeal against {appeal.decision}") from None

        await self._access.write(write)

    async def appeals(self, decisions: Sequence[int]) -> dict[int, AppealRow]:
        found = await self._appeals(select(rows).where(rows.c.decision.in_(decisions)))
        return {appeal.decision: appeal for appeal in found}

    async def appeals_answered_by(self, decisions: Sequence[int]) -> dict[int, AppealRow]:
        found = await self._appeals(select(rows).where(rows.c.answer.in_(decisions)))
        return {appeal.answer: appeal for appeal in found if appeal.answer is not None}

    async def open_appeals(self, limit: int = 500) -> list[AppealRow]:
        return await self._appeals(
            select(rows).where(rows.c.answer.is_(None)).order_by(rows.c.at).limit(limit)
        )

    async def seen(self, decisions: Sequence[int]) -> frozenset[int]:
        wanted = select(seen_decisions.c.decision).where(seen_decisions.c.decision.in_(decisions))
        return await self._access.read(
            lambda connection: frozenset(connection.execute(wanted).scalars())
        )

    async def see(self, decision: int, now: Millis) -> None:
        row = seen_decisions.c.decision == decision

        def write(connection: Connection) -> None:
            if connection.execute(select(seen_decisions).where(row)).first() is None:
                connection.execute(insert(seen_decisions).values(decision=decision, at=now))

        await self._access.write(write)

    async def address_blocks(self, now: Millis) -> list[AddressBlock]:
        ends = address_blocks.c.until
        wanted = (
            select(address_blocks)
            .where(address_blocks.c.ended.is_(None), or_(ends.is_(None), ends > now))
            .order_by(address_blocks.c.decision)
        )
        return await self._access.read(
            lambda connection: [
                AddressBlock(row.decision, row.network, row.until)
                for row in connection.execute(wanted)
            ]
        )

    async def networks(self, decisions: Sequence[int]) -> dict[int, str]:
        wanted = select(address_blocks.c.decision, address_blocks.c.network).where(
            address_blocks.c.decision.in_(decisions)
        )
        return await self._access.read(
            lambda connection: {row.decision: row.network for row in connection.execute(wanted)}
        )

    async def forget(self, before: Millis) -> int:
        return await self._change(
            delete(address_blocks).where(
                or_(address_blocks.c.ended < before, address_blocks.c.until < before)
            )
        )

    async def _appeals(self, wanted: Select[Any]) -> list[AppealRow]:
        def read(connection: Connection) -> list[AppealRow]:
            found = connection.execute(wanted)
            return [
                AppealRow(row.decision, row.person, row.at, row.text, row.answer) for row in found
            ]

        return await self._access.read(read)
