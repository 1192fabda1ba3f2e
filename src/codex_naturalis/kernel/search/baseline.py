"""The baseline: a search with greedy playouts and without a network. Frozen: every other idea is
measured against it, so what it plays must not change.

Single-observer information-set search with UCB. Untried half-moves come in the order of the points
they bring at once, a few more of them with every visit (progressive widening).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled, compiled_no_refcounts
from codex_naturalis.kernel.evaluation.children import BELOW_ALL, MAX_DEPTH
from codex_naturalis.kernel.evaluation.evaluator import LOWEST
from codex_naturalis.kernel.evaluation.move_ordering import OPPOSITE
from codex_naturalis.kernel.rules.area import CORNER_STEPS, State, grid_index
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    COUNTED,
    END_POINTS,
    FACE_POINTS,
    FACES,
    FLAT,
    GAINS,
    GRID,
    HAND,
    HAND_COUNT,
    HEADER,
    INKS,
    MAX_PARTIES,
    MODE,
    OVER,
    PER_CORNER,
    PHASE,
    PLACE,
    SCORING,
    SEAT,
    SEATS,
    SLOT_COUNT,
    SLOTS,
    TABLE,
    TALLY,
)
from codex_naturalis.kernel.rules.moves import (
    FACE_MASK,
    FACE_SHIFT,
    MAX_MOVES,
    MOVE_CELL_MASK,
    Moves,
    list_moves,
    play,
)
from codex_naturalis.kernel.rules.playout import play_random_move
from codex_naturalis.kernel.rules.random_numbers import Rng, below
from codex_naturalis.kernel.rules.rules import payable_fronts, place
from codex_naturalis.kernel.rules.scoring import final_totals
from codex_naturalis.kernel.search.information_set import InformationSet, determinize
from codex_naturalis.kernel.search.root import seat_to_move
from codex_naturalis.kernel.search.tree import NO_NODE, SCORES, UTILITY, WINS, Tree, add, find

EXPLORATION = 0.4
FIRST_WIDTH, WIDENING = 2.0, 1.5
"""How many children a node may have: at first, and more for each square root of its visits."""
WIN_WEIGHT, MARGIN_WEIGHT = 0.8, 0.1
"""Of the utility."""
FRACTIONS = 1024


class BaselineScratch(NamedTuple):
    """Buffers of a search."""

    world: State
    moves: Moves
    ordering: npt.NDArray[np.float32]
    path: npt.NDArray[np.int64]
    totals: npt.NDArray[np.float64]


def new_baseline_scratch(size: int) -> BaselineScratch:
    return BaselineScratch(
        np.zeros(size, np.int16),
        np.zeros(MAX_MOVES, np.int32),
        np.zeros(MAX_MOVES, np.float32),
        np.zeros(MAX_DEPTH, np.int64),
        np.zeros(MAX_PARTIES),
    )


@compiled_no_refcounts
def points_at(s: State, faces: Numbers, base: int, face: int, at: int) -> int:
    """What a face would score on a slot."""
    points = faces[face, FACE_POINTS]
    scoring = faces[face, SCORING]
    if points == 0 or scoring == FLAT:
        return int(points)
    thing = faces[face, COUNTED]
    number = (
        0 if scoring == PER_CORNER else int(s[base + TALLY + thing]) + faces[face, GAINS + thing]
    )
    for corner in range(4):
        found = int(s[base + GRID + grid_index(at + CORNER_STEPS[corner])])
        if found >= FACES:
            if scoring == PER_CORNER:
                number += 1
            elif faces[found - FACES, INKS + OPPOSITE - corner] == thing:
                number -= 1
    return int(points * number)


@compiled_no_refcounts
def play_greedy_move(s: State, faces: Numbers, rng: Rng) -> None:
    """Play the placement that scores most; a random half-move if none scores."""
    if s[PHASE] != PLACE:
        play_random_move(s, faces, rng)
        return
    base = HEADER + int(s[SEAT]) * BLOCK
    fronts = payable_fronts(s, faces, base)
    best = 0
    card = 0
    target = 0
    slots = int(s[base + SLOT_COUNT])
    for held in range(s[base + HAND_COUNT]):
        face = 2 * int(s[base + HAND + held])
        if not fronts >> held & 1 or faces[face, FACE_POINTS] == 0:
            continue
        first = below(rng, slots)
        tries = 1 if faces[face, SCORING] == FLAT else slots
        for step in range(tries):
            slot = first + step if first + step < slots else first + step - slots
            points = points_at(s, faces, base, face, int(s[base + SLOTS + slot]))
            if points > best:
                best = points
                card = held
                target = slot
    if best > 0:
        place(s, faces, card, 0, target)
    else:
        play_random_move(s, faces, rng)


@compiled_no_refcounts
def _order_moves(s: State, faces: Numbers, scratch: BaselineScratch, seat: int, rng: Rng) -> int:
    """Writes the legal half-moves, and for each the points it brings at once plus a random
    fraction."""
    count = list_moves(s, faces, seat, scratch.moves)
    base = HEADER + seat * BLOCK
    for index in range(count):
        move = int(scratch.moves[index])
        score = below(rng, FRACTIONS) / FRACTIONS
        if s[PHASE] == PLACE:
            face = (move >> FACE_SHIFT) & FACE_MASK
            score += points_at(s, faces, base, face, move & MOVE_CELL_MASK)
        scratch.ordering[index] = score
    return count


@compiled_no_refcounts
def _select_child(tree: Tree, scratch: BaselineScratch, here: int, seat: int, count: int) -> int:
    """UCB among the children tried; while they are few for the visits, the best untried one."""
    total = 0
    tried = 0
    fresh = -1
    best = -1
    highest = BELOW_ALL
    for index in range(count):
        node = find(tree, here, int(scratch.moves[index]))
        if node == NO_NODE:
            if fresh < 0 or scratch.ordering[index] > scratch.ordering[fresh]:
                fresh = index
        else:
            tried += 1
            total += int(tree.visits[node])
    if fresh >= 0 and tried < FIRST_WIDTH + WIDENING * np.sqrt(total):
        return fresh
    log = np.log(total + 1.0)
    for index in range(count):
        node = find(tree, here, int(scratch.moves[index]))
        if node != NO_NODE:
            visits = float(tree.visits[node])
            value = tree.sums[node, UTILITY + seat] / visits + EXPLORATION * np.sqrt(log / visits)
            if value > highest:
                highest = value
                best = index
    return best


@compiled
def run_baseline(
    known: InformationSet,
    faces: Numbers,
    objectives: Numbers,
    tree: Tree,
    scratch: BaselineScratch,
    rng: Rng,
    root: int,
    simulations: int,
) -> None:
    """Run simulations from a node of the tree."""
    s = scratch.world
    parties = int(known.state[SEATS]) + (known.state[MODE] != TABLE)
    for _ in range(simulations):
        determinize(known, faces, s, rng)
        here = root
        depth = 0
        while s[PHASE] != OVER and depth < MAX_DEPTH:
            seat = seat_to_move(s, known.seat)
            count = _order_moves(s, faces, scratch, seat, rng)
            move = int(scratch.moves[_select_child(tree, scratch, here, seat, count)])
            node = find(tree, here, move)
            fresh = node == NO_NODE
            if fresh:
                node = add(tree, here, move, seat)
            play(s, faces, seat, move)
            if node == NO_NODE:
                break
            scratch.path[depth] = node
            depth += 1
            here = node
            if fresh:
                break
        while s[PHASE] != OVER:
            play_greedy_move(s, faces, rng)
        _backpropagate(s, faces, objectives, tree, scratch, depth, parties)


@compiled_no_refcounts
def _backpropagate(
    s: State,
    faces: Numbers,
    objectives: Numbers,
    tree: Tree,
    scratch: BaselineScratch,
    depth: int,
    parties: int,
) -> None:
    """Add the outcome to every node of the path."""
    totals = scratch.totals
    final_totals(s, faces, objectives, totals)
    best = totals[0]
    for party in range(parties):
        best = max(best, totals[party])
    winners = 0
    for party in range(parties):
        winners += totals[party] == best
    for party in range(parties):
        best_rival = LOWEST
        for rival in range(parties):
            if rival != party:
                best_rival = max(best_rival, totals[rival])
        won = (totals[party] == best) / winners
        margin = min(1.0, max(-1.0, (totals[party] - best_rival) / END_POINTS))
        for step in range(depth):
            node = scratch.path[step]
            tree.sums[node, UTILITY + party] += WIN_WEIGHT * won + MARGIN_WEIGHT * (1.0 + margin)
            tree.sums[node, WINS + party] += won
            tree.sums[node, SCORES + party] += np.floor(totals[party])
    for step in range(depth):
        tree.visits[scratch.path[step]] += 1
