"""Training move ordering: to order placements as the network's values do."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.evaluation.children import new_scratch
from codex_naturalis.kernel.evaluation.ordering_columns import ORDERING_FEATURES, STAGES
from codex_naturalis.kernel.evaluation.self_play import collect_placements, new_placement_buffer
from codex_naturalis.kernel.rules.layout import SOLO_NORMAL, TABLE, state_size
from codex_naturalis.kernel.rules.playout import unshuffled_deal
from codex_naturalis.kernel.rules.random_numbers import seeded
from codex_naturalis.lab.self_play import Policy
from codex_naturalis.lab.trainer import Floats

TEMPERATURE = 0.02
"""Of the softmax of the network's values that is fitted."""
STEPS = 300
Doubles = npt.NDArray[np.float64]


def train_move_ordering(policy: Policy, rows: int, seed: int) -> Floats:
    """Weights for each stage of the game, by softmax regression over `rows` placements."""
    facts, values, group = new_placement_buffer(rows)
    mode = SOLO_NORMAL if policy.solo else TABLE
    table = np.zeros(state_size(policy.seats), np.int16)
    count = collect_placements(
        table,
        policy.evaluator(),
        new_scratch(1),
        unshuffled_deal(),
        seeded(seed),
        (policy.seats, mode),
        facts,
        values,
        group,
    )
    weights = np.zeros((STAGES, ORDERING_FEATURES), np.float32)
    for stage in range(STAGES):
        chosen = group[:count] % STAGES == stage
        if chosen.any():
            weights[stage] = _fit(
                facts[:count][chosen].astype(np.float64),
                values[:count][chosen],
                group[:count][chosen],
            )
    return weights


def _fit(facts: Doubles, values: Floats, group: npt.NDArray[np.int32]) -> Doubles:
    starts = np.flatnonzero(np.append(True, group[1:] != group[:-1]))
    sizes = np.diff(np.append(starts, len(group)))
    segment = np.repeat(np.arange(len(starts)), sizes)

    def softmax(values: Doubles) -> Doubles:
        raised = np.exp(values - np.maximum.reduceat(values, starts)[segment])
        return raised / np.add.reduceat(raised, starts)[segment]

    wanted = softmax(values.astype(np.float64) / TEMPERATURE)
    weights, first, second = np.zeros((3, facts.shape[1]))
    for step in range(1, STEPS + 1):
        gradient = facts.T @ (softmax(facts @ weights) - wanted) / len(starts) + 1e-4 * weights
        first = 0.9 * first + 0.1 * gradient
        second = 0.99 * second + 0.01 * gradient**2
        pace = np.sqrt(second / (1 - 0.99**step)) + 1e-8
        weights = weights - 0.1 * first / (1 - 0.9**step) / pace
    return weights
