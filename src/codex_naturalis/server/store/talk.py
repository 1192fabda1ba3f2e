"""What was said at the tables."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.store import ChatRow, Conflict
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import chat, tables


class Talk(Topic):
    async def say(self, table: str, person: str, text: str, at: Millis) -> ChatRow:
        count = (
            update(tables)
            .where(tables.c.id == table)
            .values(said=tables.c.said + 1)
            .returning(tables.c.said)
        )

        def write(connection: Connection) -> ChatRow:
            number = connection.execute(count).scalar_one_or_none()
            if number is None:
                raise Conflict(f"table {table}: there is none")
            connection.execute(insert(chat).values((table, number, person, text, at)))
            return ChatRow(table, number, person, text, at)

        return await self._access.write(write)

    async def last(self, table: str, limit: int = 50) -> list[ChatRow]:
        wanted = (
            select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(limit)
        )

        def read(connection: Connection) -> list[ChatRow]:
            rows = [ChatRow(*row) for row in connection.execute(wanted)]
            return rows[::-1]

        return await self._access.read(read)
