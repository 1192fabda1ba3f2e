"""The table as shuffled decks lay it, compiled: as engine.deal."""

from __future__ import annotations

from codex_naturalis.kernel.area import State, begin
from codex_naturalis.kernel.compiling import inlined, lean
from codex_naturalis.kernel.layout import (
    BLOCK,
    COMMON,
    DECK,
    DECK_SIZE,
    GOAL,
    HAND,
    HEADER,
    HELD,
    KINGDOM,
    LEFT,
    MARKET,
    MODE,
    NONE,
    OFFERED,
    REFILL,
    ROUND,
    SEATS,
    SOLO_EASY,
    SOLO_HARD,
    STARTER,
    TABLE,
    TIE,
    TYBOR,
    TYBOR_POINTS,
)
from codex_naturalis.kernel.random_numbers import WORD, WORD_BITS, Seed, next_pair
from codex_naturalis.kernel.tables import Numbers

DECKS = 102
"""A deal: 40 resource, 40 gold, 6 starter cards and 16 objectives by index, top first."""


@inlined
def _swap(deal: State, first: int, index: int, number: int) -> None:
    """Fisher and Yates, with 31 random bits."""
    other = first + ((number * (index + 1) >> WORD_BITS) & 0xFFF)
    kept = deal[first + index]
    deal[first + index] = deal[other]
    deal[other] = kept


@lean
def shuffle(seed: Seed, deal: State, first: int, count: int) -> None:
    first &= 0xFFFF
    for index in range(count - 1, 0, -2):
        numbers = next_pair(seed)
        _swap(deal, first, index, numbers >> WORD_BITS)
        _swap(deal, first, index - 1, numbers & WORD)


@lean
def shuffle_deal(seed: Seed, deal: State) -> None:
    """Any order of each deck, all equally likely; `deal` may hold any other order before."""
    shuffle(seed, deal, 0, 40)
    shuffle(seed, deal, 40, 40)
    shuffle(seed, deal, 80, 6)
    shuffle(seed, deal, 86, 16)


@lean
def lay_table(
    s: State, faces: Numbers, deal: State, seats: int, mode: int, tie: int, refill: int
) -> None:
    """R11–R15 and R60: the market, Tybor, hands, objectives. All of `s` is written anew."""
    s[: HEADER + seats * BLOCK] = 0
    s[ROUND] = 1
    s[SEATS] = seats
    s[MODE] = mode
    s[TIE] = tie
    s[REFILL] = refill
    for column in range(2):
        s[MARKET + column] = deal[column]
        s[MARKET + 2 + column] = deal[40 + column]
        s[COMMON + column] = deal[86 + column]
    taken = _tybor_begins(s, faces, deal, mode) if mode != TABLE else 0
    top = 2
    for seat in range(seats):
        base = HEADER + seat * BLOCK
        begin(s, base)
        s[base + STARTER] = deal[80 + seat]
        s[base + GOAL] = NONE
        s[base + OFFERED] = deal[88 + 2 * seat]
        s[base + OFFERED + 1] = deal[89 + 2 * seat]
        for held in range(2):
            while taken >> top & 1:
                top += 1
            s[base + HAND + held] = deal[top]
            top += 1
        s[base + HAND + 2] = deal[42 + seat]
        s[base + HELD] = 3
    left = 0
    for index in range(39, top - 1, -1):
        if not taken >> index & 1:
            s[DECK + left] = deal[index]
            left += 1
    s[LEFT] = left
    left = 0
    for index in range(79, 41 + seats, -1):
        s[DECK + DECK_SIZE + left] = deal[index]
        left += 1
    s[LEFT + 1] = left


@lean
def _tybor_begins(s: State, faces: Numbers, deal: State, mode: int) -> int:
    """R60, R69: his first resources, taken out of the deck; which ones, as bits."""
    wanted = 2 if mode == SOLO_EASY else 4
    taken = 0
    for index in range(2, 40):
        kingdom = faces[2 * int(deal[index]), KINGDOM]
        if wanted > 0 and s[TYBOR + kingdom] == 0:
            s[TYBOR + kingdom] = 1
            taken |= 1 << index
            wanted -= 1
    s[TYBOR_POINTS] = 4 if mode == SOLO_HARD else 0
    return taken
