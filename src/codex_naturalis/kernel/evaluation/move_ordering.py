"""Move ordering: a linear score of a few facts about each placement, compiled.

Much cheaper than the network; it decides which placements the network evaluates.
"""

from __future__ import annotations

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts
from codex_naturalis.kernel.evaluation.evaluator import Evaluator
from codex_naturalis.kernel.evaluation.feature_columns import Vector
from codex_naturalis.kernel.evaluation.features import UNKNOWN_TURNS, turns_left
from codex_naturalis.kernel.evaluation.network import Matrix
from codex_naturalis.kernel.evaluation.ordering_columns import (
    CORNERS_COVERED,
    COST_DEMAND,
    FEW_SLOTS_LEFT,
    GOLD_AS_BACK,
    GOLD_FRONT,
    GOLD_POINTS_GIVEN_UP,
    KINGDOM_CHANGE,
    OBJECT_CHANGE,
    ORDERING_FEATURES,
    PATTERN_COMPLETED,
    PATTERN_DEMAND,
    PATTERN_KINGDOM,
    PATTERN_PREPARED,
    PAYS_FOR_HAND,
    POINTS_BY_COVERING,
    POINTS_NOW,
    RESOURCE_AS_BACK,
    SCORES,
    SCORING_RESOURCE_AS_BACK,
    SET_DEMAND,
    SLOTS_OPENED,
    SLOTS_SHUT,
    STAGE_ENDING,
    STAGE_LAST_TURN,
    STAGE_OPEN,
    TOWARDS_SETS,
    TRIGGERS_END,
)
from codex_naturalis.kernel.rules.area import CORNER_STEPS, State, grid_index
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    COMMON,
    COST,
    COUNTED,
    EMPTY,
    END_POINTS,
    FACE_POINTS,
    FACES,
    FIRST_GOLD,
    FIRST_OBJECT,
    GAINS,
    GRID,
    HAND,
    HAND_COUNT,
    HEADER,
    INKS,
    KINGDOM,
    NEEDS,
    OBJECTIVE,
    OPEN_SLOT,
    PATTERN,
    PATTERN_KINGDOMS,
    PATTERN_STEPS,
    PER_CORNER,
    PER_OBJECT,
    POINTS,
    POINTS_EACH,
    SCORING,
    SLOT_COUNT,
    SLOTS,
    TALLY,
    VISIBLE,
)
from codex_naturalis.kernel.rules.moves import FACE_SHIFT, KIND_SHIFT, PLACE_MOVE, Moves
from codex_naturalis.kernel.rules.rules import payable_fronts
from codex_naturalis.kernel.rules.scoring import kingdom_at

MATCHING_CARD, IMPOSSIBLE = 2, -4
"""Of the other two cells of a pattern: the right card lies there; no right card can come there."""
OPPOSITE = 3
"""The corner of the neighbour under a corner is OPPOSITE − corner."""
FEW_SLOTS = 4


@compiled_no_refcounts
def stage_of(s: State, seat: int) -> int:
    """Which weights to use."""
    left = turns_left(s, seat)
    if left == UNKNOWN_TURNS:
        return STAGE_OPEN
    return STAGE_LAST_TURN if left <= 1 else STAGE_ENDING


@compiled_no_refcounts
def _write_demand(s: State, faces: Numbers, objectives: Numbers, base: int, demand: Vector) -> None:
    """How much each symbol is asked for: by sets, to pay for the hand, and by patterns."""
    demand[:] = 0.0
    for which in range(3):
        objective = int(s[COMMON + which]) if which < 2 else int(s[base + OBJECTIVE])
        if objective < 0:
            continue
        points_each = objectives[objective, POINTS_EACH]
        if objectives[objective, PATTERN]:
            for role in range(3):
                demand[PATTERN_DEMAND + objectives[objective, PATTERN_KINGDOMS + role]] += (
                    points_each / 9.0
                )
        else:
            needed = 0
            for symbol in range(7):
                needed += objectives[objective, NEEDS + symbol]
            for symbol in range(7):
                demand[SET_DEMAND + symbol] += (
                    points_each * objectives[objective, NEEDS + symbol] / (1.0 * needed * needed)
                )
    for held in range(s[base + HAND_COUNT]):
        front = 2 * int(s[base + HAND + held])
        for kingdom in range(4):
            lacking = faces[front, COST + kingdom] - s[base + TALLY + kingdom]
            if lacking > 0:
                demand[COST_DEMAND + kingdom] += 0.5


@compiled_no_refcounts
def _write_patterns(
    s: State, faces: Numbers, objectives: Numbers, base: int, at: int, kingdom: int, facts: Vector
) -> None:
    """Writes the patterns that a card of this kingdom would complete on a cell, and those of which
    it would be the second of three cards."""
    grid = base + GRID
    facts[PATTERN_COMPLETED] = 0.0
    facts[PATTERN_PREPARED] = 0.0
    for which in range(3):
        objective = int(s[COMMON + which]) if which < 2 else int(s[base + OBJECTIVE])
        if objective < 0 or not objectives[objective, PATTERN]:
            continue
        best = 0
        for role in range(3):
            if objectives[objective, PATTERN_KINGDOMS + role] != kingdom:
                continue
            lowest = at - objectives[objective, PATTERN_STEPS + role]
            fit = 0
            for mate in range(3):
                if mate != role:
                    spot = lowest + objectives[objective, PATTERN_STEPS + mate]
                    found = int(s[grid + grid_index(spot)])
                    if found >= FACES:
                        if (
                            kingdom_at(s, faces, grid, spot)
                            == objectives[objective, PATTERN_KINGDOMS + mate]
                        ):
                            fit += MATCHING_CARD
                        else:
                            fit += IMPOSSIBLE
                    elif found != EMPTY and found != OPEN_SLOT:
                        fit += IMPOSSIBLE
            best = max(best, fit)
        if best == 2 * MATCHING_CARD:
            facts[PATTERN_COMPLETED] += objectives[objective, POINTS_EACH] / 3.0
        elif best == MATCHING_CARD:
            facts[PATTERN_PREPARED] += objectives[objective, POINTS_EACH] / 3.0


@compiled_no_refcounts
def order_placements(
    s: State, evaluator: Evaluator, seat: int, moves: Moves, values: Vector, kept: Matrix
) -> int:
    """Writes all placements of a seat and their scores; returns how many. If `kept` has rows, they
    get the facts about each placement, for training."""
    faces, objectives, weights = evaluator.faces, evaluator.objectives, evaluator.ordering_weights
    base = HEADER + seat * BLOCK
    grid = base + GRID
    stage = stage_of(s, seat)
    demand, facts = evaluator.scratch.demand, evaluator.scratch.facts
    lost = evaluator.scratch.covered
    _write_demand(s, faces, objectives, base, demand)
    fronts = payable_fronts(s, faces, base)
    slots = int(s[base + SLOT_COUNT])
    points = int(s[base + POINTS])
    count = 0
    for slot in range(slots):
        at = int(s[base + SLOTS + slot])
        lost[:] = 0.0
        covered = 0
        free = 0
        beside = 0
        for corner in range(4):
            found = int(s[grid + grid_index(at + CORNER_STEPS[corner])])
            if found >= FACES:
                covered += 1
                lost[faces[found - FACES, INKS + OPPOSITE - corner]] += 1.0
            elif found == EMPTY:
                free |= 1 << corner
            elif found == OPEN_SLOT:
                beside |= 1 << corner
        known = -1
        for held in range(s[base + HAND_COUNT]):
            card = int(s[base + HAND + held])
            kingdom = faces[2 * card, KINGDOM]
            if kingdom != known:
                _write_patterns(s, faces, objectives, base, at, kingdom, facts)
                known = kingdom
            for side in range(1 - (fronts >> held & 1), 2):
                face = 2 * card + side
                scored = float(faces[face, FACE_POINTS])
                if faces[face, SCORING] == PER_OBJECT:
                    thing = faces[face, COUNTED]
                    scored *= s[base + TALLY + thing] + faces[face, GAINS + thing] - lost[thing]
                elif faces[face, SCORING] == PER_CORNER:
                    scored *= covered
                change = 0.0
                things = 0.0
                towards = 0.0
                pays = 0.0
                for symbol in range(7):
                    delta = faces[face, GAINS + symbol] - lost[symbol]
                    if delta != 0.0:
                        towards += demand[SET_DEMAND + symbol] * delta
                        if symbol < FIRST_OBJECT:
                            change += delta
                            pays += demand[COST_DEMAND + symbol] * delta
                        else:
                            things += delta
                opened = 0
                closed = 0
                for corner in range(4):
                    if faces[face, VISIBLE + corner]:
                        opened += free >> corner & 1
                    else:
                        closed += (free | beside) >> corner & 1
                facts[POINTS_NOW] = scored / 3.0
                facts[TRIGGERS_END] = points < END_POINTS and points + scored >= END_POINTS
                facts[KINGDOM_CHANGE] = change / 2.0
                facts[OBJECT_CHANGE] = things
                facts[PAYS_FOR_HAND] = pays
                facts[TOWARDS_SETS] = towards
                facts[SLOTS_OPENED] = opened / 2.0
                facts[SLOTS_SHUT] = closed / 2.0
                facts[CORNERS_COVERED] = (covered - 1) / 2.0
                facts[GOLD_FRONT] = side == 0 and card >= FIRST_GOLD
                facts[GOLD_AS_BACK] = side == 1 and card >= FIRST_GOLD
                facts[RESOURCE_AS_BACK] = side == 1 and card < FIRST_GOLD
                facts[SCORING_RESOURCE_AS_BACK] = (
                    side == 1 and faces[2 * card, FACE_POINTS] > 0 and card < FIRST_GOLD
                )
                facts[PATTERN_KINGDOM] = demand[PATTERN_DEMAND + kingdom]
                missing = 0
                if side == 1 and card >= FIRST_GOLD:
                    for price in range(4):
                        lacking = faces[2 * card, COST + price] - s[base + TALLY + price]
                        missing += max(0, lacking)
                    facts[GOLD_POINTS_GIVEN_UP] = faces[2 * card, FACE_POINTS] / (1.0 + missing)
                else:
                    facts[GOLD_POINTS_GIVEN_UP] = 0.0
                facts[FEW_SLOTS_LEFT] = slots - 1 + opened - closed < FEW_SLOTS
                facts[SCORES] = scored > 0
                facts[POINTS_BY_COVERING] = facts[POINTS_NOW] * (covered > 2)
                total = 0.0
                for fact in range(ORDERING_FEATURES):
                    total += facts[fact] * weights[stage, fact]
                if len(kept):
                    for fact in range(ORDERING_FEATURES):
                        kept[count, fact] = facts[fact]
                moves[count] = PLACE_MOVE << KIND_SHIFT | face << FACE_SHIFT | at
                values[count] = total
                count += 1
    return count
