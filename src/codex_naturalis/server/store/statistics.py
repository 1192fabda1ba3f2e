"""Statistics of people's games. A game and the mark that it was counted are written together."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, exists, insert, select, tuple_, update

from codex_naturalis.analysis.game_facts import GameFacts
from codex_naturalis.analysis.statistics import Group
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.ports.store import Damaged
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.lists import index_from
from codex_naturalis.server.store.schema import counted_tables, statistics, tables

_GROUP = msgspec.json.Decoder(Group)


class Statistics(Topic):
    async def count(self, table: str, facts: GameFacts, seats: Collection[int]) -> bool:
        def write(connection: Connection) -> bool:
            if not _mark(connection, table):
                return False
            group = _read(connection, facts.group)
            group.add(facts, seats)
            body = msgspec.json.encode(group, order="sorted").decode()
            own = statistics.c.group == facts.group
            if not connection.execute(update(statistics).where(own).values(body=body)).rowcount:
                connection.execute(insert(statistics).values(group=facts.group, body=body))
            return True

        return await self._access.write(write)

    async def skip(self, table: str) -> None:
        await self._access.write(lambda connection: _mark(connection, table))

    async def uncounted(self, limit: int, after: tuple[Millis, str] | None = None) -> list[Index]:
        place = (tables.c.changed, tables.c.id)
        counted = exists().where(counted_tables.c.table == tables.c.id)
        wanted = select(tables).where(tables.c.status == Status.FINISHED, ~counted)
        if after is not None:
            wanted = wanted.where(tuple_(*place) > after)
        wanted = wanted.order_by(*place).limit(limit)

        def read(connection: Connection) -> list[Index]:
            return [index_from(row) for row in connection.execute(wanted)]

        return await self._access.read(read)

    async def group(self, name: str) -> Group:
        return await self._access.read(lambda connection: _read(connection, name))


def _mark(connection: Connection, table: str) -> bool:
    """Whether the table had no mark before."""
    marked = select(counted_tables).where(counted_tables.c.table == table)
    if connection.execute(marked).one_or_none() is not None:
        return False
    connection.execute(insert(counted_tables).values(table=table))
    return True


def _read(connection: Connection, name: str) -> Group:
    wanted = select(statistics.c.body).where(statistics.c.group == name)
    body = connection.execute(wanted).scalar_one_or_none()
    if body is None:
        return Group()
    try:
        return _GROUP.decode(body)
    except (ValueError, msgspec.MsgspecError) as error:
        raise Damaged(f"the statistics of group {name}: {error}") from None
