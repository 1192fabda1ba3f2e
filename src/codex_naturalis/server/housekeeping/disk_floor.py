"""A floor of free disk: below it only play goes on, so that games can always be saved."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from codex_naturalis.protocol.refusals import Code, Refused

log = logging.getLogger(__name__)

MEGABYTE = 1_000_000
EVERY = 1.0
"""Seconds for which a measurement holds."""


class DiskFloor:
    def __init__(self, folder: Path, megabytes: int) -> None:
        self._folder = folder
        self._floor = megabytes * MEGABYTE
        self._measured = float("-inf")
        self._low = False
        self._is_full: Callable[[], bool] = lambda: False

    def watch(self, is_full: Callable[[], bool]) -> None:
        """Another disk, of which is only known whether it is full."""
        self._is_full = is_full

    @property
    def free(self) -> int | None:
        """Bytes that we may still write; None where that cannot be told."""
        try:
            disk = os.statvfs(self._folder)
        except OSError:
            return None
        return disk.f_bavail * disk.f_frsize

    def check(self) -> None:
        """Before anything is kept that is not play. Raises Refused."""
        if self._is_low():
            raise Refused(
                Code.UNAVAILABLE,
                "the disk of the server is almost full: only running games go on",
                case="disk",
            )

    def _is_low(self) -> bool:
        if monotonic() - self._measured < EVERY:
            return self._low
        self._measured = monotonic()
        free = self.free
        low = (free is not None and free < self._floor) or self._is_full()
        if low and not self._low:
            log.error("the disk is almost full: only running games go on", extra={"free": free})
        elif self._low and not low:
            log.warning("there is room on the disk again", extra={"free": free})
        self._low = low
        return low
