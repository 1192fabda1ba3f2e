"""How much repeated games between the same people count."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from codex_naturalis.server.people.pair_weight import MOST_TOGETHER, pair_weight, player_weight
from codex_naturalis.server.people.ratings import MOST_SIGMA, weighted
from codex_naturalis.server.ports.store import RatingRow

MODEL = PlackettLuce()
NEW = (25.0, 25 / 3)
skills = st.tuples(st.floats(0, 60), st.floats(0.5, 25 / 3))


def played(
    one: tuple[float, float], two: tuple[float, float], results: Sequence[int]
) -> tuple[list[RatingRow], list[RatingRow]]:
    """The ratings of two people after each of so many games with one another; 0: the first has
    won, 1: the second, 2: both."""
    rows = [RatingRow("a", 2, *one, 0), RatingRow("b", 2, *two, 0)]
    history = ([rows[0]], [rows[1]])
    for met, result in enumerate(results):
        after = MODEL.rate(
            [[MODEL.rating(row.mu, row.sigma)] for row in rows],
            ranks=([1.0, 2.0], [2.0, 1.0], [1.0, 1.0])[result],
        )
        weight = pair_weight(met)
        rows = [
            weighted(row, now.mu, now.sigma, weight)
            for row, (now,) in zip(rows, after, strict=True)
        ]
        for past, row in zip(history, rows, strict=True):
            past.append(row)
    return history


@given(st.integers(0, 500))
def test_the_weight_falls(met: int) -> None:
    """Law: each further game counts less, never more than one game and never less than none."""
    assert 0 <= pair_weight(met + 1) <= pair_weight(met) <= 1
    assert pair_weight(0) == 1


@given(st.lists(st.integers(0, 500)), st.integers(0, 500))
def test_the_most_frequent_opponent_counts(met: list[int], one: int) -> None:
    """Law: with several others, meeting one of them often makes the game count less, whoever the
    rest are."""
    assert player_weight([*met, one]) <= min(pair_weight(one), player_weight(met))


def test_all_together_are_bounded() -> None:
    """Law: the weights of a pair add up to less than a few games, however many they play."""
    assert sum(map(pair_weight, range(10_000))) < MOST_TOGETHER + 1e-9


@given(skills, skills, st.lists(st.integers(0, 2), max_size=80))
def test_what_a_pair_can_gain_is_bounded(
    one: tuple[float, float], two: tuple[float, float], results: list[int]
) -> None:
    """Law: whatever their results, neither of two people who only play each other moves further
    than a few full games could, each of which is less than `sigma² / beta`; and how uncertain they
    are grows by no more than the model adds to it in so many games."""
    for before, *after in played(one, two, results):
        variance = before.sigma**2 + (MOST_TOGETHER + 1) * MODEL.tau**2
        moved = max((abs(row.mu - before.mu) for row in after), default=0)
        assert moved <= MOST_TOGETHER * variance / MODEL.beta + 1e-6
        assert all(row.sigma**2 <= variance + 1e-6 for row in after)


@given(st.lists(st.integers(0, 2), max_size=200))
def test_a_pair_never_comes_to_the_leaderboard(results: list[int]) -> None:
    """Law: two newcomers who only play each other never have a rating that is certain enough."""
    for history in played(NEW, NEW, results):
        assert history[-1].sigma > MOST_SIGMA
