"""Objectives and the outcome, compiled: as engine.scoring."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.area import State, cell_of
from codex_naturalis.kernel.compiling import inlined, lean
from codex_naturalis.kernel.layout import (
    BLOCK,
    BY_OBJECTIVE_POINTS,
    CARDS,
    COMMON,
    FACES,
    GOAL,
    GRID,
    HEADER,
    KINGDOM,
    KINGDOMS,
    LAID,
    MODE,
    NO_FACE,
    PATTERN,
    POINTS,
    PRIZE,
    SCRATCH,
    SEATS,
    SHARES,
    STEPS,
    SYMBOLS_NEEDED,
    TABLE,
    TALLY,
    TIE,
    TYBOR_POINTS,
)
from codex_naturalis.kernel.tables import Numbers

USED = 1024


@inlined
def kingdom_at(s: State, faces: Numbers, grid: int, at: int) -> int:
    """The kingdom of the card there; 5 where there is none, or where it is USED."""
    found = int(s[(grid & 0xFFFF) + cell_of(at)]) & 0xFFF
    free = (found >= FACES) & (found < USED)
    return int(faces[found - FACES if free else NO_FACE, KINGDOM])


@inlined
def _height(at: int) -> int:
    return (at >> 7) - (at & 127)


@lean
def matches(s: State, faces: Numbers, goals: Numbers, base: int, goal: int) -> int:
    """Writes the lowest cards of all occurrences of a pattern to SCRATCH, from below, and returns
    how many there are: 20 at most, for each has a lowest card of its own, and a kingdom has 20."""
    grid = base + GRID
    cards = (base & 0xFFFF) + CARDS
    lowest = goals[goal, KINGDOMS]
    count = 0
    for index in range(int(s[base + LAID])):
        at = int(s[cards + index])
        s[SCRATCH + count] = at
        count += kingdom_at(s, faces, grid, at) == lowest
    second = goals[goal, KINGDOMS + 1]
    third = goals[goal, KINGDOMS + 2]
    step = goals[goal, STEPS + 1]
    stride = goals[goal, STEPS + 2]
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
        place = index
        while place > 0 and _height(int(s[SCRATCH + place - 1])) > _height(at):
            s[SCRATCH + place] = s[SCRATCH + place - 1]
            place -= 1
        s[SCRATCH + place] = at
    return count


@inlined
def _times_set(s: State, goals: Numbers, base: int, goal: int) -> int:
    least = 99
    for which in range(3):
        number = int(s[base + TALLY + goals[goal, SYMBOLS_NEEDED + which]])
        least = min(least, number * goals[goal, SHARES + which] >> 16)
    return least


@lean
def times(s: State, faces: Numbers, goals: Numbers, base: int, goal: int) -> int:
    """How often an area fulfils an objective (R51–R53)."""
    if not goals[goal, PATTERN]:
        return _times_set(s, goals, base, goal)
    count = matches(s, faces, goals, base, goal)
    if count < 2:
        return count
    grid = base + GRID
    step = goals[goal, STEPS + 1]
    stride = goals[goal, STEPS + 2]
    found = 0
    for index in range(count):
        first = grid + cell_of(int(s[SCRATCH + index]))
        second = grid + cell_of(int(s[SCRATCH + index]) + step)
        third = grid + cell_of(int(s[SCRATCH + index]) + stride)
        if s[first] < USED and s[second] < USED and s[third] < USED:
            found += 1
            s[first] += USED
            s[second] += USED
            s[third] += USED
    for index in range(count):
        first = grid + cell_of(int(s[SCRATCH + index]))
        second = grid + cell_of(int(s[SCRATCH + index]) + step)
        third = grid + cell_of(int(s[SCRATCH + index]) + stride)
        s[first] &= USED - 1
        s[second] &= USED - 1
        s[third] &= USED - 1
    return found


@lean
def objective_points(s: State, faces: Numbers, goals: Numbers, seat: int) -> int:
    """Of the common objectives and the seat's own, as its area stands, times 8, plus how many of
    them are fulfilled: both in one number."""
    base = HEADER + seat * BLOCK
    total = 0
    for which in range(3):
        goal = int(s[COMMON + which]) if which < 2 else int(s[base + GOAL])
        if goal >= 0:
            often = times(s, faces, goals, base, goal)
            total += often * goals[goal, PRIZE] * 8 + (often > 0)
    return total


@lean
def settle(s: State, faces: Numbers, goals: Numbers, totals: npt.NDArray[np.float64]) -> None:
    """The final scores of all seats, Tybor's last in solo, in `totals`; ranks them by adding what
    the tie-break (R54, R68) gives to the points, in fractions below one: equal only where the
    victory is shared."""
    seats = int(s[SEATS])
    for seat in range(seats):
        both = objective_points(s, faces, goals, seat)
        points = both >> 3
        more = points if s[TIE] == BY_OBJECTIVE_POINTS else both & 7
        if s[MODE] != TABLE:
            more = 0
        totals[seat] = s[HEADER + seat * BLOCK + POINTS] + points + more / 1024.0
    if s[MODE] != TABLE:
        totals[seats] = s[TYBOR_POINTS] + 1 / 1024.0
