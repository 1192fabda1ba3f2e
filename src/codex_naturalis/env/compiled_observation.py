"""The observation of the seat to move, from the kernel's state, compiled.

It is equal to the one that `env.observation` makes from a View, and so has only what the seat may
know: `tests/env` compares the two, also for different hidden cards behind the same view.
"""

from __future__ import annotations

from codex_naturalis.env.actions import (
    ACTIONS,
    FIRST_DRAW,
    FIRST_OBJECTIVE,
    FIRST_STARTER_SIDE,
    Mask,
)
from codex_naturalis.env.fields import MAX_CARDS, MAX_SLOTS, OFFSETS, Row
from codex_naturalis.kernel.build.compiling import compiled_no_refcounts
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.layout import (
    BACK,
    BLOCK,
    CELL_OFFSET,
    CELL_ROW_MASK,
    CELL_ROW_SHIFT,
    COMMON,
    DECK,
    DECK_COUNT,
    DECK_SIZE,
    DRAW,
    ENDED,
    FIRST_STARTER,
    HAND,
    HAND_COUNT,
    HAND_SIZE,
    HEADER,
    LAST_ROUND,
    MARKET,
    MODE,
    NONE,
    OBJECTIVE,
    OFFERED,
    PHASE,
    PLACE,
    POINTS,
    REFILL,
    ROUND,
    SEAT,
    SEATS,
    SEEN,
    SLOT_COUNT,
    SLOTS,
    SOURCES,
    STARTER,
    STARTER_LAID,
    TALLY,
    TIE_BREAK,
    TYBOR,
    TYBOR_POINTS,
)
from codex_naturalis.kernel.rules.rules import drawable, payable_fronts

_SEATS = OFFSETS["seats"]
_SEAT = OFFSETS["seat"]
_OPTIONS = OFFSETS["options"]
_PHASE = OFFSETS["phase"]
_TURN = OFFSETS["turn"]
_ROUND = OFFSETS["round"]
_LAST_ROUND = OFFSETS["last_round"]
_ENDED = OFFSETS["ended"]
_POINTS = OFFSETS["points"]
_TALLY = OFFSETS["tally"]
_SETTLED = OFFSETS["settled"]
_STARTER = OFFSETS["starter"]
_AREAS = OFFSETS["areas"]
_OPEN = OFFSETS["open"]
_SLOTS = OFFSETS["slots"]
_HANDS = OFFSETS["hands"]
_PAYABLE = OFFSETS["payable"]
_MARKET = OFFSETS["market"]
_DECKS = OFFSETS["decks"]
_OBJECTIVES = OFFSETS["objectives"]
_OFFERED = OFFSETS["offered"]
_KEPT = OFFSETS["kept"]
_TYBOR = OFFSETS["tybor"]

SYMBOLS = 7
CARD_NUMBERS_EACH = 3
"""Numbers that a card has in `areas` and in `hands`."""
FACE_CHOICES = 2 * HAND_SIZE


@compiled_no_refcounts
def _write_table(s: State, row: Row) -> None:
    """What everybody knows."""
    row[_SEATS] = s[SEATS]
    row[_SEAT] = s[SEAT]
    row[_OPTIONS] = s[MODE]
    row[_OPTIONS + 1] = s[TIE_BREAK]
    row[_OPTIONS + 2] = s[REFILL]
    row[_PHASE] = s[PHASE]
    row[_TURN] = 1
    row[_ROUND] = s[ROUND]
    row[_LAST_ROUND] = s[LAST_ROUND]
    row[_ENDED] = s[ENDED]
    for slot in range(4):
        row[_MARKET + slot] = s[MARKET + slot] + 1
    row[_TYBOR] = s[TYBOR_POINTS]
    for kingdom in range(4):
        row[_TYBOR + 1 + kingdom] = s[TYBOR + kingdom]


@compiled_no_refcounts
def _write_players(s: State, faces: Numbers, areas: Row, row: Row, dealt: bool) -> None:
    seats = int(s[SEATS])
    seat = int(s[SEAT])
    for row_of_seat in range(seats):
        base = HEADER + seat * BLOCK
        row[_POINTS + row_of_seat] = s[base + POINTS]
        row[_SETTLED + row_of_seat] = s[base + OBJECTIVE] != NONE
        for symbol in range(SYMBOLS):
            row[_TALLY + SYMBOLS * row_of_seat + symbol] = s[base + TALLY + symbol]
        first = _AREAS + CARD_NUMBERS_EACH * MAX_CARDS * row_of_seat
        for number in range(CARD_NUMBERS_EACH * MAX_CARDS):
            row[first + number] = areas[seat, number]
        held = int(s[base + HAND_COUNT]) if dealt else 0
        for index in range(HAND_SIZE):
            at = _HANDS + CARD_NUMBERS_EACH * (HAND_SIZE * row_of_seat + index)
            if index < held:
                card = int(s[base + HAND + index])
                seen = s[base + SEEN + index]
                row[at] = faces[2 * card, BACK] + 1
                row[at + 1] = card + 1 if seen or row_of_seat == 0 else 0
                row[at + 2] = seen
            else:
                row[at] = row[at + 1] = row[at + 2] = 0
        seat = seat + 1 if seat + 1 < seats else 0


@compiled_no_refcounts
def _write_own(s: State, faces: Numbers, row: Row, dealt: bool) -> None:
    """The viewer's own fields, and what it sees once its starter is turned (R12)."""
    base = HEADER + int(s[SEAT]) * BLOCK
    row[_STARTER] = FIRST_STARTER + s[base + STARTER] + 1
    row[_KEPT] = s[base + OBJECTIVE] + 1
    count = int(s[base + SLOT_COUNT]) if dealt else 0
    row[_OPEN] = count
    for number in range(2 * MAX_SLOTS):  # a fixed length is several times as fast
        row[_SLOTS + number] = 0
    for index in range(count):
        at = int(s[base + SLOTS + index])
        u = (at >> CELL_ROW_SHIFT) - CELL_OFFSET
        v = (at & CELL_ROW_MASK) - CELL_OFFSET
        row[_SLOTS + 2 * index] = u + v
        row[_SLOTS + 2 * index + 1] = u - v
    fronts = payable_fronts(s, faces, base) if dealt else 0
    held = int(s[base + HAND_COUNT]) if dealt else 0
    for index in range(HAND_SIZE):
        row[_PAYABLE + 2 * index] = fronts >> index & 1
        row[_PAYABLE + 2 * index + 1] = index < held
    for which in range(2):
        row[_OBJECTIVES + which] = s[COMMON + which] + 1 if dealt else 0
        row[_OFFERED + which] = s[base + OFFERED + which] + 1 if dealt else 0
        left = int(s[DECK_COUNT + which])
        row[_DECKS + 2 * which] = left
        top = 0
        if dealt and left > 0:
            top = faces[2 * int(s[DECK + which * DECK_SIZE + left - 1]), BACK] + 1
        row[_DECKS + 2 * which + 1] = top


@compiled_no_refcounts
def _write_mask(s: State, row: Row, mask: Mask) -> None:
    for action in range(ACTIONS):
        mask[action] = 0
    phase = s[PHASE]
    if phase == PLACE:
        count = int(row[_OPEN])
        for face in range(FACE_CHOICES):
            if row[_PAYABLE + face]:
                for slot in range(count):
                    mask[face * MAX_SLOTS + slot] = 1
    elif phase == DRAW:
        for source in range(SOURCES):
            mask[FIRST_DRAW + source] = drawable(s, source)
    else:
        first = (
            FIRST_OBJECTIVE
            if s[HEADER + int(s[SEAT]) * BLOCK + STARTER_LAID]
            else FIRST_STARTER_SIDE
        )
        mask[first] = 1
        mask[first + 1] = 1


@compiled_no_refcounts
def write_observation(s: State, faces: Numbers, areas: Row, row: Row, mask: Mask) -> None:
    """Writes all fields and the mask. `areas` and the order of slots are those of `env.games`."""
    seat = int(s[SEAT])
    dealt = s[HEADER + seat * BLOCK + STARTER_LAID] != 0
    _write_table(s, row)
    _write_players(s, faces, areas, row, dealt)
    _write_own(s, faces, row, dealt)
    _write_mask(s, row, mask)
