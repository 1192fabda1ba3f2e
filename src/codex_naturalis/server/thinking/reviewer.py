"""Reviews in the background: one game at a time, one half-move a thought. To the thinker all of
them together are one owner among many, so that players hardly notice."""

from __future__ import annotations

import asyncio
import gzip
import logging
from contextlib import suppress
from enum import StrEnum

import msgspec

from codex_naturalis.bots.review import Task, summed_up, tasks_of
from codex_naturalis.engine.game import Game
from codex_naturalis.protocol.reviews import REVIEW, JudgedMove, ReviewState, ReviewStatus
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import ReviewRow, Store
from codex_naturalis.server.ports.thinker import Busy, Thinker, Verdict
from codex_naturalis.server.settings import ServerSettings

logger = logging.getLogger(__name__)

OWNER = "reviews"
MOST_WAITING = 50
"""Reviews that wait or are being made."""
MOST_FAILED = 50
"""Failures that are remembered, until they are asked for again."""
PAUSE = 1.0
"""Seconds, where the thinker has no place."""


class GameKind(StrEnum):
    TABLE = "table"
    RECORD = "record"


Key = tuple[GameKind, str]
"""Which game: a table's, or that of a record that somebody brought."""


class Work:
    """A review that is asked for and not finished."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.status = ReviewStatus.WAITING
        self.judged: list[JudgedMove] = []
        self.by: dict[str, None] = {}

    @property
    def state(self) -> ReviewState:
        return ReviewState(self.status, len(self.judged), len(self.game.transitions))


class Reviewer:
    def __init__(
        self, store: Store, thinker: Thinker, clock: Clock, settings: ServerSettings
    ) -> None:
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._settings = settings
        self._works: dict[Key, Work] = {}
        self._failed: dict[Key, ReviewState] = {}
        self._task: asyncio.Task[None] | None = None

    async def find(self, key: Key) -> ReviewRow | ReviewState | None:
        """A finished review, or how far it has come; None when nobody has asked for it."""
        row = await self._store.reviews.get(*key)
        if row is not None and row.version == REVIEW:
            return row
        work = self._works.get(key)
        return self._failed.get(key) if work is None else work.state

    async def ask(self, key: Key, game: Game) -> ReviewState:
        """Begin a review, unless it is there or on its way; how far it has come, without the
        review itself. Raises Busy."""
        found = await self.find(key)
        if isinstance(found, ReviewRow):
            total = len(game.transitions)
            return ReviewState(ReviewStatus.FINISHED, total, total)
        work = self._works.get(key)
        if work is None:
            if len(self._works) >= MOST_WAITING:
                raise Busy(f"{len(self._works)} reviews are waiting already")
            self._failed.pop(key, None)
            work = self._works[key] = Work(game)
            if self._task is None:
                self._task = asyncio.get_running_loop().create_task(self._run())
        return work.state

    async def close(self) -> None:
        """What is not finished is given up."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        """All works, the oldest first, until there are none; one that fails stops no other."""
        try:
            while self._works:
                key, work = next(iter(self._works.items()))
                try:
                    await self._make(key, work)
                except Exception:
                    logger.exception("the review of a %s failed", key[0])
                    self._fail(key, work)
                del self._works[key]
        finally:
            self._task = None

    async def _make(self, key: Key, work: Work) -> None:
        work.status = ReviewStatus.THINKING
        for task in tasks_of(work.game):
            verdict = await self._judge(task)
            work.judged.append(verdict.judged)
            work.by[verdict.by] = None
        # Off the loop: a review has some hundred kilobytes.
        body = await asyncio.to_thread(_packed, work)
        await self._store.reviews.save(ReviewRow(*key, REVIEW, self._clock.now(), body))

    async def _judge(self, task: Task) -> Verdict:
        bot = self._settings.adviser(self._thinker.bots)
        while True:
            try:
                return await self._thinker.judge(bot, task, OWNER, self._settings.review_seconds)
            except Busy:
                await self._clock.sleep(PAUSE)

    def _fail(self, key: Key, work: Work) -> None:
        work.status = ReviewStatus.FAILED
        self._failed[key] = work.state
        while len(self._failed) > MOST_FAILED:
            del self._failed[next(iter(self._failed))]


def _packed(work: Work) -> bytes:
    """What is served when a review is finished, gzipped."""
    review = summed_up(work.game, work.judged, tuple(work.by))
    total = len(review.half_moves)
    state = ReviewState(ReviewStatus.FINISHED, total, total, review)
    return gzip.compress(msgspec.json.encode(state), compresslevel=6, mtime=0)
