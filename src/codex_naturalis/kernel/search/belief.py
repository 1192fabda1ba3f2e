"""The belief over secret objectives of other seats: the more the network expects of a seat with an
objective, the likelier it is that seat's own."""

from __future__ import annotations

import numpy as np

from codex_naturalis.kernel.build.compiling import compiled
from codex_naturalis.kernel.evaluation.children import Scratch
from codex_naturalis.kernel.evaluation.evaluator import Evaluator, expected_score
from codex_naturalis.kernel.rules.layout import BLOCK, HEADER, OBJECTIVE, SEATS
from codex_naturalis.kernel.rules.random_numbers import Rng
from codex_naturalis.kernel.search.information_set import UNDEALT, InformationSet, determinize

BELIEF_PER_EXPECTED_POINT = 1.0
"""The log-odds of an objective for each point more that is expected with it. Fitted to games of the
search itself it is 1.2, of `planner` 1.0, of `monk-2` 0.5, of `greedy` 0.2."""


@compiled
def update_belief(
    known: InformationSet, evaluator: Evaluator, scratch: Scratch, rng: Rng, worlds: int
) -> None:
    """Writes known.belief, from the mean over some worlds with different hands."""
    s = scratch.world
    objectives = known.objectives
    expected = np.zeros(known.belief.shape, np.float32)
    for _ in range(worlds):
        determinize(known, evaluator.faces, s, rng)
        for seat in range(s[SEATS]):
            own = HEADER + seat * BLOCK + OBJECTIVE
            if known.state[own] == UNDEALT:
                sampled = s[own]
                for index in range(len(objectives)):
                    s[own] = objectives[index]
                    expected_score(s, evaluator, seat, scratch.scores)
                    expected[seat, index] += scratch.scores[seat] / worlds
                s[own] = sampled
    for seat in range(known.state[SEATS]):
        if known.state[HEADER + seat * BLOCK + OBJECTIVE] == UNDEALT:
            most = expected[seat].max()
            for index in range(len(objectives)):
                known.belief[seat, index] = np.exp(
                    BELIEF_PER_EXPECTED_POINT * (expected[seat, index] - most)
                )
