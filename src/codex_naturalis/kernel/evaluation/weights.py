"""The learned weights: a file for each number of seats, made by lab.training."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

import numpy as np

from codex_naturalis.kernel.evaluation.evaluator import Evaluator
from codex_naturalis.kernel.evaluation.network import Network, new_network_scratch
from codex_naturalis.kernel.rules.card_tables import card_tables

ORDERING_KEY = "glance"
"""The weights of move ordering in a file. The key is old; files have it."""


@cache
def _learned(seats: int) -> tuple[Network, np.ndarray[tuple[int, int], np.dtype[np.float32]]]:
    with (
        as_file(
            files("codex_naturalis.kernel.evaluation").joinpath("learned", f"seats-{seats}.npz")
        ) as path,
        np.load(path) as data,
    ):
        network = Network(*(np.ascontiguousarray(data[name]) for name in Network._fields))
        return network, np.ascontiguousarray(data[ORDERING_KEY])


def new_evaluator(seats: int) -> Evaluator:
    """An evaluator for games of that many seats; 1 is solo. Evaluators share the weights, but not
    the scratch space."""
    network, ordering_weights = _learned(seats)
    return Evaluator(*card_tables(), network, new_network_scratch(network), ordering_weights)
