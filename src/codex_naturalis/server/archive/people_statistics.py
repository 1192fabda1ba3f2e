"""Keeps the statistics of people's games current: each finished game is counted once, when it ends,
or at the next start of the server if it died in between.

A game counts when it was played to its end and nobody gave up, left or ran out of time on the way,
and when it did not begin with the half-moves of another one.
Of its seats those count that people held: bots have statistics of their own.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from codex_naturalis.analysis.game_facts import GameFacts, facts_of
from codex_naturalis.analysis.statistics import Group
from codex_naturalis.protocol.tables import EndCause
from codex_naturalis.server.archive.games import finished_table
from codex_naturalis.server.ports.log import Index, Kind, Stored
from codex_naturalis.server.ports.store import Store, StoreError

logger = logging.getLogger(__name__)

PAGE = 100
GIVING_UP = (Kind.RESIGN, Kind.FLAG, Kind.LEAVE)


class PeopleStatistics:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._counting = asyncio.Lock()
        """Held while one game is replayed, so that many that end at once take one thread."""
        self._catching_up: asyncio.Task[None] | None = None
        self.version = 0
        """Grows with every game that is counted."""

    def open(self) -> None:
        """Count in the background what an earlier server has left uncounted."""
        self._catching_up = asyncio.get_running_loop().create_task(self.catch_up())

    async def close(self) -> None:
        if self._catching_up is not None:
            self._catching_up.cancel()
            with suppress(asyncio.CancelledError):
                await self._catching_up

    async def group(self, name: str) -> Group:
        return await self._store.statistics.group(name)

    async def count(self, table: str) -> None:
        """Count the game of a table that has ended; a repeated call changes nothing."""
        index = await self._store.tables.index(table)
        if index is not None:
            await self._count(index)

    async def catch_up(self) -> None:
        after = None
        try:
            while page := await self._store.statistics.uncounted(PAGE, after):
                for index in page:
                    try:
                        await self._count(index)
                    except StoreError:
                        logger.exception("table %s could not be counted", index.line.id)
                after = (page[-1].changed, page[-1].line.id)
        except StoreError:
            logger.exception("could not look for games that are not counted")

    async def _count(self, index: Index) -> None:
        table, result = index.line.id, index.line.result
        if result is None:
            return
        async with self._counting:
            played_on = index.line.settings.origin is not None
            if played_on or result.cause is not EndCause.PLAYED or not any(index.people):
                await self._store.statistics.skip(table)
                return
            stored = await self._store.tables.load(table)
            if stored is None:
                return
            found = await asyncio.to_thread(facts_of_people, stored)
            if found is None:
                await self._store.statistics.skip(table)
            elif await self._store.statistics.count(table, *found):
                self.version += 1


def facts_of_people(stored: Stored) -> tuple[GameFacts, tuple[int, ...]] | None:
    """The facts of a game that was played to its end, and the seats of people; None when somebody
    gave up."""
    if any(entry.kind in GIVING_UP for entry in stored.entries):
        return None
    table = finished_table(stored)
    return facts_of(table.game({})), table.people_seats
