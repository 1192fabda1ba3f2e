"""Leaving and stalling at rated tables: a warning first, then pauses from rated play, which end by
themselves. All of it is in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from codex_naturalis.protocol.ladder import Lapse, RatedStanding
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ladder.lapses import WINDOW, cost, lapses_of
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.ladder_store import LapseRow
from codex_naturalis.server.ports.log import Stored
from codex_naturalis.server.ports.store import Store
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.tables.timing import DAY

LATEST = DAY
"""What is older when it is found is from a server that did not look yet: nobody was warned then."""

Told = Callable[[str, RatedStanding], Awaitable[None]]
"""Called with a person who was warned or paused."""


class Conduct:
    def __init__(self, store: Store, clock: Clock, settings: ServerSettings, told: Told) -> None:
        self._store = store
        self._clock = clock
        self._settings = settings
        self._told = told
        self._judging = asyncio.Lock()
        """Held while a lapse is judged by the earlier ones."""

    async def look(self, stored: Stored) -> None:
        """Note what was done at a rated table; a repeated call changes nothing."""
        for lapse in lapses_of(stored.head, stored.entries):
            if lapse.at < self._clock.now() - LATEST:
                continue
            async with self._judging:
                costly = await self._add(lapse)
            if costly:
                await self._told(lapse.person, await self.standing(lapse.person))

    async def _add(self, lapse: LapseRow) -> bool:
        row = await self._store.people.get(lapse.person)
        if row is None or row.deleted is not None:
            return False
        known = await self._store.ladder.lapses(lapse.person, lapse.at - WINDOW)
        earlier = [one.kind for one in known if one.table != lapse.table]
        price = cost(
            earlier,
            lapse.kind,
            self._settings.rated_lapses,
            round(self._settings.rated_pause * 1000),
        )
        until = lapse.at + price.pause if price.pause else None
        judged = LapseRow(
            lapse.person, lapse.table, lapse.at, lapse.kind, price.warned, until,
            seen=not (price.warned or price.pause),
        )  # fmt: skip
        added = await self._store.ladder.add_lapse(judged)
        return added and not judged.seen

    async def standing(self, person: str) -> RatedStanding:
        now = self._clock.now()
        rows = await self._store.ladder.lapses(person, now - WINDOW)
        news = next((row for row in reversed(rows) if not row.seen), None)
        return RatedStanding(
            paused_until=_paused_until(rows, now),
            news=None if news is None else _lapse(news),
            lapses=tuple(_lapse(row) for row in reversed(rows)),
        )

    async def confirm(self, person: str) -> RatedStanding:
        """The person has read the news."""
        await self._store.ladder.confirm_lapses(person)
        return await self.standing(person)

    async def paused_until(self, person: str) -> Millis | None:
        """None: the person may play rated games."""
        now = self._clock.now()
        return _paused_until(await self._store.ladder.lapses(person, now - WINDOW), now)


def _paused_until(rows: list[LapseRow], now: Millis) -> Millis | None:
    until = max((row.until for row in rows if row.until is not None), default=0)
    return until if until > now else None


def _lapse(row: LapseRow) -> Lapse:
    return Lapse(row.table, row.at, row.kind, row.warned, row.until)
