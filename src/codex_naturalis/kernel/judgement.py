"""One half-move ahead: every choice of the seat to move, judged by the evaluation of what it
leads to, without looking at anything that the seat cannot know."""

from __future__ import annotations

import numpy as np

from codex_naturalis.kernel.area import State, cell_of, lay, slot_of
from codex_naturalis.kernel.compiling import compiled, lean
from codex_naturalis.kernel.features import Vector
from codex_naturalis.kernel.flow import STARTERS, drawable
from codex_naturalis.kernel.layout import (
    BEGUN,
    BLOCK,
    DECK,
    DECK_SIZE,
    DRAW,
    END_POINTS,
    GOAL,
    GRID,
    HAND,
    HEADER,
    HELD,
    LAST,
    LEFT,
    MARKET,
    MODE,
    NONE,
    OFFERED,
    OPENED,
    PHASE,
    PLACE,
    POINTS,
    ROUND,
    SEAT,
    SEATS,
    SHOWN,
    SOURCES,
    STARTER,
    TABLE,
)
from codex_naturalis.kernel.moves import (
    DRAW_MOVE,
    FACE_BITS,
    KIND_BITS,
    OBJECTIVE_MOVE,
    STARTER_MOVE,
    Moves,
    list_moves,
)
from codex_naturalis.kernel.network import Mind, anchor, chances, expect, expect_seat
from codex_naturalis.kernel.random_numbers import Seed, below
from codex_naturalis.kernel.tables import Numbers

MARGIN = 0.004
"""What a point is worth beside the probability to win: it decides where that is certain."""


@lean
def parties_of(s: State) -> int:
    """The seats, and Tybor."""
    return int(s[SEATS]) + int(s[MODE] != TABLE)


@lean
def worth(scores: Vector, wins: Vector, parties: int, seat: int) -> float:
    """How good that is for a seat: to win, and by much."""
    chances(scores, parties, wins)
    other = -1000.0
    for party in range(parties):
        if party != seat:
            other = max(other, scores[party])
    return float(wins[seat] + MARGIN * (scores[seat] - other))


@compiled
def begin_placements(s: State, mind: Mind, quiet: Vector) -> None:
    """Look at the position once, before its placements are judged one by one: `quiet` gets what
    is expected after a placement that changes nothing for the others."""
    s[PHASE] = DRAW
    anchor(s, mind)
    expect(s, mind, quiet)
    s[PHASE] = PLACE


@lean
def judge_placement(
    s: State,
    mind: Mind,
    quiet: Vector,
    move: int,
    kept: State,
    scores: Vector,
) -> float:
    """The worth of one placement; the state is as before afterwards. `kept` has room for what of
    a block is not its grid."""
    seat = int(s[SEAT])
    base = HEADER + seat * BLOCK
    grid = base + GRID
    at = move & 16383
    face = (move >> FACE_BITS) & 1023
    for index in range(GRID):
        kept[index] = s[base + index]
    cells = (
        s[grid + cell_of(at - 1)],
        s[grid + cell_of(at + 128)],
        s[grid + cell_of(at - 128)],
        s[grid + cell_of(at + 1)],
    )
    last = s[LAST]
    held = 0
    while s[base + HAND + held] != face >> 1:
        held += 1
    scored = lay(s, mind.faces, base, face, slot_of(s, base, at))
    fewer = int(s[base + HELD]) - 1
    for index in range(held, fewer):
        s[base + HAND + index] = s[base + HAND + index + 1]
    s[base + HELD] = fewer
    s[base + POINTS] += scored
    if last == 0 and s[base + POINTS] >= END_POINTS:
        s[LAST] = s[ROUND] + 1
    s[PHASE] = DRAW
    for index in range(10):
        scores[index] = quiet[index]
    if scored:
        expect(s, mind, scores)
    else:
        expect_seat(s, mind, seat, scores)
    s[PHASE] = PLACE
    for index in range(GRID):
        s[base + index] = kept[index]
    s[grid + cell_of(at - 1)] = cells[0]
    s[grid + cell_of(at + 128)] = cells[1]
    s[grid + cell_of(at - 128)] = cells[2]
    s[grid + cell_of(at + 1)] = cells[3]
    s[grid + cell_of(at)] = OPENED
    s[LAST] = last
    return worth(scores, mind.room.wins, parties_of(s), seat)


@compiled
def judge_placements(
    s: State,
    mind: Mind,
    scores: Vector,
    moves: Moves,
    values: Vector,
) -> int:
    """Writes all placements of the seat to move and their worth; returns how many."""
    quiet = np.empty(10, np.float32)
    kept = np.empty(GRID, np.int16)
    begin_placements(s, mind, quiet)
    count = list_moves(s, mind.faces, int(s[SEAT]), moves)
    for index in range(count):
        values[index] = judge_placement(s, mind, quiet, int(moves[index]), kept, scores)
    return count


@lean
def _judge_card(
    s: State,
    mind: Mind,
    scores: Vector,
    card: int,
) -> float:
    """The worth of having drawn a card."""
    seat = int(s[SEAT])
    base = HEADER + seat * BLOCK
    held = int(s[base + HELD])
    s[base + HAND + held] = card
    s[base + HELD] = held + 1
    expect(s, mind, scores)
    s[base + HELD] = held
    s[base + HAND + held] = NONE
    return worth(scores, mind.room.wins, parties_of(s), seat)


@lean
def like_top(s: State, faces: Numbers, deck: int, seed: Seed) -> int:
    """Any card of a deck whose back is that of its top card."""
    left = int(s[LEFT + deck])
    first = DECK + deck * DECK_SIZE
    shown = faces[2 * int(s[first + left - 1]), SHOWN]
    index = below(seed, left)
    while faces[2 * int(s[first + index]), SHOWN] != shown:
        index = index + 1 if index + 1 < left else 0
    return int(s[first + index])


@lean
def judge_draws(
    s: State,
    mind: Mind,
    scores: Vector,
    moves: Moves,
    values: Vector,
    seed: Seed,
    samples: int,
) -> int:
    """The same for draws; of a deck only the back of its top card is known: so many cards like it
    stand for it."""
    anchor(s, mind)
    count = 0
    for source in range(SOURCES):
        if not drawable(s, source):
            continue
        if source >= 2:
            card = int(s[MARKET + source - 2])
            s[MARKET + source - 2] = NONE
            value = _judge_card(s, mind, scores, card)
            s[MARKET + source - 2] = card
        else:
            value = 0.0
            for _ in range(samples):
                card = like_top(s, mind.faces, source, seed)
                value += _judge_card(s, mind, scores, card)
            value /= samples
        moves[count] = DRAW_MOVE << KIND_BITS | source
        values[count] = value
        count += 1
    return count


@compiled
def judge_choices(
    s: State,
    mind: Mind,
    scores: Vector,
    moves: Moves,
    values: Vector,
    seat: int,
) -> int:
    """The same for the two choices of the setup."""
    base = HEADER + seat * BLOCK
    parties = parties_of(s)
    anchor(s, mind)
    if s[base + BEGUN]:
        for which in range(2):
            goal = s[base + OFFERED + which]
            s[base + GOAL] = goal
            expect(s, mind, scores)
            moves[which] = OBJECTIVE_MOVE << KIND_BITS | int(goal)
            values[which] = worth(scores, mind.room.wins, parties, seat)
        s[base + GOAL] = NONE
        return 2
    kept = s[base : base + BLOCK].copy()
    for side in range(2):
        lay(s, mind.faces, base, 2 * (STARTERS + int(kept[STARTER])) + side, 0)
        expect(s, mind, scores)
        moves[side] = STARTER_MOVE << KIND_BITS | side
        values[side] = worth(scores, mind.room.wins, parties, seat)
        s[base : base + BLOCK] = kept
    return 2
