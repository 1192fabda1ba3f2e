"""A clock that stands still until it is told to go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush

from codex_naturalis.protocol.people import Millis

START: Millis = 1_760_000_000_000


class HeldTimer:
    def __init__(self, callback: Callable[[], object]) -> None:
        self._callback: Callable[[], object] | None = callback

    def cancel(self) -> None:
        self._callback = None

    def fire(self) -> None:
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()


class HeldClock:
    def __init__(self, now: Millis = START) -> None:
        self._now = float(now)
        self._waiting: list[tuple[float, int, HeldTimer]] = []
        self._count = 0

    def now(self) -> Millis:
        return int(self._now)

    def call_later(self, seconds: float, callback: Callable[[], object]) -> HeldTimer:
        timer = HeldTimer(callback)
        self._count += 1
        heappush(self._waiting, (self._now + max(0.0, seconds) * 1000, self._count, timer))
        return timer

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        timer = self.call_later(seconds, woken.set)
        try:
            await woken.wait()
        finally:
            timer.cancel()

    def advance(self, seconds: float) -> None:
        """Go on by so many seconds. Timers fire in order, each at its own moment, also those that
        are set on the way; who sleeps wakes when the loop next turns."""
        moment = self._now + seconds * 1000
        while self._waiting and self._waiting[0][0] <= moment:
            at, _, timer = heappop(self._waiting)
            self._now = max(self._now, at)
            timer.fire()
        self._now = moment
