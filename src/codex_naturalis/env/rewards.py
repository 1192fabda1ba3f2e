"""The end of an episode: rewards that sum to zero, truncation, and the final info.

A victory counts 1, divided among the winners. With n parties (in solo Tybor is the second) a share
of it gives the reward (n · share − 1) / (n − 1): 1 for the only winner, −1 / (n − 1) for every
loser, 0 for all when all have won. Before the end, and when a game is truncated, rewards are 0.
"""

from __future__ import annotations

from typing import Any

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.scoring import score_seat
from codex_naturalis.engine.state import Phase, State
from codex_naturalis.env.fields import MAX_CARDS


def is_truncated(state: State) -> bool:
    """Whether a seat is to place a card in an area that is already as large as an observation can
    show. It takes a game in which one player goes on alone for long, the others being blocked
    (R33)."""
    if state.phase is not Phase.PLACE:
        return False
    return len(state.players[state.seat].area.cards) >= MAX_CARDS


def rewards(game: Game) -> list[float]:
    """By seat."""
    outcome = game.outcome()
    if outcome is None:
        return [0.0] * len(game.names)
    parties = len(outcome.scores)
    share = parties / len(outcome.winners)
    return [
        ((share if seat in outcome.winners else 0.0) - 1) / (parties - 1)
        for seat in range(len(game.names))
    ]


def final_info(game: Game) -> dict[str, Any]:
    """Final scores by seat, Tybor's last, and the winners; empty before the end. A truncated game
    has scores and no winners."""
    outcome = game.outcome()
    if outcome is not None:
        return {
            "scores": [score.total for score in outcome.scores],
            "winners": list(outcome.winners),
        }
    if not is_truncated(game.state):
        return {}
    scores = [score_seat(game.state, seat).total for seat in range(len(game.names))]
    if game.state.tybor is not None:
        scores.append(game.state.tybor.points)
    return {"scores": scores, "winners": []}
