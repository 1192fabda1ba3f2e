"""Views that are built from the one before."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view_builder import ViewBuilder, view_of


@pytest.mark.parametrize("seed", range(4))
def test_what_was_seen_is_taken_back(seed: int) -> None:
    """Law: a view is the same, whichever views its builder has made before: here of placements
    that are taken back, with others in their place when it looks again."""
    rng = Random(seed)
    game = Game.new(2, seed=seed)
    builder = ViewBuilder()
    while game.state.phase is not Phase.OVER:
        if game.state.phase is Phase.PLACE and rng.random() < 0.5:
            game.push(game.legal_moves.sample(rng))
            seen = game.state
            assert builder.view(seen, 0) == view_of(seen, 0)
            game.pop()
        elif rng.random() < 0.3:
            assert builder.view(game.state, 1) == view_of(game.state, 1)
        game.push(game.legal_moves.sample(rng))
