"""The facts of the cards as two tables of numbers: arguments of all compiled functions."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.engine.cards import Card, Face, Objective, PatternObjective, Scoring
from codex_naturalis.engine.catalogue import RETAIL, Catalogue
from codex_naturalis.engine.geometry import OPPOSITE
from codex_naturalis.engine.symbols import KINGDOMS as KINGDOM_ORDER
from codex_naturalis.engine.symbols import ORDER, SYMBOLS
from codex_naturalis.engine.tybor import wanted_for
from codex_naturalis.kernel.rules.lanes import LANE_BITS, LANES, word_of
from codex_naturalis.kernel.rules.layout import (
    BACK,
    COST,
    COST_WORD,
    COUNTED,
    COUNTED_MASK,
    COUNTED_SHIFT,
    COVERED_CORNERS,
    FACE_COLUMNS,
    FACE_POINTS,
    FIRST_OBJECT,
    FLAT,
    FLAT_POINTS_SHIFT,
    GAINS,
    GAINS_WORDS,
    GOLD_BACK,
    INKS,
    KINGDOM,
    LOST_WORDS,
    NEEDS,
    NO_CARD,
    NO_FACE,
    NO_KINGDOM,
    NO_SYMBOL,
    OBJECTIVE_COLUMNS,
    ORIGIN,
    PACKED,
    PATTERN,
    PATTERN_KINGDOMS,
    PATTERN_STEPS,
    PER_CORNER,
    POINTS_EACH,
    POINTS_PER_SHIFT,
    RECIPROCAL_BITS,
    RECIPROCALS,
    SCORING,
    SYMBOLS_NEEDED,
    VISIBLE,
    WANTED,
    pack,
)

Numbers = npt.NDArray[np.int64]
UNPAYABLE = 99
"""More of a symbol than any area shows."""
_SCORINGS = tuple(Scoring)


class CardTables(NamedTuple):
    faces: Numbers
    objectives: Numbers


@cache
def card_tables(catalogue: Catalogue = RETAIL) -> CardTables:
    """The tables of the printed game, or of other cards."""
    cards = (*catalogue.resource, *catalogue.gold, *catalogue.starters)
    faces = np.zeros((NO_FACE + 1, FACE_COLUMNS), np.int64)
    _write_no_face(faces[NO_FACE])
    for index, card in enumerate(cards):
        for side, face in enumerate(card.faces):
            _write_face(faces[2 * index + side], card, face)
        for number, objective in enumerate(catalogue.objectives):
            faces[2 * index, WANTED + number] = _wanted(card, objective)
    objectives = np.zeros((len(catalogue.objectives), OBJECTIVE_COLUMNS), np.int64)
    for row, objective in zip(objectives, catalogue.objectives, strict=True):
        _write_objective(row, objective)
    return CardTables(faces, objectives)


def _write_face(row: Numbers, card: Card, face: Face) -> None:
    for corner in range(4):
        ink = face.corner_indices[corner]
        row[INKS + corner] = NO_SYMBOL if ink is None else ink
        row[VISIBLE + corner] = face.open[corner]
    for symbol in face.symbol_indices:
        row[GAINS + symbol] += 1
    row[COST : COST + 4] = face.cost[:4]
    row[FACE_POINTS] = face.points
    row[SCORING] = _SCORINGS.index(face.scoring)
    row[COUNTED] = NO_SYMBOL if face.counted is None else ORDER[face.counted]
    row[KINGDOM] = NO_KINGDOM if face.kingdom is None else KINGDOM_ORDER.index(face.kingdom)
    row[BACK] = row[KINGDOM] + GOLD_BACK * (card.kind.value == "gold")
    _write_words(row)


def _write_words(row: Numbers) -> None:
    """The same facts, packed into words."""
    row[COST_WORD] = word_of(row[COST : COST + 4])
    row[GAINS_WORDS] = word_of(row[GAINS : GAINS + 4])
    row[GAINS_WORDS + 1] = word_of(row[GAINS + FIRST_OBJECT : GAINS + NO_SYMBOL])
    for corner in range(4):
        row[PACKED] |= row[VISIBLE + corner] << corner
        ink = int(row[INKS + OPPOSITE[corner]])
        if ink != NO_SYMBOL:
            row[LOST_WORDS + 2 * corner + ink // LANES] = 1 << LANE_BITS * (ink % LANES)
    shift = FLAT_POINTS_SHIFT if row[SCORING] == FLAT else POINTS_PER_SHIFT
    row[PACKED] |= row[FACE_POINTS] << shift
    per_corner = row[SCORING] == PER_CORNER
    counted = COVERED_CORNERS if per_corner else row[COUNTED] & COUNTED_MASK
    row[PACKED] |= counted << COUNTED_SHIFT


def _write_no_face(row: Numbers) -> None:
    row[KINGDOM] = NO_CARD
    row[COST_WORD] = word_of([UNPAYABLE] * LANES)


def _wanted(card: Card, objective: Objective) -> bool:
    return card.kind.value == "gold" and wanted_for(card, (objective,)) is not None


def _write_objective(row: Numbers, objective: Objective) -> None:
    row[POINTS_EACH] = objective.points
    if isinstance(objective, PatternObjective):
        row[PATTERN] = 1
        for cell, ((x, y), kingdom) in enumerate(objective.cells):
            row[PATTERN_KINGDOMS + cell] = KINGDOM_ORDER.index(kingdom)
            row[PATTERN_STEPS + cell] = pack(x, y) - ORIGIN
    else:
        row[NEEDS : NEEDS + len(SYMBOLS)] = objective.needs
        needed = [symbol for symbol, need in enumerate(objective.needs) if need]
        for which in range(3):
            symbol = needed[which % len(needed)]
            row[SYMBOLS_NEEDED + which] = symbol
            row[RECIPROCALS + which] = -(-(1 << RECIPROCAL_BITS) // objective.needs[symbol])
