"""A database into which a store is moved: no server opens it before everything is there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, func, inspect, select, text

from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.store import StoreError
from codex_naturalis.server.store.migration import (
    MOVING,
    VERSION_TABLE,
    check_schema,
    head,
    upgrade,
)
from codex_naturalis.server.store.postgres.access import PostgresAccess
from codex_naturalis.server.store.postgres.connecting import Connected, Link, take_use
from codex_naturalis.server.store.postgres.engine import named_faults, on_database
from codex_naturalis.server.store.postgres.restoring import DROP
from codex_naturalis.server.store.schema import LASTING

Answer = TypeVar("Answer")

_REVISION = f"SELECT version_num FROM {VERSION_TABLE}"


class PostgresTarget:
    def __init__(self, url: DatabaseUrl, link: Link) -> None:
        """Only for `open`."""
        self._url = url
        self._link = link
        self._access = PostgresAccess(url)

    @classmethod
    async def open(cls, url: DatabaseUrl, *, restart: bool = False) -> PostgresTarget:
        """Raises Damaged, InUse, or a StoreError when there is something already."""
        target = cls(url, Link(url, take_use))
        try:
            with named_faults(url):
                await target._link.run(_nothing)
                await on_database(url, partial(_prepare, restart))
        except BaseException:
            await target.close()
            raise
        return target

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._access.read(work)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._access.write(work)

    async def finish(self) -> None:
        await self._access.write(partial(_mark, head()))
        await self._link.run(_count_rows)

    async def close(self) -> None:
        await self._link.close()
        await self._access.close()


async def _nothing(_: Connected) -> None:
    """To be connected is all that is wanted."""


async def _count_rows(connection: Connected) -> None:
    """So that the database plans well from the beginning."""
    await connection.execute("ANALYZE")


def _prepare(restart: bool, connection: Connection) -> None:
    revision = _revision(connection)
    if restart and revision is not None and revision.startswith(MOVING):
        for statement in DROP:
            connection.exec_driver_sql(statement)
        revision = None
    if revision == MOVING + head():
        return
    if revision is not None and revision.startswith(MOVING):
        raise StoreError("another version of this program has begun to move into it: --restart")
    check_schema(connection, "the database")
    upgrade(connection)
    for table in LASTING:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise StoreError("there is a store already: a move needs an empty place")
    _mark(MOVING + head(), connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.exec_driver_sql(_REVISION).scalar_one_or_none()


def _mark(revision: str, connection: Connection) -> None:
    connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = :r"), {"r": revision})
