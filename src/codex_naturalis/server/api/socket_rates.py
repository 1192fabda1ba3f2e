"""How many sockets a person and an address may have, and how fast their messages may come.

A socket has a rate of its own; all of one person, and all of one address, have another together.
What is beyond is refused a few times and then the socket is cut, and its person must wait a little
before the next one."""

from __future__ import annotations

from asyncio import get_running_loop
from collections import Counter

from msgspec import Struct

from codex_naturalis.server.wire_limits import WireLimits

MOST_REMEMBERED = 50_000
REFUSED_PER_SECOND = 1.0
"""Refusals that a socket is owed again."""


class Bucket(Struct):
    """`rate` a second, of which `burst` may come at once."""

    rate: float
    burst: float
    full_at: float = 0.0

    def wait(self, now: float) -> float:
        """Seconds until one more may be taken."""
        return max(0.0, self.full_at + (1 - self.burst) / self.rate - now)

    def take(self, now: float) -> None:
        self.full_at = max(self.full_at, now) + 1 / self.rate


class SocketRate:
    """The rate of one socket, and of those it shares one with."""

    def __init__(self, limits: WireLimits, *shared: Bucket) -> None:
        self._buckets = (Bucket(limits.frames_per_second, limits.frame_burst), *shared)
        self._refusals = Bucket(REFUSED_PER_SECOND, limits.frames_refused)

    def take(self, now: float) -> float:
        """0 if one more message may come; otherwise the seconds to wait."""
        wait = max(bucket.wait(now) for bucket in self._buckets)
        if wait <= 0:
            for bucket in self._buckets:
                bucket.take(now)
        return wait

    def refuse(self, now: float) -> bool:
        """Whether one more message may be refused; if not, it is time to cut."""
        if self._refusals.wait(now) > 0:
            return False
        self._refusals.take(now)
        return True


class SocketRates:
    def __init__(self, limits: WireLimits, enabled: bool = True) -> None:
        self.limits = limits
        self.enabled = enabled
        self._sockets: Counter[str] = Counter()
        """Open ones by address."""
        self._people: dict[str, Bucket] = {}
        self._addresses: dict[str, Bucket] = {}
        self._handshakes: dict[str, Bucket] = {}
        self._cut: dict[str, float] = {}
        """Until when a person may have no new socket."""

    def handshake(self, address: str) -> float:
        """0 if one more may begin, otherwise the seconds to wait."""
        if not self.enabled:
            return 0.0
        limits, now = self.limits, get_running_loop().time()
        rate, burst = limits.handshakes_per_second, limits.handshake_burst
        bucket = _bucket(self._handshakes, address, rate, burst, now)
        wait = bucket.wait(now)
        if wait <= 0:
            bucket.take(now)
        return wait

    def crowded(self, address: str) -> bool:
        """Whether the address has as many sockets as it may have."""
        return self.enabled and self._sockets[address] >= self.limits.sockets_per_address

    def barred(self, person: str) -> float:
        """Seconds for which the person must wait after a cut."""
        return max(0.0, self._cut.get(person, 0.0) - get_running_loop().time())

    def enter(self, person: str, address: str) -> SocketRate:
        limits, now = self.limits, get_running_loop().time()
        self._sockets[address] += 1
        of_person, of_address = limits.person_frames_per_second, limits.address_frames_per_second
        return SocketRate(
            limits,
            _bucket(self._people, person, of_person, 2 * of_person, now),
            _bucket(self._addresses, address, of_address, 2 * of_address, now),
        )

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def cut(self, person: str) -> None:
        now = get_running_loop().time()
        if len(self._cut) >= MOST_REMEMBERED:
            self._cut = {key: until for key, until in self._cut.items() if until > now}
        self._cut[person] = now + self.limits.cut_seconds


def _bucket(buckets: dict[str, Bucket], key: str, rate: float, burst: float, now: float) -> Bucket:
    """A full one may be forgotten: a new one is the same."""
    found = buckets.get(key)
    if found is None:
        if len(buckets) >= MOST_REMEMBERED:
            for other in [other for other, bucket in buckets.items() if bucket.full_at <= now]:
                del buckets[other]
        found = buckets[key] = Bucket(rate, burst)
    return found
