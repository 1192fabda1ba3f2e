"""What two views tell about the half-move in between."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from codex_naturalis.client.evidence import played, taken_back
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Draw, Place, parse_move
from codex_naturalis.engine.state import Phase
from tests.comparison import Setting
from tests.playing import play, seeds, settings


@given(settings, seeds)
def test_a_half_move_shows(setting: Setting, seed: int) -> None:
    """Law: a half-move is seen by its own seat right after it, and not before it. Of the others
    that were legal none is seen, but that cards from one deck look alike."""
    rng = Random(seed)
    steps = play(setting, seed)
    game, _ = next(steps)
    for _ in range(rng.randrange(1, 40)):
        views = [game.view(each) for each in range(len(game.names))]
        try:
            game, _ = next(steps)
        except StopIteration:
            break
        made = game.transitions[-1]
        seat, move = made.seat, made.move
        then, now = views[seat], game.view(seat)
        assert played(then, move, then) is False
        assert played(then, move, now) is True
        for other in list(then.legal_moves)[:10]:
            assert played(then, other, now) is (other == move)


@given(settings, seeds)
def test_a_taking_back_shows(setting: Setting, seed: int) -> None:
    """Law: it is seen when the placement is gone, and not while it stands."""
    for game, _ in play(setting, seed):
        if game.state.phase is Phase.DRAW:
            seat = game.seat
            then = game.view(seat)
            assert taken_back(then, then) is False
            undone = game.pop()
            assert isinstance(undone.move, Place)
            assert taken_back(then, game.view(seat)) is True
            assert taken_back(game.view(seat), game.view(seat)) is False
            return


def turn(game: Game) -> None:
    game.push(next(iter(game.legal_moves)))
    if game.state.phase is Phase.DRAW:
        game.push("<R")


@pytest.mark.parametrize(("source", "seen"), [("<R", None), ("<G", False), ("<R1", False)])
def test_a_draw_behind_later_ones(source: str, seen: bool | None) -> None:
    """Two cards came from a deck since: which of them was first, nobody can tell; what never came
    is never seen."""
    game = Game.new(players=2, seed=6)
    while game.state.phase is Phase.SETUP:
        game.push(next(iter(game.legal_moves)))
    game.push(next(iter(game.legal_moves)))
    move = parse_move(source)
    assert isinstance(move, Draw)
    then = game.view(0)
    game.push("<R")
    turn(game)
    turn(game)
    assert played(then, move, game.view(0)) is seen
