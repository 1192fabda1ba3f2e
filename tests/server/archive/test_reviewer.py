"""The reviewer, at the moments between two steps of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.reviews import GameKind, ReviewState, ReviewStatus
from codex_naturalis.server.archive.archive import Archive, GameKey
from codex_naturalis.server.archive.reviewer import Reviewer
from codex_naturalis.server.ports.store import RecordRow, ReviewRow
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.store import SqliteStore
from tests.server.api.test_reviews import HeldThinker, played
from tests.server.clock import HeldClock

pytestmark = pytest.mark.anyio

KEY = GameKey(GameKind.RECORD, "record")
HALF_MOVES = 3
TURNS = 2_000
"""Of the loop: many more than a review needs to end, if nothing holds it."""


class SlowReviews:
    """The stored reviews as they were when they were asked for, told so late that a review can end
    in between."""

    def __init__(self, store: SqliteStore, thinker: HeldThinker) -> None:
        self._stored = store.reviews
        self._thinker = thinker
        self.slow = False
        self.saved = 0

    async def save(self, review: ReviewRow) -> None:
        self.saved += 1
        await self._stored.save(review)

    async def get(self, kind: str, game: str) -> ReviewRow | None:
        row = await self._stored.get(kind, game)
        if self.slow:
            self._thinker.go()
            for _ in range(TURNS):
                await asyncio.sleep(0)
            await asyncio.sleep(0.2)  # saving takes a thread
        return row


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "codex.sqlite3")
    await store.records.add(RecordRow(KEY.id, "anna", 0, write_record(played(HALF_MOVES))))
    yield store
    await store.close()


async def ended(reviewer: Reviewer) -> None:
    async with asyncio.timeout(30):
        while not isinstance(await reviewer.find(KEY), ReviewRow):
            await asyncio.sleep(0.01)


async def test_a_review_that_ends_while_it_is_looked_for(store: SqliteStore) -> None:
    """Law: a review that was asked for is found at every moment, in the works or in the store; who
    asks again while it ends does not begin it a second time."""
    thinker = HeldThinker()
    reviews = SlowReviews(store, thinker)
    store.reviews = reviews
    reviewer = Reviewer(Archive(store), store, thinker, HeldClock(), ServerSettings())
    assert await reviewer.find(KEY) is None
    await reviewer.ask(KEY)
    reviews.slow = True
    found, asked = await asyncio.gather(reviewer.find(KEY), reviewer.ask(KEY))
    assert isinstance(found, ReviewState | ReviewRow)
    assert asked.status in (ReviewStatus.WAITING, ReviewStatus.THINKING, ReviewStatus.FINISHED)
    thinker.go()
    await ended(reviewer)
    reviews.slow = False
    assert (await reviewer.ask(KEY)).status is ReviewStatus.FINISHED
    await asyncio.sleep(0.05)
    assert reviews.saved == 1
    await reviewer.close()


async def test_two_who_ask_at_the_same_moment(store: SqliteStore) -> None:
    """Law: they begin one review, however long the store takes."""
    thinker = HeldThinker()
    reviews = SlowReviews(store, thinker)
    store.reviews = reviews
    reviews.slow = True
    reviewer = Reviewer(Archive(store), store, thinker, HeldClock(), ServerSettings())
    states = await asyncio.gather(*(reviewer.ask(KEY) for _ in range(3)))
    assert {state.total for state in states} == {HALF_MOVES}
    await ended(reviewer)
    assert reviews.saved == 1
    await reviewer.close()
