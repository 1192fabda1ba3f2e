"""The yardstick: a plain search with light greedy playouts and no learning. Frozen: what it plays
must not change, for every other idea is measured against it.

Single-observer search over redealt worlds, UCB, untried half-moves in the order of the points
they bring at once, a few more of them with every visit (progressive widening).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.area import CORNER_STEPS, State, cell_of
from codex_naturalis.kernel.compiling import compiled, lean
from codex_naturalis.kernel.flow import payable_fronts, place
from codex_naturalis.kernel.goals import settle
from codex_naturalis.kernel.knowledge import Knowledge, redeal
from codex_naturalis.kernel.layout import (
    BLOCK,
    COUNTED,
    FACES,
    GAINS,
    GRID,
    HAND,
    HEADER,
    HELD,
    INKS,
    MODE,
    OPEN,
    OVER,
    PHASE,
    PLACE,
    SCORING,
    SEAT,
    SEATS,
    SLOTS,
    TABLE,
    TALLY,
    WORTH,
)
from codex_naturalis.kernel.looking import mover
from codex_naturalis.kernel.moves import FACE_BITS, MOST_MOVES, Moves, list_moves, play
from codex_naturalis.kernel.playout import random_half_move
from codex_naturalis.kernel.random_numbers import Seed, below
from codex_naturalis.kernel.tables import Numbers
from codex_naturalis.kernel.tree import NOWHERE, SCORES, UTILITY, WINS, Tree, add, find

EXPLORE = 0.4
WIDEN = 1.5
MOST_DEPTH = 64


class PlainDesk(NamedTuple):
    """Room to work in."""

    work: State
    moves: Moves
    looks: npt.NDArray[np.float32]
    path: npt.NDArray[np.int64]
    totals: npt.NDArray[np.float64]


def plain_desk(size: int) -> PlainDesk:
    return PlainDesk(
        np.zeros(size, np.int16),
        np.zeros(MOST_MOVES, np.int32),
        np.zeros(MOST_MOVES, np.float32),
        np.zeros(MOST_DEPTH, np.int64),
        np.zeros(5),
    )


@lean
def points_there(s: State, faces: Numbers, base: int, face: int, at: int) -> int:
    """What a face would score on a slot."""
    points = faces[face, WORTH]
    scoring = faces[face, SCORING]
    if points == 0 or scoring == 0:
        return int(points)
    thing = faces[face, COUNTED]
    number = 0 if scoring == 2 else int(s[base + TALLY + thing]) + faces[face, GAINS + thing]
    for corner in range(4):
        found = int(s[base + GRID + cell_of(at + CORNER_STEPS[corner])])
        if found >= FACES:
            if scoring == 2:
                number += 1
            elif faces[found - FACES, INKS + 3 - corner] == thing:
                number -= 1
    return int(points * number)


@lean
def greedy_half_move(s: State, faces: Numbers, seed: Seed) -> None:
    """The placement that scores most, if any does; else any half-move."""
    if s[PHASE] != PLACE:
        random_half_move(s, faces, seed)
        return
    base = HEADER + int(s[SEAT]) * BLOCK
    fronts = payable_fronts(s, faces, base)
    best = 0
    card = 0
    spot = 0
    slots = int(s[base + OPEN])
    for held in range(s[base + HELD]):
        face = 2 * int(s[base + HAND + held])
        if not fronts >> held & 1 or faces[face, WORTH] == 0:
            continue
        first = below(seed, slots)
        tries = 1 if faces[face, SCORING] == 0 else slots
        for step in range(tries):
            slot = first + step if first + step < slots else first + step - slots
            points = points_there(s, faces, base, face, int(s[base + SLOTS + slot]))
            if points > best:
                best = points
                card = held
                spot = slot
    if best > 0:
        place(s, faces, card, 0, spot)
    else:
        random_half_move(s, faces, seed)


@lean
def _order(s: State, faces: Numbers, desk: PlainDesk, seat: int, seed: Seed) -> int:
    """The legal half-moves, and for each the points it brings at once and a random fraction."""
    count = list_moves(s, faces, seat, desk.moves)
    base = HEADER + seat * BLOCK
    for index in range(count):
        move = int(desk.moves[index])
        look = below(seed, 1024) / 1024.0
        if s[PHASE] == PLACE:
            look += points_there(s, faces, base, (move >> FACE_BITS) & 1023, move & 16383)
        desk.looks[index] = look
    return count


@lean
def _select(tree: Tree, desk: PlainDesk, here: int, seat: int, count: int) -> int:
    """UCB among those tried; while they are few for the visits, a new one, the best by its look."""
    total = 0
    tried = 0
    fresh = -1
    best = -1
    most = -1e9
    for index in range(count):
        spot = find(tree, here, int(desk.moves[index]))
        if spot == NOWHERE:
            if fresh < 0 or desk.looks[index] > desk.looks[fresh]:
                fresh = index
        else:
            tried += 1
            total += int(tree.visits[spot])
    if fresh >= 0 and tried < 2.0 + WIDEN * np.sqrt(total):
        return fresh
    log = np.log(total + 1.0)
    for index in range(count):
        spot = find(tree, here, int(desk.moves[index]))
        if spot != NOWHERE:
            visits = float(tree.visits[spot])
            value = tree.sums[spot, UTILITY + seat] / visits + EXPLORE * np.sqrt(log / visits)
            if value > most:
                most = value
                best = index
    return best


@compiled
def run_plain(
    known: Knowledge,
    faces: Numbers,
    goals: Numbers,
    tree: Tree,
    desk: PlainDesk,
    seed: Seed,
    root: int,
    simulations: int,
) -> None:
    """So many simulations from a place of the tree."""
    s = desk.work
    parties = int(known.state[SEATS]) + (known.state[MODE] != TABLE)
    for _ in range(simulations):
        redeal(known, faces, s, seed)
        here = root
        depth = 0
        while s[PHASE] != OVER and depth < MOST_DEPTH:
            seat = mover(s, known.seat)
            count = _order(s, faces, desk, seat, seed)
            move = int(desk.moves[_select(tree, desk, here, seat, count)])
            spot = find(tree, here, move)
            fresh = spot == NOWHERE
            if fresh:
                spot = add(tree, here, move, seat)
            play(s, faces, seat, move)
            if spot == NOWHERE:
                break
            desk.path[depth] = spot
            depth += 1
            here = spot
            if fresh:
                break
        while s[PHASE] != OVER:
            greedy_half_move(s, faces, seed)
        _learn(s, faces, goals, tree, desk, depth, parties)


@lean
def _learn(
    s: State,
    faces: Numbers,
    goals: Numbers,
    tree: Tree,
    desk: PlainDesk,
    depth: int,
    parties: int,
) -> None:
    """Every half-move of the path learns how the game ended."""
    totals = desk.totals
    settle(s, faces, goals, totals)
    best = totals[0]
    for party in range(parties):
        best = max(best, totals[party])
    winners = 0
    for party in range(parties):
        winners += totals[party] == best
    for party in range(parties):
        other = -1000.0
        for rival in range(parties):
            if rival != party:
                other = max(other, totals[rival])
        won = (totals[party] == best) / winners
        margin = min(1.0, max(-1.0, (totals[party] - other) / 20.0))
        for step in range(depth):
            spot = desk.path[step]
            tree.sums[spot, UTILITY + party] += 0.8 * won + 0.1 * (1.0 + margin)
            tree.sums[spot, WINS + party] += won
            tree.sums[spot, SCORES + party] += np.floor(totals[party])
    for step in range(depth):
        tree.visits[desk.path[step]] += 1
