"""The statistics of a search: an open table of half-moves by the half-moves before them.

A place in the table stands for a half-move, and for the situation after it; place 0 is where the
search began. What is hidden differs from world to world, so a situation is the half-moves that
led to it, not a state.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.compiling import lean

MOST_PARTIES = 5
UTILITY, WINS, SCORES = 0, MOST_PARTIES, 2 * MOST_PARTIES
COLUMNS = 3 * MOST_PARTIES
NOWHERE = -1
ROOT = 0


class Tree(NamedTuple):
    keys: npt.NDArray[np.int64]
    """The place before in the high bits, the half-move in the low ones; 0: nothing."""
    seats: npt.NDArray[np.int8]
    """Who makes the half-move."""
    visits: npt.NDArray[np.int32]
    sums: npt.NDArray[np.float32]
    """Over all visits: for each party its utility, its wins and its final score."""
    used: npt.NDArray[np.int64]
    """How many places are taken."""


def new_tree(capacity: int) -> Tree:
    """With room for that many half-moves, a power of two."""
    assert capacity & (capacity - 1) == 0
    tree = Tree(
        np.zeros(capacity, np.int64),
        np.zeros(capacity, np.int8),
        np.zeros(capacity, np.int32),
        np.zeros((capacity, COLUMNS), np.float32),
        np.zeros(1, np.int64),
    )
    clear(tree)
    return tree


def clear(tree: Tree) -> None:
    for part in tree:
        part[:] = 0
    tree.keys[ROOT] = -1


@lean
def _first(key: int, mask: int) -> int:
    mixed = key * 0x9E3779B97F4A7C1
    return (mixed ^ (mixed >> 29)) & mask


@lean
def find(tree: Tree, before: int, move: int) -> int:
    """The place of a half-move after another place; NOWHERE if it was never tried."""
    mask = len(tree.keys) - 1
    key = (before + 1) << 32 | move
    place = _first(key, mask)
    while tree.keys[place] != 0:
        if tree.keys[place] == key:
            return place
        place = (place + 1) & mask
    return NOWHERE


@lean
def add(tree: Tree, before: int, move: int, seat: int) -> int:
    """A new place for a half-move; NOWHERE when the table is nearly full."""
    mask = len(tree.keys) - 1
    if tree.used[0] * 8 > 7 * mask:
        return NOWHERE
    key = (before + 1) << 32 | move
    place = _first(key, mask)
    while tree.keys[place] != 0:
        place = (place + 1) & mask
    tree.keys[place] = key
    tree.seats[place] = seat
    tree.used[0] += 1
    return place


def move_at(tree: Tree, place: int) -> int:
    return int(tree.keys[place]) & 0xFFFFFFFF


@lean
def busiest(tree: Tree, before: int) -> int:
    """The most visited half-move after a place; NOWHERE when none was tried."""
    best = NOWHERE
    most = 0
    for place in range(1, len(tree.keys)):
        if tree.keys[place] >> 32 == before + 1 and tree.visits[place] > most:
            most = int(tree.visits[place])
            best = place
    return best
