"""The random bot: any legal half-move, each as likely as the other."""

from __future__ import annotations

from random import Random

from codex_naturalis.bots.weighed import Weighed
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View


class RandomBot:
    name = "random"
    description = "Plays any legal card anywhere and draws any card, without a thought."

    def choose(self, view: View, rng: Random) -> Move:
        if view.phase is not Phase.PLACE:
            return rng.choice(list(view.legal_moves))
        # Every payable face may go to every slot, so both can be drawn by lot, one by one.
        face = rng.choice([face for face in view.faces if face.payable])
        return Place(face.card, face.side, rng.choice(view.slots))

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        """All of them, worth the same: in any order."""
        moves = list(view.legal_moves)
        rng.shuffle(moves)
        return [Weighed(move, 0.0, {}) for move in moves]
