"""What a bot thinks of a half-move: its worth, and the parts that the worth is the sum of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

from codex_naturalis.engine.moves import Move

Part = Literal[
    "points so far",
    "points now",
    "points next",  # of the placement that may follow
    "objectives done",
    "objectives begun",
    "objective's points",  # to tell equally begun ones apart
    "symbols",
    "objects",
    "open slots",
    "corners",  # that the next card may cover, or those of a starter
    "cards in hand",
    "cards in market",
    "card kept",
    "chance to win",
    "mood",  # what a player of little experience adds to it
]
PARTS: tuple[Part, ...] = get_args(Part)
"""All that any bot speaks of, for those who show it to people."""

Parts = dict[Part, float]


class Weighed(Struct, frozen=True):
    move: Move
    value: float
    """Greater is better; only the difference to other half-moves of the same view means much."""
    parts: Parts
    """They add up to the value, but for rounding."""


def best_first(weighed: Iterable[Weighed]) -> list[Weighed]:
    """By value; equals stay in the order in which they came."""
    return sorted(weighed, key=lambda one: one.value, reverse=True)


def average(many: Iterable[Parts]) -> Parts:
    """Each part of several sums, on average."""
    total: Parts = {}
    count = 0
    for parts in many:
        count += 1
        for name, part in parts.items():
            total[name] = total.get(name, 0.0) + part
    return {name: part / count for name, part in total.items()}
