"""A bell that wakes all who wait, whenever something is new."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Bell:
    def __init__(self) -> None:
        self._next = asyncio.Event()

    def ring(self) -> None:
        rung, self._next = self._next, asyncio.Event()
        rung.set()

    async def until(self, look: Callable[[], T | None]) -> T:
        """Look now and after each ring until there is something to see."""
        while (seen := look()) is None:
            await self._next.wait()
        return seen
