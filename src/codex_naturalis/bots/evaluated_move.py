"""A half-move with the value that a bot gives it, and the parts that add up to that value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

from codex_naturalis.engine.moves import Move

Part = Literal[
    "points so far",
    "points now",
    "points next",  # of the best placement that may follow
    "objectives done",
    "objectives begun",
    "objective's points",  # to break ties
    "symbols",
    "objects",
    "open slots",
    "corners",  # that the next card may cover, or that a starter has
    "cards in hand",
    "cards in market",
    "card kept",
    "chance to win",
    "mood",  # random noise of the lower levels
]
PARTS: tuple[Part, ...] = get_args(Part)
"""The names of all parts, for clients that translate them."""

Parts = dict[Part, float]


class EvaluatedMove(Struct, frozen=True):
    move: Move
    value: float
    """Greater is better; only the difference to other half-moves of the same view means much."""
    parts: Parts
    """They add up to the value, except for rounding."""


def best_first(evaluated: Iterable[EvaluatedMove]) -> list[EvaluatedMove]:
    """Sorted by value; the order of equal ones stays."""
    return sorted(evaluated, key=lambda one: one.value, reverse=True)


def average_parts(many: Iterable[Parts]) -> Parts:
    """The mean of each part."""
    total: Parts = {}
    count = 0
    for parts in many:
        count += 1
        for name, part in parts.items():
            total[name] = total.get(name, 0.0) + part
    return {name: part / count for name, part in total.items()}
