"""What the learned evaluation looks at: a seat's area, hand, objectives and place in the race, as
numbers of about one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.area import CORNER_STEPS, State, cell_of
from codex_naturalis.kernel.compiling import lean
from codex_naturalis.kernel.goals import USED, kingdom_at, matches
from codex_naturalis.kernel.layout import (
    BLOCK,
    CARDS,
    COMMON,
    COST,
    COUNTED,
    DRAW,
    FACES,
    GAINS,
    GOAL,
    GRID,
    HAND,
    HEADER,
    HELD,
    KINGDOM,
    KINGDOMS,
    LAID,
    LAST,
    LEFT,
    MARKET,
    MODE,
    NEEDS,
    OPEN,
    OPENED,
    PATTERN,
    PHASE,
    POINTS,
    PRIZE,
    ROUND,
    SCORING,
    SCRATCH,
    SEAT,
    SEATS,
    SLOTS,
    STEPS,
    TABLE,
    TALLY,
    TYBOR,
    TYBOR_POINTS,
    UNTOUCHED,
    WORTH,
)
from codex_naturalis.kernel.tables import Numbers

Vector = npt.NDArray[np.float32]
FEATURES = 112
UNKNOWN = 3
"""Turns left, when the end has not been triggered."""


@lean
def turns_left(s: State, seat: int) -> int:
    """How many cards the seat will still lay; UNKNOWN before the end is triggered."""
    if s[LAST] == 0:
        return UNKNOWN
    left = int(s[LAST]) - int(s[ROUND])
    if seat > s[SEAT] or (seat == s[SEAT] and s[PHASE] != DRAW):
        left += 1
    return max(0, left)


@lean
def _race(s: State, seat: int, base: int, x: Vector) -> None:
    points = s[base + POINTS] / 20.0
    best = 0
    for other in range(s[SEATS]):
        if other != seat:
            best = max(best, int(s[HEADER + other * BLOCK + POINTS]))
    if s[MODE] != TABLE:
        best = int(s[TYBOR_POINTS])
        owned = 0
        for kingdom in range(4):
            owned += int(s[TYBOR + kingdom])
        x[7] = owned / 20.0
    x[0] = points
    x[1] = points >= 1.0
    x[2] = best / 20.0
    x[3] = best >= 20
    x[4] = max(0.0, points - best / 20.0)
    x[5] = s[ROUND] / 25.0
    x[6] = (s[LEFT] + s[LEFT + 1]) / 70.0
    left = turns_left(s, seat)
    x[8 + left] = 1.0
    if seat == s[SEAT]:
        x[12 + (s[PHASE] == DRAW)] = 1.0 if s[base + HELD] == 3 - (s[PHASE] == DRAW) else 0.0


@lean
def _symbols(s: State, base: int, x: Vector) -> None:
    for kingdom in range(4):
        count = int(s[base + TALLY + kingdom])
        for step in range(5):
            if count > step:
                x[15 + 5 * kingdom + step] = 1.0
        x[35 + kingdom] = count / 8.0
    for thing in range(3):
        count = int(s[base + TALLY + 4 + thing])
        x[39 + thing] = count / 4.0
        x[42 + thing] = count > 0
        x[45 + thing] = count > 1


@lean
def _places(s: State, base: int, x: Vector) -> int:
    """The slots by how many corners a card there would cover; returns the most."""
    grid = base + GRID
    slots = int(s[base + OPEN])
    most = 0
    for slot in range(slots):
        at = int(s[base + SLOTS + slot])
        cover = 0
        for corner in range(4):
            cover += s[grid + cell_of(at + CORNER_STEPS[corner])] >= FACES
        x[48 + cover] += 0.125
        most = max(most, cover)
    x[48] = slots / 12.0
    x[53] = most / 4.0
    x[54] = s[base + LAID] / 25.0
    x[55] = slots < 3
    x[14] = slots < 5
    return most


@lean
def _pattern(
    s: State, faces: Numbers, goals: Numbers, base: int, goal: int, held: int, x: Vector
) -> int:
    """How often a pattern is fulfilled; and, of cards that are not used for that, where two of
    three lie already and the third may still come. `held`: bits of the kingdoms in hand."""
    grid = base + GRID
    count = matches(s, faces, goals, base, goal)
    step = goals[goal, STEPS + 1]
    stride = goals[goal, STEPS + 2]
    prize = goals[goal, PRIZE] / 5.0
    found = 0
    for index in range(count):
        at = int(s[SCRATCH + index])
        first = grid + cell_of(at)
        second = grid + cell_of(at + step)
        third = grid + cell_of(at + stride)
        if s[first] < USED and s[second] < USED and s[third] < USED:
            found += 1
            s[first] += USED
            s[second] += USED
            s[third] += USED
    kingdoms = (goals[goal, KINGDOMS], goals[goal, KINGDOMS + 1], goals[goal, KINGDOMS + 2])
    steps = (0, step, stride)
    for index in range(s[base + LAID]):
        at = int(s[base + CARDS + index])
        own = kingdom_at(s, faces, grid, at)
        for role in range(3):
            if own != kingdoms[role]:
                continue
            corner = at - steps[role]
            for mate in range(role + 1, 3):
                if kingdom_at(s, faces, grid, corner + steps[mate]) != kingdoms[mate]:
                    continue
                lacking = 3 - role - mate
                cell = int(s[grid + cell_of(corner + steps[lacking])])
                if cell == OPENED:
                    if held >> kingdoms[lacking] & 1:
                        x[61] += prize
                    else:
                        x[62] += prize
                elif cell == UNTOUCHED:
                    x[63] += prize
    if count:
        for index in range(count):
            at = int(s[SCRATCH + index])
            s[grid + cell_of(at)] &= USED - 1
            s[grid + cell_of(at + step)] &= USED - 1
            s[grid + cell_of(at + stride)] &= USED - 1
    return found


@lean
def _objectives(s: State, faces: Numbers, goals: Numbers, base: int, held: int, x: Vector) -> int:
    """Returns the points that the objectives are worth as the area stands."""
    total = 0
    for which in range(3):
        goal = int(s[COMMON + which]) if which < 2 else int(s[base + GOAL])
        if goal < 0:
            continue
        prize = goals[goal, PRIZE]
        if goals[goal, PATTERN]:
            often = _pattern(s, faces, goals, base, goal, held, x)
            x[64] += 0.5
            for role in range(3):
                x[65 + goals[goal, KINGDOMS + role]] += prize / 15.0
        else:
            often = 99
            needed = 0
            for symbol in range(7):
                need = goals[goal, NEEDS + symbol]
                if need:
                    often = min(often, int(s[base + TALLY + symbol]) // need)
                    needed += need
            have = 0
            for symbol in range(7):
                need = goals[goal, NEEDS + symbol]
                if need:
                    have += min(need, int(s[base + TALLY + symbol]) - often * need)
                    x[65 + symbol] += prize * need / (5.0 * needed)
            x[60] += prize * have / (5.0 * needed)
        x[57 + which] = often * prize / 6.0
        total += often * prize
    x[56] = total / 10.0
    for symbol in range(7):
        x[72 + symbol] = x[65 + symbol] * s[base + TALLY + symbol] / 6.0
    return total


@lean
def _promise(s: State, faces: Numbers, base: int, card: int, most: int) -> tuple[float, int]:
    """The points of a front if it were laid now at the best slot, and the symbols missing."""
    front = 2 * card
    worth = float(faces[front, WORTH])
    scoring = faces[front, SCORING]
    if scoring == 1:
        counted = faces[front, COUNTED]
        worth *= s[base + TALLY + counted] + faces[front, GAINS + counted]
    elif scoring == 2:
        worth *= most
    missing = 0
    for kingdom in range(4):
        missing += max(0, faces[front, COST + kingdom] - int(s[base + TALLY + kingdom]))
    return worth, missing


@lean
def _cards(s: State, faces: Numbers, base: int, most: int, x: Vector) -> None:
    """The hand, its best card first, and the market."""
    for held in range(s[base + HELD]):
        card = int(s[base + HAND + held])
        worth, missing = _promise(s, faces, base, card, most)
        kingdom = faces[2 * card, KINGDOM]
        now = worth / 5.0 if missing == 0 else 0.0
        soon = worth / (5.0 * (1 + missing))
        x[88 + kingdom] += 0.5
        x[92] += 0.5 * (card >= 40)
        x[96] += x[65 + kingdom]
        x[98] += 0.5 * (missing == 0 and card >= 40)
        x[110 + (missing > 1)] += (missing > 0) * worth / 10.0
        for thing in range(4, 7):
            x[97] += 0.5 * faces[2 * card, GAINS + thing]
        lacks = 0.25 * missing
        for rank in range(3):  # insertion: each row keeps its three values in falling order
            if now > x[79 + rank]:
                x[79 + rank], now = now, x[79 + rank]
            if soon > x[82 + rank]:
                x[82 + rank], soon = soon, x[82 + rank]
            if lacks > x[85 + rank]:
                x[85 + rank], lacks = lacks, x[85 + rank]
    for slot in range(4):
        card = int(s[MARKET + slot])
        if card < 0:
            continue
        worth, missing = _promise(s, faces, base, card, most)
        soon = worth / (5.0 * (1 + missing))
        if missing == 0:
            x[93] = max(x[93], worth / 5.0)
        if soon > x[94]:
            x[94], soon = soon, x[94]
        x[95] = max(x[95], soon)
        x[99] = max(x[99], x[65 + faces[2 * card, KINGDOM]])
        x[100 + faces[2 * card, KINGDOM]] += 0.5


@lean
def _rivals(s: State, faces: Numbers, seat: int, x: Vector) -> None:
    """How soon the others may end the game: the best of their areas and hands."""
    for other in range(s[SEATS]):
        if other == seat:
            continue
        base = HEADER + other * BLOCK
        symbols = 0
        for kingdom in range(4):
            symbols += int(s[base + TALLY + kingdom])
        things = 0
        for thing in range(3):
            things += int(s[base + TALLY + 4 + thing])
        x[104] = max(x[104], symbols / 12.0)
        x[105] = max(x[105], things / 6.0)
        x[106] = max(x[106], s[base + OPEN] / 12.0)
        for held in range(s[base + HELD]):
            worth, missing = _promise(s, faces, base, int(s[base + HAND + held]), 2)
            if missing == 0:
                x[107] = max(x[107], worth / 5.0)
                x[108] += worth / 10.0
            else:
                x[109] = max(x[109], worth / (5.0 * missing))


@lean
def describe(s: State, faces: Numbers, goals: Numbers, seat: int, x: Vector) -> int:
    """Writes the features of a seat; returns what its objectives are worth as they stand."""
    base = HEADER + seat * BLOCK
    x[:] = 0.0
    _race(s, seat, base, x)
    _symbols(s, base, x)
    most = _places(s, base, x)
    held = 0
    for index in range(s[base + HELD]):
        held |= 1 << faces[2 * int(s[base + HAND + index]), KINGDOM]
    total = _objectives(s, faces, goals, base, held, x)
    _cards(s, faces, base, most, x)
    _rivals(s, faces, seat, x)
    return total
