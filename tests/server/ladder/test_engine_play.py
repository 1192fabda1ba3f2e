"""Play that is too close to the search is shown to moderators, with its interval."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from codex_naturalis.protocol.reviews import REVIEW, Review, ReviewState, ReviewStatus
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ladder.engine_play import (
    AT_ONCE,
    LEAST_DECISIONS,
    EnginePlay,
    explained_by,
)
from codex_naturalis.server.ladder.suspicion import Suspicion
from codex_naturalis.server.ports.store import RatingRow, ReviewRow
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.telemetry.security_events import SecurityLog
from tests.analysis.test_agreement import reviewed
from tests.conformance import stores
from tests.server.clock import HeldClock

pytestmark = pytest.mark.anyio

ADA, BOB = "id-Ada", "id-Bob"
GAMES, DECISIONS = 10, 12


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "codex.sqlite3")
    yield opened
    await opened.close()


def body(rng: Random, *shares: float) -> bytes:
    """A review in which each seat chooses the best half-move with such a chance."""
    moves = [
        msgspec.structs.replace(reviewed("a" if rng.random() < share else "b", 0.6, 0.5), seat=seat)
        for seat, share in enumerate(shares)
        for _ in range(DECISIONS)
    ]
    made = Review(REVIEW, ("test",), tuple(moves), (0.5, 0.5), (), (), (), None)
    state = ReviewState(ReviewStatus.FINISHED, len(moves), len(moves), made)
    return gzip.compress(msgspec.json.encode(state))


async def played(store: SqliteStore, *shares: float, rated: bool = True) -> EnginePlay:
    rng = Random(1)
    for number in range(GAMES):
        table = f"t{number}"
        index = stores.index(
            table,
            changed=number,
            people=(ADA, BOB),
            status=Status.FINISHED,
            wished=stores.settings(rated=rated),
        )
        await stores.lay(store, index)
        await store.reviews.save(ReviewRow("table", table, REVIEW, number, body(rng, *shares)))
    rows = [RatingRow(one, 2, 25.0, 1.5, GAMES) for one in (ADA, BOB)]
    await store.ratings.save("t0", rows)
    clock = HeldClock()
    return EnginePlay(store, Suspicion(store, clock, SecurityLog(clock), most_a_day=10))


async def rounds(engine_play: EnginePlay) -> list[int]:
    found = []
    while number := await engine_play.batch():
        found.append(number)
    return found


async def test_who_plays_as_the_search_is_shown(store: SqliteStore) -> None:
    """Case: of two newcomers one nearly always chooses what the search would, the other as often as
    a fair player. One report, about the first, with estimate, interval and numbers."""
    engine_play = await played(store, 0.95, 0.45)
    assert await rounds(engine_play) == [AT_ONCE, AT_ONCE, GAMES - 2 * AT_ONCE]
    (report,) = await store.moderation.open_reports()
    assert (report.person, report.reporter, report.kind.value) == (ADA, None, "fair_play")
    facts = msgspec.json.decode(report.facts)
    assert facts["pattern"]["value"] == "engine"
    assert facts["decisions"]["value"] >= LEAST_DECISIONS
    assert facts["agreement"]["doubt"] > 0
    assert facts["agreement_low"]["value"] > facts["explained_high"]["value"]
    assert await rounds(engine_play) == []


async def test_casual_games_are_not_examined(store: SqliteStore) -> None:
    """Case: whoever asks an engine in a casual game may."""
    assert await rounds(await played(store, 1.0, 1.0, rated=False)) == []
    assert await store.moderation.open_reports() == []


def test_a_better_rating_explains_more() -> None:
    """Law: and an uncertain one both more and less."""
    weak, strong, unsure = (
        explained_by(RatingRow(ADA, 2, mu, sigma, 9)) for mu, sigma in ((20, 1), (30, 1), (25, 5))
    )
    assert weak.low <= strong.low
    assert weak.high < strong.high
    assert unsure.low <= strong.low
    assert unsure.high >= strong.high
