"""How the topics reach PostgreSQL: each write as if it were alone (SERIALIZABLE, and again when
others were quicker), each read on a snapshot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from datetime import datetime
from typing import Any, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.store import Damaged, StoreError
from codex_naturalis.server.store.postgres.connecting import pauses
from codex_naturalis.server.store.postgres.engine import engine_of
from codex_naturalis.server.store.postgres.faults import (
    FAULTS,
    NO_SUCH_TRANSACTION,
    is_lost,
    is_taken,
    state_of,
    to_store_error,
    was_crossed,
)

Answer = TypeVar("Answer")

CONNECTIONS = 6
_TRANSACTION = """SELECT pg_current_xact_id_if_assigned()::text AS transaction,
    pg_postmaster_start_time() AS started"""
_OUTCOME = """SELECT pg_xact_status(($1::text)::xid8) AS outcome,
    pg_postmaster_start_time() AS started"""
# No write shares its time with one that is to be alone. This table, because its rows hardly change;
# and a lock of a table, because it comes before the transaction has a view of the data.
_BESIDE = "LOCK TABLE alembic_version IN ROW SHARE MODE"
_ALONE = "LOCK TABLE alembic_version IN EXCLUSIVE MODE"
_CROSSED = 20
"""So often appends to a log, which wait for nobody, may be in the way."""
_TAKEN = 3
"""So often a key may be taken before it is believed: in a race the second look sees the row."""


class _Unknown(Exception):
    """The connection was lost while it committed."""

    def __init__(self, answer: object, transaction: str, started: datetime) -> None:
        self.answer = answer
        self.transaction = transaction
        self.started = started
        """When the database was started."""


class PostgresAccess:
    def __init__(self, url: DatabaseUrl) -> None:
        self._engine = engine_of(url, CONNECTIONS)
        # Both share the pool.
        self._writing = self._engine.execution_options(isolation_level="SERIALIZABLE")
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.finish(self._read(work))

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.finish(self._write(work))

    def snapshot(self) -> AsyncConnection:
        """A connection that sees the store as it is at the first read."""
        self.check_open()
        return self._reading.connect()

    def check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    async def close(self) -> None:
        """Finish what was begun."""
        self._closed = True
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._engine.dispose()

    async def finish(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Who asked may be cancelled; the connection is not, so that it goes back whole."""
        if self._closed:
            work.close()
        self.check_open()
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # who was cancelled does not ask for it

    async def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        async def attempt(_: bool) -> Answer:
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)

        try:
            return await _patiently(attempt)
        except (TypeError, ValueError) as fault:
            raise Damaged(f"the stored data cannot be read ({fault})") from None

    async def _write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await _patiently(lambda alone: self._commit(work, alone=alone))

    async def _commit(self, work: Callable[[Connection], Answer], *, alone: bool) -> Answer:
        while True:
            try:
                return await self._attempt(work, alone=alone)
            except _Unknown as unknown:
                if await self._has_committed(unknown):
                    return cast("Answer", unknown.answer)

    async def _attempt(self, work: Callable[[Connection], Answer], *, alone: bool) -> Answer:
        async with self._writing.connect() as connection:
            await connection.exec_driver_sql(_ALONE if alone else _BESIDE)
            answer = await connection.run_sync(work)
            found = (await connection.exec_driver_sql(_TRANSACTION)).mappings().one()
            transaction, started = found["transaction"], found["started"]
            try:
                await connection.commit()
            except FAULTS as fault:
                if transaction is None or not is_lost(fault):
                    raise
                await connection.invalidate()
                raise _Unknown(answer, transaction, started) from None
            return answer

    async def _has_committed(self, unknown: _Unknown) -> bool:
        """Raises Damaged when that cannot be known."""
        for pause in pauses():
            try:
                async with self._reading.connect() as connection:
                    asked = await connection.exec_driver_sql(_OUTCOME, (unknown.transaction,))
                    found = asked.mappings().one()
                    outcome, started = found["outcome"], found["started"]
            except FAULTS as fault:
                if state_of(fault) == NO_SUCH_TRANSACTION:
                    return False
                if not is_lost(fault):
                    raise
            else:
                if outcome == "aborted":
                    return False
                if outcome == "committed":
                    # A database that crashed gives the numbers of lost transactions again.
                    if started == unknown.started:
                        return True
                    break
            await asyncio.sleep(pause)
        raise Damaged("the database was lost while it saved this: it may be saved or not")


async def _patiently(attempt: Callable[[bool], Coroutine[Any, Any, Answer]]) -> Answer:
    """Again while the database is away, and alone when others were in the way. `attempt` is told
    whether it is to be alone."""
    lost: Iterator[float] | None = None
    crossed = taken = 0
    while True:
        try:
            return await attempt(crossed > 0)
        except FAULTS as fault:
            crossed += was_crossed(fault)
            taken += is_taken(fault)
            pause: float | None = None
            if is_lost(fault):
                lost = lost or pauses()
                pause = next(lost, None)
            elif (was_crossed(fault) and crossed < _CROSSED) or (
                is_taken(fault) and taken < _TAKEN
            ):
                pause = 0.0
            if pause is None:
                raise to_store_error(fault) from None
        await asyncio.sleep(pause)
