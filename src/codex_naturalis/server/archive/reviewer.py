"""Makes reviews in the background: one game at a time, with one request to the thinker for each
half-move, and tells those who watch what it finds. Those who ask take turns. All reviews share one
payer in the queue of the thinker, so that games hardly wait."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count, islice

import msgspec

from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.analysis.review import summarise, tasks_of
from codex_naturalis.analysis.swings import chances_of, start_of
from codex_naturalis.engine.game import Game
from codex_naturalis.protocol.messages import ReviewProgress
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import (
    REVIEW,
    Chance,
    ReviewedMove,
    ReviewState,
    ReviewStatus,
)
from codex_naturalis.server.archive.archive import Archive, GameKey
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import ReviewRow, Store
from codex_naturalis.server.ports.thinker import Assessment, Busy, Owner, Thinker
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.tables.context import Listener, encode

logger = logging.getLogger(__name__)

Collect = Callable[[GameKey, Game, Sequence[ReviewedMove]], Awaitable[None]]
"""Called with every review before it is saved; again if the server was stopped in between."""

OWNER = Owner("reviews", "reviews")
MOST_SERVED = 10_000
"""Payers whose last turn is remembered."""
MOST_FAILED = 50
"""Failed reviews that are remembered until they are requested again."""
PAUSE = 1.0
"""Seconds to wait when the thinker is busy."""


class Work:
    """A review that was requested and is not finished."""

    def __init__(self, game: Game, payer: str) -> None:
        self.game = game
        self.payer = payer
        self.status = ReviewStatus.WAITING
        self.judged: list[ReviewedMove] = []
        """In the order of the game."""
        self.chances: tuple[Chance, ...] = ()
        self.by: dict[str, None] = {}

    @property
    def state(self) -> ReviewState:
        return ReviewState(self.status, len(self.judged), len(self.game.transitions))

    def add(self, assessment: Assessment) -> None:
        self.judged.append(assessment.judged)
        self.by[assessment.by] = None
        whole = len(self.judged) == len(self.game.transitions)
        outcome = self.game.outcome() if whole else None
        self.chances = tuple(chances_of(self.game, self.judged, self.start, outcome))

    @property
    def start(self) -> tuple[float, ...]:
        return start_of(self.game, self.judged)


class Reviewer:
    def __init__(
        self,
        archive: Archive,
        store: Store,
        thinker: Thinker,
        clock: Clock,
        settings: ServerSettings,
        collect: Collect | None = None,
    ) -> None:
        self._archive = archive
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._settings = settings
        self._collect = collect
        self._works: dict[GameKey, Work] = {}
        self._turns = count(1)
        self._served: dict[str, int] = {}
        """By payer, its last turn."""
        self._failed: dict[GameKey, ReviewState] = {}
        self._watchers: dict[GameKey, set[Listener]] = {}
        self._moving = asyncio.Lock()
        """Held while a review moves from `_works` to the store, and while both are searched: nobody
        finds it in neither or starts it twice."""
        self._task: asyncio.Task[None] | None = None

    async def find(self, key: GameKey) -> ReviewRow | ReviewState | None:
        """A finished review, or its progress; None when nobody has requested it. Reads no
        game."""
        async with self._moving:
            return await self._find(key)

    async def ask(self, key: GameKey, payer: str) -> ReviewState:
        """Start a review unless it exists; returns its progress, without the review itself. Raises
        Busy, and Refused when there is no such finished game or the payer has asked for too many
        already."""
        async with self._moving:
            found = await self._find(key)
            if isinstance(found, ReviewRow):
                total = len((await self._archive.load(key)).transitions)
                return ReviewState(ReviewStatus.FINISHED, total, total)
            work = self._works.get(key)
            if work is None:
                self._check_number(payer)
                work = Work(await self._archive.load(key), payer)
                self._works[key] = work
                self._failed.pop(key, None)
                if self._task is None:
                    self._task = asyncio.get_running_loop().create_task(self._run())
            return work.state

    def _check_number(self, payer: str) -> None:
        limits = self._settings.people
        if len(self._works) >= limits.all_reviews:
            raise Busy(f"{len(self._works)} reviews are waiting already")
        if sum(work.payer == payer for work in self._works.values()) >= limits.reviews:
            raise Refused(
                Code.LIMIT_REACHED,
                f"{limits.reviews} of your reviews are waiting already",
                case="reviews",
                parameters={"most": limits.reviews},
            )

    async def watch(self, key: GameKey, listener: Listener) -> None:
        """Tell a listener what was found so far, then all that is new, until it leaves. Raises
        Refused (NOT_FOUND, NOT_FINISHED) when there is no such review."""
        async with self._moving:
            found = await self._find(key)
            if found is None:
                await self._archive.check(key)
                raise Refused(
                    Code.NOT_FOUND, "nobody has requested a review of this game", case="review"
                )
            work = self._works.get(key)
            if work is not None:
                self._watchers.setdefault(key, set()).add(listener)
                listener.send(encode(_progress(key, work)))
            elif isinstance(found, ReviewState):
                listener.send(encode(_told(key, found)))
            else:
                total = len((await self._archive.load(key)).transitions)
                listener.send(encode(_told(key, ReviewState(ReviewStatus.FINISHED, total, total))))

    def unwatch(self, key: GameKey, listener: Listener) -> None:
        watchers = self._watchers.get(key, set())
        watchers.discard(listener)
        if not watchers:
            self._watchers.pop(key, None)

    def _tell(self, key: GameKey, message: ReviewProgress) -> None:
        if watchers := self._watchers.get(key):
            frame = encode(message)
            for listener in watchers:
                listener.send(frame)

    async def _find(self, key: GameKey) -> ReviewRow | ReviewState | None:
        work = self._works.get(key)
        if work is not None:
            return work.state
        row = await self._store.reviews.get(*key)
        if row is not None and row.version == REVIEW:
            return row
        return self._failed.get(key)

    async def close(self) -> None:
        """Stop; unfinished reviews are lost."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        """Make all waiting reviews; a failure does not stop the others."""
        try:
            while self._works:
                key, work = self._next()
                try:
                    await self._make(key, work)
                except Exception:
                    logger.exception("the review of a %s failed", key.kind)
                    self._fail(key, work)
                    del self._works[key]
        finally:
            self._task = None

    def _next(self) -> tuple[GameKey, Work]:
        """Of the payer who has waited longest since its last turn the oldest."""
        key, work = min(self._works.items(), key=lambda item: self._served.get(item[1].payer, 0))
        self._served.pop(work.payer, None)
        self._served[work.payer] = next(self._turns)
        if len(self._served) > MOST_SERVED:
            del self._served[next(iter(self._served))]
        return key, work

    async def _make(self, key: GameKey, work: Work) -> None:
        """As many half-moves at a time as there are processes, here and at workers; told in the
        order of the game."""
        work.status = ReviewStatus.THINKING
        tasks = tasks_of(work.game)
        running: deque[asyncio.Task[Assessment]] = deque()
        try:
            while True:
                at_once = self._settings.thinkers + self._thinker.elsewhere
                for task in islice(tasks, max(0, at_once - len(running))):
                    running.append(asyncio.create_task(self._judge(task)))
                if not running:
                    break
                work.add(await running[0])
                running.popleft()
                self._tell(key, _news(key, work))
        finally:
            for waiting in running:
                waiting.cancel()
            await asyncio.gather(*running, return_exceptions=True)
        # In a thread, because a review has some hundred kilobytes.
        body = await asyncio.to_thread(_packed, work)
        if self._collect is not None:
            await self._collect(key, work.game, work.judged)
        async with self._moving:
            await self._store.reviews.save(ReviewRow(*key, REVIEW, self._clock.now(), body))
            del self._works[key]
            total = len(work.judged)
            self._tell(key, _told(key, ReviewState(ReviewStatus.FINISHED, total, total)))
            self._watchers.pop(key, None)

    async def _judge(self, task: ReviewTask) -> Assessment:
        bot = self._settings.adviser(self._thinker.bots)
        while True:
            try:
                return await self._thinker.judge(bot, task, OWNER, self._settings.review_seconds)
            except Busy:
                await self._clock.sleep(PAUSE)

    def _fail(self, key: GameKey, work: Work) -> None:
        work.status = ReviewStatus.FAILED
        self._failed[key] = work.state
        self._tell(key, _told(key, work.state))
        self._watchers.pop(key, None)
        while len(self._failed) > MOST_FAILED:
            del self._failed[next(iter(self._failed))]


def _progress(key: GameKey, work: Work) -> ReviewProgress:
    """All that was found so far."""
    return _told(key, work.state, work.start, tuple(work.judged), work.chances)


def _news(key: GameKey, work: Work) -> ReviewProgress:
    """What the half-move that was judged last adds."""
    last = work.judged[-1]
    new = tuple(chance for chance in work.chances if chance.ply == last.ply)
    return _told(key, work.state, work.start, (last,), new)


def _told(
    key: GameKey,
    state: ReviewState,
    start: tuple[float, ...] = (),
    half_moves: tuple[ReviewedMove, ...] = (),
    chances: tuple[Chance, ...] = (),
) -> ReviewProgress:
    return ReviewProgress(
        kind=key.kind,
        game=key.id,
        status=state.status,
        done=state.done,
        total=state.total,
        start=start,
        half_moves=half_moves,
        chances=chances,
    )


def _packed(work: Work) -> bytes:
    """The body that is served for a finished review, gzipped."""
    review = summarise(work.game, work.judged, tuple(work.by))
    total = len(review.half_moves)
    state = ReviewState(ReviewStatus.FINISHED, total, total, review)
    return gzip.compress(msgspec.json.encode(state), compresslevel=6, mtime=0)
