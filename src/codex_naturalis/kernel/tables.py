"""The facts of the cards as two tables of numbers, which every function of the kernel is given."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.engine.cards import Card, Face, Objective, PatternObjective, Scoring
from codex_naturalis.engine.catalogue import RETAIL, Catalogue
from codex_naturalis.engine.geometry import SHARED
from codex_naturalis.engine.symbols import KINGDOMS as KINGDOM_ORDER
from codex_naturalis.engine.symbols import ORDER, SYMBOLS
from codex_naturalis.engine.tybor import wants
from codex_naturalis.kernel.lanes import LANE, word_of
from codex_naturalis.kernel.layout import (
    COST,
    COUNTED,
    FACE_COLUMNS,
    GAINED,
    GAINS,
    GOAL_COLUMNS,
    INKS,
    KINGDOM,
    KINGDOMS,
    LOOK,
    LOST,
    NEEDS,
    NO_FACE,
    ORIGIN,
    PATTERN,
    PRICE,
    PRIZE,
    SCORING,
    SHARES,
    SHOWN,
    STEPS,
    SYMBOLS_NEEDED,
    VISIBLE,
    WANTED,
    WORTH,
    pack,
)

Numbers = npt.NDArray[np.int64]
NO_SYMBOL = 7
NO_KINGDOM, NO_CARD = 4, 5
FLAT, _EACH, COVERED = range(3)
_SCORINGS = tuple(Scoring)


class Tables(NamedTuple):
    faces: Numbers
    goals: Numbers


@cache
def tables(catalogue: Catalogue = RETAIL) -> Tables:
    """Those of the printed game, or of invented cards."""
    cards = (*catalogue.resource, *catalogue.gold, *catalogue.starters)
    faces = np.zeros((NO_FACE + 1, FACE_COLUMNS), np.int64)
    _write_no_face(faces[NO_FACE])
    for index, card in enumerate(cards):
        for side, face in enumerate(card.faces):
            _write_face(faces[2 * index + side], card, face)
        for goal, objective in enumerate(catalogue.objectives):
            faces[2 * index, WANTED + goal] = _wanted(card, objective)
    goals = np.zeros((len(catalogue.objectives), GOAL_COLUMNS), np.int64)
    for row, objective in zip(goals, catalogue.objectives, strict=True):
        _write_goal(row, objective)
    return Tables(faces, goals)


def _write_face(row: Numbers, card: Card, face: Face) -> None:
    for corner in range(4):
        ink = face.inks[corner]
        row[INKS + corner] = NO_SYMBOL if ink is None else ink
        row[VISIBLE + corner] = face.open[corner]
    for symbol in face.gains:
        row[GAINS + symbol] += 1
    row[COST : COST + 4] = face.cost[:4]
    row[WORTH] = face.points
    row[SCORING] = _SCORINGS.index(face.scoring)
    row[COUNTED] = NO_SYMBOL if face.counted is None else ORDER[face.counted]
    row[KINGDOM] = NO_KINGDOM if face.kingdom is None else KINGDOM_ORDER.index(face.kingdom)
    row[SHOWN] = row[KINGDOM] + 4 * (card.kind.value == "gold")
    _write_words(row)


def _write_words(row: Numbers) -> None:
    """The same facts, many in a word."""
    row[PRICE] = word_of(row[COST : COST + 4])
    row[GAINED] = word_of(row[GAINS : GAINS + 4])
    row[GAINED + 1] = word_of(row[GAINS + 4 : GAINS + 7])
    for corner in range(4):
        row[LOOK] |= row[VISIBLE + corner] << corner
        ink = int(row[INKS + SHARED[corner]])
        if ink != NO_SYMBOL:
            row[LOST + 2 * corner + ink // 4] = 1 << LANE * (ink % 4)
    row[LOOK] |= row[WORTH] << (4 if row[SCORING] == FLAT else 8)
    row[LOOK] |= (3 if row[SCORING] == COVERED else row[COUNTED] & 3) << 12


def _write_no_face(row: Numbers) -> None:
    row[KINGDOM] = NO_CARD
    row[PRICE] = word_of([99] * 4)


def _wanted(card: Card, objective: Objective) -> bool:
    return card.kind.value == "gold" and wants(card, (objective,))


def _write_goal(row: Numbers, objective: Objective) -> None:
    row[PRIZE] = objective.points
    if isinstance(objective, PatternObjective):
        row[PATTERN] = 1
        for cell, ((x, y), kingdom) in enumerate(objective.cells):
            row[KINGDOMS + cell] = KINGDOM_ORDER.index(kingdom)
            row[STEPS + cell] = pack(x, y) - ORIGIN
    else:
        row[NEEDS : NEEDS + len(SYMBOLS)] = objective.needs
        needed = [symbol for symbol, need in enumerate(objective.needs) if need]
        for which in range(3):
            symbol = needed[which % len(needed)]
            row[SYMBOLS_NEEDED + which] = symbol
            row[SHARES + which] = -(-(1 << 16) // objective.needs[symbol])
