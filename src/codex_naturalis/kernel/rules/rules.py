"""The rules of play, compiled: as engine.rules and engine.tybor, in place and unchecked."""

from __future__ import annotations

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts, inlined
from codex_naturalis.kernel.rules.area import State, fits, lay
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.lanes import (
    COUNT_MASK,
    INDEX_MASK,
    LANE_BITS,
    LANE_MASK,
    SEAT_MASK,
    covers,
    read_lanes,
    without,
    write_lanes,
)
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    BLOCKED,
    BY_DECKS,
    BY_POINTS,
    CARD_COUNT,
    COMMON,
    COST_WORD,
    DECK,
    DECK_COUNT,
    DECK_SIZE,
    DRAW,
    END_POINTS,
    ENDED,
    FACE_POINTS,
    FIRST_GOLD_SOURCE,
    FIRST_MARKET_SOURCE,
    FIRST_STARTER,
    HAND,
    HAND_COUNT,
    HAND_SIZE,
    HEADER,
    KINGDOM,
    LAST_ROUND,
    MARKET,
    MARKET_GOLD,
    MODE,
    NO_FACE,
    NONE,
    NOT_ENDED,
    OBJECTIVE,
    OFFERED,
    OVER,
    OVERFLOW,
    PHASE,
    PLACE,
    POINTS,
    REFILL,
    REFILL_OTHER,
    ROUND,
    SAFE_CARDS,
    SEAT,
    SEATS,
    SEEN,
    SLOT_COUNT,
    SLOTS,
    SOURCE_MASK,
    SPARE,
    STARTER,
    STARTER_LAID,
    TABLE,
    TALLY,
    TYBOR,
    TYBOR_POINTS,
    WANTED,
)

THIRD_CARD = LANE_MASK << 2 * LANE_BITS
"""The lane of a hand that is NONE after placing."""


@inlined
def block_of(s: State) -> int:
    """Where the block of the seat to move begins."""
    return HEADER + (int(s[SEAT]) & SEAT_MASK) * BLOCK


@compiled_no_refcounts
def choose_starter(s: State, faces: Numbers, seat: int, side: int) -> None:
    base = HEADER + seat * BLOCK
    lay(s, faces, base, 2 * (FIRST_STARTER + int(s[base + STARTER])) + side, 0)
    s[base + STARTER_LAID] = 1


@compiled_no_refcounts
def choose_objective(s: State, faces: Numbers, seat: int, which: int) -> None:
    base = HEADER + seat * BLOCK
    s[base + OBJECTIVE] = s[base + OFFERED + which]
    seats = int(s[SEATS])
    for other in range(seats):
        if s[HEADER + other * BLOCK + OBJECTIVE] == NONE:
            s[SEAT] = other
            return
    s[SEAT] = 0
    s[PHASE] = PLACE
    if s[HEADER + SLOT_COUNT] == 0:
        _skip_turns(s, faces)


@compiled_no_refcounts
def place(s: State, faces: Numbers, held: int, side: int, slot: int) -> int:
    """Lay a card of the seat to move, by its place in the hand; returns the points scored."""
    base = block_of(s)
    hand = base + HAND
    seen = base + SEEN
    if s[base + CARD_COUNT] >= SAFE_CARDS and not fits(s, base, int(s[base + SLOTS + slot])):
        s[PHASE] = OVER
        s[ENDED] = OVERFLOW
        return 0
    card = int(s[hand + (held & SEAT_MASK)]) & COUNT_MASK
    scored = lay(s, faces, base, 2 * card + side, slot)
    # The order of the hand is kept, as the engine keeps it; two cards at most are left.
    write_lanes(s, hand, without(read_lanes(s, hand), held) | THIRD_CARD)
    write_lanes(s, seen, without(read_lanes(s, seen), held) & ~THIRD_CARD)
    s[base + HAND_COUNT] -= 1
    points = int(s[base + POINTS]) + scored
    s[base + POINTS] = points
    if points >= END_POINTS and s[LAST_ROUND] == 0:
        s[LAST_ROUND] = s[ROUND] + 1
        s[ENDED] = BY_POINTS
    if s[ROUND] == s[LAST_ROUND] or not _can_draw(s):
        _end_turn(s, faces)
    else:
        s[PHASE] = DRAW
    return scored


@inlined
def _can_draw(s: State) -> bool:
    return bool(
        s[DECK_COUNT] > 0
        or s[DECK_COUNT + 1] > 0
        or s[MARKET] >= 0
        or s[MARKET + 1] >= 0
        or s[MARKET_GOLD] >= 0
        or s[MARKET_GOLD + 1] >= 0
    )


@inlined
def drawable(s: State, source: int) -> bool:
    """Whether a deck or a market slot has a card; sources are in the order of the engine's."""
    if source < FIRST_MARKET_SOURCE:
        return bool(s[DECK_COUNT + source] > 0)
    return bool(s[MARKET + source - FIRST_MARKET_SOURCE] >= 0)


@inlined
def take(s: State, source: int, other: bool) -> int:
    """Take the card of a source and refill its market slot at once (R30, R31)."""
    source &= SOURCE_MASK
    deck = source if source < FIRST_MARKET_SOURCE else (source >> 1) - 1
    if other and s[DECK_COUNT + deck] == 0:
        deck = 1 - deck
    left = int(s[DECK_COUNT + deck]) & COUNT_MASK
    some = left > 0
    left -= some
    s[DECK_COUNT + deck] = left
    top = int(s[DECK + deck * DECK_SIZE + left])
    from_deck = source < FIRST_MARKET_SOURCE
    slot = SPARE if from_deck else MARKET + source - FIRST_MARKET_SOURCE
    shown = int(s[slot])
    s[slot] = top if some else NONE
    return top if from_deck else shown


@compiled_no_refcounts
def draw(s: State, faces: Numbers, source: int) -> None:
    base = block_of(s)
    held = int(s[base + HAND_COUNT]) & SEAT_MASK
    s[base + HAND + held] = take(s, source, s[REFILL] == REFILL_OTHER)
    s[base + SEEN + held] = source >= FIRST_MARKET_SOURCE
    s[base + HAND_COUNT] = held + 1
    if s[DECK_COUNT] == 0 and s[DECK_COUNT + 1] == 0 and s[LAST_ROUND] == 0:
        s[LAST_ROUND] = s[ROUND] + 1
        s[ENDED] = BY_DECKS
    _end_turn(s, faces)


@inlined
def _end_turn(s: State, faces: Numbers) -> None:
    """Pass the turn on, over blocked seats (R33), to the next choice or to the end."""
    if s[MODE] != TABLE:
        _tybor_turn(s, faces)
    seat = (int(s[SEAT]) & SEAT_MASK) + 1
    if seat == s[SEATS]:
        if s[ROUND] == s[LAST_ROUND]:
            s[PHASE] = OVER
            return
        seat = 0
        s[ROUND] += 1
    s[SEAT] = seat
    s[PHASE] = PLACE
    if s[HEADER + seat * BLOCK + SLOT_COUNT] == 0:
        _skip_turns(s, faces)


@compiled_no_refcounts
def _skip_turns(s: State, faces: Numbers) -> None:
    """The seat to move is blocked: pass the turn to one that is not. In solo Tybor plays on
    alone."""
    seats = int(s[SEATS])
    if s[MODE] == TABLE:
        blocked = 0
        for seat in range(seats):
            blocked += s[HEADER + seat * BLOCK + SLOT_COUNT] == 0
        if blocked == seats:
            s[PHASE] = OVER
            if s[ENDED] == NOT_ENDED:
                s[ENDED] = BLOCKED
            return
    while s[block_of(s) + SLOT_COUNT] == 0:
        if s[MODE] != TABLE:
            _tybor_turn(s, faces)
        seat = int(s[SEAT]) + 1
        if seat == seats:
            if s[ROUND] == s[LAST_ROUND]:
                s[PHASE] = OVER
                return
            seat = 0
            s[ROUND] += 1
        s[SEAT] = seat


@compiled_no_refcounts
def _tybor_turn(s: State, faces: Numbers) -> None:
    """R61–R67: the left column, then the right."""
    for column in range(2):
        resource = int(s[MARKET + column])
        gold = int(s[MARKET_GOLD + column])
        if gold >= 0 and covers(read_lanes(s, TYBOR), faces[2 * gold, COST_WORD]):
            s[TYBOR_POINTS] += faces[2 * gold, FACE_POINTS]
            take(s, FIRST_GOLD_SOURCE + column, False)
        elif gold >= 0 and (
            resource < 0
            or faces[2 * gold, WANTED + int(s[COMMON])]
            or faces[2 * gold, WANTED + int(s[COMMON + 1])]
        ):
            s[TYBOR + faces[2 * gold, KINGDOM]] += 1
            take(s, FIRST_GOLD_SOURCE + column, False)
        elif resource >= 0:
            s[TYBOR + faces[2 * resource, KINGDOM]] += 1
            take(s, FIRST_MARKET_SOURCE + column, False)
    if s[LAST_ROUND] == 0:
        if s[TYBOR_POINTS] >= END_POINTS:
            s[LAST_ROUND] = s[ROUND] + 1
            s[ENDED] = BY_POINTS
        elif s[DECK_COUNT] == 0 and s[DECK_COUNT + 1] == 0:
            s[LAST_ROUND] = s[ROUND] + 1
            s[ENDED] = BY_DECKS


@inlined
def payable_fronts(s: State, faces: Numbers, base: int) -> int:
    """The cards in hand whose front can be paid, as bits."""
    base &= INDEX_MASK
    owned = read_lanes(s, base + TALLY)
    bits = 0
    for held in range(HAND_SIZE):
        card = int(s[base + HAND + held])
        front = NO_FACE if card < 0 else 2 * card
        bits |= covers(owned, faces[front, COST_WORD]) << held
    return bits & ((1 << (int(s[base + HAND_COUNT]) & SEAT_MASK)) - 1)
