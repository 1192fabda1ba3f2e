"""Exercise and solver, rated against each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.protocol.exercises import Solver
from codex_naturalis.server.exercises.rating import LEAST_SIGMA, NEWCOMER, rate
from codex_naturalis.server.ports.exercise_store import ExerciseRatingRow


def exercise(mu: float, sigma: float = 120.0) -> ExerciseRatingRow:
    return ExerciseRatingRow("ex", mu, sigma, 0, 0)


@given(
    st.floats(500, 2500),
    st.floats(LEAST_SIGMA, 300),
    st.floats(500, 2500),
    st.floats(LEAST_SIGMA, 200),
    st.booleans(),
)
def test_who_wins_rises(mine: float, sure: float, its: float, certain: float, solved: bool) -> None:
    """Law: whoever wins rises and the other one falls; the rating becomes surer, but never so sure
    that it stands still; the try is counted."""
    solver, after = rate(Solver(mine, sure), exercise(its, certain), solved=solved)
    sign = 1 if solved else -1
    assert sign * (solver.mu - mine) >= 0
    assert sign * (after.mu - its) <= 0
    assert LEAST_SIGMA <= solver.sigma <= sure + 1
    assert (after.tried, after.solved) == (1, int(solved))


@pytest.mark.parametrize("strength", [900, 1500, 2000])
def test_a_solver_finds_their_rating(strength: int) -> None:
    """Law: who solves every exercise below a strength and none above it is rated about there."""
    solver = NEWCOMER
    for n in range(60):
        hard = solver.mu + (-100, 0, 100)[n % 3]
        solver, _ = rate(solver, exercise(hard), solved=hard < strength)
    assert abs(solver.mu - strength) < 120
