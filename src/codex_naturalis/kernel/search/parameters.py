"""The parameters of the network search. Defaults are those that the bots play with; docs/ladder.md
says what else was tried."""

from __future__ import annotations

from typing import NamedTuple


class SearchParameters(NamedTuple):
    """Values and temperatures are utilities: see `evaluation.evaluator.utility`."""

    c_puct: float = 0.25
    """Exploration: the weight of a good prior with few visits."""
    c_puct_root: float = 1.0
    """The same at the root. A half-move that was never searched seems worse than it is, because
    searching it finds better plans; at the root, where the choice is made, this matters most."""
    policy_temperature: float = 0.05
    """Of the softmax that turns prior values into probabilities."""
    root_temperature: float = 0.1
    """The same at the root: a half-move with the best prior must not hide all others."""
    prior_visits: float = 1.0
    """How many visits the prior value of a half-move counts for."""
    width: int = 8
    """How many placements of the searching seat the network evaluates, below the root."""
    opponent_width: int = 4
    """How many of the other seats."""
    opponent_temperature: float = 0.02
    """Of the softmax by which the other seats choose."""


PARAMETERS = SearchParameters()
