"""How a game of an environment ends: rewards that sum to zero, and what to tell about it.

A victory is one, shared among the winners; with n parties (in solo Tybor is the second) a share
becomes (n · share − 1) / (n − 1): 1 for the only winner, −1 / (n − 1) for every loser, 0 for all
when all have won. Before the end, and when a game is cut off, every reward is 0.
"""

from __future__ import annotations

from typing import Any

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.scoring import score_seat
from codex_naturalis.engine.state import Phase, State
from codex_naturalis.env.fields import MOST_CARDS


def cut_off(state: State) -> bool:
    """An area that is as large as an observation can tell was to grow. That takes a game in which
    one player goes on alone for long, the others being blocked (R33)."""
    if state.phase is not Phase.PLACE:
        return False
    return len(state.players[state.seat].area.cards) >= MOST_CARDS


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


def told(game: Game) -> dict[str, Any]:
    """Final scores by seat, Tybor's last, and the winners; nothing before the end. A game that was
    cut off has scores and no winners."""
    outcome = game.outcome()
    if outcome is not None:
        return {
            "scores": [score.total for score in outcome.scores],
            "winners": list(outcome.winners),
        }
    if not cut_off(game.state):
        return {}
    scores = [score_seat(game.state, seat).total for seat in range(len(game.names))]
    if game.state.tybor is not None:
        scores.append(game.state.tybor.points)
    return {"scores": scores, "winners": []}
