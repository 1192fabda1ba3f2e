"""Looking at the half-moves of a seat: all of them at a glance, the best closely."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.area import State
from codex_naturalis.kernel.compiling import compiled, lean
from codex_naturalis.kernel.features import Vector
from codex_naturalis.kernel.judgement import (
    begin_placements,
    judge_choices,
    judge_draws,
    judge_placement,
    judge_placements,
)
from codex_naturalis.kernel.knowledge import Knowledge, redeal
from codex_naturalis.kernel.layout import (
    BLOCK,
    DRAW,
    GOAL,
    GRID,
    HEADER,
    NONE,
    PHASE,
    PLACE,
    SEAT,
    SETUP,
)
from codex_naturalis.kernel.moves import MOST_MOVES, Moves
from codex_naturalis.kernel.network import GLANCE, Matrix, Mind
from codex_naturalis.kernel.random_numbers import Seed, fraction
from codex_naturalis.kernel.sketch import glance

MOST_DEPTH = 64


class Desk(NamedTuple):
    """Room to work in."""

    work: State
    kept: State
    moves: Moves
    values: Vector
    scores: Vector
    quiet: Vector
    close: Moves
    looks: Vector
    path: npt.NDArray[np.int64]
    totals: npt.NDArray[np.float64]
    reward: Vector
    root_moves: Moves
    root_looks: Vector
    facts: Matrix
    """None: they are not kept here."""


def new_desk(size: int) -> Desk:
    def floats(number: int) -> Vector:
        return np.zeros(number, np.float32)

    def codes(number: int) -> Moves:
        return np.zeros(number, np.int32)

    return Desk(
        np.zeros(size, np.int16),
        np.zeros(GRID, np.int16),
        codes(MOST_MOVES),
        floats(MOST_MOVES),
        floats(10),
        floats(10),
        codes(MOST_MOVES),
        floats(MOST_MOVES),
        np.zeros(MOST_DEPTH, np.int64),
        np.zeros(5),
        floats(15),
        codes(MOST_MOVES),
        floats(MOST_MOVES),
        np.zeros((0, GLANCE), np.float32),
    )


@lean
def mover(s: State, me: int) -> int:
    """Whose half-move it is. In the setup all choose at once: the searching seat goes first."""
    if s[PHASE] == SETUP and s[HEADER + me * BLOCK + GOAL] == NONE:
        return me
    return int(s[SEAT])


@compiled
def _look_closely(s: State, mind: Mind, desk: Desk, most: int) -> int:
    """The placements that look best at a glance, judged by the network."""
    seat = int(s[SEAT])
    count = glance(s, mind, seat, desk.moves, desk.values, desk.facts)
    begin_placements(s, mind, desk.quiet)
    chosen = min(most, count)
    for rank in range(chosen):
        best = 0
        for index in range(1, count):
            if desk.values[index] > desk.values[best]:
                best = index
        move = int(desk.moves[best])
        desk.values[best] = -1e9
        desk.close[rank] = move
        desk.looks[rank] = judge_placement(s, mind, desk.quiet, move, desk.kept, desk.scores)
    return chosen


@compiled
def look(s: State, mind: Mind, desk: Desk, seat: int, most: int, seed: Seed) -> int:
    """The half-moves worth trying, in desk.close, and how they look, in desk.looks."""
    phase = s[PHASE]
    if phase == PLACE:
        return _look_closely(s, mind, desk, most)
    if phase == DRAW:
        return judge_draws(s, mind, desk.scores, desk.close, desk.looks, seed, 1)
    return judge_choices(s, mind, desk.scores, desk.close, desk.looks, seat)


@compiled
def choose(s: State, mind: Mind, desk: Desk, seat: int, most: int, heat: float, seed: Seed) -> int:
    """The half-move that looks best, of the `most` placements that do at a glance; with heat, one
    about as good (Gumbel noise)."""
    count = look(s, mind, desk, seat, most, seed)
    best = 0
    highest = -1e9
    for index in range(count):
        value = float(desk.looks[index])
        if heat > 0.0:
            value -= heat * np.log(-np.log(fraction(seed) + 1e-9))
        if value > highest:
            highest = value
            best = index
    return int(desk.close[best])


@compiled
def look_at_root(known: Knowledge, mind: Mind, desk: Desk, seed: Seed, worlds: int) -> int:
    """All half-moves of the root, judged in some worlds; they are the same in every world."""
    s = desk.work
    count = 0
    for world in range(worlds):
        redeal(known, mind.faces, s, seed)
        seat = mover(s, known.seat)
        if s[PHASE] == PLACE:
            count = judge_placements(s, mind, desk.scores, desk.close, desk.looks)
        elif s[PHASE] == DRAW:
            count = judge_draws(s, mind, desk.scores, desk.close, desk.looks, seed, 2)
        else:
            count = judge_choices(s, mind, desk.scores, desk.close, desk.looks, seat)
        for index in range(count):
            if world == 0:
                desk.root_looks[index] = 0.0
            desk.root_moves[index] = desk.close[index]
            desk.root_looks[index] += desk.looks[index] / worlds
    return count
