"""A bounded queue in which owners take turns, however much each of them has waiting."""

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
        self._lines: dict[str, deque[T]] = {}
        """What each owner has waiting; the owner whose turn is next comes first. No empty ones."""
        self._count = 0
        self._some = asyncio.Event()

    def __len__(self) -> int:
        return self._count

    def put(self, owner: str, item: T) -> None:
        """Raises Busy when there is no place."""
        if self._count >= self._most:
            raise Busy(f"{self._count} thoughts are waiting already")
        line = self._lines.get(owner, ())
        if len(line) >= self._most_of_one:
            raise Busy(f"{len(line)} thoughts of the same owner are waiting already")
        self._lines.setdefault(owner, deque()).append(item)
        self._count += 1
        self._some.set()

    async def take(self) -> T:
        """The next of the owner whose turn it is, who then goes behind all others. Waits for one
        when there is none."""
        while not self._lines:
            self._some.clear()
            await self._some.wait()
        owner, line = next(iter(self._lines.items()))
        item = line.popleft()
        self._count -= 1
        del self._lines[owner]
        if line:
            self._lines[owner] = line
        return item

    def discard(self, owner: str, item: T) -> None:
        """Give its place up, if it still waits."""
        line = self._lines.get(owner)
        if line is None or item not in line:
            return
        line.remove(item)
        self._count -= 1
        if not line:
            del self._lines[owner]
