"""Guests who have not come back for long are forgotten, with what nobody else needs: their records,
and the tables where they were alone or with bots."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex

from codex_naturalis.server.people.names import DELETED
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Store
from codex_naturalis.server.tables.registry import TableRegistry

AT_ONCE = 20
EVERY = 3600.0
"""Seconds."""
DAY = 86_400_000


class IdleGuests:
    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        clock: Clock,
        days: float,
        is_here: Callable[[str], bool],
    ) -> None:
        """`is_here` tells whether a person is connected."""
        self._store = store
        self._tables = tables
        self._clock = clock
        self._days = days
        self._is_here = is_here

    async def batch(self) -> int:
        """The next guests; returns how many were forgotten."""
        now = self._clock.now()
        before = now - round(self._days * DAY)
        gone = [
            guest
            for guest in await self._store.people.idle_guests(before, AT_ONCE)
            if not self._is_here(guest)
        ]
        for guest in gone:
            await self._tables.remove_person(guest)
            name = DELETED + token_hex(5)
            self._tables.forget(await self._store.people.forget_guest(guest, name, now))
        return len(gone)
