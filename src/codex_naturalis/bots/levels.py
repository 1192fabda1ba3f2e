"""The six levels of the monk, from an opponent for children to the strongest bot.

All evaluate positions by the learned network. The lower levels do not search: they evaluate what
each half-move leads to, with random noise and a preference for points now, the lower the more. The
higher levels search, the higher the longer.
"""

from __future__ import annotations

import re

from msgspec import Struct


class Level(Struct, frozen=True):
    name: str
    noise: float = 0.0
    """The scale of the random noise (Gumbel) added to each value, as a probability to win with two
    players."""
    greediness: float = 0.0
    """What is added to the value for each point that a placement brings at once."""
    simulations: int | None = None
    seconds: float | None = None


LEVELS = (
    Level("monk-1", 0.088, 0.044),
    Level("monk-2", 0.052, 0.026),
    Level("monk-3", 0.03, 0.012),
    Level("monk-4", 0.01),
    Level("monk-5", simulations=150),
    Level("monk-6", seconds=1.0),
)

BASELINE = Level("baseline-20k", simulations=20_000)
"""A fixed reference for measuring strength, not for people: it never changes."""

_BUDGET = re.compile(r"monk@(?:([1-9][0-9]{0,8})|([0-9]{1,3}(?:\.[0-9]{1,6})?)s)", re.ASCII)


def level_of(name: str) -> Level | None:
    """The level of a name, or None. For measuring strength a budget may stand for a level:
    `monk@4000` searches 4000 simulations, `monk@0.25s` for 0.25 CPU seconds."""
    for level in (*LEVELS, BASELINE):
        if level.name == name:
            return level
    match = _BUDGET.fullmatch(name)
    if match is None:
        return None
    simulations, seconds = match.groups()
    if simulations:
        return Level(name, simulations=int(simulations))
    return Level(name, seconds=float(seconds))


ELO: dict[str, int] = {
    "random": 0,
    "monk-1": 880,
    "greedy": 1000,
    "monk-2": 1140,
    "monk-3": 1390,
    "monk-4": 1650,
    "planner": 1670,
    "monk-5": 1910,
    "monk-6": 2140,
}
"""Measured in two-player games: docs/ladder.md has the table and the command that made it."""
