"""What a placement would change in the objectives, against laying the card and counting again."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.engine.area import lay
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.objective_gains import ObjectiveGains
from codex_naturalis.engine.scoring import score_objective
from codex_naturalis.engine.state import Phase


@pytest.mark.parametrize("seed", range(6))
def test_gains_are_what_laying_would_bring(seed: int) -> None:
    """Law: for every face in the hand, every slot, and any three objectives, at any time."""
    rng = Random(seed)
    game = Game.new(2, seed=seed)
    every = list(RETAIL.objective_by_id.values())
    changes = 0
    while game.state.phase is not Phase.OVER:
        if game.state.phase is Phase.PLACE:
            player = game.state.players[game.seat]
            area, slots = player.area, sorted(player.area.slots)
            objectives = rng.sample(every, 3)
            scores = [score_objective(objective, area) for objective in objectives]
            gains = ObjectiveGains(area, slots, objectives, scores)
            for face in (face for card in player.hand for face in card.faces):
                laid = [lay(area, face, at).area for at in slots]
                expected = tuple(
                    tuple(score_objective(objective, after).times - score.times for after in laid)
                    for objective, score in zip(objectives, scores, strict=True)
                )
                told = gains.of(face) or ((),) * len(objectives)
                assert told == tuple(change if any(change) else () for change in expected)
                changes += any(map(any, expected))
        game.push(game.legal_moves.sample(rng))
    assert changes
