"""What was learned, as data: a file for each number of seats, made by lab.training."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

import numpy as np

from codex_naturalis.kernel.network import Mind, Network, bench
from codex_naturalis.kernel.tables import tables


@cache
def _learned(seats: int) -> tuple[Network, np.ndarray[tuple[int, int], np.dtype[np.float32]]]:
    with (
        as_file(files("codex_naturalis.kernel").joinpath("learned", f"seats-{seats}.npz")) as path,
        np.load(path) as data,
    ):
        network = Network(*(np.ascontiguousarray(data[name]) for name in Network._fields))
        return network, np.ascontiguousarray(data["glance"])


def new_mind(seats: int) -> Mind:
    """Everything that judging takes in games of that many seats; 1 is solo. Its weights are
    shared, its room to work in is not."""
    network, glance = _learned(seats)
    return Mind(*tables(), network, bench(network), glance)
