"""Shuffling, and laying the table from shuffled decks, compiled: as engine.deal."""

from __future__ import annotations

from codex_naturalis.kernel.build.compiling import compiled_no_refcounts, inlined
from codex_naturalis.kernel.rules.area import State, begin_area
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.lanes import INDEX_MASK, SMALL_MASK
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    COMMON,
    DECK,
    DECK_COUNT,
    DECK_SIZE,
    HAND,
    HAND_COUNT,
    HAND_SIZE,
    HEADER,
    KINGDOM,
    MARKET,
    MARKET_GOLD,
    MODE,
    NONE,
    OBJECTIVE,
    OFFERED,
    REFILL,
    ROUND,
    SEATS,
    SOLO_EASY,
    SOLO_HARD,
    STARTER,
    TABLE,
    TIE_BREAK,
    TYBOR,
    TYBOR_POINTS,
)
from codex_naturalis.kernel.rules.random_numbers import WORD_BITS, WORD_MASK, Rng, next_pair

DEAL_RESOURCE, DEAL_GOLD, DEAL_STARTERS, DEAL_OBJECTIVES = 0, 40, 80, 86
"""Where each deck begins in a deal: resource and gold cards, starters and objectives, each by its
index in its own order, the top card first."""
DEAL_SIZE = 102
TYBOR_HARD_POINTS = 4


@inlined
def _swap(deal: State, first: int, index: int, number: int) -> None:
    """A step of the Fisher–Yates shuffle, with 31 random bits."""
    other = first + ((number * (index + 1) >> WORD_BITS) & SMALL_MASK)
    kept = deal[first + index]
    deal[first + index] = deal[other]
    deal[other] = kept


@compiled_no_refcounts
def shuffle(rng: Rng, deal: State, first: int, count: int) -> None:
    first &= INDEX_MASK
    for index in range(count - 1, 0, -2):
        numbers = next_pair(rng)
        _swap(deal, first, index, numbers >> WORD_BITS)
        _swap(deal, first, index - 1, numbers & WORD_MASK)


@compiled_no_refcounts
def shuffle_deal(rng: Rng, deal: State) -> None:
    """Shuffle each deck: all orders are equally likely, whatever the order before."""
    shuffle(rng, deal, DEAL_RESOURCE, DEAL_GOLD - DEAL_RESOURCE)
    shuffle(rng, deal, DEAL_GOLD, DEAL_STARTERS - DEAL_GOLD)
    shuffle(rng, deal, DEAL_STARTERS, DEAL_OBJECTIVES - DEAL_STARTERS)
    shuffle(rng, deal, DEAL_OBJECTIVES, DEAL_SIZE - DEAL_OBJECTIVES)


@compiled_no_refcounts
def lay_table(
    s: State, faces: Numbers, deal: State, seats: int, mode: int, tie: int, refill: int
) -> None:
    """Deal the market, Tybor's cards, hands and objectives (R11–R15, R60). Overwrites `s`."""
    s[: HEADER + seats * BLOCK] = 0
    s[ROUND] = 1
    s[SEATS] = seats
    s[MODE] = mode
    s[TIE_BREAK] = tie
    s[REFILL] = refill
    for column in range(2):
        s[MARKET + column] = deal[DEAL_RESOURCE + column]
        s[MARKET_GOLD + column] = deal[DEAL_GOLD + column]
        s[COMMON + column] = deal[DEAL_OBJECTIVES + column]
    taken = _tybor_begins(s, faces, deal, mode) if mode != TABLE else 0
    top = 2
    for seat in range(seats):
        base = HEADER + seat * BLOCK
        begin_area(s, base)
        s[base + STARTER] = deal[DEAL_STARTERS + seat]
        s[base + OBJECTIVE] = NONE
        offered = DEAL_OBJECTIVES + 2 + 2 * seat
        s[base + OFFERED] = deal[offered]
        s[base + OFFERED + 1] = deal[offered + 1]
        for held in range(2):
            while taken >> top & 1:
                top += 1
            s[base + HAND + held] = deal[top]
            top += 1
        s[base + HAND + 2] = deal[DEAL_GOLD + 2 + seat]
        s[base + HAND_COUNT] = HAND_SIZE
    left = 0
    for index in range(DEAL_GOLD - 1, top - 1, -1):
        if not taken >> index & 1:
            s[DECK + left] = deal[index]
            left += 1
    s[DECK_COUNT] = left
    left = 0
    for index in range(DEAL_STARTERS - 1, DEAL_GOLD + 1 + seats, -1):
        s[DECK + DECK_SIZE + left] = deal[index]
        left += 1
    s[DECK_COUNT + 1] = left


@compiled_no_refcounts
def _tybor_begins(s: State, faces: Numbers, deal: State, mode: int) -> int:
    """Take Tybor's first resource cards out of the deck (R60, R69); returns which ones, as bits."""
    wanted = 2 if mode == SOLO_EASY else 4
    taken = 0
    for index in range(2, DEAL_GOLD):
        kingdom = faces[2 * int(deal[index]), KINGDOM]
        if wanted > 0 and s[TYBOR + kingdom] == 0:
            s[TYBOR + kingdom] = 1
            taken |= 1 << index
            wanted -= 1
    s[TYBOR_POINTS] = TYBOR_HARD_POINTS if mode == SOLO_HARD else 0
    return taken
