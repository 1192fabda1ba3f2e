"""How often somebody chooses as the search does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.analysis.agreement import Tally, agreement_of, is_decision, reference, tally
from codex_naturalis.protocol.reasons import Reason
from codex_naturalis.protocol.reviews import Judgement, MoveForecast, ReviewedMove

tallies = st.lists(
    st.integers(0, 20).flatmap(lambda n: st.builds(Tally, st.just(n), st.integers(0, n))),
    max_size=20,
)


@given(tallies)
def test_the_interval_holds_the_share(games: list[Tally]) -> None:
    """Law: the share lies in its interval, which lies between none and all."""
    found = agreement_of(games)
    assert 0 <= found.interval.low <= found.interval.high <= 1
    assert found.games == len(games)
    if found.decisions:
        assert found.interval.low - 1e-9 <= found.share <= found.interval.high + 1e-9


@given(st.integers(1, 30), st.integers(2, 12))
def test_games_that_differ_widen_it(agreed: int, number: int) -> None:
    """Law: the same decisions, all alike in every game or all in some games: the interval of the
    second is never narrower."""
    even = [Tally(2 * agreed, agreed)] * (2 * number)
    uneven = [Tally(2 * agreed, 2 * agreed), Tally(2 * agreed, 0)] * number
    one, two = agreement_of(even), agreement_of(uneven)
    assert one.share == two.share == pytest.approx(0.5)
    assert two.interval.high - two.interval.low >= one.interval.high - one.interval.low - 1e-9


@given(st.floats(-500, 4000), st.floats(-500, 4000))
def test_strength_explains_agreement(one: float, two: float) -> None:
    """Law: more strength never explains less agreement; the strongest bot does not explain all."""
    weak, strong = sorted((one, two))
    known = reference()
    assert known.expected(weak).low <= known.expected(strong).low
    assert known.expected(weak).high <= known.expected(strong).high < 0.95


def test_the_reference_names_its_origin() -> None:
    """Case: the bots are in the order of their strength, with how they were measured."""
    known = reference()
    assert known.command.startswith("python -m codex_naturalis.lab.agreement_maker --games ")
    elos = [bot.elo for bot in known.bots]
    assert elos == sorted(elos)
    assert len(elos) >= 2
    assert all(bot.decisions >= 80 and bot.low < bot.share < bot.high for bot in known.bots)


def move(win: float, name: str = "a", visits: int = 2000) -> MoveForecast:
    return MoveForecast(name, visits, win, (win, 1 - win), (20.0, 20.0), (), Reason())


def reviewed(played: str, *wins: float) -> ReviewedMove:
    best = tuple(move(win, name) for win, name in zip(wins, "abc", strict=False))
    return ReviewedMove(1, 1, 0, move(wins[0], played), best, Judgement.BEST, 0.0, 0.0, 0.0, None)


def test_what_is_a_decision() -> None:
    """Case: a clear lead in an open game is one; equal half-moves, a game that is decided, and
    a half-move without another are none."""
    assert is_decision(reviewed("a", 0.6, 0.5))
    assert not is_decision(reviewed("a", 0.6, 0.595))
    assert not is_decision(reviewed("a", 0.97, 0.5))
    assert not is_decision(reviewed("a", 0.03, 0.0))
    assert not is_decision(reviewed("a", 0.6))
    assert tally([reviewed("a", 0.6, 0.5), reviewed("b", 0.6, 0.5)], 0) == Tally(2, 1)
    assert tally([reviewed("a", 0.6, 0.5)], 1) == Tally(0, 0)
