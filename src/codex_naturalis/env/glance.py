"""The observation of the seat to move, compiled: as `env.observation` from its View.

Every number comes from what that seat may know: `tests/env` holds it against the readable one, and
against other truths behind the same view.
"""

from __future__ import annotations

from codex_naturalis.env.actions import ACTIONS, DRAWS, OBJECTIVES, STARTERS, Mask
from codex_naturalis.env.fields import MOST_CARDS, MOST_SLOTS, PLACES, Row
from codex_naturalis.kernel.area import State
from codex_naturalis.kernel.compiling import lean
from codex_naturalis.kernel.flow import STARTERS as FIRST_STARTER
from codex_naturalis.kernel.flow import drawable, payable_fronts
from codex_naturalis.kernel.layout import (
    BEGUN,
    BLOCK,
    COMMON,
    DECK,
    DECK_SIZE,
    DRAW,
    ENDED,
    GOAL,
    HAND,
    HEADER,
    HELD,
    LAST,
    LEFT,
    MARKET,
    MODE,
    NONE,
    OFFERED,
    OPEN,
    PHASE,
    PLACE,
    POINTS,
    REFILL,
    ROUND,
    SEAT,
    SEATS,
    SEEN,
    SHOWN,
    SLOTS,
    SOURCES,
    STARTER,
    TALLY,
    TIE,
    TYBOR,
    TYBOR_POINTS,
)
from codex_naturalis.kernel.tables import Numbers

_SEATS = PLACES["seats"]
_SEAT = PLACES["seat"]
_OPTIONS = PLACES["options"]
_PHASE = PLACES["phase"]
_TURN = PLACES["turn"]
_ROUND = PLACES["round"]
_LAST_ROUND = PLACES["last_round"]
_ENDED = PLACES["ended"]
_POINTS = PLACES["points"]
_TALLY = PLACES["tally"]
_SETTLED = PLACES["settled"]
_STARTER = PLACES["starter"]
_AREAS = PLACES["areas"]
_OPEN = PLACES["open"]
_SLOTS = PLACES["slots"]
_HANDS = PLACES["hands"]
_PAYABLE = PLACES["payable"]
_MARKET = PLACES["market"]
_DECKS = PLACES["decks"]
_OBJECTIVES = PLACES["objectives"]
_OFFERED = PLACES["offered"]
_KEPT = PLACES["kept"]
_TYBOR = PLACES["tybor"]


@lean
def _table(s: State, row: Row) -> None:
    """What everybody knows at any time."""
    row[_SEATS] = s[SEATS]
    row[_SEAT] = s[SEAT]
    row[_OPTIONS] = s[MODE]
    row[_OPTIONS + 1] = s[TIE]
    row[_OPTIONS + 2] = s[REFILL]
    row[_PHASE] = s[PHASE]
    row[_TURN] = 1
    row[_ROUND] = s[ROUND]
    row[_LAST_ROUND] = s[LAST]
    row[_ENDED] = s[ENDED]
    for slot in range(4):
        row[_MARKET + slot] = s[MARKET + slot] + 1
    row[_TYBOR] = s[TYBOR_POINTS]
    for kingdom in range(4):
        row[_TYBOR + 1 + kingdom] = s[TYBOR + kingdom]


@lean
def _players(s: State, faces: Numbers, areas: Row, row: Row, dealt: bool) -> None:
    seats = int(s[SEATS])
    seat = int(s[SEAT])
    for place in range(seats):
        base = HEADER + seat * BLOCK
        row[_POINTS + place] = s[base + POINTS]
        row[_SETTLED + place] = s[base + GOAL] != NONE
        for symbol in range(7):
            row[_TALLY + 7 * place + symbol] = s[base + TALLY + symbol]
        first = _AREAS + 3 * MOST_CARDS * place
        for number in range(3 * MOST_CARDS):
            row[first + number] = areas[seat, number]
        held = int(s[base + HELD]) if dealt else 0
        for index in range(3):
            at = _HANDS + 9 * place + 3 * index
            if index < held:
                card = int(s[base + HAND + index])
                seen = s[base + SEEN + index]
                row[at] = faces[2 * card, SHOWN] + 1
                row[at + 1] = card + 1 if seen or place == 0 else 0
                row[at + 2] = seen
            else:
                row[at] = row[at + 1] = row[at + 2] = 0
        seat = seat + 1 if seat + 1 < seats else 0


@lean
def _own(s: State, faces: Numbers, row: Row, dealt: bool) -> None:
    """The viewer's own, and what it sees once its starter is turned (R12)."""
    base = HEADER + int(s[SEAT]) * BLOCK
    row[_STARTER] = FIRST_STARTER + s[base + STARTER] + 1
    row[_KEPT] = s[base + GOAL] + 1
    count = int(s[base + OPEN]) if dealt else 0
    row[_OPEN] = count
    for number in range(2 * MOST_SLOTS):  # of fixed length: several times as fast
        row[_SLOTS + number] = 0
    for index in range(count):
        at = int(s[base + SLOTS + index])
        u = (at >> 7) - 64
        v = (at & 127) - 64
        row[_SLOTS + 2 * index] = u + v
        row[_SLOTS + 2 * index + 1] = u - v
    fronts = payable_fronts(s, faces, base) if dealt else 0
    held = int(s[base + HELD]) if dealt else 0
    for index in range(3):
        row[_PAYABLE + 2 * index] = fronts >> index & 1
        row[_PAYABLE + 2 * index + 1] = index < held
    for which in range(2):
        row[_OBJECTIVES + which] = s[COMMON + which] + 1 if dealt else 0
        row[_OFFERED + which] = s[base + OFFERED + which] + 1 if dealt else 0
        left = int(s[LEFT + which])
        row[_DECKS + 2 * which] = left
        top = 0
        if dealt and left > 0:
            top = faces[2 * int(s[DECK + which * DECK_SIZE + left - 1]), SHOWN] + 1
        row[_DECKS + 2 * which + 1] = top


@lean
def _legal(s: State, row: Row, mask: Mask) -> None:
    for action in range(ACTIONS):
        mask[action] = 0
    phase = s[PHASE]
    if phase == PLACE:
        count = int(row[_OPEN])
        for face in range(6):
            if row[_PAYABLE + face]:
                for slot in range(count):
                    mask[face * MOST_SLOTS + slot] = 1
    elif phase == DRAW:
        for source in range(SOURCES):
            mask[DRAWS + source] = drawable(s, source)
    else:
        first = OBJECTIVES if s[HEADER + int(s[SEAT]) * BLOCK + BEGUN] else STARTERS
        mask[first] = 1
        mask[first + 1] = 1


@lean
def glance(s: State, faces: Numbers, areas: Row, row: Row, mask: Mask) -> None:
    """Writes all fields and the mask; `areas` and the order of slots are as `env.games` keeps
    them."""
    seat = int(s[SEAT])
    dealt = s[HEADER + seat * BLOCK + BEGUN] != 0
    _table(s, row)
    _players(s, faces, areas, row, dealt)
    _own(s, faces, row, dealt)
    _legal(s, row, mask)
