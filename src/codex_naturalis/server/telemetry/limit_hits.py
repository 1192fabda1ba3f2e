"""What was refused because somebody had reached a limit: all of it in the metrics, and one line of
the log for each limit and person (or address) in an hour."""

from __future__ import annotations

import logging
from collections.abc import Callable

from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.ports.clock import Clock

log = logging.getLogger(__name__)

CODES = frozenset({Code.RATE_LIMITED, Code.LIMIT_REACHED, Code.BUSY})
QUIET: Millis = 3_600_000
MOST_SAID = 10_000


class LimitHits:
    def __init__(
        self, clock: Clock, counted: Callable[[str], None], hashed: Callable[[str], str]
    ) -> None:
        """`counted` is told the name of the limit; `hashed` hides an address."""
        self._clock = clock
        self._counted = counted
        self._hashed = hashed
        self._said: dict[tuple[str, str], Millis] = {}
        """When a line was last written, the latest last."""

    def saw(self, refused: Refused, person: str | None, address: str) -> None:
        """A refusal that goes out; other refusals than those of limits are nothing here."""
        if refused.code not in CODES:
            return
        limit = f"{refused.code}_{refused.case}" if refused.case else str(refused.code)
        self._counted(limit)
        now = self._clock.now()
        key = limit, person or address
        if now - self._said.get(key, now - QUIET) < QUIET:
            return
        self._said.pop(key, None)
        self._said[key] = now
        if len(self._said) > MOST_SAID:
            del self._said[next(iter(self._said))]
        said = {"limit": limit, "address": self._hashed(address)}
        if person is not None:
            said["person"] = person
        log.warning("a limit was reached", extra=said)
