"""Where everything is in a state of the kernel: one flat array of int16, a header and a block for
each seat.

A cell is one number: with u = (x + y) / 2 and v = (x − y) / 2, the cells beyond the corners of a
card are neighbours in rows and columns, and the number is (u + 64) · 128 + (v + 64).

The grid of an area has 1024 entries, and (u, v) is at index (90 · u + v) mod 1024. Two cells with
the same index are at least 45 steps from corner to corner apart; no other row length does better.
Nothing is read farther than three steps from a card and nothing is written farther than one, so
the grid is right as long as no two cards are more than MAX_WIDTH steps apart (in x or in y). The
cards of an area are connected, so SAFE_CARDS of them never are. Two players lay at most 38 cards
each, three and four fewer; only where others are blocked (R33) can one lay more, and then
`rules.place` checks. See `OVERFLOW`.
"""

from __future__ import annotations

PHASE, SEAT, ROUND, LAST_ROUND, ENDED, SEATS, MODE, TIE_BREAK, REFILL = range(9)
COMMON = 9
"""The two common objectives, as indices from 0."""
TYBOR_POINTS = 11
TYBOR = 12
"""Tybor's cards of each kingdom (R62)."""
MARKET = 16
"""Cards by index from 0, in the order of engine.supply.MARKET; NONE where a slot is empty."""
DECK_COUNT = 20
"""How many cards each deck has: resource, gold."""
DECK = 22
DECK_SIZE = 40
"""The decks, the top card last."""
SCRATCH = 102
"""Work space for 20 cells, and one beyond."""
SPARE = 123
"""Takes writes that have no other target, so that the code needs no branch."""
HEADER = 128

POINTS, STARTER, STARTER_LAID, OBJECTIVE, OFFERED, _SECOND, HAND_COUNT = range(7)
"""OBJECTIVE: the secret objective, NONE until it is chosen."""
HAND = 8
HAND_SIZE = 3
SEEN = 12
"""For each card in hand: whether everybody saw it being taken from the market."""
TALLY = 16
"""The seven symbols; the eighth number is always 0."""
SLOT_COUNT, CARD_COUNT = 24, 25
"""How many slots are open, and how many cards are laid."""
SLOTS = 28
MAX_CARDS = 79
"""In one area: the starter, and all cards that are not in another hand or Tybor's."""
MAX_SLOTS = 2 * MAX_CARDS + 2
"""A connected area of n cells has at most 2n + 2 empty neighbours."""
CARDS = SLOTS + MAX_SLOTS
"""The cells of the cards in the order of laying."""
GRID = CARDS + MAX_CARDS + 1
GRID_SIZE = 1024
GRID_MASK = GRID_SIZE - 1
GRID_ROW = 90
BLOCK = GRID + GRID_SIZE
ALIAS_DISTANCE = 45
"""The smallest number of steps between two cells that have the same index in the grid."""
MAX_WIDTH = ALIAS_DISTANCE - 5
SAFE_CARDS = MAX_WIDTH + 1

NONE = -1
EMPTY, SHUT_SLOT, OPEN_SLOT, FACES = range(4)
"""What an entry of the grid is: nothing, a cell shut for good, an open slot, or FACES + a face."""

SETUP, PLACE, DRAW, OVER = range(4)
NOT_ENDED, BY_POINTS, BY_DECKS, BLOCKED, OVERFLOW = range(5)
"""OVERFLOW: an area would have become wider than MAX_WIDTH. A game of the kernel ends there, by
its points."""
TABLE, SOLO_EASY, SOLO_NORMAL, SOLO_HARD = range(4)
BY_OBJECTIVE_POINTS, BY_OBJECTIVE_CARDS = range(2)
REFILL_SAME, REFILL_OTHER = range(2)

CELL_ROW = 128
"""From a cell to the next one in u."""
CELL_ROW_SHIFT, CELL_ROW_MASK = 7, CELL_ROW - 1
CELL_OFFSET = 64
"""Added to u and to v, so that they are not negative."""
CELL_MASK = CELL_ROW * CELL_ROW - 1
ORIGIN = CELL_OFFSET * CELL_ROW + CELL_OFFSET
END_POINTS = 20
FIRST_GOLD, FIRST_STARTER = 40, 80
"""Cards by index: 40 resource cards, 40 gold cards, 6 starters."""
MAX_PARTIES = 5
"""Parties are the seats and, in solo, Tybor after them. Arrays have room for five."""
FIRST_OBJECT = 4
"""Symbols: the four kingdoms, then the three objects."""
SOURCES = 6
FIRST_MARKET_SOURCE, FIRST_GOLD_SOURCE = 2, 4
"""Sources of a draw: the two decks, then the four market slots."""
SOURCE_MASK = 7
MARKET_GOLD = MARKET + 2
"""The market has two resource cards, left and right, then two gold cards."""

# Columns of the table of faces: face 2c is the front of card c, 2c + 1 its back.
NO_FACE = 172
"""The last row: no face at all; it shows nothing and nobody can pay for it."""
COST_WORD = 0
"""The cost as one word of four lanes; see kernel.rules.lanes."""
GAINS_WORDS = 1
"""All symbols of the face: a word for the kingdoms, a word for the objects."""
PACKED = 3
"""Corners and points in one number; see the shifts below."""
KINGDOM = 4
"""NO_KINGDOM for starters, NO_CARD for NO_FACE."""
FACE_POINTS, SCORING, COUNTED = range(5, 8)
"""SCORING: FLAT, PER_OBJECT (of the symbol COUNTED) or PER_CORNER (covered)."""
LOST_WORDS = 8
"""The symbol under each corner of a card that is laid on this one, as two words."""
INKS = 16
"""The symbol at each corner, or NO_SYMBOL."""
VISIBLE = 20
GAINS = 24
"""How many of each symbol the face shows."""
COST = 32
BACK = 36
"""The back that others see: kingdom, plus GOLD_BACK for gold."""
WANTED = 40
"""Whether Tybor takes this gold card for each of the 16 objectives (R63), five-pointers for all."""
FACE_COLUMNS = 56
"""A row is an odd number of cache lines, so that the first columns of all rows stay cached."""

FLAT, PER_OBJECT, PER_CORNER = range(3)
NO_SYMBOL = 7
NO_KINGDOM, NO_CARD = 4, 5
GOLD_BACK = 4

# PACKED: bits 0–3 are the visible corners.
FLAT_POINTS_SHIFT = 4
"""Bits 4–7: points at once."""
POINTS_PER_SHIFT = 8
"""Bits 8–11: points for each thing counted."""
COUNTED_SHIFT, COUNTED_MASK = 12, 3
"""Bits 12–13: which thing that is: an object, or COVERED_CORNERS."""
COVERED_CORNERS = 3
PACKED_POINTS_MASK = 15

# Columns of the table of objectives.
PATTERN, POINTS_EACH = range(2)
"""PATTERN: whether it is one. POINTS_EACH: points for each time it is fulfilled."""
NEEDS = 2
"""How many of each symbol, for the others."""
PATTERN_KINGDOMS = 9
"""The kingdoms of the three cells of a pattern, the lowest first."""
PATTERN_STEPS = 12
"""The steps from the lowest cell to each of the three."""
SYMBOLS_NEEDED = 15
"""Three symbols of the set, one of them repeated where there are fewer."""
RECIPROCALS = 18
"""For each of these symbols 2^RECIPROCAL_BITS / need, rounded up: multiplying is faster than
dividing."""
RECIPROCAL_BITS = 16
OBJECTIVE_COLUMNS = 21


def state_size(seats: int) -> int:
    return HEADER + seats * BLOCK


def pack(x: int, y: int) -> int:
    """A cell as one number."""
    u, v = (x + y) // 2, (x - y) // 2
    return (u + CELL_OFFSET) * CELL_ROW + v + CELL_OFFSET


def unpack(at: int) -> tuple[int, int]:
    u, v = at // CELL_ROW - CELL_OFFSET, at % CELL_ROW - CELL_OFFSET
    return u + v, u - v
