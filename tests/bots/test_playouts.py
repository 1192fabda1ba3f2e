"""The search by playouts: what every Search promises."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from random import Random

import pytest

from codex_naturalis.bots.playouts import WIDTH, search
from codex_naturalis.bots.search import Search
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from tests.building import player, table
from tests.comparison import SETTINGS, Setting
from tests.playing import play, whole_game

SEARCH: Search = search


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
def test_results(setting: Setting) -> None:
    """Laws, in every phase: candidates are legal, named once and the best first; everybody's
    chances add up to 1; each line begins with its half-move; what is to be considered is there,
    and was looked at no less than the others."""
    picker = Random(2)
    for view in views(setting):
        assert view.seat is not None
        consider = picker.choice([*view.legal_moves])
        result = SEARCH(view, simulations=12, seed=3, consider=[consider])
        moves = [one.move for one in result.candidates]
        assert consider in moves
        assert len(set(moves)) == len(moves) <= WIDTH + 1
        assert set(moves) <= set(view.legal_moves)
        assert result.seat == view.seat
        assert result.simulations == sum(one.visits for one in result.candidates)
        assert result.best.win == max(one.win for one in result.candidates)
        for one in result.candidates:
            assert one.visits == result.best.visits >= 1
            assert isclose(sum(one.wins), 1)
            assert one.win == one.wins[view.seat]
            assert len(one.wins) == len(one.scores) == max(2, len(view.players))
            assert one.line == ((view.seat, one.move),)


@pytest.mark.parametrize("setting", SETTINGS[::4], ids=str)
def test_the_same_again(setting: Setting) -> None:
    """Law: the same view, simulations and seed give the same result, whatever the truth behind
    the view; another seed another one."""
    for view in views(setting):
        assert view.seat is not None
        other = view_of(view.resample(Random(4)), view.seat)
        result = search(view, simulations=40, seed=1)
        assert search(other, simulations=40, seed=1) == result
        assert search(view, simulations=40, seed=2) != result


def test_stopped() -> None:
    """Case: a search that is stopped at once has tried each half-move exactly once."""
    view = table([player(), player()]).view(0)
    result = search(view, simulations=10**6, stop=lambda: True)
    assert {one.visits for one in result.candidates} == {1}
    assert search(view, seconds=0.0).simulations == result.simulations


@pytest.mark.parametrize("setting", SETTINGS[-3:], ids=str)
def test_nothing_is_left_to_luck(setting: Setting) -> None:
    """Case: the last placement of a solo game decides it; what is expected is what came."""
    game = whole_game(setting, 5)
    last, outcome = game.transitions[-1], game.outcome()
    assert outcome is not None
    result = search(view_of(last.before, 0), simulations=30, consider=[last.move])
    made = next(one for one in result.candidates if one.move == last.move)
    assert made.scores == tuple(score.total for score in outcome.scores)
    assert made.wins == tuple(float(seat in outcome.winners) for seat in (0, 1))
