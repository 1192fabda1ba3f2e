"""Connections to a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic
from typing import Any, TypeVar

import asyncpg

from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.store import InUse
from codex_naturalis.server.store.postgres.faults import is_lost

Answer = TypeVar("Answer")
Connected = Any
"""An asyncpg.Connection; asyncpg has no types."""

CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 30.0
LOG_SECONDS = 10.0
"""For what is done to logs: a connection that says nothing for so long is lost."""
PATIENCE = 8.0
"""Seconds for which work waits for a database that is away, as while it is started again."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.02, 0.5

_USE = 0x636F646578
"""Key of the advisory lock that a server shares with others, and a restore or a move has alone."""
_MIGRATE = _USE + 1

_SETTINGS = {"application_name": "codex-naturalis", "jit": "off"}
# The statements of logs find their rows by keys, also while the database believes that a table is
# small because nobody has counted it yet.
_BY_KEYS = {"enable_seqscan": "off"}


async def connect(
    url: DatabaseUrl, *, by_keys: bool = False, seconds: float | None = COMMAND_SECONDS
) -> Connected:
    """`seconds`: how long a statement may take; None: as long as it wants."""
    return await asyncpg.connect(
        url.secret,
        timeout=CONNECT_SECONDS,  # pyright: ignore[reportArgumentType]  asyncpg has no types
        command_timeout=seconds,
        server_settings=_SETTINGS | (_BY_KEYS if by_keys else {}),
    )


async def share_use(connection: Connected) -> None:
    """For as long as the connection lasts. Raises InUse."""
    if not await connection.fetchval(f"SELECT pg_try_advisory_lock_shared({_USE})"):
        raise InUse("the database is being restored or moved")


async def take_use(connection: Connected) -> None:
    """The same for one that must be alone. Raises InUse."""
    if not await connection.fetchval(f"SELECT pg_try_advisory_lock({_USE})"):
        raise InUse("the database is in use by a server")


LOCK_MIGRATION = f"SELECT pg_advisory_xact_lock({_MIGRATE})"


def pauses(patience: float = PATIENCE) -> Iterator[float]:
    """How long to wait before each next try."""
    end, pause = monotonic() + patience, _FIRST_PAUSE
    while monotonic() < end:
        yield pause
        pause = min(2 * pause, _LONGEST_PAUSE)


class Link:
    """One connection, made again when it was lost; who uses it takes turns."""

    def __init__(
        self,
        url: DatabaseUrl,
        prepare: Callable[[Connected], Awaitable[None]] | None = None,
    ) -> None:
        """`prepare` is done with every new connection."""
        self._url = url
        self._prepare = prepare
        self._connection: Connected = None
        self._turn = asyncio.Lock()

    async def run(self, work: Callable[[Connected], Awaitable[Answer]]) -> Answer:
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._made()
            try:
                return await work(self._connection)
            except BaseException as fault:
                if is_lost(fault) or not isinstance(fault, asyncpg.PostgresError):
                    self._drop()
                raise

    async def _made(self) -> Connected:
        connection = await connect(self._url, by_keys=True, seconds=LOG_SECONDS)
        if self._prepare is not None:
            try:
                await self._prepare(connection)
            except BaseException:
                connection.terminate()
                raise
        return connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        async with self._turn:
            if self._connection is not None:
                try:
                    await self._connection.close(timeout=CONNECT_SECONDS)
                except (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresError):
                    self._drop()
                self._connection = None
