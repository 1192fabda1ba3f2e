"""How long the live connection waits: for an answer, between attempts, and in all."""

from __future__ import annotations

from collections.abc import Iterator
from random import uniform

from msgspec import Struct


class Timeouts(Struct, frozen=True, kw_only=True):
    """All in seconds."""

    answer: float = 20.0
    """For an answer. After that the connection counts as dead and is replaced."""
    first_pause: float = 0.25
    """Before the first attempt to reconnect. Each further pause is twice as long …"""
    longest_pause: float = 15.0
    """… up to this."""
    total: float = 300.0
    """Without a connection, before giving up."""

    def pauses(self) -> Iterator[float]:
        """Growing, with jitter: a thousand clients do not all reconnect at once."""
        pause = self.first_pause
        while True:
            yield uniform(pause / 2, pause)
            pause = min(2 * pause, self.longest_pause)
