"""The input of the network for a seat: its area, hand, objectives and the race, scaled to about
one."""

from __future__ import annotations

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts
from codex_naturalis.kernel.evaluation.feature_columns import (
    CARDS_LAID,
    COVERING_SLOTS,
    DECK_CARDS,
    DEMAND,
    FEW_SLOTS,
    HAND_DEMAND,
    HAND_GOLD,
    HAND_KINGDOMS,
    HAND_MISSING,
    HAND_NOW,
    HAND_OBJECTS,
    HAND_PAYABLE_GOLD,
    HAND_POINTS_MISSING,
    HAND_SOON,
    KINGDOM_STEPS,
    KINGDOM_SYMBOLS,
    LEAD,
    MARKET_DEMAND,
    MARKET_KINGDOMS,
    MARKET_NOW,
    MARKET_SOON,
    MARKET_SOON_SECOND,
    MOST_COVERED,
    OBJECTS,
    OPEN_SLOTS,
    OWN_POINTS,
    OWN_POINTS_END,
    RIVAL_NOW,
    RIVAL_NOW_SUM,
    RIVAL_OBJECTS,
    RIVAL_POINTS,
    RIVAL_POINTS_END,
    RIVAL_SLOTS,
    RIVAL_SOON,
    RIVAL_SYMBOLS,
    ROUND_NUMBER,
    SOME_OBJECTS,
    STEPS_EACH,
    TO_PLACE,
    TURNS_LEFT,
    TWO_OBJECTS,
    TYBOR_CARDS,
    VERY_FEW_SLOTS,
    Vector,
)
from codex_naturalis.kernel.evaluation.objective_features import write_objectives
from codex_naturalis.kernel.rules.area import CORNER_STEPS, State, grid_index
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    CARD_COUNT,
    COST,
    COUNTED,
    DECK_COUNT,
    DRAW,
    END_POINTS,
    FACE_POINTS,
    FACES,
    FIRST_GOLD,
    FIRST_OBJECT,
    GAINS,
    GRID,
    HAND,
    HAND_COUNT,
    HAND_SIZE,
    HEADER,
    KINGDOM,
    LAST_ROUND,
    MARKET,
    MODE,
    NO_SYMBOL,
    PER_CORNER,
    PER_OBJECT,
    PHASE,
    POINTS,
    ROUND,
    SCORING,
    SEAT,
    SEATS,
    SLOT_COUNT,
    SLOTS,
    TABLE,
    TALLY,
    TYBOR,
    TYBOR_POINTS,
)

RIVAL_COVERED = 2
"""Corners that a rival's card is taken to cover."""
UNKNOWN_TURNS = 3
"""Turns left while the end has not been triggered."""


@compiled_no_refcounts
def turns_left(s: State, seat: int) -> int:
    """How many cards the seat will still lay; UNKNOWN_TURNS before the end is triggered."""
    if s[LAST_ROUND] == 0:
        return UNKNOWN_TURNS
    left = int(s[LAST_ROUND]) - int(s[ROUND])
    if seat > s[SEAT] or (seat == s[SEAT] and s[PHASE] != DRAW):
        left += 1
    return max(0, left)


@compiled_no_refcounts
def _write_race(s: State, seat: int, base: int, x: Vector) -> None:
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
        x[TYBOR_CARDS] = owned / 20.0
    x[OWN_POINTS] = points
    x[OWN_POINTS_END] = points >= 1.0
    x[RIVAL_POINTS] = best / 20.0
    x[RIVAL_POINTS_END] = best >= END_POINTS
    x[LEAD] = max(0.0, points - best / 20.0)
    x[ROUND_NUMBER] = s[ROUND] / 25.0
    x[DECK_CARDS] = (s[DECK_COUNT] + s[DECK_COUNT + 1]) / 70.0
    left = turns_left(s, seat)
    x[TURNS_LEFT + left] = 1.0
    if seat == s[SEAT]:
        drawing = s[PHASE] == DRAW
        x[TO_PLACE + drawing] = 1.0 if s[base + HAND_COUNT] == HAND_SIZE - drawing else 0.0


@compiled_no_refcounts
def _write_symbols(s: State, base: int, x: Vector) -> None:
    for kingdom in range(4):
        count = int(s[base + TALLY + kingdom])
        for step in range(STEPS_EACH):
            if count > step:
                x[KINGDOM_STEPS + STEPS_EACH * kingdom + step] = 1.0
        x[KINGDOM_SYMBOLS + kingdom] = count / 8.0
    for thing in range(3):
        count = int(s[base + TALLY + FIRST_OBJECT + thing])
        x[OBJECTS + thing] = count / 4.0
        x[SOME_OBJECTS + thing] = count > 0
        x[TWO_OBJECTS + thing] = count > 1


@compiled_no_refcounts
def _write_slots(s: State, base: int, x: Vector) -> int:
    """Slots by how many corners a card there would cover; returns the largest number."""
    grid = base + GRID
    slots = int(s[base + SLOT_COUNT])
    most = 0
    for slot in range(slots):
        at = int(s[base + SLOTS + slot])
        cover = 0
        for corner in range(4):
            cover += s[grid + grid_index(at + CORNER_STEPS[corner])] >= FACES
        x[COVERING_SLOTS + cover] += 0.125
        most = max(most, cover)
    x[OPEN_SLOTS] = slots / 12.0
    x[MOST_COVERED] = most / 4.0
    x[CARDS_LAID] = s[base + CARD_COUNT] / 25.0
    x[VERY_FEW_SLOTS] = slots < 3
    x[FEW_SLOTS] = slots < 5
    return most


@compiled_no_refcounts
def _front_value(
    s: State, faces: Numbers, base: int, card: int, most_covered: int
) -> tuple[float, int]:
    """The points of a front if it were laid now on the best slot, and how many symbols are missing
    to pay for it."""
    front = 2 * card
    points = float(faces[front, FACE_POINTS])
    scoring = faces[front, SCORING]
    if scoring == PER_OBJECT:
        counted = faces[front, COUNTED]
        points *= s[base + TALLY + counted] + faces[front, GAINS + counted]
    elif scoring == PER_CORNER:
        points *= most_covered
    missing = 0
    for kingdom in range(4):
        missing += max(0, faces[front, COST + kingdom] - int(s[base + TALLY + kingdom]))
    return points, missing


@compiled_no_refcounts
def _write_cards(s: State, faces: Numbers, base: int, most_covered: int, x: Vector) -> None:
    """The hand, its best cards first, and the market."""
    for held in range(s[base + HAND_COUNT]):
        card = int(s[base + HAND + held])
        points, missing = _front_value(s, faces, base, card, most_covered)
        kingdom = faces[2 * card, KINGDOM]
        now = points / 5.0 if missing == 0 else 0.0
        soon = points / (5.0 * (1 + missing))
        x[HAND_KINGDOMS + kingdom] += 0.5
        x[HAND_GOLD] += 0.5 * (card >= FIRST_GOLD)
        x[HAND_DEMAND] += x[DEMAND + kingdom]
        x[HAND_PAYABLE_GOLD] += 0.5 * (missing == 0 and card >= FIRST_GOLD)
        x[HAND_POINTS_MISSING + (missing > 1)] += (missing > 0) * points / 10.0
        for thing in range(FIRST_OBJECT, NO_SYMBOL):
            x[HAND_OBJECTS] += 0.5 * faces[2 * card, GAINS + thing]
        lacks = 0.25 * missing
        for rank in range(3):  # insertion sort: the highest value first
            if now > x[HAND_NOW + rank]:
                x[HAND_NOW + rank], now = now, x[HAND_NOW + rank]
            if soon > x[HAND_SOON + rank]:
                x[HAND_SOON + rank], soon = soon, x[HAND_SOON + rank]
            if lacks > x[HAND_MISSING + rank]:
                x[HAND_MISSING + rank], lacks = lacks, x[HAND_MISSING + rank]
    for slot in range(4):
        card = int(s[MARKET + slot])
        if card < 0:
            continue
        points, missing = _front_value(s, faces, base, card, most_covered)
        soon = points / (5.0 * (1 + missing))
        if missing == 0:
            x[MARKET_NOW] = max(x[MARKET_NOW], points / 5.0)
        if soon > x[MARKET_SOON]:
            x[MARKET_SOON], soon = soon, x[MARKET_SOON]
        x[MARKET_SOON_SECOND] = max(x[MARKET_SOON_SECOND], soon)
        x[MARKET_DEMAND] = max(x[MARKET_DEMAND], x[DEMAND + faces[2 * card, KINGDOM]])
        x[MARKET_KINGDOMS + faces[2 * card, KINGDOM]] += 0.5


@compiled_no_refcounts
def _write_rivals(s: State, faces: Numbers, seat: int, x: Vector) -> None:
    """How soon the other seats may end the game: the best of their areas and hands."""
    for other in range(s[SEATS]):
        if other == seat:
            continue
        base = HEADER + other * BLOCK
        symbols = 0
        for kingdom in range(4):
            symbols += int(s[base + TALLY + kingdom])
        things = 0
        for thing in range(3):
            things += int(s[base + TALLY + FIRST_OBJECT + thing])
        x[RIVAL_SYMBOLS] = max(x[RIVAL_SYMBOLS], symbols / 12.0)
        x[RIVAL_OBJECTS] = max(x[RIVAL_OBJECTS], things / 6.0)
        x[RIVAL_SLOTS] = max(x[RIVAL_SLOTS], s[base + SLOT_COUNT] / 12.0)
        for held in range(s[base + HAND_COUNT]):
            points, missing = _front_value(
                s, faces, base, int(s[base + HAND + held]), RIVAL_COVERED
            )
            if missing == 0:
                x[RIVAL_NOW] = max(x[RIVAL_NOW], points / 5.0)
                x[RIVAL_NOW_SUM] += points / 10.0
            else:
                x[RIVAL_SOON] = max(x[RIVAL_SOON], points / (5.0 * missing))


@compiled_no_refcounts
def write_features(s: State, faces: Numbers, objectives: Numbers, seat: int, x: Vector) -> int:
    """Writes the features of a seat; returns the points of its objectives as its area is."""
    base = HEADER + seat * BLOCK
    x[:] = 0.0
    _write_race(s, seat, base, x)
    _write_symbols(s, base, x)
    most_covered = _write_slots(s, base, x)
    held = 0
    for index in range(s[base + HAND_COUNT]):
        held |= 1 << faces[2 * int(s[base + HAND + index]), KINGDOM]
    total = write_objectives(s, faces, objectives, base, held, x)
    _write_cards(s, faces, base, most_covered, x)
    _write_rivals(s, faces, seat, x)
    return total
