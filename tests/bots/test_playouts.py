"""Thoughts without the compiled search: what every Thinking promises."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from random import Random

import pytest

from codex_naturalis.bots.playouts import WIDTH, think
from codex_naturalis.bots.thinking import Thinking
from codex_naturalis.engine.sight import view_of
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from tests.building import player, table
from tests.comparison import SETTINGS, Setting
from tests.playing import play, whole_game

THINK: Thinking = think


def views(setting: Setting) -> Iterator[View]:
    """One of each phase; the two choices of the setup are two."""
    picker = Random(1)
    found: dict[tuple[Phase, bool], list[View]] = {}
    for game, _ in play(setting, 5):
        for seat in game.state.to_move:
            view = game.view(seat)
            found.setdefault((view.phase, not view.me.cards), []).append(view)
    return map(picker.choice, found.values())


@pytest.mark.parametrize("setting", SETTINGS[::4], ids=str)
def test_thoughts(setting: Setting) -> None:
    """Laws, in every phase: candidates are legal, named once and the best first; everybody's
    chances add up to 1; each line begins with its half-move; what is to be considered is there,
    and was looked at no less than the others."""
    picker = Random(2)
    for view in views(setting):
        assert view.seat is not None
        consider = picker.choice([*view.legal_moves])
        thought = THINK(view, simulations=12, seed=3, consider=consider)
        moves = [one.move for one in thought.candidates]
        assert consider in moves
        assert len(set(moves)) == len(moves) <= WIDTH + 1
        assert set(moves) <= set(view.legal_moves)
        assert thought.seat == view.seat
        assert thought.simulations == sum(one.visits for one in thought.candidates)
        assert thought.best.win == max(one.win for one in thought.candidates)
        for one in thought.candidates:
            assert one.visits == thought.best.visits >= 1
            assert isclose(sum(one.wins), 1)
            assert one.win == one.wins[view.seat]
            assert len(one.wins) == len(one.scores) == max(2, len(view.players))
            assert one.line == ((view.seat, one.move),)


@pytest.mark.parametrize("setting", SETTINGS[::4], ids=str)
def test_the_same_again(setting: Setting) -> None:
    """Law: the same view, simulations and seed give the same thought, whatever the truth behind
    the view; another seed another one."""
    for view in views(setting):
        assert view.seat is not None
        other = view_of(view.resample(Random(4)), view.seat)
        thought = think(view, simulations=40, seed=1)
        assert think(other, simulations=40, seed=1) == thought
        assert think(view, simulations=40, seed=2) != thought


def test_stopped() -> None:
    """Case: who is told to stop has looked at each half-move once, and no more."""
    view = table([player(), player()]).view(0)
    thought = think(view, simulations=10**6, stop=lambda: True)
    assert {one.visits for one in thought.candidates} == {1}
    assert think(view, seconds=0.0).simulations == thought.simulations


@pytest.mark.parametrize("setting", SETTINGS[-3:], ids=str)
def test_nothing_is_left_to_luck(setting: Setting) -> None:
    """Case: the last placement of a solo game decides it; what is expected is what came."""
    game = whole_game(setting, 5)
    last, outcome = game.transitions[-1], game.outcome()
    assert outcome is not None
    thought = think(view_of(last.before, 0), simulations=30, consider=last.move)
    made = next(one for one in thought.candidates if one.move == last.move)
    assert made.scores == tuple(score.total for score in outcome.scores)
    assert made.wins == tuple(float(seat in outcome.winners) for seat in (0, 1))
