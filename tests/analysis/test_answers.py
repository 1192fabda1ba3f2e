"""The verdicts on every legal half-move of a position."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.analysis.answers import answers_to
from codex_naturalis.bots import playouts
from codex_naturalis.engine.game import Game
from codex_naturalis.protocol.reviews import Judgement


@pytest.mark.parametrize("half_moves", [0, 2, 4, 5, 11])
def test_every_legal_half_move_has_an_answer(half_moves: int) -> None:
    """Law: each legal half-move has one answer, none other has; the best is first, and what solves
    the position is what cannot be told from it."""
    game = Game.new(seed=half_moves)
    rng = Random(1)
    for _ in range(half_moves):
        game.push(game.legal_moves.sample(rng))
    view = game.view(game.state.seat)
    found = answers_to(view, playouts.search, simulations=3)
    legal = sorted(map(str, view.legal_moves))
    assert sorted(one.move for one in found.answers) == legal
    assert found.answers[0].solved
    for one in found.answers:
        assert one.solved == (one.judgement is Judgement.BEST)
        assert one.win <= found.answers[0].win
