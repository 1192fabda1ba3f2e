"""What a server does before it stops: it hands over what others can go on with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable


class Draining:
    def __init__(self) -> None:
        self._work: Callable[[], Awaitable[None]] | None = None

    def by(self, work: Callable[[], Awaitable[None]]) -> None:
        self._work = work

    async def run(self) -> None:
        if self._work is not None:
            await self._work()
