"""A few threads with read-only connections, so that the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from codex_naturalis.server.ports.store import Damaged, StoreError
from codex_naturalis.server.store.faults import to_store_error
from codex_naturalis.server.store.sqlite.connecting import connect, engine

Answer = TypeVar("Answer")

THREADS = 4


class Readers:
    def __init__(self, path: Path) -> None:
        self._engine = engine(partial(connect, path), QueuePool)
        self._threads = ThreadPoolExecutor(THREADS, "store-reader")
        self._closed = False

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        def run() -> Answer:
            with self.snapshot() as connection:
                try:
                    return work(connection)
                except (TypeError, ValueError) as fault:
                    raise Damaged(f"the stored data cannot be read ({fault})") from None

        return await self.run(run)

    async def run(
        self, work: Callable[[], Answer], threads: ThreadPoolExecutor | None = None
    ) -> Answer:
        """Run something slow in one of the threads."""
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(threads or self._threads, work)

    @contextmanager
    def snapshot(self) -> Generator[Connection]:
        """A connection that sees the store as it is at the first read, without later writes."""
        self._check_open()
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("BEGIN")
                yield connection
        except SQLAlchemyError as fault:
            raise to_store_error(fault) from None

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    async def close(self) -> None:
        """Finish the running reads, then close the connections."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()
