"""Named tasks that come again after a while. A task works in batches: each is small, so that people
who play never wait for it, and there is a pause between two of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from msgspec import Struct

from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import StoreError

logger = logging.getLogger(__name__)

FIRST_AFTER = 60.0
"""Seconds after the start: everybody who was playing comes back first."""
PAUSE = 0.2
"""Seconds between two batches of a task."""

Batch = Callable[[], Awaitable[int]]
"""Does a bounded part of the work; returns how many things it has done, 0 when nothing is left."""
May = Callable[[str, float], Awaitable[bool]]
Counted = Callable[[str, int], None]
"""Told the name of a task and how many things a batch has done."""


class Task(Struct, frozen=True):
    name: str
    """One or two words, for the log and the metrics."""
    every: float
    """Seconds from the end of one round to the next."""
    batch: Batch
    everywhere: bool = False
    """Each of several nodes does it for itself."""


async def anybody(_work: str, _seconds: float) -> bool:
    return True


class Schedule:
    """One task runs at a time."""

    def __init__(
        self, clock: Clock, counted: Counted = lambda *_: None, may: May = anybody
    ) -> None:
        """`may` says whether a task is this node's, and then keeps others from it until the next
        round."""
        self._clock = clock
        self._counted = counted
        self._may = may
        self._turn = asyncio.Lock()
        self._running: list[asyncio.Task[None]] = []
        self._failing: set[str] = set()
        """Tasks whose last round failed: said once, not at each round."""

    def open(self, tasks: Iterable[Task]) -> None:
        for task in tasks:
            self._running.append(asyncio.create_task(self._repeat(task), name=task.name))

    async def close(self) -> None:
        """A batch that is being carried out is interrupted: what it had not saved is done next
        time."""
        for running in self._running:
            running.cancel()
        for running in self._running:
            with suppress(asyncio.CancelledError):
                await running
        self._running.clear()

    async def run(self, task: Task) -> int:
        """One round, now: batches until nothing is left. Returns how many things were done; a
        failure ends the round and is logged."""
        done = 0
        try:
            if not task.everywhere and not await self._may(f"task {task.name}", task.every):
                return 0
            async with self._turn:
                while number := await task.batch():
                    done += number
                    self._counted(task.name, number)
                    await self._clock.sleep(PAUSE)
        except StoreError as error:
            self._failed(task, str(error))
        except Exception as error:
            if task.name not in self._failing:
                logger.exception("housekeeping: %s failed", task.name)
            self._failed(task, type(error).__name__, told=True)
        else:
            if task.name in self._failing:
                self._failing.discard(task.name)
                logger.info("housekeeping: %s works again", task.name)
        if done:
            logger.info("housekeeping: %s: %d done", task.name, done)
        return done

    def _failed(self, task: Task, reason: str, *, told: bool = False) -> None:
        if task.name not in self._failing and not told:
            logger.warning("housekeeping: %s could not go on: %s", task.name, reason)
        self._failing.add(task.name)

    async def _repeat(self, task: Task) -> None:
        await self._clock.sleep(min(FIRST_AFTER, task.every))
        while True:
            await self.run(task)
            await self._clock.sleep(task.every)
