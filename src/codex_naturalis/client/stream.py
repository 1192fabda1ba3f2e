"""What all streams share: the newest state, tasks waiting for the next one, and an end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from codex_naturalis.client.errors import Closed
from codex_naturalis.client.signal import Signal

T = TypeVar("T")


class Stream:
    """Any number of loops may run over one stream, each at its own pace. A slow loop gets the
    newest state and not every one, and never an older state after a newer one."""

    def __init__(self) -> None:
        self._signal = Signal()
        self._error: Exception | None = None

    def fail(self, error: Exception) -> None:
        """End the stream; the first error is the one that is raised."""
        if self._error is None:
            self._error = error
        self._signal.notify()

    async def until(self, read: Callable[[], T | None]) -> T:
        """Call `read` now and after every change until it returns something other than None."""

        def read_or_raise() -> T | None:
            value = read()
            if value is None:
                self._check()
            return value

        return await self._signal.until(read_or_raise)

    def _check(self) -> None:
        if self._error is not None:
            raise self._error

    async def _follow(
        self, read: Callable[[], T | None], over: Callable[[], bool] = lambda: False
    ) -> AsyncIterator[T]:
        """Every value of `read` that is not None. The loop ends when `over` or when the owner
        closes the stream; any other error is raised."""

        def read_or_end() -> tuple[T | None] | None:
            value = read()
            if value is not None or over() or isinstance(self._error, Closed):
                return (value,)
            self._check()
            return None

        while True:
            (value,) = await self._signal.until(read_or_end)
            if value is None:
                return
            yield value
