"""Rated play: lapses, games, agreement with the search."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Row, delete, exists, insert, select, update

from codex_naturalis.protocol.ladder import LapseKind
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.ladder_store import (
    AgreementRow,
    LapseRow,
    RatedGame,
    RatedGameRow,
)
from codex_naturalis.server.store.dialects import insert_unless_there
from codex_naturalis.server.store.lists import index_from, sits
from codex_naturalis.server.store.schema import (
    agreements,
    examined_tables,
    lapses,
    rated_games,
    reviews,
    tables,
)
from codex_naturalis.server.store.seeks import Seeks

OVER = (Status.FINISHED, Status.ABORTED)


class Ladder(Seeks):
    async def add_lapse(self, lapse: LapseRow) -> bool:
        columns = msgspec.structs.asdict(lapse) | {"kind": lapse.kind.value}
        return await self._change(insert_unless_there(lapses).values(columns)) == 1

    async def lapses(self, person: str, since: Millis) -> list[LapseRow]:
        wanted = (
            select(lapses)
            .where(lapses.c.person == person, lapses.c.at >= since)
            .order_by(lapses.c.at, lapses.c.table)
        )
        return await self._access.read(
            lambda connection: [_lapse(row) for row in connection.execute(wanted)]
        )

    async def confirm_lapses(self, person: str) -> None:
        await self._change(update(lapses).where(lapses.c.person == person).values(seen=True))

    async def add_game(self, game: RatedGameRow) -> bool:
        columns = msgspec.structs.asdict(game)
        return await self._change(insert_unless_there(rated_games).values(columns)) == 1

    async def games_between(self, person: str, other: str, since: Millis) -> list[RatedGame]:
        wanted = (
            select(tables, rated_games.c.turns, rated_games.c.shared_address)
            .join(rated_games, rated_games.c.table == tables.c.id)
            .where(sits(person), sits(other))
            .where(tables.c.rated, tables.c.status.in_(OVER), tables.c.changed >= since)
            .order_by(tables.c.changed, tables.c.id)
        )

        def read(connection: Connection) -> list[RatedGame]:
            return [
                RatedGame(index_from(row), RatedGameRow(row.id, row.turns, row.shared_address))
                for row in connection.execute(wanted)
            ]

        return await self._access.read(read)

    async def unexamined(self, limit: int) -> list[str]:
        known = exists().where(examined_tables.c.table == tables.c.id)
        wanted = (
            select(tables.c.id)
            .join(reviews, reviews.c.id == tables.c.id)
            .where(reviews.c.kind == "table", tables.c.rated, ~known)
            .where(tables.c.status == Status.FINISHED)
            .order_by(reviews.c.at, tables.c.id)
            .limit(limit)
        )
        return await self._access.read(lambda connection: [*connection.execute(wanted).scalars()])

    async def examine(self, table: str, rows: Sequence[AgreementRow]) -> None:
        def write(connection: Connection) -> None:
            for marks in (examined_tables, agreements):
                connection.execute(delete(marks).where(marks.c.table == table))
            connection.execute(insert(examined_tables).values(table=table))
            for row in rows:
                connection.execute(insert(agreements).values(msgspec.structs.asdict(row)))

        await self._access.write(write)

    async def agreement(self, person: str, players: int, limit: int) -> list[AgreementRow]:
        wanted = (
            select(agreements)
            .where(agreements.c.person == person, agreements.c.players == players)
            .order_by(agreements.c.at.desc(), agreements.c.table)
            .limit(limit)
        )
        return await self._access.read(
            lambda connection: [_agreement(row) for row in connection.execute(wanted)]
        )


def _lapse(row: Row[tuple[object, ...]]) -> LapseRow:
    return LapseRow(
        row.person, row.table, row.at, LapseKind(row.kind), row.warned, row.until, row.seen
    )


def _agreement(row: Row[tuple[object, ...]]) -> AgreementRow:
    return AgreementRow(row.table, row.person, row.at, row.players, row.decisions, row.agreed)
