"""A bounded queue in which owners take turns, however many items each of them has waiting. Items in
the background wait until there are no others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from codex_naturalis.server.ports.thinker import Busy

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._queues: dict[str, deque[T]] = {}
        """The waiting items by owner, without empty queues; the owner who is next comes first."""
        self._background: dict[str, deque[T]] = {}
        self._count = 0
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return self._count

    def put(self, owner: str, item: T, *, background: bool = False) -> None:
        """Raises Busy when the queue is full."""
        if self._count >= self._most:
            raise Busy(f"{self._count} thoughts are waiting already")
        queues = self._background if background else self._queues
        queue = queues.get(owner, ())
        if len(queue) >= self._most_of_one:
            raise Busy(f"{len(queue)} thoughts of the same owner are waiting already")
        queues.setdefault(owner, deque()).append(item)
        self._count += 1
        self._changed.set()

    async def take(self, background: Callable[[], bool] = lambda: True) -> T:
        """The next item of the owner whose turn it is, who then goes behind all others. Waits while
        there is none, or only those in the background and they may not be taken."""
        while not (queues := self._queues or (background() and self._background)):
            self._changed.clear()
            await self._changed.wait()
        owner, queue = next(iter(queues.items()))
        item = queue.popleft()
        self._count -= 1
        del queues[owner]
        if queue:
            queues[owner] = queue
        return item

    def look_again(self) -> None:
        """What is in the background may perhaps be taken now."""
        self._changed.set()

    def discard(self, owner: str, item: T) -> None:
        """Remove an item if it is still waiting."""
        for queues in (self._queues, self._background):
            queue = queues.get(owner)
            if queue is not None and item in queue:
                queue.remove(item)
                self._count -= 1
                if not queue:
                    del queues[owner]
