"""The root of a search: whose half-move it is, and the priors of all its half-moves."""

from __future__ import annotations

from codex_naturalis.kernel.build.compiling import compiled, compiled_no_refcounts
from codex_naturalis.kernel.evaluation.children import Scratch
from codex_naturalis.kernel.evaluation.evaluator import Evaluator
from codex_naturalis.kernel.evaluation.lookahead import (
    evaluate_choices,
    evaluate_draws,
    evaluate_placements,
)
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    DRAW,
    HEADER,
    NONE,
    OBJECTIVE,
    PHASE,
    PLACE,
    SEAT,
    SETUP,
)
from codex_naturalis.kernel.rules.random_numbers import Rng
from codex_naturalis.kernel.search.information_set import InformationSet, determinize

TOP_CARD_SAMPLES = 2
"""Cards that stand for the hidden top card of a deck, in each world."""


@compiled_no_refcounts
def seat_to_move(s: State, me: int) -> int:
    """Whose half-move it is. In the setup all choose at once: the searching seat goes first."""
    if s[PHASE] == SETUP and s[HEADER + me * BLOCK + OBJECTIVE] == NONE:
        return me
    return int(s[SEAT])


@compiled
def evaluate_root(
    known: InformationSet, evaluator: Evaluator, scratch: Scratch, rng: Rng, worlds: int
) -> int:
    """Writes all half-moves of the root and the means of their values over some worlds; returns how
    many. They are the same in every world."""
    s = scratch.world
    count = 0
    for world in range(worlds):
        determinize(known, evaluator.faces, s, rng)
        seat = seat_to_move(s, known.seat)
        moves, values = scratch.children, scratch.priors
        if s[PHASE] == PLACE:
            count = evaluate_placements(s, evaluator, scratch.scores, moves, values)
        elif s[PHASE] == DRAW:
            count = evaluate_draws(
                s, evaluator, scratch.scores, moves, values, rng, TOP_CARD_SAMPLES
            )
        else:
            count = evaluate_choices(s, evaluator, scratch.scores, moves, values, seat)
        for index in range(count):
            if world == 0:
                scratch.root_priors[index] = 0.0
            scratch.root_moves[index] = moves[index]
            scratch.root_priors[index] += values[index] / worlds
    return count
