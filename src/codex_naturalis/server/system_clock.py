"""The clock of the machine, for the port `Clock`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time_ns

from codex_naturalis.server.ports.clock import Timer


class SystemClock:
    def now(self) -> int:
        return time_ns() // 1_000_000

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
