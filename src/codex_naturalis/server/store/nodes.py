"""Servers that use the store together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from codex_naturalis.server.ports.node_store import DEAD_AFTER, NodeRow
from codex_naturalis.server.store.access import Access, Topic
from codex_naturalis.server.store.dialects import now
from codex_naturalis.server.store.node_schema import kept_tables, leases, nodes

FORGOTTEN_AFTER = 60_000
"""Milliseconds after which a dead node is taken out."""


class Nodes(Topic):
    def __init__(self, access: Access, clock: Callable[[], ColumnElement[int]] = now) -> None:
        """`clock` is that of the database, unless a simulation has its own."""
        super().__init__(access)
        self._now = clock

    async def beat(self, node: str, version: str, *, draining: bool = False) -> None:
        row = {"id": node, "started": self._now(), "seen": self._now(), "draining": draining}
        beat = insert(nodes).values(**row, version=version)
        renewed = {"seen": beat.excluded.seen, "draining": draining}
        await self._change(beat.on_conflict_do_update(index_elements=["id"], set_=renewed))

    async def nodes(self) -> list[NodeRow]:
        wanted = select(nodes, self._now().label("now")).order_by(nodes.c.started, nodes.c.id)
        found = await self._access.read(lambda connection: connection.execute(wanted).all())
        rows = [_row(row) for row in found]
        if any(row.silent > FORGOTTEN_AFTER for row in rows):
            await self._change(delete(nodes).where(nodes.c.seen < self._now() - FORGOTTEN_AFTER))
        return [row for row in rows if row.silent <= FORGOTTEN_AFTER]

    async def leave(self, node: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(delete(nodes).where(nodes.c.id == node))
            connection.execute(delete(leases).where(leases.c.node == node))

        await self._access.write(write)

    async def take(self, lease: str, node: str, seconds: float) -> bool:
        until = self._now() + round(seconds * 1000)
        taking = insert(leases).values(name=lease, node=node, until=until)
        free = or_(leases.c.node == node, leases.c.until <= self._now())
        values = {"node": node, "until": taking.excluded.until}
        taking = taking.on_conflict_do_update(index_elements=["name"], set_=values, where=free)
        return await self._change(taking) == 1

    async def release(self, lease: str, node: str) -> None:
        mine = and_(leases.c.name == lease, leases.c.node == node)
        await self._change(delete(leases).where(mine))

    async def keep(self, node: str, begun: Sequence[str], ended: Sequence[str]) -> None:
        def write(connection: Connection) -> None:
            if begun:
                rows = [{"table": table, "node": node} for table in begun]
                begin = insert(kept_tables).on_conflict_do_update(
                    index_elements=["table"], set_={"node": node}
                )
                connection.execute(begin, rows)
            if ended:
                mine = and_(kept_tables.c.table.in_(ended), kept_tables.c.node == node)
                connection.execute(delete(kept_tables).where(mine))

        await self._access.write(write)

    async def keeper(self, table: str) -> str | None:
        wanted = select(kept_tables.c.node).where(kept_tables.c.table == table)
        return await self._access.read(
            lambda connection: connection.execute(wanted).scalar_one_or_none()
        )

    async def adopt(self, node: str, limit: int) -> list[str]:
        living = select(nodes.c.id).where(nodes.c.seen > self._now() - DEAD_AFTER)
        left = (
            select(kept_tables.c.table)
            .where(kept_tables.c.node != node, kept_tables.c.node.not_in(living))
            .order_by(kept_tables.c.table)
            .limit(limit)
        )
        found = await self._access.read(lambda connection: connection.execute(left).scalars().all())
        if not found:
            return []
        taken = (
            update(kept_tables)
            .where(kept_tables.c.table.in_(found), kept_tables.c.node.not_in(living))
            .values(node=node)
            .returning(kept_tables.c.table)
        )
        return await self._access.write(
            lambda connection: sorted(connection.execute(taken).scalars())
        )


def _row(row: Row[Any]) -> NodeRow:
    return NodeRow(row.id, row.started, row.draining, row.version, max(0, row.now - row.seen))
