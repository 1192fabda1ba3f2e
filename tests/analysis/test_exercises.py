"""Exercises: every try has a verdict, and those that ship are still right."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.analysis.exercise_finder import DEEPER
from codex_naturalis.analysis.exercises import (
    BadExercises,
    answer,
    decode,
    exercise_id,
    exercise_set,
    shipped,
)
from codex_naturalis.bots import make
from codex_naturalis.bots.bot import SearchingBot
from codex_naturalis.engine.errors import BadText, IllegalMove
from codex_naturalis.kernel.build.readiness import make_ready
from codex_naturalis.lab.exercise_maker import make_exercises, quotas
from codex_naturalis.protocol.exercises import Theme
from codex_naturalis.protocol.reviews import Judgement

SAMPLED = 6
SIMULATIONS = 1000
"""Of the search that proposed those that ship."""


def test_what_ships_is_whole() -> None:
    """Law: at least 500 exercises of all themes; each has every legal half-move once, the best
    ahead of all others beyond doubt, and a verdict on each."""
    found = shipped()
    assert len(found) >= 500
    assert {one.theme for one in found} == set(Theme)
    assert len({one.id for one in found}) == len(found)
    assert max(one.rating for one in found) - min(one.rating for one in found) > 800
    for one in Random(3).sample(found, 40):
        game = one.game()
        assert one.id == exercise_id(one.record)
        assert sorted(tried.move for tried in one.tries) == sorted(
            map(str, game.legal_moves_of(one.seat))
        )
        assert one.best.win - one.tries[1].win > one.doubt
        for tried in one.tries:
            verdict = answer(one, tried.move)
            assert verdict.solved == (tried == one.best) == (verdict.judgement is Judgement.BEST)
            assert verdict.win == tried.win


@pytest.mark.slow
def test_samples_are_searched_again() -> None:
    """Law: another search as deep as those that checked them, with other random numbers, finds the
    same half-move as the best."""
    make_ready()
    for one in Random(5).sample(shipped(), SAMPLED):
        bot = make("monk-6")
        assert isinstance(bot, SearchingBot)
        legal = [*one.game().legal_moves_of(one.seat)]
        deep = DEEPER * SIMULATIONS
        result = bot.search(one.view(), simulations=deep, seed=12345, consider=legal)
        assert str(result.best.move) == one.best.move, one.id


def test_bad_tries_are_refused() -> None:
    """Case: no half-move at all, and one that the rules forbid."""
    one = shipped()[0]
    with pytest.raises(BadText):
        answer(one, "nonsense")
    with pytest.raises(IllegalMove):
        answer(one, "17f@40,40")


@pytest.mark.slow
def test_making_does_not_depend_on_threads() -> None:
    """Law: one thread or two make the same exercises, of the themes that are wanted, and what is
    written is read again."""
    make_ready()
    one, two = (make_exercises(4, simulations=150, seed=3, jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert len(one) == 4
    made = exercise_set("a command", one)
    assert decode(made.encode()) == made
    for exercise in one:
        game = exercise.game()
        assert game.view(exercise.seat).my_turn


def test_quotas_add_up() -> None:
    """Law: the themes' numbers add up to what is wanted."""
    assert all(sum(quotas(number).values()) == number for number in range(200))


@pytest.mark.parametrize("data", [b"", b"no gzip"])
def test_what_is_no_set_is_refused(data: bytes) -> None:
    """Case: nothing, and another format."""
    with pytest.raises(BadExercises, match="exercises"):
        decode(data)
