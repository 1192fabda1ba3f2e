"""A signal that wakes every waiting task when something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Signal:
    def __init__(self) -> None:
        self._next = asyncio.Event()

    def notify(self) -> None:
        current, self._next = self._next, asyncio.Event()
        current.set()

    async def until(self, read: Callable[[], T | None]) -> T:
        """Call `read` now and after each change until it returns something other than None."""
        while (value := read()) is None:
            await self._next.wait()
        return value
