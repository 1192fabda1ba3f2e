"""Finished reviews; only the newest are kept."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, tuple_

from codex_naturalis.server.ports.store import MOST_REVIEWS, ReviewRow
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import reviews

_NEWEST = (
    select(reviews.c.kind, reviews.c.id)
    .order_by(reviews.c.at.desc(), reviews.c.kind, reviews.c.id)
    .limit(MOST_REVIEWS)
)


def _of(kind: str, game: str) -> ColumnElement[bool]:
    return and_(reviews.c.kind == kind, reviews.c.id == game)


class Reviews(Topic):
    async def save(self, review: ReviewRow) -> None:
        def write(connection: Connection) -> None:
            connection.execute(delete(reviews).where(_of(review.kind, review.id)))
            connection.execute(insert(reviews).values(msgspec.structs.asdict(review)))
            key = tuple_(reviews.c.kind, reviews.c.id)
            connection.execute(delete(reviews).where(key.not_in(_NEWEST)))

        await self._access.write(write)

    async def get(self, kind: str, game: str) -> ReviewRow | None:
        wanted = select(reviews).where(_of(kind, game))

        def read(connection: Connection) -> ReviewRow | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else ReviewRow(*row)

        return await self._access.read(read)
