"""The flow of the game, compiled: as engine.rules and engine.tybor, in place and unchecked."""

from __future__ import annotations

from codex_naturalis.kernel.area import State, fits, lay
from codex_naturalis.kernel.compiling import inlined, lean
from codex_naturalis.kernel.lanes import LANE, covers, read_lanes, without, write_lanes
from codex_naturalis.kernel.layout import (
    BEGUN,
    BLOCK,
    BLOCKED,
    BY_DECKS,
    BY_POINTS,
    COMMON,
    DECK,
    DECK_SIZE,
    DRAW,
    END_POINTS,
    ENDED,
    GOAL,
    HAND,
    HEADER,
    HELD,
    KINGDOM,
    LAID,
    LAST,
    LEFT,
    MARKET,
    MODE,
    NO_FACE,
    NONE,
    OFFERED,
    OPEN,
    OVER,
    OVERFLOW,
    PHASE,
    PLACE,
    POINTS,
    PRICE,
    REFILL,
    REFILL_OTHER,
    ROUND,
    SAFE_CARDS,
    SEAT,
    SEATS,
    SEEN,
    SLOTS,
    SPARE,
    STARTER,
    TABLE,
    TALLY,
    TYBOR,
    TYBOR_POINTS,
    WANTED,
    WORTH,
)
from codex_naturalis.kernel.tables import Numbers

STARTERS = 80
"""The index of the first starter."""
THIRD_CARD = 0xFFFF << 2 * LANE
"""The lane of a hand that is empty after placing: NONE."""


@inlined
def block_of(s: State) -> int:
    """Where the block of the seat to move begins."""
    return HEADER + (int(s[SEAT]) & 3) * BLOCK


@lean
def choose_starter(s: State, faces: Numbers, seat: int, side: int) -> None:
    base = HEADER + seat * BLOCK
    lay(s, faces, base, 2 * (STARTERS + int(s[base + STARTER])) + side, 0)
    s[base + BEGUN] = 1


@lean
def choose_objective(s: State, faces: Numbers, seat: int, which: int) -> None:
    base = HEADER + seat * BLOCK
    s[base + GOAL] = s[base + OFFERED + which]
    seats = int(s[SEATS])
    for other in range(seats):
        if s[HEADER + other * BLOCK + GOAL] == NONE:
            s[SEAT] = other
            return
    s[SEAT] = 0
    s[PHASE] = PLACE
    if s[HEADER + OPEN] == 0:
        _skip_turns(s, faces)


@lean
def place(s: State, faces: Numbers, held: int, side: int, slot: int) -> int:
    """Lay the card that is at `held` in the hand of the seat to move; returns the points."""
    base = block_of(s)
    hand = base + HAND
    seen = base + SEEN
    if s[base + LAID] >= SAFE_CARDS and not fits(s, base, int(s[base + SLOTS + slot])):
        s[PHASE] = OVER
        s[ENDED] = OVERFLOW
        return 0
    card = int(s[hand + (held & 3)]) & 0xFF
    scored = lay(s, faces, base, 2 * card + side, slot)
    # The order of the hand is kept, as the engine keeps it; two cards at most are left.
    write_lanes(s, hand, without(read_lanes(s, hand), held) | THIRD_CARD)
    write_lanes(s, seen, without(read_lanes(s, seen), held) & ~THIRD_CARD)
    s[base + HELD] -= 1
    points = int(s[base + POINTS]) + scored
    s[base + POINTS] = points
    if points >= END_POINTS and s[LAST] == 0:
        s[LAST] = s[ROUND] + 1
        s[ENDED] = BY_POINTS
    if s[ROUND] == s[LAST] or not _can_draw(s):
        _end_turn(s, faces)
    else:
        s[PHASE] = DRAW
    return scored


@inlined
def _can_draw(s: State) -> bool:
    return bool(
        s[LEFT] > 0
        or s[LEFT + 1] > 0
        or s[MARKET] >= 0
        or s[MARKET + 1] >= 0
        or s[MARKET + 2] >= 0
        or s[MARKET + 3] >= 0
    )


@inlined
def drawable(s: State, source: int) -> bool:
    """Whether a deck or a market slot holds a card; sources are in the order of the engine's."""
    if source < 2:
        return bool(s[LEFT + source] > 0)
    return bool(s[MARKET + source - 2] >= 0)


@inlined
def take(s: State, source: int, other: bool) -> int:
    """The card of a source, its market slot refilled at once (R30, R31)."""
    source &= 7
    deck = source if source < 2 else (source >> 1) - 1
    if other and s[LEFT + deck] == 0:
        deck = 1 - deck
    left = int(s[LEFT + deck]) & 0xFF
    some = left > 0
    left -= some
    s[LEFT + deck] = left
    top = int(s[DECK + deck * DECK_SIZE + left])
    slot = SPARE if source < 2 else MARKET + source - 2
    shown = int(s[slot])
    s[slot] = top if some else NONE
    return top if source < 2 else shown


@lean
def draw(s: State, faces: Numbers, source: int) -> None:
    base = block_of(s)
    held = int(s[base + HELD]) & 3
    s[base + HAND + held] = take(s, source, s[REFILL] == REFILL_OTHER)
    s[base + SEEN + held] = source >= 2
    s[base + HELD] = held + 1
    if s[LEFT] == 0 and s[LEFT + 1] == 0 and s[LAST] == 0:
        s[LAST] = s[ROUND] + 1
        s[ENDED] = BY_DECKS
    _end_turn(s, faces)


@inlined
def _end_turn(s: State, faces: Numbers) -> None:
    """Pass the turn on, over blocked seats (R33), to the next choice or to the end."""
    if s[MODE] != TABLE:
        _tybor_turn(s, faces)
    seat = (int(s[SEAT]) & 3) + 1
    if seat == s[SEATS]:
        if s[ROUND] == s[LAST]:
            s[PHASE] = OVER
            return
        seat = 0
        s[ROUND] += 1
    s[SEAT] = seat
    s[PHASE] = PLACE
    if s[HEADER + seat * BLOCK + OPEN] == 0:
        _skip_turns(s, faces)


@lean
def _skip_turns(s: State, faces: Numbers) -> None:
    """The seat to move is blocked: go on to one that is not. In solo Tybor plays on alone."""
    seats = int(s[SEATS])
    if s[MODE] == TABLE:
        blocked = 0
        for seat in range(seats):
            blocked += s[HEADER + seat * BLOCK + OPEN] == 0
        if blocked == seats:
            s[PHASE] = OVER
            if s[ENDED] == 0:
                s[ENDED] = BLOCKED
            return
    while s[block_of(s) + OPEN] == 0:
        if s[MODE] != TABLE:
            _tybor_turn(s, faces)
        seat = int(s[SEAT]) + 1
        if seat == seats:
            if s[ROUND] == s[LAST]:
                s[PHASE] = OVER
                return
            seat = 0
            s[ROUND] += 1
        s[SEAT] = seat


@lean
def _tybor_turn(s: State, faces: Numbers) -> None:
    """R61–R67: the left column, then the right."""
    for column in range(2):
        resource = int(s[MARKET + column])
        gold = int(s[MARKET + 2 + column])
        if gold >= 0 and covers(read_lanes(s, TYBOR), faces[2 * gold, PRICE]):
            s[TYBOR_POINTS] += faces[2 * gold, WORTH]
            take(s, 4 + column, False)
        elif gold >= 0 and (
            resource < 0
            or faces[2 * gold, WANTED + int(s[COMMON])]
            or faces[2 * gold, WANTED + int(s[COMMON + 1])]
        ):
            s[TYBOR + faces[2 * gold, KINGDOM]] += 1
            take(s, 4 + column, False)
        elif resource >= 0:
            s[TYBOR + faces[2 * resource, KINGDOM]] += 1
            take(s, 2 + column, False)
    if s[LAST] == 0:
        if s[TYBOR_POINTS] >= END_POINTS:
            s[LAST] = s[ROUND] + 1
            s[ENDED] = BY_POINTS
        elif s[LEFT] == 0 and s[LEFT + 1] == 0:
            s[LAST] = s[ROUND] + 1
            s[ENDED] = BY_DECKS


@inlined
def payable_fronts(s: State, faces: Numbers, base: int) -> int:
    """The cards in hand whose front may be laid, as bits."""
    base &= 0xFFFF
    owned = read_lanes(s, base + TALLY)
    bits = 0
    for held in range(3):
        card = int(s[base + HAND + held])
        front = NO_FACE if card < 0 else 2 * card
        bits |= covers(owned, faces[front, PRICE]) << held
    return bits & ((1 << (int(s[base + HELD]) & 3)) - 1)
