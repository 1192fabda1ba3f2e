"""The reviewer, at the moments between two steps of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.messages import ReviewProgress
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import GameKind, ReviewState, ReviewStatus
from codex_naturalis.server.archive.archive import Archive, GameKey
from codex_naturalis.server.archive.reviewer import Reviewer
from codex_naturalis.server.people_limits import PeopleLimits
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
    await reviewer.ask(KEY, "anna")
    reviews.slow = True
    found, asked = await asyncio.gather(reviewer.find(KEY), reviewer.ask(KEY, "anna"))
    assert isinstance(found, ReviewState | ReviewRow)
    assert asked.status in (ReviewStatus.WAITING, ReviewStatus.THINKING, ReviewStatus.FINISHED)
    thinker.go()
    await ended(reviewer)
    reviews.slow = False
    assert (await reviewer.ask(KEY, "anna")).status is ReviewStatus.FINISHED
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
    states = await asyncio.gather(*(reviewer.ask(KEY, "anna") for _ in range(3)))
    assert {state.total for state in states} == {HALF_MOVES}
    await ended(reviewer)
    assert reviews.saved == 1
    await reviewer.close()


class Watcher:
    """Somebody who follows a review."""

    person = "anna"

    def __init__(self) -> None:
        self.told: list[ReviewProgress] = []

    def send(self, frame: bytes) -> None:
        self.told.append(msgspec.json.decode(frame, type=ReviewProgress))

    @property
    def plies(self) -> list[int]:
        return [one.ply for message in self.told for one in message.half_moves]


async def heard(watcher: Watcher, done: int) -> None:
    async with asyncio.timeout(30):
        while not watcher.told or watcher.told[-1].done < done:
            await asyncio.sleep(0)


@pytest.mark.parametrize("thinkers", [1, 3])
async def test_who_watches(store: SqliteStore, thinkers: int) -> None:
    """Laws: who watches is told every half-move once, in the order of the game, however many are
    judged at a time; who comes later gets all that was found; both are told the end; who has left
    is told nothing. No more are judged at once than there are workers."""
    thinker = HeldThinker()
    settings = ServerSettings(thinkers=thinkers)
    reviewer = Reviewer(Archive(store), store, thinker, HeldClock(), settings)
    first, later, gone = Watcher(), Watcher(), Watcher()
    await reviewer.ask(KEY, "anna")
    await reviewer.watch(KEY, first)
    await reviewer.watch(KEY, gone)
    reviewer.unwatch(KEY, gone)
    thinker.go(2)
    await heard(first, 2)
    await reviewer.watch(KEY, later)
    assert later.plies == first.plies == [1, 2]
    thinker.go()
    await ended(reviewer)
    assert first.plies == later.plies == [*range(1, HALF_MOVES + 1)]
    for watcher in (first, later):
        assert watcher.told[-1].status is ReviewStatus.FINISHED
        assert (watcher.told[-1].done, watcher.told[-1].total) == (HALF_MOVES, HALF_MOVES)
    assert len(gone.told) == 1
    assert thinker.most_at_once <= thinkers
    after = Watcher()
    await reviewer.watch(KEY, after)
    assert [message.status for message in after.told] == [ReviewStatus.FINISHED]
    await reviewer.close()


async def test_a_review_that_fails_while_it_is_watched(store: SqliteStore) -> None:
    """Case: those who watch are told, and so is who comes later; nothing runs on."""
    thinker = HeldThinker()
    reviewer = Reviewer(Archive(store), store, thinker, HeldClock(), ServerSettings(thinkers=2))
    watcher, later = Watcher(), Watcher()
    await reviewer.ask(KEY, "anna")
    await reviewer.watch(KEY, watcher)
    thinker.faults.append(RuntimeError("the bot fell asleep"))
    thinker.go(1)
    async with asyncio.timeout(30):
        while watcher.told[-1].status is not ReviewStatus.FAILED:
            await asyncio.sleep(0)
    await reviewer.watch(KEY, later)
    assert [message.status for message in later.told] == [ReviewStatus.FAILED]
    assert thinker.at_once == 0
    await reviewer.close()


async def test_a_review_that_nobody_requested(store: SqliteStore) -> None:
    """Cases: it cannot be watched, nor can that of a game that does not exist."""
    reviewer = Reviewer(Archive(store), store, HeldThinker(), HeldClock(), ServerSettings())
    for key, case in ((KEY, "review"), (GameKey(GameKind.RECORD, "none"), "record")):
        with pytest.raises(Refused) as refused:
            await reviewer.watch(key, Watcher())
        assert (refused.value.code, refused.value.case) == (Code.NOT_FOUND, case)


async def test_those_who_ask_take_turns(store: SqliteStore) -> None:
    """Law: somebody who asks last is served after the review that is being made, whatever others
    have asked for before; and nobody waits with more than so many."""
    record = write_record(played(HALF_MOVES))
    keys = [GameKey(GameKind.RECORD, f"r{number}") for number in range(12)]
    for key in keys:
        await store.records.add(RecordRow(key.id, "anna", 0, record))
    thinker = HeldThinker()
    settings = ServerSettings(people=PeopleLimits(reviews=5))
    reviewer = Reviewer(Archive(store), store, thinker, HeldClock(), settings)
    for guest in range(2):
        for key in keys[5 * guest : 5 * guest + 5]:
            await reviewer.ask(key, f"guest {guest}")
    for guest in range(2):
        with pytest.raises(Refused) as refused:
            await reviewer.ask(keys[10], f"guest {guest}")
        assert (refused.value.code, refused.value.case) == (Code.LIMIT_REACHED, "reviews")
    await reviewer.ask(keys[11], "anna")
    watchers = {}
    for key in (keys[1], keys[11]):
        watchers[key] = Watcher()
        await reviewer.watch(key, watchers[key])
    thinker.go(3 * HALF_MOVES)
    await heard(watchers[keys[11]], HALF_MOVES)
    assert watchers[keys[1]].told[-1].done == 0
    await reviewer.close()
