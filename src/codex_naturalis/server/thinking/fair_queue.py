"""A bounded queue in which payers take turns, however many items each of them has waiting. Items in
the background wait until there are no others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from codex_naturalis.server.ports.thinker import Busy

T = TypeVar("T")


class ShareTaken(Busy):
    """One payer has as many waiting as one may."""


class FairQueue(Generic[T]):
    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._queues: dict[str, deque[T]] = {}
        """The waiting items by payer, without empty queues; the payer who is next comes first."""
        self._background: dict[str, deque[T]] = {}
        self._count = 0
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return self._count

    def put(self, payer: str, item: T, *, background: bool = False) -> None:
        """Raises Busy when the queue is full."""
        if self._count >= self._most:
            raise Busy(f"{self._count} thoughts are waiting already")
        queues = self._background if background else self._queues
        queue = queues.get(payer, ())
        if len(queue) >= self._most_of_one:
            raise ShareTaken(f"{len(queue)} thoughts of the same payer are waiting already")
        queues.setdefault(payer, deque()).append(item)
        self._count += 1
        self._changed.set()

    async def take(
        self,
        background: Callable[[], bool] = lambda: True,
        may_begin: Callable[[str], bool] = lambda _: True,
    ) -> T:
        """The next item of the payer whose turn it is, who then goes behind all others; a payer who
        may not begin another is passed over. Waits while there is nothing to take: what is in the
        background only when nothing else is waiting and it may be taken."""
        while (found := self._next(background, may_begin)) is None:
            self._changed.clear()
            await self._changed.wait()
        payer, queues = found
        queue = queues.pop(payer)
        item = queue.popleft()
        self._count -= 1
        if queue:
            queues[payer] = queue
        return item

    def _next(
        self, background: Callable[[], bool], may_begin: Callable[[str], bool]
    ) -> tuple[str, dict[str, deque[T]]] | None:
        queues = self._queues or (self._background if background() else {})
        payer = next((payer for payer in queues if may_begin(payer)), None)
        return None if payer is None else (payer, queues)

    def look_again(self) -> None:
        """What could not be taken may perhaps be taken now."""
        self._changed.set()

    def discard(self, payer: str, item: T) -> None:
        """Remove an item if it is still waiting."""
        for queues in (self._queues, self._background):
            queue = queues.get(payer)
            if queue is not None and item in queue:
                queue.remove(item)
                self._count -= 1
                if not queue:
                    del queues[payer]
