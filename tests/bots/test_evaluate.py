"""The values that bots give to half-moves, their parts, and that bots choose by them."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from random import Random

import pytest

from codex_naturalis.bots import make
from codex_naturalis.bots.evaluated_move import PARTS
from codex_naturalis.engine.moves import Draw, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import Source
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from tests.building import lay_all, player, table
from tests.comparison import SETTINGS, Setting
from tests.playing import play

pytestmark = pytest.mark.slow

AT_MOST = {"random": 30, "greedy": 30, "planner": 6, "monk-1": 10, "monk-4": 10, "monk-5": 1}
"""Positions of each phase that each bot is asked about; some take longer."""


def views(setting: Setting, picker: Random, most: int) -> Iterator[View]:
    """Of seats that owe a half-move, of every phase: the two choices of the setup are two."""
    found: dict[tuple[Phase, bool], list[View]] = {}
    for game, _ in play(setting, 5):
        for seat in game.state.to_move:
            view = game.view(seat)
            found.setdefault((view.phase, not view.me.cards), []).append(view)
    assert len(found) == 4
    for same in found.values():
        yield from picker.sample(same, min(most, len(same)))


@pytest.mark.parametrize("name", AT_MOST)
@pytest.mark.parametrize("setting", SETTINGS[::4], ids=str)
def test_evaluating(name: str, setting: Setting) -> None:
    """Laws, in every phase: what is evaluated is legal and named once; the best comes first; parts
    are known by name and add up to the value; the half-move chosen is one of the highest value
    by the same generator;
    another truth behind the same view makes no difference."""
    picker = Random(f"{name} {setting}")
    for view in views(setting, picker, AT_MOST[name]):
        evaluated = make(name).evaluate(view, Random(3))
        moves = [one.move for one in evaluated]
        assert moves
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(view.legal_moves)
        values = [one.value for one in evaluated]
        assert values == sorted(values, reverse=True)
        for one in evaluated:
            assert set(one.parts) <= set(PARTS)
            assert isclose(sum(one.parts.values()), one.value, abs_tol=1e-9)
        top = [one.move for one in evaluated if one.value == values[0]]
        assert make(name).choose(view, Random(3)) in top
        assert view.seat is not None
        other = view_of(view.resample(picker), view.seat)
        assert make(name).evaluate(other, Random(3)) == evaluated


def test_random_has_no_preference() -> None:
    """Case: all legal half-moves have the same value, without parts."""
    view = table([player(), player()]).view(0)
    evaluated = make("random").evaluate(view, Random(1))
    assert {one.move for one in evaluated} == set(view.legal_moves)
    assert all(one.value == 0 and one.parts == {} for one in evaluated)


def test_greedy_counts_points_before_all_else() -> None:
    """Law: the points at once that greedy speaks of are those of the preview, and what decides
    between equals never adds up to a point."""
    for game, _ in play(SETTINGS[-1], 7):
        if game.state.phase is Phase.PLACE:
            view = game.view(game.seat)
            for one in make("greedy").evaluate(view, Random(1)):
                assert isinstance(one.move, Place)
                assert one.parts["points now"] == view.preview(one.move).points
                assert 0 <= one.value - one.parts["points now"] < 1


def test_the_planner_says_what_it_gets() -> None:
    """Case: in the last round a placement's parts are the points that there are, those it brings
    and those of the objectives: what the preview says of it."""
    area, points = lay_all("81f 4f@1,1 2b@2,2")
    view = table([player(area, hand=(8, 21, 22), points=points), player()], last_round=5).view(0)
    evaluated = make("planner").evaluate(view, Random(1))
    assert {one.move for one in evaluated} == set(view.legal_moves)
    for one in evaluated:
        assert isinstance(one.move, Place)
        preview = view.preview(one.move)
        assert one.parts["points so far"] == points
        assert one.parts["points now"] == preview.points
        assert one.parts["objectives done"] == preview.objective_points
        assert one.parts["points next"] == one.parts["open slots"] == 0


def test_the_planner_speaks_of_a_card_to_keep() -> None:
    """Case: a gold card that can be paid for is worth keeping; the deck's top card may be one."""
    area, _ = lay_all("81f 13f@-1,-1")
    game = table([player(area, hand=(1, 2)), player()], market=(31, 32, 57, 72), phase=Phase.DRAW)
    evaluated = {one.move: one for one in make("planner").evaluate(game.view(0), Random(1))}
    assert len(evaluated) == len(Source)
    kept = evaluated[Draw(Source.GOLD_LEFT)].parts["card kept"]
    assert kept == max(one.parts["card kept"] for one in evaluated.values()) > 0
