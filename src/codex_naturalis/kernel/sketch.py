"""A first glance at the half-moves of a seat: a few facts about each, weighed together.

Much cheaper than the network's judgement; it says which half-moves deserve a closer look.
"""

from __future__ import annotations

from codex_naturalis.kernel.area import CORNER_STEPS, State, cell_of
from codex_naturalis.kernel.compiling import lean
from codex_naturalis.kernel.features import UNKNOWN, Vector, turns_left
from codex_naturalis.kernel.flow import payable_fronts
from codex_naturalis.kernel.goals import kingdom_at
from codex_naturalis.kernel.layout import (
    BLOCK,
    COMMON,
    COST,
    COUNTED,
    END_POINTS,
    FACES,
    GAINS,
    GOAL,
    GRID,
    HAND,
    HEADER,
    HELD,
    INKS,
    KINGDOM,
    KINGDOMS,
    NEEDS,
    OPEN,
    OPENED,
    PATTERN,
    POINTS,
    PRIZE,
    SCORING,
    SLOTS,
    STEPS,
    TALLY,
    UNTOUCHED,
    VISIBLE,
    WORTH,
)
from codex_naturalis.kernel.moves import FACE_BITS, KIND_BITS, PLACE_MOVE, Moves
from codex_naturalis.kernel.network import GLANCE, Matrix, Mind
from codex_naturalis.kernel.tables import Numbers

STAGES = 3
"""Weights differ with the turns left: unknown, some, this one."""


@lean
def stage_of(s: State, seat: int) -> int:
    left = turns_left(s, seat)
    if left == UNKNOWN:
        return 0
    return 2 if left <= 1 else 1


@lean
def _wishes(s: State, faces: Numbers, goals: Numbers, base: int, wish: Vector) -> None:
    """How much each symbol is wanted: 0–6 for objectives, 7–10 to pay for the hand, 11–14 the
    kingdoms as colours for patterns."""
    wish[:] = 0.0
    for which in range(3):
        goal = int(s[COMMON + which]) if which < 2 else int(s[base + GOAL])
        if goal < 0:
            continue
        prize = goals[goal, PRIZE]
        if goals[goal, PATTERN]:
            for role in range(3):
                wish[11 + goals[goal, KINGDOMS + role]] += prize / 9.0
        else:
            needed = 0
            for symbol in range(7):
                needed += goals[goal, NEEDS + symbol]
            for symbol in range(7):
                wish[symbol] += prize * goals[goal, NEEDS + symbol] / (1.0 * needed * needed)
    for held in range(s[base + HELD]):
        front = 2 * int(s[base + HAND + held])
        for kingdom in range(4):
            lacking = faces[front, COST + kingdom] - s[base + TALLY + kingdom]
            if lacking > 0:
                wish[7 + kingdom] += 0.5


@lean
def _patterns(
    s: State, faces: Numbers, goals: Numbers, base: int, at: int, kingdom: int, facts: Vector
) -> None:
    """Patterns that a card of this kingdom would complete there, and those it would bring to two
    of three."""
    grid = base + GRID
    facts[13] = 0.0
    facts[14] = 0.0
    for which in range(3):
        goal = int(s[COMMON + which]) if which < 2 else int(s[base + GOAL])
        if goal < 0 or not goals[goal, PATTERN]:
            continue
        best = 0
        for role in range(3):
            if goals[goal, KINGDOMS + role] != kingdom:
                continue
            corner = at - goals[goal, STEPS + role]
            have = 0
            for mate in range(3):
                if mate != role:
                    spot = corner + goals[goal, STEPS + mate]
                    cell = int(s[grid + cell_of(spot)])
                    if cell >= FACES:
                        if kingdom_at(s, faces, grid, spot) == goals[goal, KINGDOMS + mate]:
                            have += 2
                        else:
                            have -= 4
                    elif cell != UNTOUCHED and cell != OPENED:
                        have -= 4
            best = max(best, have)
        if best == 4:
            facts[13] += goals[goal, PRIZE] / 3.0
        elif best == 2:
            facts[14] += goals[goal, PRIZE] / 3.0


@lean
def glance(s: State, mind: Mind, seat: int, moves: Moves, values: Vector, kept: Matrix) -> int:
    """Writes all placements of a seat and how they look; returns how many. `kept`: with a row for
    each, the facts as well, to learn from."""
    faces, goals, weights = mind.faces, mind.goals, mind.glance
    base = HEADER + seat * BLOCK
    grid = base + GRID
    stage = stage_of(s, seat)
    wish, facts, lost = mind.room.wish, mind.room.facts, mind.room.lost
    _wishes(s, faces, goals, base, wish)
    fronts = payable_fronts(s, faces, base)
    slots = int(s[base + OPEN])
    points = int(s[base + POINTS])
    count = 0
    for slot in range(slots):
        at = int(s[base + SLOTS + slot])
        lost[:] = 0.0
        covered = 0
        free = 0
        beside = 0
        for corner in range(4):
            found = int(s[grid + cell_of(at + CORNER_STEPS[corner])])
            if found >= FACES:
                covered += 1
                lost[faces[found - FACES, INKS + 3 - corner]] += 1.0
            elif found == UNTOUCHED:
                free |= 1 << corner
            elif found == OPENED:
                beside |= 1 << corner
        known = -1
        for held in range(s[base + HELD]):
            card = int(s[base + HAND + held])
            kingdom = faces[2 * card, KINGDOM]
            if kingdom != known:
                _patterns(s, faces, goals, base, at, kingdom, facts)
                known = kingdom
            for side in range(1 - (fronts >> held & 1), 2):
                face = 2 * card + side
                scored = float(faces[face, WORTH])
                if faces[face, SCORING] == 1:
                    thing = faces[face, COUNTED]
                    scored *= s[base + TALLY + thing] + faces[face, GAINS + thing] - lost[thing]
                elif faces[face, SCORING] == 2:
                    scored *= covered
                change = 0.0
                things = 0.0
                towards = 0.0
                pays = 0.0
                for symbol in range(7):
                    delta = faces[face, GAINS + symbol] - lost[symbol]
                    if delta != 0.0:
                        towards += wish[symbol] * delta
                        if symbol < 4:
                            change += delta
                            pays += wish[7 + symbol] * delta
                        else:
                            things += delta
                opened = 0
                closed = 0
                for corner in range(4):
                    if faces[face, VISIBLE + corner]:
                        opened += free >> corner & 1
                    else:
                        closed += (free | beside) >> corner & 1
                facts[0] = scored / 3.0
                facts[1] = points < END_POINTS and points + scored >= END_POINTS
                facts[2] = change / 2.0
                facts[3] = things
                facts[4] = pays
                facts[5] = towards
                facts[6] = opened / 2.0
                facts[7] = closed / 2.0
                facts[8] = (covered - 1) / 2.0
                facts[9] = side == 0 and card >= 40
                facts[10] = side == 1 and card >= 40
                facts[11] = side == 1 and card < 40
                facts[12] = side == 1 and faces[2 * card, WORTH] > 0 and card < 40
                facts[15] = wish[11 + kingdom]
                missing = 0
                if side == 1 and card >= 40:
                    for price in range(4):
                        lacking = faces[2 * card, COST + price] - s[base + TALLY + price]
                        missing += max(0, lacking)
                    facts[16] = faces[2 * card, WORTH] / (1.0 + missing)
                else:
                    facts[16] = 0.0
                facts[17] = slots - 1 + opened - closed < 4
                facts[18] = scored > 0
                facts[19] = facts[0] * (covered > 2)
                total = 0.0
                for fact in range(GLANCE):
                    total += facts[fact] * weights[stage, fact]
                if len(kept):
                    for fact in range(GLANCE):
                        kept[count, fact] = facts[fact]
                moves[count] = PLACE_MOVE << KIND_BITS | face << FACE_BITS | at
                values[count] = total
                count += 1
    return count
