"""The clock of the machine, for the port `Clock`.

The machine's time of day may jump: it is set by hand, corrected after the start, or wrong for a
while. The time here goes on by what has really passed, as the clock that counts since the machine
was started says, so that a jump neither takes time from players nor gives them any. A server that
is started again on the same running machine goes on with it, too."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from codex_naturalis.server.ports.clock import Timer

log = logging.getLogger(__name__)

BOOT = Path("/proc/sys/kernel/random/boot_id")
TOLERANCE = 2_000_000_000
"""Nanoseconds: less between two looks is a clock that is being corrected, and is followed."""
HOUR = 3_600_000_000_000

Nanoseconds = Callable[[], int]


class Mark(Struct, frozen=True):
    """What the next start on the same running machine needs to know."""

    boot: str
    lead: int
    """Nanoseconds by which the time of day was ahead of the steady clock."""
    jumped: int
    """By how many nanoseconds the time of day has jumped in all."""


def steady_ns() -> int:
    """Since the machine was started, also while it was asleep where the system counts that."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class SystemClock:
    def __init__(
        self,
        kept: Path | None = None,
        wall: Nanoseconds = time.time_ns,
        steady: Nanoseconds = steady_ns,
    ) -> None:
        """`kept` is the file that tells the next start of a jump."""
        self._kept = kept
        self._wall = wall
        self._steady = steady
        self._lead = wall() - steady()
        self._jumped = 0
        mark = self._read()
        if mark is not None:
            self._lead, self._jumped = mark.lead, mark.jumped
            self.now()
        self._write()

    def now(self) -> int:
        wall = self._wall()
        lead = wall - self._steady()
        drift, self._lead = lead - self._lead, lead
        if abs(drift) > TOLERANCE:
            self._jumped += drift
            log.warning(
                "the time of day jumped by %+.2f hours; clocks of games go on as if it had not",
                drift / HOUR,
            )
            self._write()
        return (wall - self._jumped) // 1_000_000

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def _read(self) -> Mark | None:
        """None also when the machine was started anew since."""
        with suppress(OSError, msgspec.DecodeError):
            if self._kept is not None:
                mark = msgspec.json.decode(self._kept.read_bytes(), type=Mark)
                if mark.boot == BOOT.read_text().strip():
                    return mark
        return None

    def _write(self) -> None:
        """Nothing depends on it but the next start after a jump."""
        with suppress(OSError):
            if self._kept is not None:
                boot = BOOT.read_text().strip()
                fresh = self._kept.with_name(f"{self._kept.name}.new")
                fresh.write_bytes(msgspec.json.encode(Mark(boot, self._lead, self._jumped)))
                fresh.replace(self._kept)
