"""The fields of an observation: arrays of int16, of fixed shape, in a fixed order.

An environment for one game returns them as a dictionary of arrays, the batched one as one row of
numbers, field after field (`named` gives the arrays). Rows of seats begin with the viewer's own
and go on clockwise; rows of empty seats are zero. Zero always means nothing, so numbering begins
at one:

- a card is its printed number, 1 to 86: 40 resource cards, 40 gold cards, 6 starters;
- a face is twice its card's number, less one for the front: 1 to 172;
- a back is its kingdom (fungi 1, plant 2, animal 3, insect 4), plus 4 for gold: 1 to 8;
- an objective is 1 to 16, its number less 86.

field        shape      what it says
---------------------------------------------------------------------------------------------------
seats        1          players at the table; 1 in solo
seat         1          the viewer's own seat: seat 0 begins every round
options      3          mode (0 table; solo: 1 easy, 2 normal, 3 hard), tie-break (0 points,
                        1 cards), refill (0 same, 1 other)
phase        1          0 setup, 1 place, 2 draw, 3 over
turn         4          1 for the seat to move
round        1          from 1 on
last_round   1          the number of the last round; 0 until it is known
ended        1          what brought the end: 1 points, 2 decks, 3 everybody is blocked
points       4          on the score track
tally        4 × 7      visible symbols: the four kingdoms, then quill, inkwell, manuscript
settled      4          1 for seats that have made both choices of the setup
starter      1          the viewer's starter
areas        4 × 40 × 3 the cards laid, in the order of laying: face, x, y
open         1          how many slots the viewer's area has
slots        82 × 2     x, y of each, ordered by x, then by y: an action names a slot by its row
hands        4 × 3 × 3  back, card, and 1 if everybody saw it being taken from the market; of other
                        hands the viewer knows only the numbers of such cards
payable      3 × 2      front and back of each card in the viewer's hand: 1 if it may be laid
market       4          the cards face up: resource left and right, gold left and right
decks        2 × 2      resource and gold: cards left, back of the top one
objectives   2          common to all
offered      2          the two that the viewer chooses from
kept         4          the secret objective: the viewer's own; of all when the game is over
tybor        5          in solo: his points, his cards of each kingdom

A seat that has not turned its starter yet has been dealt nothing (R12): hands, deck tops,
objectives and slots are zero.
"""

from __future__ import annotations

from itertools import accumulate
from math import prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Row = npt.NDArray[np.int16]

MAX_SEATS = 4
MAX_CARDS = 40
"""In one area. Two players lay at most 38 cards each, three and four fewer; only where others are
blocked (R33) can one lay more, and then a game is truncated."""
MAX_SLOTS = 2 * MAX_CARDS + 2
"""A connected area of n cells has at most 2n + 2 empty neighbours."""
REACH = MAX_CARDS
"""No slot is farther away than that, in x or in y: each card is one step."""
FACE_NUMBERS = 172
CARD_NUMBERS = 86
BACKS = 8
OBJECTIVE_NUMBERS = 16
MAX_ROUNDS = 99
MAX_POINTS = 999


class Field(NamedTuple):
    shape: tuple[int, ...]
    high: int | tuple[int, ...] = 1
    """The largest number, or that of each column."""
    low: int | tuple[int, ...] = 0


FIELDS: dict[str, Field] = {
    "seats": Field((1,), MAX_SEATS, 1),
    "seat": Field((1,), MAX_SEATS - 1),
    "options": Field((3,), (3, 1, 1)),
    "phase": Field((1,), 3),
    "turn": Field((MAX_SEATS,)),
    "round": Field((1,), MAX_ROUNDS, 1),
    "last_round": Field((1,), MAX_ROUNDS),
    "ended": Field((1,), 3),
    "points": Field((MAX_SEATS,), MAX_POINTS),
    "tally": Field((MAX_SEATS, 7), 4 * MAX_CARDS),
    "settled": Field((MAX_SEATS,)),
    "starter": Field((1,), CARD_NUMBERS),
    "areas": Field((MAX_SEATS, MAX_CARDS, 3), (FACE_NUMBERS, REACH, REACH), (0, -REACH, -REACH)),
    "open": Field((1,), MAX_SLOTS),
    "slots": Field((MAX_SLOTS, 2), REACH, -REACH),
    "hands": Field((MAX_SEATS, 3, 3), (BACKS, CARD_NUMBERS, 1)),
    "payable": Field((3, 2)),
    "market": Field((4,), CARD_NUMBERS),
    "decks": Field((2, 2), (40, BACKS)),
    "objectives": Field((2,), OBJECTIVE_NUMBERS),
    "offered": Field((2,), OBJECTIVE_NUMBERS),
    "kept": Field((MAX_SEATS,), OBJECTIVE_NUMBERS),
    "tybor": Field((5,), MAX_POINTS),
}

_SIZES = [prod(field.shape) for field in FIELDS.values()]
WIDTH = sum(_SIZES)
"""The length of a whole row."""
OFFSETS: dict[str, int] = dict(zip(FIELDS, accumulate([0, *_SIZES[:-1]]), strict=True))
"""Where each field begins in a row."""


def named(rows: Row) -> dict[str, Row]:
    """The fields of a row, or of many rows: views, so that they change with it."""
    return {
        name: rows[..., offset : offset + prod(FIELDS[name].shape)].reshape(
            *rows.shape[:-1], *FIELDS[name].shape
        )
        for name, offset in OFFSETS.items()
    }
