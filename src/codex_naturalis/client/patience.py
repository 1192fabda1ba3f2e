"""How long to wait, for what."""

from __future__ import annotations

from collections.abc import Iterator
from random import uniform

from msgspec import Struct


class Patience(Struct, frozen=True, kw_only=True):
    """All in seconds."""

    answer: float = 20.0
    """For an answer; beyond it the connection is taken for dead, and made anew."""
    first: float = 0.25
    """Before the first attempt to connect again; each pause after it is twice as long …"""
    longest: float = 15.0
    """… up to this."""
    total: float = 300.0
    """Without a connection; then it is given up."""

    def pauses(self) -> Iterator[float]:
        """Growing, and each by chance: a thousand clients do not all come back at once."""
        pause = self.first
        while True:
            yield uniform(pause / 2, pause)
            pause = min(2 * pause, self.longest)
