"""What all streams share: a newest state, whoever waits for the next one, and an end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from codex_naturalis.client.bell import Bell
from codex_naturalis.client.errors import Closed

T = TypeVar("T")


class Stream:
    """Any number of loops may run over one stream, each at its own pace: whoever is slow gets the
    newest state and not every one, and never an older one after a newer one."""

    def __init__(self) -> None:
        self._bell = Bell()
        self._error: Exception | None = None

    def fail(self, error: Exception) -> None:
        if self._error is None:
            self._error = error
        self._bell.ring()

    async def until(self, look: Callable[[], T | None]) -> T:
        """Look now and after every change until there is something to see (not None)."""

        def watchful() -> T | None:
            seen = look()
            if seen is None:
                self._check()
            return seen

        return await self._bell.until(watchful)

    def _check(self) -> None:
        if self._error is not None:
            raise self._error

    async def _follow(
        self, look: Callable[[], T | None], over: Callable[[], bool] = lambda: False
    ) -> AsyncIterator[T]:
        """What `look` shows, each time that it shows something; an end of our own making ends the
        loop, any other is raised."""

        def watchful() -> tuple[T | None] | None:
            seen = look()
            if seen is not None or over() or isinstance(self._error, Closed):
                return (seen,)
            self._check()
            return None

        while True:
            (seen,) = await self._bell.until(watchful)
            if seen is None:
                return
            yield seen
