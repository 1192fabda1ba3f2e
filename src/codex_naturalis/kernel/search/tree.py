"""The tree of a search: a hash table of nodes with open addressing.

A node is a half-move after its parent; the node with index ROOT is where the tree begins. Hidden
cards differ from world to world, so a node is the sequence of half-moves that leads to it, not a
state.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts
from codex_naturalis.kernel.rules.layout import MAX_PARTIES

UTILITY, WINS, SCORES = 0, MAX_PARTIES, 2 * MAX_PARTIES
COLUMNS = 3 * MAX_PARTIES
NO_NODE = -1
ROOT = 0
PARENT_SHIFT = 32
MOVE_MASK = (1 << PARENT_SHIFT) - 1
HASH_FACTOR, HASH_SHIFT = 0x9E3779B97F4A7C1, 29


class Tree(NamedTuple):
    keys: npt.NDArray[np.int64]
    """The parent plus one in the high bits, the half-move in the low ones; 0: no node."""
    seats: npt.NDArray[np.int8]
    """The seat that makes the half-move."""
    visits: npt.NDArray[np.int32]
    sums: npt.NDArray[np.float32]
    """Over all visits, for each party: utilities, wins, final scores."""
    used: npt.NDArray[np.int64]
    """How many nodes there are; one number."""


def new_tree(capacity: int) -> Tree:
    """A tree with room for `capacity` nodes, a power of two."""
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


@compiled_no_refcounts
def _hash(key: int, mask: int) -> int:
    mixed = key * HASH_FACTOR
    return (mixed ^ (mixed >> HASH_SHIFT)) & mask


@compiled_no_refcounts
def find(tree: Tree, parent: int, move: int) -> int:
    """The node of a half-move after its parent; NO_NODE if it was never tried."""
    mask = len(tree.keys) - 1
    key = (parent + 1) << PARENT_SHIFT | move
    node = _hash(key, mask)
    while tree.keys[node] != 0:
        if tree.keys[node] == key:
            return node
        node = (node + 1) & mask
    return NO_NODE


@compiled_no_refcounts
def add(tree: Tree, parent: int, move: int, seat: int) -> int:
    """A new node for a half-move; NO_NODE when the table is seven eighths full."""
    mask = len(tree.keys) - 1
    if tree.used[0] * 8 > 7 * mask:
        return NO_NODE
    key = (parent + 1) << PARENT_SHIFT | move
    node = _hash(key, mask)
    while tree.keys[node] != 0:
        node = (node + 1) & mask
    tree.keys[node] = key
    tree.seats[node] = seat
    tree.used[0] += 1
    return node


def move_of(tree: Tree, node: int) -> int:
    return int(tree.keys[node]) & MOVE_MASK


@compiled_no_refcounts
def most_visited_child(tree: Tree, parent: int) -> int:
    """The child with the most visits; NO_NODE if there is none."""
    best = NO_NODE
    most = 0
    for node in range(1, len(tree.keys)):
        if tree.keys[node] >> PARENT_SHIFT == parent + 1 and tree.visits[node] > most:
            most = int(tree.visits[node])
            best = node
    return best
