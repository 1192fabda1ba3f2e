"""Ratings of people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, exists, func, insert, select, update

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.store import RatingRow
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import people as people_table
from codex_naturalis.server.store.schema import rated_tables, rating_history, ratings, tables


class Ratings(Topic):
    async def of(self, people: Sequence[str], players: int | None = None) -> list[RatingRow]:
        wanted = (
            select(ratings)
            .where(ratings.c.person.in_(people))
            .order_by(ratings.c.person, ratings.c.players)
        )
        if players is not None:
            wanted = wanted.where(ratings.c.players == players)
        return await self._rows(wanted)

    async def save(self, table: str, rows: Sequence[RatingRow]) -> bool:
        counted = select(rated_tables).where(rated_tables.c.table == table)

        def write(connection: Connection) -> bool:
            if connection.execute(counted).one_or_none() is not None:
                return False
            connection.execute(insert(rated_tables).values(table=table))
            for row in rows:
                _put(connection, row)
                past = {**msgspec.structs.asdict(row), "table": table}
                connection.execute(insert(rating_history).values(past))
            return True

        return await self._access.write(write)

    async def met(self, person: str, others: Sequence[str], since: Millis) -> dict[str, int]:
        mine, its = rating_history.alias(), rating_history.alias()
        wanted = (
            select(its.c.person, func.count())
            .join(mine, mine.c.table == its.c.table)
            .join(tables, tables.c.id == its.c.table)
            .where(mine.c.person == person, its.c.person.in_(others), tables.c.changed >= since)
            .group_by(its.c.person)
        )
        return await self._access.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def history(self, person: str, limit: int) -> list[tuple[RatingRow, Millis]]:
        past = rating_history.c
        wanted = (
            select(past.person, past.players, past.mu, past.sigma, past.games, tables.c.changed)
            .join(tables, tables.c.id == past.table)
            .where(past.person == person)
            .order_by(tables.c.changed.desc(), past.games.desc())
            .limit(limit)
        )

        def read(connection: Connection) -> list[tuple[RatingRow, Millis]]:
            return [(RatingRow(*row), at) for *row, at in connection.execute(wanted)]

        return (await self._access.read(read))[::-1]

    async def best(self, players: int, most_sigma: float, limit: int) -> list[RatingRow]:
        deleted = exists().where(
            people_table.c.id == ratings.c.person, people_table.c.deleted.is_not(None)
        )
        wanted = (
            select(ratings)
            .where(
                ratings.c.players == players,
                ratings.c.sigma <= most_sigma,
                ~deleted,
            )
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.person)
            .limit(limit)
        )
        return await self._rows(wanted)

    async def _rows(self, wanted: Select[tuple[Any, ...]]) -> list[RatingRow]:
        def read(connection: Connection) -> list[RatingRow]:
            return [RatingRow(*row) for row in connection.execute(wanted)]

        return await self._access.read(read)


def _put(connection: Connection, row: RatingRow) -> None:
    key = (ratings.c.person == row.person, ratings.c.players == row.players)
    columns = msgspec.structs.asdict(row)
    if not connection.execute(update(ratings).where(*key).values(columns)).rowcount:
        connection.execute(insert(ratings).values(columns))
