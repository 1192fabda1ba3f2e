"""What follows when a rated game ends or somebody gives one up. Each step may be repeated: a table
counts once, so that what a killed server left is done at the next start."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ladder.addresses_seen import SeenAddresses
from codex_naturalis.server.ladder.admission import Admission
from codex_naturalis.server.ladder.conduct import Conduct, Told
from codex_naturalis.server.ladder.engine_play import EnginePlay
from codex_naturalis.server.ladder.suspicion import Suspicion
from codex_naturalis.server.people.ratings import Ratings
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.ladder_store import RatedGameRow
from codex_naturalis.server.ports.log import Stored
from codex_naturalis.server.ports.store import GamesQuery, Store, StoreError
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.tables.course import Course, fold
from codex_naturalis.server.telemetry.security_events import SecurityLog

log = logging.getLogger(__name__)

OVER = (Status.FINISHED, Status.ABORTED)
MOST_RECHECKED = 50


class Ladder:
    """All of rated play."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        settings: ServerSettings,
        ratings: Ratings,
        security: SecurityLog,
        told: Told,
    ) -> None:
        self._store = store
        self._ratings = ratings
        self.conduct = Conduct(store, clock, settings, told)
        self.admission = Admission(store, clock, settings, self.conduct)
        self.addresses = SeenAddresses()
        self._suspicion = Suspicion(store, clock, security, settings.rated_meetings)
        self.engine_play = EnginePlay(store, self._suspicion)
        self._catching_up: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Look in the background at what an earlier server has not looked at."""
        self._catching_up = asyncio.get_running_loop().create_task(self.catch_up())

    async def close(self) -> None:
        if self._catching_up is not None:
            self._catching_up.cancel()
            with suppress(asyncio.CancelledError):
                await self._catching_up

    async def catch_up(self) -> None:
        query = GamesQuery(statuses=OVER, rated=True, limit=MOST_RECHECKED)
        try:
            for index in reversed(await self._store.tables.find(query)):
                await self.look(index.line.id)
        except StoreError:
            log.exception("could not look at the rated games that ended last")

    async def look(self, table: str) -> None:
        """Somebody has given up at a table, or its game is over."""
        index = await self._store.tables.index(table)
        if index is None or not index.line.settings.rated:
            return
        stored = await self._store.tables.load(table)
        assert stored is not None, "tables are never deleted"
        await self.conduct.look(stored)
        if index.status in OVER:
            await self._count(stored)

    async def _count(self, stored: Stored) -> None:
        course = fold(stored.head, stored.entries)
        people = [chair.person for chair in course.chairs if chair.person is not None]
        if course.start is None or len(set(people)) < len(course.chairs):
            return
        if course.result is not None and course.result.ranks:
            await self._ratings.rate(stored.head.id, people, course.result.ranks)
        row = RatedGameRow(stored.head.id, turns_of(course), self.addresses.shared(people))
        if await self._store.ladder.add_game(row):
            await self._suspicion.look(stored.head.id, people, len(people))


def turns_of(course: Course) -> int:
    """How many turns everybody has had: cards after the starter."""
    if course.state is None:
        return 0
    return min(max(0, len(player.area.cards) - 1) for player in course.state.players)
