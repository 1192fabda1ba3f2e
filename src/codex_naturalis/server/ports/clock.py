"""The clock, as a port so that tests can control the time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from codex_naturalis.protocol.people import Millis


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> Millis: ...

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer: ...

    async def sleep(self, seconds: float) -> None: ...
