"""Half-moves told from two views of one seat."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.search.tree_reuse import moves_between


@pytest.mark.parametrize(("players", "mode"), [(2, "table"), (1, "solo-normal"), (3, "table")])
def test_what_was_made_is_told_or_unknown(players: int, mode: str) -> None:
    """Law: between two views at which a seat owed a half-move, the half-moves told are those that
    were made; with two seats or one they are nearly always known."""
    known = total = 0
    for seed in range(6):
        rng = Random(seed)
        game = Game.new(players, seed=seed, mode=mode)
        last: tuple[View, Move, int] | None = None
        while not game.over:
            move = game.legal_moves.sample(rng)
            if game.seat == 0:
                view = game.view(0)
                if last is not None:
                    made = moves_between(last[0], last[1], view)
                    total += 1
                    known += made is not None
                    assert made is None or made == game.moves[last[2] :]
                last = view, move, len(game.transitions)
            game.push(move)
    if players < 3:
        assert known > 0.9 * total
    else:
        assert known > 0.4 * total


def test_views_of_different_games_do_not_continue_each_other() -> None:
    """Case: the same moment of two games."""
    one, other = Game.new(2, seed=1), Game.new(2, seed=2)
    move = next(iter(one.legal_moves))
    other.push(move)
    assert moves_between(one.view(0), move, other.view(0)) is None
