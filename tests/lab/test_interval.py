"""How sure a share of points is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.analysis.interval import percentile_interval, wilson

results = st.integers(1, 5000).flatmap(
    lambda games: st.tuples(
        st.integers(0, 2 * games).map(lambda halves: halves / 2), st.just(games)
    )
)


@given(results)
def test_the_share_is_inside(result: tuple[float, int]) -> None:
    """Law: the interval lies within 0 and 1, holds the share, and is the mirror image of that of
    the opponent."""
    points, games = result
    mine, other = wilson(points, games), wilson(games - points, games)
    assert 0 <= mine.low <= points / games + 1e-12
    assert points / games - 1e-12 <= mine.high <= 1
    assert mine.low == pytest.approx(1 - other.high, abs=1e-12)


@given(results)
def test_it_shrinks(result: tuple[float, int]) -> None:
    """Law: the same share of more games is surer."""
    points, games = result
    few, many = wilson(points, games), wilson(4 * points, 4 * games)
    assert many.high - many.low < few.high - few.low


def test_known_ends() -> None:
    """Case: 50 of 100, 10 of 10 as books have them; and no games, of which nothing is known."""
    assert wilson(50, 100).low == pytest.approx(0.4038, abs=1e-4)
    assert wilson(10, 10).low == pytest.approx(0.7225, abs=1e-4)
    assert wilson(10, 10).high == pytest.approx(1)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_middle_part() -> None:
    """Case: of the numbers 0 to 999 in any order, 25 are cut off at each end."""
    part = percentile_interval([number * 7 % 1000 for number in range(1000)])
    assert (part.low, part.high) == (25, 974)
