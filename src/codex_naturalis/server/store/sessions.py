"""Sessions of browsers."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.credential_store import SessionRow
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import sessions


def _session(row: Row[Any]) -> SessionRow:
    return SessionRow(
        row.id, row.person, row.hash, row.browser, row.system, row.created, row.used, row.proven
    )


def row_of(session: SessionRow) -> dict[str, str | int | None]:
    return {
        "id": session.id,
        "person": session.person,
        "hash": session.hash,
        "browser": session.browser,
        "system": session.system,
        "created": session.created,
        "used": session.used,
        "proven": session.proven,
    }


class Sessions(Topic):
    async def add_session(self, session: SessionRow) -> None:
        await self._change(insert(sessions).values(row_of(session)))

    async def session_by_hash(self, hashed: str) -> SessionRow | None:
        wanted = select(sessions).where(sessions.c.hash == hashed)

        def read(connection: Connection) -> SessionRow | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else _session(row)

        return await self._access.read(read)

    async def sessions_of(self, person: str) -> list[SessionRow]:
        wanted = (
            select(sessions)
            .where(sessions.c.person == person)
            .order_by(sessions.c.used.desc(), sessions.c.id)
        )
        return await self._access.read(
            lambda connection: [_session(row) for row in connection.execute(wanted)]
        )

    async def use_session(self, session: str, now: Millis) -> None:
        await self._change(update(sessions).where(sessions.c.id == session).values(used=now))

    async def prove_session(self, session: str, now: Millis) -> None:
        await self._change(update(sessions).where(sessions.c.id == session).values(proven=now))

    async def end_session(self, person: str, session: str) -> bool:
        ended = delete(sessions).where(sessions.c.id == session, sessions.c.person == person)
        return await self._change(ended) == 1

    async def drop_sessions(self, used: Millis, created: Millis, limit: int) -> int:
        old = or_(sessions.c.used <= used, sessions.c.created <= created)
        ended = select(sessions.c.id).where(old).limit(limit)
        return await self._change(delete(sessions).where(sessions.c.id.in_(ended)))
