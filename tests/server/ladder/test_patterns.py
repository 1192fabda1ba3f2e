"""What is unlikely about the games of two people, and how it is filed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.protocol.moderation import DecisionKind, ReportFact, ReportKind
from codex_naturalis.server.ladder.patterns import (
    LEAST_STREAK,
    PairGame,
    Pattern,
    chance,
    facts_of,
    patterns,
    streak_of,
)
from codex_naturalis.server.ladder.suspicion import AGAIN, Suspicion
from codex_naturalis.server.ports.moderation_store import NewDecision
from codex_naturalis.server.ports.store import RatingRow
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.telemetry.security_events import SecurityLog
from tests.server.clock import START, HeldClock

HOUR = 3_600_000
scores = st.sampled_from([1.0, 0.5, 0.0, None])


def rating(mu: float, sigma: float = 2.0) -> RatingRow:
    return RatingRow("p", 2, mu, sigma, 20)


def games(*results: float | None, turns: int = 20, hours: int = 30) -> list[PairGame]:
    return [
        PairGame(f"t{n}", START + n * hours * HOUR, 600.0, turns, score, shared_address=False)
        for n, score in enumerate(results)
    ]


def found(played: list[PairGame], mine: float = 25.0, its: float = 25.0) -> list[Pattern]:
    now = played[-1].at
    return patterns(played, rating(mine), rating(its), now=now, most_a_day=10)


@given(st.floats(0, 50), st.floats(0, 50), st.floats(0.5, 8), st.floats(0.5, 8))
def test_chances_are_even_handed(mine: float, its: float, one: float, two: float) -> None:
    """Law: one of two wins, and the better is the likelier."""
    first, second = rating(mine, one), rating(its, two)
    assert chance(first, second) + chance(second, first) == pytest.approx(1)
    assert (chance(first, second) >= 0.5) == (mine >= its)


@given(st.lists(scores, max_size=30))
def test_a_streak_is_of_games_that_counted(results: list[float | None]) -> None:
    """Law: games that did not count neither make a streak longer nor break it."""
    counted = [one for one in results if one is not None]
    assert streak_of(games(*results)) == streak_of(games(*counted))


def test_honest_pairs_are_not_shown() -> None:
    """Case: friends of equal strength, and a master who always wins against a beginner, over weeks,
    are nothing unusual."""
    assert found(games(*([1.0, 0.0, 1.0] * 8))) == []
    assert found(games(*([1.0] * 20)), mine=45, its=10) == []
    assert found(games(*([1.0] * 20), turns=6), mine=45, its=10) == []


def test_what_is_shown() -> None:
    """Case: each pattern by what it is about, and not by less."""
    assert found(games(*([None] * 10), hours=1)) == [Pattern.MANY_GAMES]
    assert found(games(*([None] * 9), hours=1)) == []
    assert found(games(*([1.0] * LEAST_STREAK))) == [Pattern.STREAK]
    assert found(games(*([1.0] * (LEAST_STREAK - 1)))) == []
    assert found(games(1.0, 1.0, turns=4), mine=15, its=35) == [Pattern.QUICK_LOSSES]
    assert found(games(1.0, 1.0, turns=9), mine=15, its=35) == []
    near = [msgspec.structs.replace(game, shared_address=True) for game in games(1.0, 1.0, 1.0)]
    assert found(near) == [Pattern.SHARED_ADDRESS]
    assert found([*near, msgspec.structs.replace(near[0], score=0.0)]) == []


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "codex.sqlite3")
    yield opened
    await opened.close()


@pytest.mark.anyio
async def test_the_same_is_not_filed_again(store: SqliteStore) -> None:
    """Law: while a report about the same is open, and for a week after one, no second is filed;
    about another person, or another pattern, it is."""
    clock = HeldClock()
    suspicion = Suspicion(store, clock, SecurityLog(clock), most_a_day=10)

    async def file(pattern: Pattern, other: str) -> int:
        facts = facts_of(pattern, games(1.0), rating(25), rating(25), other)
        await suspicion.file("ada", "t", facts)
        return len(await store.moderation.reports_of(person="ada"))

    assert await file(Pattern.STREAK, "bob") == 1
    assert await file(Pattern.STREAK, "bob") == 1
    assert await file(Pattern.STREAK, "cleo") == 2
    assert await file(Pattern.MANY_GAMES, "bob") == 3
    for report in await store.moderation.open_reports():
        assert (report.kind, report.reporter) == (ReportKind.FAIR_PLAY, None)
    numbers = tuple(report.id for report in await store.moderation.open_reports())
    decision = NewDecision(DecisionKind.DISMISS, clock.now(), None, "ada", reports=numbers)
    await store.moderation.decide(decision)
    assert await file(Pattern.STREAK, "bob") == 3
    clock.advance(AGAIN / 1000 + 1)
    assert await file(Pattern.STREAK, "bob") == 4


def test_the_expected_wins_have_a_doubt() -> None:
    """Case: ten games of equals: five wins expected, give or take 1.6."""
    facts = {
        one.name: one
        for one in facts_of(Pattern.STREAK, games(*([1.0] * 10)), rating(25), rating(25), "b")
    }
    assert facts["expected_wins"] == ReportFact("expected_wins", 5.0, 1.6)
    assert facts["won"].value == 10
