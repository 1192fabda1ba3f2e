"""Which connections there may be: so many in all, and of one address.

Where there are too many, the one that has waited longest without a request under way is closed for
the new one, so silent connections keep nobody out; only if all have one is the new one refused."""

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from codex_naturalis.server.telemetry.wire_events import WireEvents, WireLimit
from codex_naturalis.server.wire_limits import WireLimits

MOST_ADDRESSES = 20_000
"""That are remembered without a connection, for the rate of new ones."""


_ROUNDING = 1e-6


class Closable(Protocol):
    """A connection between two requests."""

    def give_way(self) -> None: ...


@dataclass(slots=True)
class _Address:
    open: int = 0
    idle: dict[Closable, None] = field(default_factory=dict)
    """In the order in which they became idle."""
    full_at: float = 0.0
    """When its bucket of new connections is full again."""


class Admission:
    """`most`: connections that the system allows, if fewer than the limit; `counted`: tells whether
    an address is that of one client."""

    def __init__(
        self,
        limits: WireLimits,
        events: WireEvents,
        *,
        most: int | None = None,
        counted: Callable[[str], bool] = lambda _: True,
        by_address: bool = True,
    ) -> None:
        self.most = limits.connections if most is None else min(limits.connections, most)
        self.open = 0
        self._limits = limits
        self._events = events
        self._counted = counted
        self._by_address = by_address
        self._addresses: dict[str, _Address] = {}
        self._idle: dict[Closable, _Address] = {}

    def enter(self, connection: Closable, key: str, address: str) -> bool:
        """Whether a new connection may stay; it is idle until it says otherwise. `key` is what is
        counted by, the network of `address`."""
        place = self._addresses.get(key)
        if place is None:
            place = self._addresses[key] = _Address()
            self._forget()
        if self._by_address and self._counted(address):
            limits = self._limits
            if not self._may_connect(place):
                self._events.meet(WireLimit.CONNECTS, address)
                return False
            if place.open >= limits.connections_per_address:
                self._events.meet(WireLimit.ADDRESS_CONNECTIONS, address)
                if not _make_room(place.idle):
                    return False
        if self.open >= self.most:
            self._events.meet(WireLimit.CONNECTIONS, address)
            if not _make_room(self._idle):
                return False
        place.open += 1
        self.open += 1
        place.idle[connection] = None
        self._idle[connection] = place
        return True

    def idle(self, connection: Closable, key: str) -> None:
        """It has no request under way."""
        place = self._addresses[key]
        place.idle[connection] = None
        self._idle[connection] = place

    def busy(self, connection: Closable) -> None:
        place = self._idle.pop(connection, None)
        if place is not None:
            place.idle.pop(connection, None)

    def leave(self, connection: Closable, key: str) -> None:
        """Once for each that has entered."""
        self.busy(connection)
        place = self._addresses[key]
        place.open -= 1
        self.open -= 1

    def _may_connect(self, place: _Address) -> bool:
        now = get_running_loop().time()
        interval = 1 / self._limits.connects_per_second
        depth = interval * max(1, self._limits.connections_per_address // 4)
        full_at = max(place.full_at, now) + interval
        if full_at - now > depth + _ROUNDING:
            return False
        place.full_at = full_at
        return True

    def _forget(self) -> None:
        if len(self._addresses) > 2 * MOST_ADDRESSES:
            now = get_running_loop().time()
            self._addresses = {
                key: place
                for key, place in self._addresses.items()
                if place.open or place.full_at > now
            }


def _make_room(idle: Mapping[Closable, object]) -> bool:
    for connection in idle:
        connection.give_way()
        return True
    return False
