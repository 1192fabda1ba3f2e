"""Exercise and solver are rated against each other, as two players of whom one wins.

The model's unit is chosen so that its scale is that of Elo: a solver meets an exercise of the same
rating and solves it in half of the cases, and 400 points more make it ten to one."""

from __future__ import annotations

from math import log, sqrt

from openskill.models import PlackettLuce

from codex_naturalis.analysis.exercises import Exercise
from codex_naturalis.protocol.exercises import Solver
from codex_naturalis.server.ports.exercise_store import ExerciseRatingRow

ELO_UNIT = 400 / log(10)
NEWCOMER = Solver(mu=1200.0, sigma=200.0)
EXERCISE_SIGMA = 120.0
"""Of an exercise that nobody has tried: bots have rated it."""
LEAST_SIGMA = 45.0
"""A rating never becomes so certain that it stands still: people learn."""

_model = PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma, beta=ELO_UNIT / sqrt(2), tau=2.0)


def first_rating(exercise: Exercise) -> ExerciseRatingRow:
    """Before anybody has tried it."""
    return ExerciseRatingRow(exercise.id, float(exercise.rating), EXERCISE_SIGMA, 0, 0)


def rate(
    solver: Solver, exercise: ExerciseRatingRow, *, solved: bool
) -> tuple[Solver, ExerciseRatingRow]:
    """Both after a first try."""
    teams = [
        [_model.rating(solver.mu, solver.sigma)],
        [_model.rating(exercise.mu, exercise.sigma)],
    ]
    (mine,), (its,) = _model.rate(teams, ranks=[1, 2] if solved else [2, 1])
    return (
        Solver(mine.mu, max(LEAST_SIGMA, mine.sigma)),
        ExerciseRatingRow(
            exercise.exercise,
            its.mu,
            max(LEAST_SIGMA, its.sigma),
            exercise.tried + 1,
            exercise.solved + solved,
        ),
    )


def shown(solver: Solver) -> int:
    return round(solver.mu)
