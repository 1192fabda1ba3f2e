"""The lattice of cells: x grows to the right, y upwards; a card touches only its four diagonal
neighbours."""

from __future__ import annotations

from functools import lru_cache

Cell = tuple[int, int]

ORIGIN: Cell = (0, 0)

CORNERS = ("tl", "tr", "bl", "br")
"""The four corners of a face, in the order that all tuples of corners have: top left, top right,
bottom left, bottom right."""

CORNER_NUMBERS = (0, 1, 2, 3)
"""The same corners by number."""

OPPOSITE = (3, 2, 1, 0)
"""For each corner of a card, the corner of the neighbouring card that meets it there."""


@lru_cache(maxsize=4096)
def neighbours(at: Cell) -> tuple[Cell, ...]:
    """The cell beyond each corner."""
    x, y = at
    return ((x - 1, y + 1), (x + 1, y + 1), (x - 1, y - 1), (x + 1, y - 1))


def on_lattice(at: Cell) -> bool:
    return (at[0] + at[1]) % 2 == 0
