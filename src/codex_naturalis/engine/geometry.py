"""The lattice: x to the right, y up; a card touches its four diagonal neighbours only."""

from __future__ import annotations

from functools import lru_cache

Position = tuple[int, int]

ORIGIN: Position = (0, 0)

CORNERS = ("tl", "tr", "bl", "br")
"""The four corner places of a face, in the order of all tuples of four in the engine."""

PLACES = (0, 1, 2, 3)
"""The same by number."""

SHARED = (3, 2, 1, 0)
"""At each corner, the corner place of the neighbour that lies there and shares it."""


@lru_cache(maxsize=4096)
def neighbours(at: Position) -> tuple[Position, ...]:
    """The position beyond each corner."""
    x, y = at
    return ((x - 1, y + 1), (x + 1, y + 1), (x - 1, y - 1), (x + 1, y - 1))


def on_lattice(at: Position) -> bool:
    return (at[0] + at[1]) % 2 == 0
