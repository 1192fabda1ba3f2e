"""The search: many possible worlds, each played along the tree of half-moves to its edge and
judged there. Compiled; see kernel.searcher for its face.

Every world is dealt anew from what the seat knows. Each seat looks for its own good (max^n): it
weighs what the half-moves brought so far against how they look to the network, which also says
which deserve to be tried at all.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.area import State
from codex_naturalis.kernel.compiling import compiled, lean
from codex_naturalis.kernel.features import Vector
from codex_naturalis.kernel.goals import settle
from codex_naturalis.kernel.judgement import (
    MARGIN,
    begin_placements,
    judge_choices,
    judge_draws,
    judge_placement,
    judge_placements,
    parties_of,
)
from codex_naturalis.kernel.knowledge import Knowledge, redeal
from codex_naturalis.kernel.layout import (
    BLOCK,
    DRAW,
    GOAL,
    GRID,
    HEADER,
    NONE,
    OVER,
    PHASE,
    PLACE,
    POINTS,
    SEAT,
    SEATS,
    SETUP,
    TYBOR_POINTS,
)
from codex_naturalis.kernel.moves import MOST_MOVES, Moves, play
from codex_naturalis.kernel.network import Matrix, Mind, chances, expect
from codex_naturalis.kernel.random_numbers import Seed
from codex_naturalis.kernel.sketch import GLANCE, glance
from codex_naturalis.kernel.tree import NOWHERE, SCORES, UTILITY, WINS, Tree, add, find

MOST_DEPTH = 64


class Style(NamedTuple):
    """How a search goes about it."""

    curiosity: float
    """How much a good look counts against few visits."""
    wonder: float
    """The same at the root, where the choice is made: what was never looked into looks worse than
    it is, because looking into it finds the better plans."""
    heat: float
    """How far below the best a half-move may look and still be likely, in worth."""
    trust: float
    """For how many visits the look of a half-move counts."""
    own: int
    """How many placements the searching seat looks at closely, below the root."""
    others: int
    """The same for the other seats."""


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


@lean
def select(
    tree: Tree,
    before: int,
    seat: int,
    moves: Moves,
    looks: Vector,
    count: int,
    style: Style,
    curiosity: float,
) -> int:
    """Which of the half-moves to try next: what it brought, with its look as some visits, and
    more for a good look and few visits."""
    top = -1e9
    total = 0
    for index in range(count):
        top = max(top, looks[index])
    weight = 0.0
    for index in range(count):
        weight += np.exp((looks[index] - top) / style.heat)
        place = find(tree, before, int(moves[index]))
        if place != NOWHERE:
            total += int(tree.visits[place])
    eager = curiosity * np.sqrt(total + 1.0) / weight
    best = 0
    most = -1e9
    for index in range(count):
        place = find(tree, before, int(moves[index]))
        visits = 0
        value = style.trust * looks[index]
        if place != NOWHERE:
            visits = int(tree.visits[place])
            value += tree.sums[place, UTILITY + seat]
        value /= style.trust + visits
        value += eager * np.exp((looks[index] - top) / style.heat) / (1.0 + visits)
        if value > most:
            most = value
            best = index
    return best


@lean
def _utilities(reward: Vector, parties: int) -> None:
    """From wins and scores what each party makes of them."""
    for party in range(parties):
        other = -1000.0
        for rival in range(parties):
            if rival != party:
                other = max(other, reward[SCORES + rival])
        reward[UTILITY + party] = reward[WINS + party] + MARGIN * (reward[SCORES + party] - other)


@lean
def _points(s: State, party: int) -> int:
    """What a party has already, which nobody takes from it: the network sometimes expects less."""
    if party == s[SEATS]:
        return int(s[TYBOR_POINTS])
    return int(s[HEADER + party * BLOCK + POINTS])


@compiled
def _judge_leaf(s: State, mind: Mind, desk: Desk, parties: int) -> None:
    reward = desk.reward
    if s[PHASE] == OVER:
        settle(s, mind.faces, mind.goals, desk.totals)
        best = -1.0
        winners = 0
        for party in range(parties):
            if desk.totals[party] > best:
                best = desk.totals[party]
                winners = 0
            winners += desk.totals[party] == best
        for party in range(parties):
            reward[WINS + party] = (desk.totals[party] == best) / winners
            reward[SCORES + party] = np.floor(desk.totals[party])
    else:
        expect(s, mind, desk.scores)
        chances(desk.scores, parties, reward[WINS : WINS + parties])
        for party in range(parties):
            reward[SCORES + party] = max(desk.scores[party], _points(s, party))
    _utilities(reward, parties)


@compiled
def run(
    known: Knowledge,
    mind: Mind,
    tree: Tree,
    desk: Desk,
    style: Style,
    seed: Seed,
    root: int,
    choices: int,
    simulations: int,
) -> None:
    """So many simulations from a place of the tree, whose half-moves are desk.root_moves."""
    s = desk.work
    me = known.seat
    parties = parties_of(known.state)
    for _ in range(simulations):
        redeal(known, mind.faces, s, seed)
        here = root
        depth = 0
        while s[PHASE] != OVER and depth < MOST_DEPTH:
            seat = mover(s, me)
            if depth == 0:
                moves, looks, curiosity = desk.root_moves, desk.root_looks, style.wonder
                count = choices
            else:
                most = style.own if seat == me else style.others
                moves, looks, curiosity = desk.close, desk.looks, style.curiosity
                count = look(s, mind, desk, seat, most, seed)
            move = int(moves[select(tree, here, seat, moves, looks, count, style, curiosity)])
            place = find(tree, here, move)
            fresh = place == NOWHERE
            if fresh:
                place = add(tree, here, move, seat)
            play(s, mind.faces, seat, move)
            if place == NOWHERE:
                break
            desk.path[depth] = place
            depth += 1
            here = place
            if fresh:
                break
        _judge_leaf(s, mind, desk, parties)
        for step in range(depth):
            place = desk.path[step]
            tree.visits[place] += 1
            for party in range(parties):
                tree.sums[place, UTILITY + party] += desk.reward[UTILITY + party]
                tree.sums[place, WINS + party] += desk.reward[WINS + party]
                tree.sums[place, SCORES + party] += desk.reward[SCORES + party]
