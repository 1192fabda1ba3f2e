"""Where everything stands in a state of the kernel: one flat array of int16, a header and a block
for each seat.

A position is one number: with u = (x + y) / 2 and v = (x − y) / 2, corners become neighbours in
rows and columns, and the position is (u + 64) · 128 + (v + 64).

The grid has 1024 cells, and (u, v) falls on (90 · u + v) mod 1024. Two positions that fall on the
same cell are at least 45 steps from corner to corner apart; no other row does better.
Nothing is read further than three steps from a card, nothing is written further than one, so
the grid is right as long as no two cards are more than WIDEST steps apart (their x and their y
differ by no more than that). The cards of an area hang together: SAFE_CARDS of them never are.
Two players lay at most 38 cards each, three and four fewer; only where others are blocked (R33)
can one lay more, and then `flow.place` looks. See `OVERFLOW`.
"""

from __future__ import annotations

PHASE, SEAT, ROUND, LAST, ENDED, SEATS, MODE, TIE, REFILL = range(9)
COMMON = 9
"""The two common objectives, as indices from 0."""
TYBOR_POINTS = 11
TYBOR = 12
"""Tybor's cards of each kingdom (R62)."""
MARKET = 16
"""Cards by index from 0, in the order of engine.supply.MARKET; NONE where a slot is empty."""
LEFT = 20
"""How many cards each deck holds: resource, gold."""
DECK = 22
DECK_SIZE = 40
"""The decks, the top card last."""
SCRATCH = 102
"""Room for 20 positions to work with, and one beyond."""
SPARE = 123
"""Takes what belongs nowhere."""
HEADER = 128

POINTS, STARTER, BEGUN, GOAL, OFFERED, _SECOND, HELD = range(7)
"""BEGUN: the starter is laid. GOAL: the secret objective, NONE until it is chosen. HELD: how many
cards are in hand."""
HAND = 8
SEEN = 12
"""Which of them everybody saw being taken from the market."""
TALLY = 16
"""The seven symbols; the eighth place is always 0."""
OPEN, LAID = 24, 25
"""How many slots are open, and cards laid."""
SLOTS = 28
MOST_CARDS = 79
"""In one area: the starter, and all that are not in another hand or Tybor's."""
MOST_SLOTS = 2 * MOST_CARDS + 2
"""A connected area of n cells has at most 2n + 2 empty neighbours."""
CARDS = SLOTS + MOST_SLOTS
"""The positions of the cards in the order of laying."""
GRID = CARDS + MOST_CARDS + 1
GRID_SIZE = 1024
GRID_ROW = 90
BLOCK = GRID + GRID_SIZE
SHARING = 45
"""The least number of steps between two positions that share a cell."""
WIDEST = SHARING - 5
SAFE_CARDS = WIDEST + 1

NONE = -1
UNTOUCHED, SHUT, OPENED, FACES = range(4)
"""What stands in a cell: nothing, an impossible slot, a slot, or FACES + a face."""

SETUP, PLACE, DRAW, OVER = range(4)
NOT_ENDED, BY_POINTS, BY_DECKS, BLOCKED, OVERFLOW = range(5)
"""OVERFLOW: an area was to grow wider than WIDEST. A game of the kernel ends there, by its
points."""
TABLE, SOLO_EASY, SOLO_NORMAL, SOLO_HARD = range(4)
BY_OBJECTIVE_POINTS, BY_OBJECTIVE_CARDS = range(2)
REFILL_SAME, REFILL_OTHER = range(2)

ORIGIN = 64 * 128 + 64
END_POINTS = 20
SOURCES = 6

# Columns of the table of faces: face 2c is the front of card c, 2c + 1 its back.
NO_FACE = 172
"""The last row: no face at all; it shows nothing and nobody can pay for it."""
PRICE = 0
"""The cost as one word of four lanes; see kernel.lanes."""
GAINED = 1
"""All symbols of the face: a word for the kingdoms, a word for the objects."""
LOOK = 3
"""Bits 0–3: the visible corners; 4–7: points at once; 8–11: points for each, and 12–13: of what:
an object, or (3) covered corners."""
KINGDOM = 4
"""4 for starters, 5 for NO_FACE."""
WORTH, SCORING, COUNTED = range(5, 8)
"""SCORING: 0 flat, 1 for each of the object COUNTED, 2 for each corner covered."""
LOST = 8
"""The symbol under each corner of a card that is laid on this one, as two words."""
INKS = 16
"""The symbol at each corner, or 7."""
VISIBLE = 20
GAINS = 24
"""How many of each symbol the face shows."""
COST = 32
SHOWN = 36
"""The back that others see: kingdom + 4 for gold."""
WANTED = 40
"""Whether Tybor takes this gold for each of the 16 objectives (R63), five-pointers for all."""
FACE_COLUMNS = 56
"""A row is an odd number of cache lines, so that the first columns of all rows stay cached."""

# Columns of the table of objectives.
PATTERN, PRIZE = range(2)
"""PATTERN: whether it is one. PRIZE: points for each time."""
NEEDS = 2
"""How many of each symbol, for the others."""
KINGDOMS = 9
"""The kingdoms of the three cells, the lowest first; then the steps from it to the other two."""
STEPS = 12
SYMBOLS_NEEDED = 15
"""Three symbols of the set, one of them repeated where there are fewer; then for each of them
2¹⁶ / need, rounded up: to multiply by instead of dividing."""
SHARES = 18
GOAL_COLUMNS = 21


def state_size(seats: int) -> int:
    return HEADER + seats * BLOCK


def pack(x: int, y: int) -> int:
    """A position as one number."""
    return ((x + y) // 2 + 64) * 128 + (x - y) // 2 + 64


def unpack(at: int) -> tuple[int, int]:
    u, v = at // 128 - 64, at % 128 - 64
    return u + v, u - v
