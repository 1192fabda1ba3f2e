"""Group commit: what waits to be appended is written together, while the next appends gather.

A connection that is lost while it commits leaves open whether it has. Then the same is written
again: the number of an entry decides, so nothing is written twice, and what seems to have come too
late is looked for in the log before anybody is told."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial

from codex_naturalis.server.ports.store import Conflict, StoreError
from codex_naturalis.server.store.postgres.appending import (
    Append,
    append_all,
    is_there,
    version_of,
)
from codex_naturalis.server.store.postgres.connecting import Connected, Link, pauses
from codex_naturalis.server.store.postgres.faults import (
    FAULTS,
    is_lost,
    to_store_error,
    was_crossed,
)

MOST_AT_ONCE = 1000
"""Appends in one transaction; this bounds how long a single one has to wait."""


class _Request:
    __slots__ = ("append", "future")

    def __init__(self, append: Append, future: asyncio.Future[None]) -> None:
        self.append = append
        self.future = future

    def answer(self, error: BaseException | None) -> None:
        if self.future.done():  # the caller was cancelled
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class Appender:
    def __init__(self, link: Link) -> None:
        self._link = link
        self._waiting: deque[_Request] = deque()
        self._running: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, append: Append) -> None:
        """Returns when it is safe. Raises Conflict; or Damaged, when it is not known whether it
        was written."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        request = _Request(append, loop.create_future())
        self._waiting.append(request)
        if self._running is None:
            self._running = loop.create_task(self._run())
        await request.future

    async def close(self) -> None:
        """Write all that waits."""
        self._closed = True
        if self._running is not None:
            await self._running
        await self._link.close()

    async def _run(self) -> None:
        await asyncio.sleep(0)  # all that this step of the loop asks for goes together
        try:
            while batch := self._take():
                await self._write(batch)
        finally:
            self._running = None

    def _take(self) -> dict[str, _Request]:
        """The first that waits of each table, in their order."""
        batch: dict[str, _Request] = {}
        later: list[_Request] = []
        while self._waiting and len(batch) < MOST_AT_ONCE:
            request = self._waiting.popleft()
            if batch.setdefault(request.append.table, request) is not request:
                later.append(request)
        self._waiting.extendleft(reversed(later))
        return batch

    async def _write(self, batch: dict[str, _Request]) -> None:
        try:
            try:
                behind = await self._persist(list(batch.values()))
            except FAULTS as fault:
                if is_lost(fault) or len(batch) == 1:
                    raise
                await self._one_by_one(batch)
                return
        except Exception as fault:  # noqa: BLE001  the callers get it
            _refuse(batch, fault)
            return
        for table, request in batch.items():
            request.answer(behind.get(table))

    async def _one_by_one(self, batch: dict[str, _Request]) -> None:
        """One of them cannot be written: the others must not pay for it."""
        for table, request in batch.items():
            await self._write({table: request})

    async def _persist(self, requests: list[_Request]) -> dict[str, Conflict]:
        """Returns why some were not written."""
        waits, again = pauses(), False
        while True:
            try:
                return await self._link.run(partial(_attempt, requests, again))
            except FAULTS as fault:
                pause = next(waits, None)
                if pause is None or not (is_lost(fault) or was_crossed(fault)):
                    raise
                again = again or is_lost(fault)
            await asyncio.sleep(pause)


async def _attempt(
    requests: list[_Request],
    again: bool,
    connection: Connected,
) -> dict[str, Conflict]:
    """`again`: it may be there already."""
    written = await append_all(connection, [request.append for request in requests])
    behind: dict[str, Conflict] = {}
    for request in requests:
        append = request.append
        if append.table in written:
            continue
        if again and append.rows and await is_there(connection, append):
            continue
        version = await version_of(connection, append.table)
        behind[append.table] = Conflict(
            f"there is no table {append.table}"
            if version is None
            else f"table {append.table}: entry {append.rows[0][1]} does not follow entry {version}"
        )
    return behind


def _refuse(batch: dict[str, _Request], fault: Exception) -> None:
    for request in batch.values():
        # One for each: an exception remembers the task that raised it.
        request.answer(to_store_error(fault))
