"""How the first glance learns: to order placements as the network's judgement does."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.layout import SOLO_NORMAL, TABLE, state_size
from codex_naturalis.kernel.looking import new_desk
from codex_naturalis.kernel.network import GLANCE
from codex_naturalis.kernel.playout import fresh_deal
from codex_naturalis.kernel.random_numbers import seeded
from codex_naturalis.kernel.selfplay import room_for_facts, show_placements
from codex_naturalis.kernel.sketch import STAGES
from codex_naturalis.lab.harvest import Way
from codex_naturalis.lab.learning import Floats

HEAT = 0.02
"""How sharply the best placement is to be told from the others, in probability to win."""
ROUNDS = 300
Doubles = npt.NDArray[np.float64]


def learn_glance(way: Way, rows: int, seed: int) -> Floats:
    """Weights for each stage of the game, by softmax regression over so many placements."""
    facts, worths, group = room_for_facts(rows)
    mode = SOLO_NORMAL if way.solo else TABLE
    table = np.zeros(state_size(way.seats), np.int16)
    count = show_placements(
        table,
        way.mind(),
        new_desk(1),
        fresh_deal(),
        seeded(seed),
        (way.seats, mode),
        facts,
        worths,
        group,
    )
    weights = np.zeros((STAGES, GLANCE), np.float32)
    for stage in range(STAGES):
        chosen = group[:count] % STAGES == stage
        if chosen.any():
            weights[stage] = _fit(
                facts[:count][chosen].astype(np.float64),
                worths[:count][chosen],
                group[:count][chosen],
            )
    return weights


def _fit(facts: Doubles, worths: Floats, group: npt.NDArray[np.int32]) -> Doubles:
    starts = np.flatnonzero(np.append(True, group[1:] != group[:-1]))
    sizes = np.diff(np.append(starts, len(group)))
    segment = np.repeat(np.arange(len(starts)), sizes)

    def softmax(values: Doubles) -> Doubles:
        raised = np.exp(values - np.maximum.reduceat(values, starts)[segment])
        return raised / np.add.reduceat(raised, starts)[segment]

    wanted = softmax(worths.astype(np.float64) / HEAT)
    weights, first, second = np.zeros((3, facts.shape[1]))
    for step in range(1, ROUNDS + 1):
        gradient = facts.T @ (softmax(facts @ weights) - wanted) / len(starts) + 1e-4 * weights
        first = 0.9 * first + 0.1 * gradient
        second = 0.99 * second + 0.01 * gradient**2
        pace = np.sqrt(second / (1 - 0.99**step)) + 1e-8
        weights = weights - 0.1 * first / (1 - 0.9**step) / pace
    return weights
