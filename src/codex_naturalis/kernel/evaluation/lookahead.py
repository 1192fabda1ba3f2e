"""One half-move ahead: the value of each half-move of a seat is the utility of the position that it
leads to. Nothing that the seat cannot know is used."""

from __future__ import annotations

import numpy as np

from codex_naturalis.kernel.build.compiling import compiled, compiled_no_refcounts
from codex_naturalis.kernel.evaluation.evaluator import (
    SCORES_SIZE,
    Evaluator,
    expected_score,
    expected_scores,
    parties_of,
    set_reference,
    utility,
)
from codex_naturalis.kernel.evaluation.feature_columns import Vector
from codex_naturalis.kernel.rules.area import State, grid_index, lay, slot_of
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.layout import (
    BACK,
    BLOCK,
    CELL_ROW,
    DECK,
    DECK_COUNT,
    DECK_SIZE,
    DRAW,
    END_POINTS,
    FIRST_MARKET_SOURCE,
    FIRST_STARTER,
    GRID,
    HAND,
    HAND_COUNT,
    HEADER,
    LAST_ROUND,
    MARKET,
    NONE,
    OBJECTIVE,
    OFFERED,
    OPEN_SLOT,
    PHASE,
    PLACE,
    POINTS,
    ROUND,
    SEAT,
    SOURCES,
    STARTER,
    STARTER_LAID,
)
from codex_naturalis.kernel.rules.moves import (
    DRAW_MOVE,
    FACE_MASK,
    FACE_SHIFT,
    KIND_SHIFT,
    MOVE_CELL_MASK,
    OBJECTIVE_MOVE,
    STARTER_MOVE,
    Moves,
    list_moves,
)
from codex_naturalis.kernel.rules.random_numbers import Rng, below
from codex_naturalis.kernel.rules.rules import drawable


@compiled
def prepare_placements(s: State, evaluator: Evaluator, quiet: Vector) -> None:
    """Evaluate the position once, before its placements are evaluated one by one. `quiet` gets the
    expected scores after a placement that scores nothing: those of the other parties stay so."""
    s[PHASE] = DRAW
    set_reference(s, evaluator)
    expected_scores(s, evaluator, quiet)
    s[PHASE] = PLACE


@compiled_no_refcounts
def evaluate_placement(
    s: State,
    evaluator: Evaluator,
    quiet: Vector,
    move: int,
    kept: State,
    scores: Vector,
) -> float:
    """The value of one placement; leaves the state as it was. `kept` is scratch space for the part
    of a block before its grid."""
    seat = int(s[SEAT])
    base = HEADER + seat * BLOCK
    grid = base + GRID
    at = move & MOVE_CELL_MASK
    face = (move >> FACE_SHIFT) & FACE_MASK
    for index in range(GRID):
        kept[index] = s[base + index]
    around = (
        s[grid + grid_index(at - 1)],
        s[grid + grid_index(at + CELL_ROW)],
        s[grid + grid_index(at - CELL_ROW)],
        s[grid + grid_index(at + 1)],
    )
    last = s[LAST_ROUND]
    held = 0
    while s[base + HAND + held] != face >> 1:
        held += 1
    scored = lay(s, evaluator.faces, base, face, slot_of(s, base, at))
    fewer = int(s[base + HAND_COUNT]) - 1
    for index in range(held, fewer):
        s[base + HAND + index] = s[base + HAND + index + 1]
    s[base + HAND_COUNT] = fewer
    s[base + POINTS] += scored
    if last == 0 and s[base + POINTS] >= END_POINTS:
        s[LAST_ROUND] = s[ROUND] + 1
    s[PHASE] = DRAW
    for index in range(SCORES_SIZE):
        scores[index] = quiet[index]
    if scored:
        expected_scores(s, evaluator, scores)
    else:
        expected_score(s, evaluator, seat, scores)
    s[PHASE] = PLACE
    for index in range(GRID):
        s[base + index] = kept[index]
    s[grid + grid_index(at - 1)] = around[0]
    s[grid + grid_index(at + CELL_ROW)] = around[1]
    s[grid + grid_index(at - CELL_ROW)] = around[2]
    s[grid + grid_index(at + 1)] = around[3]
    s[grid + grid_index(at)] = OPEN_SLOT
    s[LAST_ROUND] = last
    return utility(scores, evaluator.scratch.wins, parties_of(s), seat)


@compiled
def evaluate_placements(
    s: State,
    evaluator: Evaluator,
    scores: Vector,
    moves: Moves,
    values: Vector,
) -> int:
    """Writes all placements of the seat to move and their values; returns how many."""
    quiet = np.empty(SCORES_SIZE, np.float32)
    kept = np.empty(GRID, np.int16)
    prepare_placements(s, evaluator, quiet)
    count = list_moves(s, evaluator.faces, int(s[SEAT]), moves)
    for index in range(count):
        values[index] = evaluate_placement(s, evaluator, quiet, int(moves[index]), kept, scores)
    return count


@compiled_no_refcounts
def _evaluate_card(
    s: State,
    evaluator: Evaluator,
    scores: Vector,
    card: int,
) -> float:
    """The value of having drawn a card."""
    seat = int(s[SEAT])
    base = HEADER + seat * BLOCK
    held = int(s[base + HAND_COUNT])
    s[base + HAND + held] = card
    s[base + HAND_COUNT] = held + 1
    expected_scores(s, evaluator, scores)
    s[base + HAND_COUNT] = held
    s[base + HAND + held] = NONE
    return utility(scores, evaluator.scratch.wins, parties_of(s), seat)


@compiled_no_refcounts
def sample_top_card(s: State, faces: Numbers, deck: int, rng: Rng) -> int:
    """A random card of a deck among those with the back of its top card."""
    left = int(s[DECK_COUNT + deck])
    first = DECK + deck * DECK_SIZE
    back = faces[2 * int(s[first + left - 1]), BACK]
    index = below(rng, left)
    while faces[2 * int(s[first + index]), BACK] != back:
        index = index + 1 if index + 1 < left else 0
    return int(s[first + index])


@compiled_no_refcounts
def evaluate_draws(
    s: State,
    evaluator: Evaluator,
    scores: Vector,
    moves: Moves,
    values: Vector,
    rng: Rng,
    samples: int,
) -> int:
    """The same for draws. Of a deck only the back of its top card is known: `samples` random cards
    with that back stand for it."""
    set_reference(s, evaluator)
    count = 0
    for source in range(SOURCES):
        if not drawable(s, source):
            continue
        if source >= FIRST_MARKET_SOURCE:
            slot = MARKET + source - FIRST_MARKET_SOURCE
            card = int(s[slot])
            s[slot] = NONE
            value = _evaluate_card(s, evaluator, scores, card)
            s[slot] = card
        else:
            value = 0.0
            for _ in range(samples):
                card = sample_top_card(s, evaluator.faces, source, rng)
                value += _evaluate_card(s, evaluator, scores, card)
            value /= samples
        moves[count] = DRAW_MOVE << KIND_SHIFT | source
        values[count] = value
        count += 1
    return count


@compiled
def evaluate_choices(
    s: State,
    evaluator: Evaluator,
    scores: Vector,
    moves: Moves,
    values: Vector,
    seat: int,
) -> int:
    """The same for the two choices of the setup."""
    base = HEADER + seat * BLOCK
    parties = parties_of(s)
    set_reference(s, evaluator)
    if s[base + STARTER_LAID]:
        for which in range(2):
            objective = s[base + OFFERED + which]
            s[base + OBJECTIVE] = objective
            expected_scores(s, evaluator, scores)
            moves[which] = OBJECTIVE_MOVE << KIND_SHIFT | int(objective)
            values[which] = utility(scores, evaluator.scratch.wins, parties, seat)
        s[base + OBJECTIVE] = NONE
        return 2
    kept = s[base : base + BLOCK].copy()
    for side in range(2):
        lay(s, evaluator.faces, base, 2 * (FIRST_STARTER + int(kept[STARTER])) + side, 0)
        expected_scores(s, evaluator, scores)
        moves[side] = STARTER_MOVE << KIND_SHIFT | side
        values[side] = utility(scores, evaluator.scratch.wins, parties, seat)
        s[base : base + BLOCK] = kept
    return 2
