"""The planner's evaluation of an area and a hand, term by term."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.bots.weighed import Parts


class Terms(Struct, frozen=True, gc=False):
    so_far: int = 0
    """My points as the view stands."""
    gained: int = 0
    """Points that the cards laid since then bring."""
    objectives: float = 0.0
    """Those fulfilled and those begun."""
    done: int = 0
    """The fulfilled ones of `objectives`."""
    ripe: float = 0.0
    """What symbols, objects and slots are worth by the turns that are left."""
    symbols: float = 0.0
    """To pay for cards not seen yet."""
    objects: float = 0.0
    slots: float = 0.0
    """To lay cards not seen yet."""
    corners: float = 0.0
    hand: float = 0.0
    market: float = 0.0

    @property
    def value(self) -> float:
        """The sum. Its order decides between values that differ in the last bit only, so another
        order would play other games."""
        return (
            (self.so_far + self.gained + self.objectives)
            + (self.ripe * (self.symbols + self.objects + self.slots) + self.corners)
            + (self.hand + self.market)
        )

    def parts(self, now: int = 0) -> Parts:
        """The sum in words; `now`: how many of the points gained come at once."""
        return {
            "points so far": self.so_far,
            "points now": now,
            "points next": self.gained - now,
            "objectives done": self.done,
            "objectives begun": self.objectives - self.done,
            "symbols": self.ripe * self.symbols,
            "objects": self.ripe * self.objects,
            "open slots": self.ripe * self.slots,
            "corners": self.corners,
            "cards in hand": self.hand,
            "cards in market": self.market,
        }


NOTHING = Terms()
"""Of an area where no card can be laid."""
