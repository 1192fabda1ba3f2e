"""The features of a seat's objectives: what they bring, and what they ask for."""

from __future__ import annotations

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts
from codex_naturalis.kernel.evaluation.feature_columns import (
    DEMAND,
    DEMAND_MET,
    OBJECTIVE_POINTS,
    OBJECTIVES_TOTAL,
    PATTERN_IN_HAND,
    PATTERN_LATER,
    PATTERN_OBJECTIVES,
    PATTERN_OPEN,
    SET_PROGRESS,
    Vector,
)
from codex_naturalis.kernel.rules.area import State, grid_index
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.layout import (
    CARD_COUNT,
    CARDS,
    COMMON,
    EMPTY,
    GRID,
    NEEDS,
    OBJECTIVE,
    OPEN_SLOT,
    PATTERN,
    PATTERN_KINGDOMS,
    PATTERN_STEPS,
    POINTS_EACH,
    SCRATCH,
    TALLY,
)
from codex_naturalis.kernel.rules.scoring import PLENTY, USED, kingdom_at, pattern_matches


@compiled_no_refcounts
def _write_pattern(
    s: State, faces: Numbers, objectives: Numbers, base: int, objective: int, held: int, x: Vector
) -> int:
    """Returns how often a pattern is fulfilled. Writes, for cards not used for that, where two of
    three are laid and the third is still possible. `held`: bits of the kingdoms in hand."""
    grid = base + GRID
    count = pattern_matches(s, faces, objectives, base, objective)
    step = objectives[objective, PATTERN_STEPS + 1]
    stride = objectives[objective, PATTERN_STEPS + 2]
    points_each = objectives[objective, POINTS_EACH] / 5.0
    found = 0
    for index in range(count):
        at = int(s[SCRATCH + index])
        first = grid + grid_index(at)
        second = grid + grid_index(at + step)
        third = grid + grid_index(at + stride)
        if s[first] < USED and s[second] < USED and s[third] < USED:
            found += 1
            s[first] += USED
            s[second] += USED
            s[third] += USED
    kingdoms = (
        objectives[objective, PATTERN_KINGDOMS],
        objectives[objective, PATTERN_KINGDOMS + 1],
        objectives[objective, PATTERN_KINGDOMS + 2],
    )
    steps = (0, step, stride)
    for index in range(s[base + CARD_COUNT]):
        at = int(s[base + CARDS + index])
        own = kingdom_at(s, faces, grid, at)
        for role in range(3):
            if own != kingdoms[role]:
                continue
            lowest = at - steps[role]
            for mate in range(role + 1, 3):
                if kingdom_at(s, faces, grid, lowest + steps[mate]) != kingdoms[mate]:
                    continue
                lacking = 3 - role - mate
                found_there = int(s[grid + grid_index(lowest + steps[lacking])])
                if found_there == OPEN_SLOT:
                    if held >> kingdoms[lacking] & 1:
                        x[PATTERN_IN_HAND] += points_each
                    else:
                        x[PATTERN_OPEN] += points_each
                elif found_there == EMPTY:
                    x[PATTERN_LATER] += points_each
    if count:
        for index in range(count):
            at = int(s[SCRATCH + index])
            s[grid + grid_index(at)] &= USED - 1
            s[grid + grid_index(at + step)] &= USED - 1
            s[grid + grid_index(at + stride)] &= USED - 1
    return found


@compiled_no_refcounts
def write_objectives(
    s: State, faces: Numbers, objectives: Numbers, base: int, held: int, x: Vector
) -> int:
    """Returns the points of the objectives for the area as it is."""
    total = 0
    for which in range(3):
        objective = int(s[COMMON + which]) if which < 2 else int(s[base + OBJECTIVE])
        if objective < 0:
            continue
        points_each = objectives[objective, POINTS_EACH]
        if objectives[objective, PATTERN]:
            times = _write_pattern(s, faces, objectives, base, objective, held, x)
            x[PATTERN_OBJECTIVES] += 0.5
            for role in range(3):
                x[DEMAND + objectives[objective, PATTERN_KINGDOMS + role]] += points_each / 15.0
        else:
            times = PLENTY
            needed = 0
            for symbol in range(7):
                need = objectives[objective, NEEDS + symbol]
                if need:
                    times = min(times, int(s[base + TALLY + symbol]) // need)
                    needed += need
            have = 0
            for symbol in range(7):
                need = objectives[objective, NEEDS + symbol]
                if need:
                    have += min(need, int(s[base + TALLY + symbol]) - times * need)
                    x[DEMAND + symbol] += points_each * need / (5.0 * needed)
            x[SET_PROGRESS] += points_each * have / (5.0 * needed)
        x[OBJECTIVE_POINTS + which] = times * points_each / 6.0
        total += times * points_each
    x[OBJECTIVES_TOTAL] = total / 10.0
    for symbol in range(7):
        x[DEMAND_MET + symbol] = x[DEMAND + symbol] * s[base + TALLY + symbol] / 6.0
    return total
