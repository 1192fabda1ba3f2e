"""The random bot: any legal half-move, all equally likely."""

from __future__ import annotations

from random import Random

from codex_naturalis.bots.evaluated_move import EvaluatedMove
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View


class RandomBot:
    name = "random"

    def choose(self, view: View, rng: Random) -> Move:
        if view.phase is not Phase.PLACE:
            return rng.choice(list(view.legal_moves))
        # Every payable face may go to every slot, so both can be chosen independently.
        face = rng.choice([face for face in view.faces if face.payable])
        return Place(face.card, face.side, rng.choice(view.slots))

    def evaluate(self, view: View, rng: Random) -> list[EvaluatedMove]:
        """All legal half-moves with the same value, in random order."""
        moves = list(view.legal_moves)
        rng.shuffle(moves)
        return [EvaluatedMove(move, 0.0, {}) for move in moves]
