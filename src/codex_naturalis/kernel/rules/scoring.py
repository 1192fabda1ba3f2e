"""Objectives and final scores, compiled: as engine.scoring."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts, inlined
from codex_naturalis.kernel.rules.area import State, grid_index
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.lanes import INDEX_MASK, SMALL_MASK
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    BY_OBJECTIVE_POINTS,
    CARD_COUNT,
    CARDS,
    CELL_ROW_MASK,
    CELL_ROW_SHIFT,
    COMMON,
    FACES,
    GRID,
    HEADER,
    KINGDOM,
    MODE,
    NO_FACE,
    OBJECTIVE,
    PATTERN,
    PATTERN_KINGDOMS,
    PATTERN_STEPS,
    POINTS,
    POINTS_EACH,
    RECIPROCAL_BITS,
    RECIPROCALS,
    SCRATCH,
    SEATS,
    SYMBOLS_NEEDED,
    TABLE,
    TALLY,
    TIE_BREAK,
    TYBOR_POINTS,
)

USED = 1024
"""Added to the entry of a card in the grid while it counts for a pattern that was found."""
TIE_BREAK_UNIT = 1 / 1024
"""What a point or a card of the tie-break adds to a total."""
CARDS_FULFILLED_BITS = 3
CARDS_FULFILLED_MASK = (1 << CARDS_FULFILLED_BITS) - 1
PLENTY = 99
"""More often than any set of symbols is fulfilled."""


@inlined
def kingdom_at(s: State, faces: Numbers, grid: int, at: int) -> int:
    """The kingdom of the card on a cell; NO_CARD where there is none, or where it is USED."""
    found = int(s[(grid & INDEX_MASK) + grid_index(at)]) & SMALL_MASK
    free = (found >= FACES) & (found < USED)
    return int(faces[found - FACES if free else NO_FACE, KINGDOM])


@inlined
def _height(at: int) -> int:
    """The y of a cell, up to a constant."""
    return (at >> CELL_ROW_SHIFT) - (at & CELL_ROW_MASK)


@compiled_no_refcounts
def pattern_matches(
    s: State, faces: Numbers, objectives: Numbers, base: int, objective: int
) -> int:
    """Writes the lowest cell of every occurrence of a pattern to SCRATCH, from below, and returns
    how many there are. There are 20 at most: each has its own lowest card, and a kingdom has 20."""
    grid = base + GRID
    cards = (base & INDEX_MASK) + CARDS
    lowest = objectives[objective, PATTERN_KINGDOMS]
    count = 0
    for index in range(int(s[base + CARD_COUNT])):
        at = int(s[cards + index])
        s[SCRATCH + count] = at
        count += kingdom_at(s, faces, grid, at) == lowest
    second = objectives[objective, PATTERN_KINGDOMS + 1]
    third = objectives[objective, PATTERN_KINGDOMS + 2]
    step = objectives[objective, PATTERN_STEPS + 1]
    stride = objectives[objective, PATTERN_STEPS + 2]
    candidates = count
    count = 0
    for index in range(candidates):
        at = int(s[SCRATCH + index])
        s[SCRATCH + count] = at
        count += (kingdom_at(s, faces, grid, at + step) == second) & (
            kingdom_at(s, faces, grid, at + stride) == third
        )
    for index in range(1, count):
        at = int(s[SCRATCH + index])
        rank = index
        while rank > 0 and _height(int(s[SCRATCH + rank - 1])) > _height(at):
            s[SCRATCH + rank] = s[SCRATCH + rank - 1]
            rank -= 1
        s[SCRATCH + rank] = at
    return count


@inlined
def _times_set_fulfilled(s: State, objectives: Numbers, base: int, objective: int) -> int:
    least = PLENTY
    for which in range(3):
        number = int(s[base + TALLY + objectives[objective, SYMBOLS_NEEDED + which]])
        least = min(least, number * objectives[objective, RECIPROCALS + which] >> RECIPROCAL_BITS)
    return least


@compiled_no_refcounts
def times_fulfilled(
    s: State, faces: Numbers, objectives: Numbers, base: int, objective: int
) -> int:
    """How often an area fulfils an objective (R51–R53)."""
    if not objectives[objective, PATTERN]:
        return _times_set_fulfilled(s, objectives, base, objective)
    count = pattern_matches(s, faces, objectives, base, objective)
    if count < 2:
        return count
    grid = base + GRID
    step = objectives[objective, PATTERN_STEPS + 1]
    stride = objectives[objective, PATTERN_STEPS + 2]
    found = 0
    for index in range(count):
        first = grid + grid_index(int(s[SCRATCH + index]))
        second = grid + grid_index(int(s[SCRATCH + index]) + step)
        third = grid + grid_index(int(s[SCRATCH + index]) + stride)
        if s[first] < USED and s[second] < USED and s[third] < USED:
            found += 1
            s[first] += USED
            s[second] += USED
            s[third] += USED
    for index in range(count):
        first = grid + grid_index(int(s[SCRATCH + index]))
        second = grid + grid_index(int(s[SCRATCH + index]) + step)
        third = grid + grid_index(int(s[SCRATCH + index]) + stride)
        s[first] &= USED - 1
        s[second] &= USED - 1
        s[third] &= USED - 1
    return found


@compiled_no_refcounts
def objective_points(s: State, faces: Numbers, objectives: Numbers, seat: int) -> int:
    """The points of the common objectives and the seat's own for its area as it is, shifted left by
    CARDS_FULFILLED_BITS; the bits below say how many of them are fulfilled."""
    base = HEADER + seat * BLOCK
    total = 0
    for which in range(3):
        objective = int(s[COMMON + which]) if which < 2 else int(s[base + OBJECTIVE])
        if objective >= 0:
            times = times_fulfilled(s, faces, objectives, base, objective)
            points = times * objectives[objective, POINTS_EACH]
            total += (points << CARDS_FULFILLED_BITS) + (times > 0)
    return total


@compiled_no_refcounts
def final_totals(
    s: State, faces: Numbers, objectives: Numbers, totals: npt.NDArray[np.float64]
) -> None:
    """Writes the final scores of all seats to `totals`, Tybor's last in solo. The tie-break (R54,
    R68) is added as a fraction below one, so totals are equal only where the victory is shared."""
    seats = int(s[SEATS])
    for seat in range(seats):
        both = objective_points(s, faces, objectives, seat)
        points = both >> CARDS_FULFILLED_BITS
        cards = both & CARDS_FULFILLED_MASK
        more = points if s[TIE_BREAK] == BY_OBJECTIVE_POINTS else cards
        if s[MODE] != TABLE:
            more = 0
        totals[seat] = s[HEADER + seat * BLOCK + POINTS] + points + more * TIE_BREAK_UNIT
    if s[MODE] != TABLE:
        totals[seats] = s[TYBOR_POINTS] + TIE_BREAK_UNIT
