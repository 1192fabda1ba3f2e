"""The planner's evaluation of an area and a hand, term by term."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.bots.evaluated_move import Parts


class EvaluationTerms(Struct, frozen=True, gc=False):
    so_far: int = 0
    """My points in the view."""
    gained: int = 0
    """Points of the cards laid since then."""
    objectives: float = 0.0
    """Objectives fulfilled and begun."""
    done: int = 0
    """The part of `objectives` that is fulfilled."""
    time_factor: float = 0.0
    """For symbols, objects and slots: from 0 to 1, by the turns that are left."""
    symbols: float = 0.0
    """They pay for cards not seen yet."""
    objects: float = 0.0
    slots: float = 0.0
    """Room for cards not seen yet."""
    corners: float = 0.0
    hand: float = 0.0
    market: float = 0.0

    @property
    def value(self) -> float:
        """The sum. Its order matters: in another order the last bits of the sum would differ, and
        with them some games."""
        return (
            (self.so_far + self.gained + self.objectives)
            + (self.time_factor * (self.symbols + self.objects + self.slots) + self.corners)
            + (self.hand + self.market)
        )

    def parts(self, now: int = 0) -> Parts:
        """The terms by name; `now`: how many of the points gained come at once."""
        return {
            "points so far": self.so_far,
            "points now": now,
            "points next": self.gained - now,
            "objectives done": self.done,
            "objectives begun": self.objectives - self.done,
            "symbols": self.time_factor * self.symbols,
            "objects": self.time_factor * self.objects,
            "open slots": self.time_factor * self.slots,
            "corners": self.corners,
            "cards in hand": self.hand,
            "cards in market": self.market,
        }


NOTHING = EvaluationTerms()
"""For an area where no card can be laid."""
