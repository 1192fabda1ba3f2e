"""The search: many possible worlds, each played along the tree of half-moves to its edge and
judged there. Compiled; see kernel.searcher for its face.

Every world is dealt anew from what the seat knows. Each seat looks for its own good (max^n). The
searching seat weighs what its half-moves brought so far against how they look to the network,
which also says which deserve to be tried at all; the others make a half-move that looks about best
to them. Only its own half-moves stand in the tree, so that it sees some turns of its own ahead,
and not just what the others may do in the next: they can take a card from the market, or end the
game, and little else.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from codex_naturalis.kernel.area import State
from codex_naturalis.kernel.compiling import compiled, lean
from codex_naturalis.kernel.features import Vector
from codex_naturalis.kernel.goals import settle
from codex_naturalis.kernel.judgement import MARGIN, parties_of
from codex_naturalis.kernel.knowledge import Knowledge, redeal
from codex_naturalis.kernel.layout import (
    BLOCK,
    DRAW,
    HEADER,
    MARKET,
    OVER,
    PHASE,
    POINTS,
    SEATS,
    TYBOR_POINTS,
)
from codex_naturalis.kernel.looking import MOST_DEPTH, Desk, choose, look, mover
from codex_naturalis.kernel.moves import CARD_BITS, SOURCE_MASK, Moves, play
from codex_naturalis.kernel.network import Mind, chances, expect
from codex_naturalis.kernel.random_numbers import Seed
from codex_naturalis.kernel.tree import NOWHERE, SCORES, UTILITY, WINS, Tree, add, find


class Style(NamedTuple):
    """How a search goes about it."""

    curiosity: float
    """How much a good look counts against few visits."""
    wonder: float
    """The same at the root, where the choice is made: what was never looked into looks worse than
    it is, because looking into it finds the better plans."""
    heat: float
    """How far below the best a half-move may look and still be likely, in worth."""
    breadth: float
    """The same at the root: one that only looks best must not hide all others."""
    trust: float
    """For how many visits the look of a half-move counts."""
    own: int
    """How many placements the searching seat looks at closely, below the root."""
    others: int
    """From how many the other seats choose theirs."""
    doubt: float
    """How far from the best their choice may be: the heat of `choose`."""


@lean
def _name_cards(s: State, draws: Moves, count: int) -> None:
    """Once somebody has drawn, a slot of the market may hold any card: the draws are told apart by
    what they take."""
    for index in range(count):
        source = draws[index] & SOURCE_MASK
        if source >= 2:
            draws[index] |= (int(s[MARKET + source - 2]) + 1) << CARD_BITS


@lean
def select(
    tree: Tree,
    before: int,
    seat: int,
    moves: Moves,
    looks: Vector,
    count: int,
    trust: float,
    curiosity: float,
    heat: float,
) -> int:
    """Which of the half-moves to try next: what it brought, with its look as some visits, and
    more for a good look and few visits."""
    top = -1e9
    total = 0
    for index in range(count):
        top = max(top, looks[index])
    weight = 0.0
    for index in range(count):
        weight += np.exp((looks[index] - top) / heat)
        place = find(tree, before, int(moves[index]))
        if place != NOWHERE:
            total += int(tree.visits[place])
    eager = curiosity * np.sqrt(total + 1.0) / weight
    best = 0
    most = -1e9
    for index in range(count):
        place = find(tree, before, int(moves[index]))
        visits = 0
        value = trust * looks[index]
        if place != NOWHERE:
            visits = int(tree.visits[place])
            value += tree.sums[place, UTILITY + seat]
        value /= trust + visits
        value += eager * np.exp((looks[index] - top) / heat) / (1.0 + visits)
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
        drawn = False
        while s[PHASE] != OVER and depth < MOST_DEPTH:
            seat = mover(s, me)
            if seat != me:
                move = choose(s, mind, desk, seat, style.others, style.doubt, seed)
                play(s, mind.faces, seat, move)
                continue
            if depth == 0:
                moves, looks, count = desk.root_moves, desk.root_looks, choices
                curiosity, heat = style.wonder, style.breadth
            else:
                moves, looks = desk.close, desk.looks
                curiosity, heat = style.curiosity, style.heat
                count = look(s, mind, desk, seat, style.own, seed)
            if s[PHASE] == DRAW:
                if drawn:
                    _name_cards(s, moves, count)
                drawn = True
            index = select(tree, here, seat, moves, looks, count, style.trust, curiosity, heat)
            move = int(moves[index])
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
