"""What each party may expect of a position: final scores, probabilities to win, and a utility."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from codex_naturalis.kernel.build.compiling import compiled, compiled_no_refcounts
from codex_naturalis.kernel.evaluation.feature_columns import FEATURES, Vector
from codex_naturalis.kernel.evaluation.features import turns_left, write_features
from codex_naturalis.kernel.evaluation.network import (
    HIDDEN,
    SCALE,
    SPREAD,
    TOTAL,
    Matrix,
    Network,
    NetworkScratch,
    forward,
    forward_tybor,
)
from codex_naturalis.kernel.evaluation.tybor_features import write_tybor_features
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.card_tables import Numbers
from codex_naturalis.kernel.rules.layout import (
    BLOCK,
    HEADER,
    MAX_PARTIES,
    MODE,
    POINTS,
    SEATS,
    TABLE,
)

SPREADS = MAX_PARTIES
"""An array of expected scores has room for all parties; from here on it has their spreads."""
SCORES_SIZE = 2 * MAX_PARTIES
LOWEST = -1000.0
"""Below all scores."""
MIN_TEMPERATURE, TEMPERATURE_PER_SPREAD = 0.3, 2.0
"""Of the softmax that turns expected scores into probabilities to win."""
MARGIN = 0.004
"""The utility of a point of margin, beside the probability to win. It decides where winning is
certain."""


class Evaluator(NamedTuple):
    """The card tables, the network and its scratch space: all that evaluating a position needs."""

    faces: Numbers
    objectives: Numbers
    net: Network
    scratch: NetworkScratch
    ordering_weights: Matrix
    """Of move_ordering: a row for each stage."""


@compiled
def set_reference(s: State, evaluator: Evaluator) -> None:
    """Make this position the reference: positions near it are evaluated by their differences."""
    net = evaluator.net
    for seat in range(s[SEATS]):
        x, hidden = evaluator.scratch.reference_x[seat], evaluator.scratch.reference_hidden[seat]
        write_features(s, evaluator.faces, evaluator.objectives, seat, x)
        hidden[:] = net.b1
        for row in range(FEATURES):
            value = x[row]
            if value != 0.0:
                for column in range(HIDDEN):
                    hidden[column] += value * net.w1[row, column]


@compiled_no_refcounts
def expected_score(s: State, evaluator: Evaluator, seat: int, scores: Vector) -> None:
    """Writes the expected total of a seat, and its spread."""
    scratch = evaluator.scratch
    objective_points = write_features(s, evaluator.faces, evaluator.objectives, seat, scratch.x)
    if turns_left(s, seat) == 0:
        scores[seat] = s[HEADER + seat * BLOCK + POINTS] + objective_points
        scores[SPREADS + seat] = 0.0
        return
    forward(evaluator.net, scratch, seat)
    scores[seat] = SCALE * scratch.out[TOTAL]
    scores[SPREADS + seat] = scratch.out[SPREAD]


@compiled_no_refcounts
def expected_scores(s: State, evaluator: Evaluator, scores: Vector) -> None:
    """Writes the expected totals of all seats, Tybor's last in solo, and their spreads."""
    seats = int(s[SEATS])
    for seat in range(seats):
        expected_score(s, evaluator, seat, scores)
    if s[MODE] != TABLE:
        scratch = evaluator.scratch
        write_tybor_features(s, evaluator.faces, scratch.x)
        forward_tybor(evaluator.net, scratch)
        scores[seats] = SCALE * scratch.out[TOTAL]
        scores[SPREADS + seats] = scratch.out[SPREAD]


@compiled_no_refcounts
def softplus(value: float) -> float:
    if value > 20.0:
        return value
    return float(np.log1p(np.exp(value)))


@compiled_no_refcounts
def win_probabilities(scores: Vector, parties: int, wins: Vector) -> None:
    """Writes each party's probability to win: a softmax of the expected totals, the softer the
    larger their mean spread."""
    spread = 0.0
    best = scores[0]
    for party in range(parties):
        spread += scores[SPREADS + party]
        best = max(best, scores[party])
    temperature = MIN_TEMPERATURE + TEMPERATURE_PER_SPREAD * softplus(spread / parties)
    total = 0.0
    for party in range(parties):
        wins[party] = np.exp((scores[party] - best) / temperature)
        total += wins[party]
    for party in range(parties):
        wins[party] /= total


@compiled_no_refcounts
def parties_of(s: State) -> int:
    """How many parties play: the seats and, in solo, Tybor."""
    return int(s[SEATS]) + int(s[MODE] != TABLE)


@compiled_no_refcounts
def utility(scores: Vector, wins: Vector, parties: int, seat: int) -> float:
    """What expected scores are worth to a seat: its probability to win, and a little for the
    margin."""
    win_probabilities(scores, parties, wins)
    best_rival = LOWEST
    for party in range(parties):
        if party != seat:
            best_rival = max(best_rival, scores[party])
    return float(wins[seat] + MARGIN * (scores[seat] - best_rival))
