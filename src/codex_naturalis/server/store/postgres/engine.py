"""Work on a database beside the store: looking at it, changing its schema."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.store import Damaged, StoreError
from codex_naturalis.server.store.postgres.connecting import connect
from codex_naturalis.server.store.postgres.faults import FAULTS, to_store_error

Answer = TypeVar("Answer")


def engine_of(url: DatabaseUrl, connections: int) -> AsyncEngine:
    """Its errors never contain the data of a statement."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(connect, url),
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
    )


async def on_database(url: DatabaseUrl, work: Callable[[Connection], Answer]) -> Answer:
    """In one transaction of its own."""
    engine = engine_of(url, 1)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


@contextmanager
def named_faults(url: DatabaseUrl) -> Generator[None]:
    """Errors of the database as Damaged, and the address, without its password, in all of them."""
    try:
        yield
    except FAULTS as fault:
        raise Damaged(f"{url}: {to_store_error(fault)}") from None
    except StoreError as fault:
        if str(fault).startswith(f"{url}: "):
            raise
        raise type(fault)(f"{url}: {fault}") from None
