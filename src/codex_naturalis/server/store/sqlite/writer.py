"""The only writer. All waiting requests are written in one transaction (group commit), so that a
disk that needs milliseconds for each commit still saves thousands of half-moves a second."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.pool import StaticPool

from codex_naturalis.server.ports.store import Damaged, StoreError
from codex_naturalis.server.store.faults import to_store_error
from codex_naturalis.server.store.sqlite.appending import Append, append_many, append_one
from codex_naturalis.server.store.sqlite.connecting import engine

Answer = TypeVar("Answer")

MOST_AT_ONCE = 2000
"""Requests in one transaction; this bounds how long a single one has to wait."""


class _Request:
    __slots__ = ("answer", "append", "error", "future", "table", "work")

    def __init__(
        self,
        work: Callable[[], Any],
        future: asyncio.Future[Any],
        table: str | None = None,
        append: Append | None = None,
    ) -> None:
        self.work = work
        self.future = future
        self.table = table
        """The table to whose log it appends."""
        self.append = append
        """Set if the request only appends to a log."""
        self.answer: Any = None
        self.error: Exception | None = None


def _answer(batch: list[_Request]) -> None:
    for request in batch:
        if request.future.done():  # the caller was cancelled
            continue
        if request.error is None:
            request.future.set_result(request.answer)
        else:
            request.future.set_exception(request.error)


class Writer:
    """Owns the writing connection and its thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._raw = connection
        self._cursor = connection.cursor()
        self._engine = engine(lambda: connection, StaticPool)
        self._connection = self._engine.connect()
        self._loop = asyncio.get_running_loop()
        self._asked: list[_Request] = []
        """By this step of the loop: handed over together, for each hand-over wakes the thread."""
        self._queue: SimpleQueue[list[_Request] | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._ask(lambda: work(self._connection))

    async def write_raw(
        self, work: Callable[[sqlite3.Cursor], Answer], table: str | None = None
    ) -> Answer:
        """The same without SQLAlchemy; `table` is the table to whose log it appends."""
        return await self._ask(lambda: work(self._cursor), table)

    async def append(self, append: Append) -> None:
        """Only append to a log: all waiting appends are written together."""
        table = append.table
        await self._ask(lambda: append_one(self._cursor, append), table, append)

    async def close(self) -> None:
        """Write all waiting requests, merge the write-ahead log into the file, and close it."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _ask(
        self, work: Callable[[], Answer], table: str | None = None, append: Append | None = None
    ) -> Answer:
        if self._closed:
            raise StoreError("the store is closed")
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._asked.append(_Request(work, future, table, append))
        if len(self._asked) == 1:
            self._loop.call_soon(self._hand_over)
        return await future

    def _hand_over(self) -> None:
        if self._asked:
            self._queue.put(self._asked)
            self._asked = []

    def _run(self) -> None:
        while batch := self._take():
            self._commit(batch)
            with suppress(RuntimeError):  # the loop has ended: nobody is waiting
                self._loop.call_soon_threadsafe(_answer, batch)
        with suppress(sqlite3.Error):  # the log is safe: the next start merges it
            self._cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._cursor.close()
        self._connection.close()
        self._engine.dispose()
        self._raw.close()

    def _take(self) -> list[_Request]:
        """All waiting requests, at least one; an empty list means: close."""
        batch: list[_Request] = []
        while not batch or (self._queue.qsize() and len(batch) < MOST_AT_ONCE):
            requests = self._queue.get()
            if requests is None:
                if batch:
                    self._queue.put(None)
                break
            batch += requests
        return batch

    def _commit(self, batch: list[_Request]) -> None:
        try:
            self._cursor.execute("BEGIN IMMEDIATE")
            written = self._append_together(batch)
            for request in batch:
                if request not in written:
                    self._attempt(request)
            self._cursor.execute("COMMIT")
        except (sqlite3.Error, Damaged) as fault:
            with suppress(sqlite3.Error):  # SQLite has already rolled back
                self._cursor.execute("ROLLBACK")
            words = str(to_store_error(fault))
            for request in batch:
                request.error = Damaged(words)

    def _append_together(self, batch: list[_Request]) -> set[_Request]:
        """Write the requests that only append, the first of each table. Those that fail are left
        out and tried one by one later, where each gets its own error."""
        together: dict[str, _Request] = {}
        seen: set[str] = set()
        for request in batch:
            if request.append is not None and request.append.rows and request.table not in seen:
                together[request.append.table] = request
            if request.table is not None:
                seen.add(request.table)
        if len(together) < 2:
            return set()
        requests = list(together.values())
        self._cursor.execute("SAVEPOINT together")
        try:
            behind = append_many(self._cursor, [r.append for r in requests if r.append])
        except sqlite3.IntegrityError:
            self._cursor.execute("ROLLBACK TO together")
            behind = set(range(len(requests)))
        self._cursor.execute("RELEASE together")
        return {request for number, request in enumerate(requests) if number not in behind}

    def _attempt(self, request: _Request) -> None:
        """Run one request, completely or not at all. Raises Damaged if the whole batch is lost."""
        self._cursor.execute("SAVEPOINT request")
        try:
            request.answer = request.work()
        except Exception as fault:  # noqa: BLE001  the caller of this request gets it
            request.error = to_store_error(fault)
            if not self._raw.in_transaction:
                raise Damaged(str(request.error)) from None
            self._cursor.execute("ROLLBACK TO request")
        self._cursor.execute("RELEASE request")
