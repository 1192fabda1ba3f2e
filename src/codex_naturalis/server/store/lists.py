"""Lists of tables, from the index that is stored with every log."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, func, select, tuple_

from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.tables import Status, TableLine, Visibility
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.ports.store import Damaged, GamesQuery
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import seats, tables

_LINE = msgspec.json.Decoder(TableLine)
_PEOPLE = msgspec.json.Decoder(tuple[str | None, ...])


def index_columns(index: Index) -> dict[str, str | int | bool | None]:
    settings = index.line.settings
    return {
        "status": index.status.value,
        "open": settings.visibility is Visibility.OPEN,
        "mode": settings.mode.value,
        "players": len(settings.seats),
        "rated": settings.rated,
        "changed": index.changed,
        "deadline": index.deadline,
        "people": msgspec.json.encode(index.people).decode(),
        "line": msgspec.json.encode(index.line).decode(),
    }


def seat_rows(table: str, index: Index) -> list[tuple[str, int, str]]:
    return [(table, seat, person) for seat, person in enumerate(index.people) if person is not None]


def index_from(row: Row[tuple[object, ...]]) -> Index:
    try:
        return Index(
            Status(row.status),
            row.changed,
            row.deadline,
            _PEOPLE.decode(row.people),
            _LINE.decode(row.line),
        )
    except (ValueError, msgspec.MsgspecError) as error:
        raise Damaged(f"table {row.id}, in a list: {error}") from None


def sits(person: str | None) -> ColumnElement[bool]:
    return tables.c.id.in_(select(seats.c.table).where(seats.c.person == person))


def _matches(query: GamesQuery) -> ColumnElement[bool]:
    wanted = [
        (query.person is not None, sits(query.person)),
        (query.creator is not None, tables.c.creator == query.creator),
        (query.opponent is not None, sits(query.opponent)),
        (bool(query.statuses), tables.c.status.in_(query.statuses)),
        (query.open_only, tables.c.open.is_(True)),
        (query.mode is not None, tables.c.mode == query.mode),
        (query.players is not None, tables.c.players == query.players),
        (query.rated is not None, tables.c.rated.is_(query.rated)),
        (query.since is not None, tables.c.changed >= (query.since or 0)),
    ]
    return and_(True, *(clause for asked, clause in wanted if asked))


class Lists(Topic):
    async def index(self, table: str) -> Index | None:
        wanted = select(tables).where(tables.c.id == table)

        def read(connection: Connection) -> Index | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else index_from(row)

        return await self._access.read(read)

    async def find(self, query: GamesQuery) -> list[Index]:
        place = (tables.c.changed, tables.c.id)
        wanted = select(tables).where(_matches(query))
        if query.before is not None:
            wanted = wanted.where(tuple_(*place) < query.before)
        wanted = wanted.order_by(*(column.desc() for column in place)).limit(query.limit)

        def read(connection: Connection) -> list[Index]:
            return [index_from(row) for row in connection.execute(wanted)]

        return await self._access.read(read)

    async def count(self, query: GamesQuery) -> int:
        """The number of all matches; `limit` and `before` are ignored."""
        wanted = select(func.count()).select_from(tables).where(_matches(query))
        return await self._access.read(lambda connection: connection.execute(wanted).scalar_one())

    async def ids(self, after: str, limit: int) -> list[str]:
        wanted = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit)
        return await self._access.read(
            lambda connection: list(connection.execute(wanted).scalars())
        )

    async def due(self, now: Millis, limit: int = 100) -> list[str]:
        wanted = (
            select(tables.c.id)
            .where(tables.c.deadline <= now)
            .order_by(tables.c.deadline, tables.c.id)
            .limit(limit)
        )
        return await self._access.read(
            lambda connection: list(connection.execute(wanted).scalars())
        )
