"""Chat lines of tables."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, func, insert, select, tuple_, update

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.store import ChatRow, Conflict
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import chat, tables

AT_ONCE = 500
_SHOWN = (chat.c.table, chat.c.number, chat.c.person, chat.c.text, chat.c.at)


class Chat(Topic):
    async def say(
        self, table: str, person: str, text: str, at: Millis, nonce: str | None = None
    ) -> tuple[ChatRow, bool]:
        mine = and_(chat.c.table == table, chat.c.person == person)
        said_before = select(*_SHOWN).where(mine, chat.c.nonce == nonce)
        count = (
            update(tables)
            .where(tables.c.id == table)
            .values(said=tables.c.said + 1)
            .returning(tables.c.said)
        )

        def write(connection: Connection) -> tuple[ChatRow, bool]:
            if nonce is not None:
                before = connection.execute(said_before).first()
                if before is not None:
                    return ChatRow(*before), False
            number = connection.execute(count).scalar_one_or_none()
            if number is None:
                raise Conflict(f"there is no table {table}")
            connection.execute(insert(chat).values((table, number, person, text, at, nonce)))
            return ChatRow(table, number, person, text, at), True

        return await self._access.write(write)

    async def around(self, table: str, number: int, before: int, after: int) -> list[ChatRow]:
        here = select(*_SHOWN).where(chat.c.table == table)
        up_to = here.where(chat.c.number <= number).order_by(chat.c.number.desc()).limit(before + 1)
        later = here.where(chat.c.number > number).order_by(chat.c.number).limit(after)

        def read(connection: Connection) -> list[ChatRow]:
            rows = [ChatRow(*row) for row in connection.execute(up_to)][::-1]
            return rows + [ChatRow(*row) for row in connection.execute(later)]

        return await self._access.read(read)

    async def count(self, table: str) -> int:
        wanted = select(func.count()).select_from(chat).where(chat.c.table == table)
        return await self._access.read(lambda connection: connection.execute(wanted).scalar_one())

    async def last(self, table: str, limit: int = 50) -> list[ChatRow]:
        wanted = (
            select(*_SHOWN).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(limit)
        )

        def read(connection: Connection) -> list[ChatRow]:
            rows = [ChatRow(*row) for row in connection.execute(wanted)]
            return rows[::-1]

        return await self._access.read(read)

    async def of(self, person: str, after: tuple[str, int] = ("", 0)) -> list[ChatRow]:
        place = (chat.c.table, chat.c.number)
        wanted = (
            select(*_SHOWN)
            .where(chat.c.person == person, tuple_(*place) > after)
            .order_by(*place)
            .limit(AT_ONCE)
        )
        return await self._access.read(
            lambda connection: [ChatRow(*row) for row in connection.execute(wanted)]
        )

    async def drop(self, before: Millis, limit: int) -> int:
        place = (chat.c.table, chat.c.number)
        old = select(*place).where(chat.c.at < before).limit(limit)

        def write(connection: Connection) -> int:
            found = connection.execute(old).all()
            for table, number in found:
                this = (chat.c.table == table, chat.c.number == number)
                connection.execute(delete(chat).where(*this))
            return len(found)

        return await self._access.write(write)
