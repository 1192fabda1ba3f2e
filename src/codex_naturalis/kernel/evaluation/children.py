"""The children of a node: half-moves worth trying, with the network's values as their priors."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled
from codex_naturalis.kernel.evaluation.evaluator import SCORES_SIZE, Evaluator
from codex_naturalis.kernel.evaluation.feature_columns import Vector
from codex_naturalis.kernel.evaluation.lookahead import (
    evaluate_choices,
    evaluate_draws,
    evaluate_placement,
    prepare_placements,
)
from codex_naturalis.kernel.evaluation.move_ordering import order_placements
from codex_naturalis.kernel.evaluation.network import Matrix
from codex_naturalis.kernel.evaluation.ordering_columns import ORDERING_FEATURES
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.layout import DRAW, GRID, MAX_PARTIES, PHASE, PLACE, SEAT
from codex_naturalis.kernel.rules.moves import MAX_MOVES, Moves
from codex_naturalis.kernel.rules.random_numbers import Rng, fraction

MAX_DEPTH = 64
BELOW_ALL = -1e9
"""Lower than any value."""
TOP_CARD_SAMPLES = 1
"""Cards that stand for the hidden top card of a deck."""


class Scratch(NamedTuple):
    """Buffers of a search."""

    world: State
    kept: State
    moves: Moves
    """All placements, and their scores by move ordering."""
    ordering: Vector
    scores: Vector
    quiet: Vector
    """See `lookahead.prepare_placements`."""
    children: Moves
    """The half-moves worth trying, and their priors."""
    priors: Vector
    path: npt.NDArray[np.int64]
    totals: npt.NDArray[np.float64]
    reward: Vector
    root_moves: Moves
    root_priors: Vector
    facts: Matrix
    """Without rows: a search keeps no facts of placements."""


def new_scratch(size: int) -> Scratch:
    def floats(number: int) -> Vector:
        return np.zeros(number, np.float32)

    def codes(number: int) -> Moves:
        return np.zeros(number, np.int32)

    return Scratch(
        np.zeros(size, np.int16),
        np.zeros(GRID, np.int16),
        codes(MAX_MOVES),
        floats(MAX_MOVES),
        floats(SCORES_SIZE),
        floats(SCORES_SIZE),
        codes(MAX_MOVES),
        floats(MAX_MOVES),
        np.zeros(MAX_DEPTH, np.int64),
        np.zeros(MAX_PARTIES),
        floats(3 * MAX_PARTIES),
        codes(MAX_MOVES),
        floats(MAX_MOVES),
        np.zeros((0, ORDERING_FEATURES), np.float32),
    )


@compiled
def _evaluate_best_placements(s: State, evaluator: Evaluator, scratch: Scratch, width: int) -> int:
    """The best `width` placements by move ordering, evaluated by the network."""
    seat = int(s[SEAT])
    count = order_placements(s, evaluator, seat, scratch.moves, scratch.ordering, scratch.facts)
    prepare_placements(s, evaluator, scratch.quiet)
    chosen = min(width, count)
    for rank in range(chosen):
        best = 0
        for index in range(1, count):
            if scratch.ordering[index] > scratch.ordering[best]:
                best = index
        move = int(scratch.moves[best])
        scratch.ordering[best] = BELOW_ALL
        scratch.children[rank] = move
        scratch.priors[rank] = evaluate_placement(
            s, evaluator, scratch.quiet, move, scratch.kept, scratch.scores
        )
    return chosen


@compiled
def evaluate_children(
    s: State, evaluator: Evaluator, scratch: Scratch, seat: int, width: int, rng: Rng
) -> int:
    """Writes the half-moves worth trying to scratch.children and their values to scratch.priors;
    returns how many. Of placements these are the best `width` by move ordering."""
    phase = s[PHASE]
    if phase == PLACE:
        return _evaluate_best_placements(s, evaluator, scratch, width)
    if phase == DRAW:
        return evaluate_draws(
            s,
            evaluator,
            scratch.scores,
            scratch.children,
            scratch.priors,
            rng,
            TOP_CARD_SAMPLES,
        )
    return evaluate_choices(s, evaluator, scratch.scores, scratch.children, scratch.priors, seat)


@compiled
def choose_child(
    s: State,
    evaluator: Evaluator,
    scratch: Scratch,
    seat: int,
    width: int,
    temperature: float,
    rng: Rng,
) -> int:
    """The half-move with the highest prior; with a temperature, one sampled by softmax (by adding
    Gumbel noise)."""
    count = evaluate_children(s, evaluator, scratch, seat, width, rng)
    best = 0
    highest = BELOW_ALL
    for index in range(count):
        value = float(scratch.priors[index])
        if temperature > 0.0:
            value -= temperature * np.log(-np.log(fraction(rng) + 1e-9))
        if value > highest:
            highest = value
            best = index
    return int(scratch.children[best])
