"""Saved trees of the analysis board."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, literal, select, update

from codex_naturalis.server.ports.store import AnalysisRow, Conflict
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import analyses

_WITHOUT_TEXT = (
    analyses.c.id,
    analyses.c.person,
    analyses.c.title,
    analyses.c.at,
    literal("").label("text"),
)


class Analyses(Topic):
    async def save(self, analysis: AnalysisRow, most: int) -> bool:
        row = msgspec.structs.asdict(analysis)
        owner = select(analyses.c.person).where(analyses.c.id == analysis.id)
        number = select(func.count()).where(analyses.c.person == analysis.person)

        def write(connection: Connection) -> bool:
            there = connection.execute(owner).scalar_one_or_none()
            if there is not None and there != analysis.person:
                raise Conflict(f"the analysis {analysis.id} is another person's")
            if there is not None:
                change = update(analyses).where(analyses.c.id == analysis.id).values(row)
                connection.execute(change)
                return True
            if connection.execute(number).scalar_one() >= most:
                return False
            connection.execute(insert(analyses).values(row))
            return True

        return await self._access.write(write)

    async def get(self, person: str, analysis: str) -> AnalysisRow | None:
        wanted = select(analyses).where(analyses.c.id == analysis, analyses.c.person == person)

        def read(connection: Connection) -> AnalysisRow | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else AnalysisRow(*row)

        return await self._access.read(read)

    async def of(self, person: str) -> list[AnalysisRow]:
        wanted = (
            select(*_WITHOUT_TEXT)
            .where(analyses.c.person == person)
            .order_by(analyses.c.at.desc(), analyses.c.id)
        )

        def read(connection: Connection) -> list[AnalysisRow]:
            return [AnalysisRow(*row) for row in connection.execute(wanted)]

        return await self._access.read(read)

    async def remove(self, person: str, analysis: str) -> bool:
        gone = delete(analyses).where(analyses.c.id == analysis, analyses.c.person == person)
        return await self._change(gone) == 1
