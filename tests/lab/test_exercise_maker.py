"""Making exercises: from given games, and stopped on the way."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.analysis.stopping import Stopped
from codex_naturalis.engine.game import Game
from codex_naturalis.kernel.build.readiness import make_ready
from codex_naturalis.lab.exercise_maker import exercises_of, make_exercises, worst_first

pytestmark = pytest.mark.slow


def played(half_moves: int) -> Game:
    game = Game.new(seed=5)
    rng = Random(2)
    while len(game.transitions) < half_moves:
        game.push(game.legal_moves.sample(rng))
    return game


def test_every_half_move_once() -> None:
    """Law: the order has each half-move of each game once, whatever the number of threads, and one
    call of progress for each."""
    make_ready()
    games = [played(12), played(9)]
    steps: list[None] = []
    one = worst_first(games, simulations=60, progress=lambda: steps.append(None))
    two = worst_first(games, simulations=60, jobs=2)
    assert [(id(game), ply) for game, ply in one] == [(id(game), ply) for game, ply in two]
    every = {(id(game), ply) for game in games for ply in range(1, len(game.transitions) + 1)}
    assert {(id(game), ply) for game, ply in one} == every
    assert len(one) == len(every) == len(steps)


def test_stopping() -> None:
    """Law: as soon as it is asked to, making stops, and nothing half-made is given."""
    make_ready()
    with pytest.raises(Stopped):
        make_exercises(5, simulations=200, stop=lambda: True)
    game = played(12)
    with pytest.raises(Stopped):
        worst_first([game], simulations=60, stop=lambda: True)
    with pytest.raises(Stopped):
        exercises_of([(game, 7)], 1, simulations=60, stop=lambda: True)
