"""Which secret objectives the others may have: an area is worth most with the objective that it
was grown for, so an objective is the likelier the more the network expects of its owner."""

from __future__ import annotations

import numpy as np

from codex_naturalis.kernel.compiling import compiled
from codex_naturalis.kernel.knowledge import UNDEALT, Knowledge, redeal
from codex_naturalis.kernel.layout import BLOCK, GOAL, HEADER, SEATS
from codex_naturalis.kernel.looking import Desk
from codex_naturalis.kernel.network import Mind, expect_seat
from codex_naturalis.kernel.random_numbers import Seed

CERTAINTY = 1.0
"""How much likelier an objective is for each point more that is expected with it, as a power of e.
The games of the search itself fit 1.2 best, those of `planner` 1.0, of `monk-2` 0.5, of `greedy`
0.2."""


@compiled
def suspect(known: Knowledge, mind: Mind, desk: Desk, seed: Seed, worlds: int) -> None:
    """Writes to known.likely, from so many worlds with other hands."""
    s = desk.work
    goals = known.goals
    expected = np.zeros(known.likely.shape, np.float32)
    for _ in range(worlds):
        redeal(known, mind.faces, s, seed)
        for seat in range(s[SEATS]):
            own = HEADER + seat * BLOCK + GOAL
            if known.state[own] == UNDEALT:
                guessed = s[own]
                for index in range(len(goals)):
                    s[own] = goals[index]
                    expect_seat(s, mind, seat, desk.scores)
                    expected[seat, index] += desk.scores[seat] / worlds
                s[own] = guessed
    for seat in range(known.state[SEATS]):
        if known.state[HEADER + seat * BLOCK + GOAL] == UNDEALT:
            most = expected[seat].max()
            for index in range(len(goals)):
                known.likely[seat, index] = np.exp(CERTAINTY * (expected[seat, index] - most))
