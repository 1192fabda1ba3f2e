"""A bounded queue in which owners take turns, however many items each of them has waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

from codex_naturalis.server.ports.thinker import Busy

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._queues: dict[str, deque[T]] = {}
        """The waiting items by owner, without empty queues; the owner who is next comes first."""
        self._count = 0
        self._not_empty = asyncio.Event()

    def __len__(self) -> int:
        return self._count

    def put(self, owner: str, item: T) -> None:
        """Raises Busy when the queue is full."""
        if self._count >= self._most:
            raise Busy(f"{self._count} thoughts are waiting already")
        queue = self._queues.get(owner, ())
        if len(queue) >= self._most_of_one:
            raise Busy(f"{len(queue)} thoughts of the same owner are waiting already")
        self._queues.setdefault(owner, deque()).append(item)
        self._count += 1
        self._not_empty.set()

    async def take(self) -> T:
        """The next item of the owner whose turn it is, who then goes behind all others. Waits while
        the queue is empty."""
        while not self._queues:
            self._not_empty.clear()
            await self._not_empty.wait()
        owner, queue = next(iter(self._queues.items()))
        item = queue.popleft()
        self._count -= 1
        del self._queues[owner]
        if queue:
            self._queues[owner] = queue
        return item

    def discard(self, owner: str, item: T) -> None:
        """Remove an item if it is still waiting."""
        queue = self._queues.get(owner)
        if queue is None or item not in queue:
            return
        queue.remove(item)
        self._count -= 1
        if not queue:
            del self._queues[owner]
