"""The store in a PostgreSQL database, which several servers may use together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection

from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.store import InUse
from codex_naturalis.server.store.export import LINES_AT_ONCE, all_lines
from codex_naturalis.server.store.metadata import METADATA
from codex_naturalis.server.store.migration import (
    Outdated,
    check_current,
    check_schema,
    is_current,
    upgrade,
)
from codex_naturalis.server.store.postgres.access import PostgresAccess
from codex_naturalis.server.store.postgres.appender import Appender
from codex_naturalis.server.store.postgres.appending import Append
from codex_naturalis.server.store.postgres.backup import dump
from codex_naturalis.server.store.postgres.connecting import (
    LOCK_MIGRATION,
    Connected,
    Link,
    connect,
    pauses,
    share_use,
    take_use,
)
from codex_naturalis.server.store.postgres.engine import named_faults, on_database
from codex_naturalis.server.store.postgres.faults import FAULTS, DiskFull, is_lost, to_store_error
from codex_naturalis.server.store.postgres.tables import PostgresTables
from codex_naturalis.server.store.topics import Topics

Answer = TypeVar("Answer")

READING_LINKS = 2
FULL_SECONDS = 60.0
"""For which a full disk is remembered, so that what is left of it is for play."""
WHAT = "the database"


class PostgresStore(Topics):
    def __init__(self, url: DatabaseUrl, writing: Link) -> None:
        """Only for `open`, `beside` and `alone`, which create every store."""
        self._url = url
        self._access = PostgresAccess(url)
        self._appender = Appender(writing)
        self._readers = [Link(url) for _ in range(READING_LINKS)]
        self._next = cycle(self._readers)
        self._closed = False
        self._full_until = 0.0
        super().__init__(self._access, PostgresTables(self))

    @classmethod
    async def open(cls, url: DatabaseUrl) -> PostgresStore:
        """Open the store in that database and upgrade its schema, or create a new one. Other
        servers may use it too. Raises Damaged."""
        return await cls._opened(url, Link(url, share_use), upgrade)

    @classmethod
    async def beside(cls, url: DatabaseUrl) -> PostgresStore:
        """The same for a short while, beside servers: their schema is left as it is, but
        an older one that nobody uses is upgraded. Raises Damaged."""
        try:
            return await cls._opened(url, Link(url, share_use), check_current)
        except Outdated as fault:
            try:
                await (await cls.alone(url)).close()
            except InUse:
                raise fault from None
        return await cls._opened(url, Link(url, share_use), check_current)

    @classmethod
    async def alone(cls, url: DatabaseUrl) -> PostgresStore:
        """Open it while no server has it open, and keep servers out. Raises Damaged, or InUse."""
        return await cls._opened(url, Link(url, take_use), upgrade)

    @classmethod
    async def _opened(
        cls, url: DatabaseUrl, link: Link, bring_up: Callable[[Connection], None]
    ) -> PostgresStore:
        store = cls(url, link)
        try:
            with named_faults(url):
                await link.run(_nothing)
                await on_database(url, partial(_bring_up, bring_up))
        except BaseException:
            await store.close()
            raise
        return store

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._access.read(work)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        try:
            return await self._access.write(work)
        except DiskFull:
            self._full_until = monotonic() + FULL_SECONDS
            raise

    async def append(self, append: Append) -> None:
        try:
            await self._appender.append(append)
        except DiskFull:
            self._full_until = monotonic() + FULL_SECONDS
            raise

    @property
    def is_full(self) -> bool:
        """Whether the database has just said that it has no room."""
        return monotonic() < self._full_until

    async def read_by_key(self, work: Callable[[Connected], Awaitable[Answer]]) -> Answer:
        """On a connection whose statements find rows by their keys."""
        return await self._access.finish(self._read_by_key(work))

    async def _read_by_key(self, work: Callable[[Connected], Awaitable[Answer]]) -> Answer:
        waits = pauses()
        while True:
            try:
                return await next(self._next).run(work)
            except FAULTS as fault:
                pause = next(waits, None)
                if pause is None or not is_lost(fault):
                    raise to_store_error(fault) from None
            await asyncio.sleep(pause)

    async def check_reading(self) -> None:
        await self.read(
            lambda connection: connection.exec_driver_sql("SELECT 1 FROM tables LIMIT 1").all()
        )

    async def check(self) -> None:
        await self.check_reading()
        # Writing the same number again is a real write that changes nothing.
        await self.write(
            lambda connection: connection.exec_driver_sql(
                "UPDATE alembic_version SET version_num = version_num"
            )
        )

    async def inspect(self) -> None:
        """Reads every value: what a disk has lost shows itself then, and by the checksums of
        pages, where the database has them."""
        await self._access.finish(_read_whole(self._url))

    async def backup(self, path: Path) -> None:
        self._access.check_open()
        await asyncio.to_thread(dump, self._url, path)

    async def export(self) -> AsyncGenerator[bytes]:
        """Without the hashes of passwords and tokens, but with the deals of unfinished games: an
        operator who reads them should not play in these games."""
        try:
            async with self._access.snapshot() as connection:
                lines = await connection.run_sync(all_lines)
                while chunk := await connection.run_sync(
                    lambda _: list(islice(lines, LINES_AT_ONCE))
                ):
                    for line in chunk:
                        yield line
        except FAULTS as fault:
            raise to_store_error(fault) from None

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._appender.close()
        await self._access.close()
        for link in self._readers:
            await link.close()


async def _nothing(connection: Connected) -> None:
    """The link connects, which is all that is wanted."""


async def _read_whole(url: DatabaseUrl) -> None:
    try:
        connection = await connect(url, seconds=None)
        try:
            for table in METADATA.sorted_tables:
                await connection.execute(f'SELECT count(t::text) FROM "{table.name}" AS t')
        finally:
            await connection.close()
    except FAULTS as fault:
        raise to_store_error(fault) from None


def _bring_up(bring_up: Callable[[Connection], None], connection: Connection) -> None:
    check_schema(connection, WHAT)
    if not is_current(connection):
        # One server upgrades; the others wait, and find nothing left to do.
        connection.exec_driver_sql(LOCK_MIGRATION)
        bring_up(connection)
