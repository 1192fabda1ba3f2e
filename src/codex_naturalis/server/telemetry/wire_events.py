"""How often clients have met a limit of the wire: each time counted, logged only now and then, so
that a flood does not flood the log."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from time import monotonic

log = logging.getLogger(__name__)

QUIET = 3600.0
"""Seconds from one line about a limit to the next."""


class WireLimit(StrEnum):
    """What was met; the name of the metric's label."""

    HEADERS = "headers"
    HEADER_TIME = "header_time"
    BODY = "body"
    BODY_TIME = "body_time"
    IDLE_TIME = "idle_time"
    WRITE_TIME = "write_time"
    PIPELINE = "pipeline"
    MALFORMED = "malformed"
    CONNECTIONS = "connections"
    ADDRESS_CONNECTIONS = "address_connections"
    CONNECTS = "connects"
    SOCKETS = "sockets"
    HANDSHAKES = "handshakes"
    FRAMES = "frames"


_USUAL = frozenset({WireLimit.IDLE_TIME})
"""Met by everybody: counted only."""


class WireEvents:
    def __init__(self) -> None:
        self.met: Counter[WireLimit] = Counter()
        self.hashed: Callable[[str], str | None] = lambda _: None
        """Hides an address; until it is set, none is logged."""
        self._told: dict[WireLimit, tuple[float, int]] = {}
        """When the last line was written, and how many had been met by then."""

    def meet(self, limit: WireLimit, address: str = "") -> None:
        self.met[limit] += 1
        if limit in _USUAL:
            return
        at, number = self._told.get(limit, (None, 0))
        if at is None or monotonic() - at >= QUIET:
            times = self.met[limit] - number
            self._told[limit] = monotonic(), self.met[limit]
            said = {
                "limit": limit.value,
                "times": times,
                "address": self.hashed(address) if address else None,
            }
            log.warning("a limit of the wire was met", extra=said)
