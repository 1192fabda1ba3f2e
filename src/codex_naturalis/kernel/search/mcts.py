"""The search, compiled: information-set Monte Carlo tree search with the network as evaluation.
`searcher` is its Python side.

Every simulation samples a world from what the seat knows (determinization). Each seat maximises its
own utility (max^n). The searching seat selects by PUCT: what a half-move brought so far, and its
prior. The other seats play a half-move with a prior close to the best. Only the half-moves of the
searching seat are in the tree, so that it plans some of its own turns ahead and does not spend its
depth on the others: they can take a card from the market or end the game, and little else.
"""

from __future__ import annotations

import numpy as np

from codex_naturalis.kernel.build.compiling import compiled, compiled_no_refcounts
from codex_naturalis.kernel.evaluation.children import (
    BELOW_ALL,
    MAX_DEPTH,
    Scratch,
    choose_child,
    evaluate_children,
)
from codex_naturalis.kernel.evaluation.evaluator import (
    LOWEST,
    MARGIN,
    Evaluator,
    expected_scores,
    parties_of,
    win_probabilities,
)
from codex_naturalis.kernel.evaluation.feature_columns import Vector
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    DRAW,
    FIRST_MARKET_SOURCE,
    HEADER,
    MARKET,
    OVER,
    PHASE,
    POINTS,
    SEATS,
    TYBOR_POINTS,
)
from codex_naturalis.kernel.rules.moves import CARD_SHIFT, MOVE_SOURCE_MASK, Moves, play
from codex_naturalis.kernel.rules.random_numbers import Rng
from codex_naturalis.kernel.rules.scoring import final_totals
from codex_naturalis.kernel.search.information_set import InformationSet, determinize
from codex_naturalis.kernel.search.parameters import SearchParameters
from codex_naturalis.kernel.search.root import seat_to_move
from codex_naturalis.kernel.search.tree import NO_NODE, SCORES, UTILITY, WINS, Tree, add, find


@compiled_no_refcounts
def _tag_draws(s: State, draws: Moves, count: int) -> None:
    """Add to each draw from the market the card that it takes: once somebody has drawn, a market
    slot has different cards in different worlds."""
    for index in range(count):
        source = draws[index] & MOVE_SOURCE_MASK
        if source >= FIRST_MARKET_SOURCE:
            card = int(s[MARKET + source - FIRST_MARKET_SOURCE])
            draws[index] |= (card + 1) << CARD_SHIFT


@compiled_no_refcounts
def select_child(
    tree: Tree,
    parent: int,
    seat: int,
    moves: Moves,
    priors: Vector,
    count: int,
    prior_visits: float,
    c_puct: float,
    temperature: float,
) -> int:
    """The half-move to try next, by PUCT: its mean utility, in which its prior counts as some
    visits, plus exploration by the softmax of the priors and by few visits."""
    top = BELOW_ALL
    total = 0
    for index in range(count):
        top = max(top, priors[index])
    weight = 0.0
    for index in range(count):
        weight += np.exp((priors[index] - top) / temperature)
        node = find(tree, parent, int(moves[index]))
        if node != NO_NODE:
            total += int(tree.visits[node])
    exploration = c_puct * np.sqrt(total + 1.0) / weight
    best = 0
    highest = BELOW_ALL
    for index in range(count):
        node = find(tree, parent, int(moves[index]))
        visits = 0
        value = prior_visits * priors[index]
        if node != NO_NODE:
            visits = int(tree.visits[node])
            value += tree.sums[node, UTILITY + seat]
        value /= prior_visits + visits
        value += exploration * np.exp((priors[index] - top) / temperature) / (1.0 + visits)
        if value > highest:
            highest = value
            best = index
    return best


@compiled_no_refcounts
def _write_utilities(reward: Vector, parties: int) -> None:
    """The utility of each party, from its wins and scores."""
    for party in range(parties):
        best_rival = LOWEST
        for rival in range(parties):
            if rival != party:
                best_rival = max(best_rival, reward[SCORES + rival])
        margin = reward[SCORES + party] - best_rival
        reward[UTILITY + party] = reward[WINS + party] + MARGIN * margin


@compiled_no_refcounts
def _points(s: State, party: int) -> int:
    """The points that a party has already. The network sometimes expects less."""
    if party == s[SEATS]:
        return int(s[TYBOR_POINTS])
    return int(s[HEADER + party * BLOCK + POINTS])


@compiled
def _evaluate_leaf(s: State, evaluator: Evaluator, scratch: Scratch, parties: int) -> None:
    """Writes the reward of a simulation: exact if the game is over, else by the network."""
    reward = scratch.reward
    if s[PHASE] == OVER:
        final_totals(s, evaluator.faces, evaluator.objectives, scratch.totals)
        best = -1.0
        winners = 0
        for party in range(parties):
            if scratch.totals[party] > best:
                best = scratch.totals[party]
                winners = 0
            winners += scratch.totals[party] == best
        for party in range(parties):
            reward[WINS + party] = (scratch.totals[party] == best) / winners
            reward[SCORES + party] = np.floor(scratch.totals[party])
    else:
        expected_scores(s, evaluator, scratch.scores)
        win_probabilities(scratch.scores, parties, reward[WINS : WINS + parties])
        for party in range(parties):
            reward[SCORES + party] = max(scratch.scores[party], _points(s, party))
    _write_utilities(reward, parties)


@compiled
def run(
    known: InformationSet,
    evaluator: Evaluator,
    tree: Tree,
    scratch: Scratch,
    parameters: SearchParameters,
    rng: Rng,
    root: int,
    choices: int,
    simulations: int,
) -> None:
    """Run simulations from a node of the tree, whose half-moves are scratch.root_moves."""
    s = scratch.world
    me = known.seat
    parties = parties_of(known.state)
    for _ in range(simulations):
        determinize(known, evaluator.faces, s, rng)
        here = root
        depth = 0
        drawn = False
        while s[PHASE] != OVER and depth < MAX_DEPTH:
            seat = seat_to_move(s, me)
            if seat != me:
                move = choose_child(
                    s,
                    evaluator,
                    scratch,
                    seat,
                    parameters.opponent_width,
                    parameters.opponent_temperature,
                    rng,
                )
                play(s, evaluator.faces, seat, move)
                continue
            if depth == 0:
                moves, priors, count = scratch.root_moves, scratch.root_priors, choices
                c_puct, temperature = parameters.c_puct_root, parameters.root_temperature
            else:
                moves, priors = scratch.children, scratch.priors
                c_puct, temperature = parameters.c_puct, parameters.policy_temperature
                count = evaluate_children(s, evaluator, scratch, seat, parameters.width, rng)
            if s[PHASE] == DRAW:
                if drawn:
                    _tag_draws(s, moves, count)
                drawn = True
            index = select_child(
                tree, here, seat, moves, priors, count, parameters.prior_visits, c_puct, temperature
            )
            move = int(moves[index])
            node = find(tree, here, move)
            fresh = node == NO_NODE
            if fresh:
                node = add(tree, here, move, seat)
            play(s, evaluator.faces, seat, move)
            if node == NO_NODE:
                break
            scratch.path[depth] = node
            depth += 1
            here = node
            if fresh:
                break
        _evaluate_leaf(s, evaluator, scratch, parties)
        for step in range(depth):
            node = scratch.path[step]
            tree.visits[node] += 1
            for party in range(parties):
                tree.sums[node, UTILITY + party] += scratch.reward[UTILITY + party]
                tree.sums[node, WINS + party] += scratch.reward[WINS + party]
                tree.sums[node, SCORES + party] += scratch.reward[SCORES + party]
