"""The neural network, compiled: two hidden layers, a file of weights for each number of seats.

From the features of a seat it predicts the final total, and a spread: how much totals may still
change. Tybor has a smaller network of his own.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.build.compiling import compiled_fastmath, compiled_no_refcounts
from codex_naturalis.kernel.evaluation.feature_columns import FEATURES, Vector
from codex_naturalis.kernel.evaluation.ordering_columns import DEMANDS, ORDERING_FEATURES
from codex_naturalis.kernel.evaluation.tybor_features import TYBOR_FEATURES
from codex_naturalis.kernel.rules.layout import MAX_PARTIES, NO_SYMBOL

Matrix = npt.NDArray[np.float32]
HIDDEN, INNER = 64, 16
TYBOR_HIDDEN = 16
OUTPUTS = 2
TOTAL, SPREAD = range(OUTPUTS)
SCALE = 10.0
"""Points for one unit of the network's output."""
MAX_SEATS = 4
FIRST_TOTAL = 2.5
"""The bias of the total before any training."""


class Network(NamedTuple):
    """The first layer has a row for each feature, the others a row for each of their outputs."""

    w1: Matrix
    b1: Vector
    w2: Matrix
    b2: Vector
    w3: Matrix
    b3: Vector
    t1: Matrix
    """Tybor's network: one hidden layer."""
    tb1: Vector
    t2: Matrix
    tb2: Vector


class NetworkScratch(NamedTuple):
    """Buffers, so that nothing is allocated during a search."""

    x: Vector
    hidden: Vector
    inner: Vector
    out: Vector
    reference_x: Matrix
    """For each seat the features of the reference position, and the first layer's sums for them:
    only differences from it go through the first layer. See `evaluator.set_reference`."""
    reference_hidden: Matrix
    wins: Vector
    demand: Vector
    """From here on for `move_ordering`: how much each symbol is asked for."""
    facts: Vector
    """About one placement."""
    covered: Vector
    """How many of each symbol a placement covers; the last is NO_SYMBOL."""


def new_network_scratch(net: Network) -> NetworkScratch:
    return NetworkScratch(
        np.zeros(FEATURES, np.float32),
        np.zeros(HIDDEN, np.float32),
        np.zeros(INNER, np.float32),
        np.zeros(OUTPUTS, np.float32),
        np.zeros((MAX_SEATS, FEATURES), np.float32),
        np.tile(net.b1, (MAX_SEATS, 1)),
        np.zeros(MAX_PARTIES, np.float32),
        np.zeros(DEMANDS, np.float32),
        np.zeros(ORDERING_FEATURES, np.float32),
        np.zeros(NO_SYMBOL + 1, np.float32),
    )


def random_network(rng: np.random.Generator) -> Network:
    """A network to start training with."""

    def weights(rows: int, columns: int, gain: float = 2.0) -> Matrix:
        wide = min(rows, columns) if gain < 1 else max(rows, columns)
        drawn: Matrix = rng.standard_normal((rows, columns), np.float32)
        return drawn * np.float32(np.sqrt(gain / wide))

    def zeros(number: int) -> Vector:
        return np.zeros(number, np.float32)

    return Network(
        weights(FEATURES, HIDDEN),
        zeros(HIDDEN),
        weights(INNER, HIDDEN),
        zeros(INNER),
        weights(OUTPUTS, INNER, 0.1),
        np.array([FIRST_TOTAL, 0.0], np.float32),
        weights(TYBOR_FEATURES, TYBOR_HIDDEN),
        zeros(TYBOR_HIDDEN),
        weights(TYBOR_HIDDEN, OUTPUTS, 0.1),
        np.array([FIRST_TOTAL, 0.0], np.float32),
    )


@compiled_fastmath
def _first_layer(x: Vector, reference: Vector, w1: Matrix, hidden: Vector) -> None:
    for row in range(FEATURES):
        value = x[row] - reference[row]
        if value != 0.0:
            for column in range(HIDDEN):
                hidden[column] += value * w1[row, column]
    for column in range(HIDDEN):
        hidden[column] = max(hidden[column], np.float32(0.0))


@compiled_fastmath
def _second_layer(hidden: Vector, w2: Matrix, b2: Vector, inner: Vector) -> None:
    for row in range(INNER):
        total = b2[row]
        for column in range(HIDDEN):
            total += hidden[column] * w2[row, column]
        inner[row] = max(total, np.float32(0.0))


@compiled_fastmath
def forward(net: Network, scratch: NetworkScratch, seat: int) -> None:
    """From scratch.x to scratch.out: the expected total in units of SCALE, and its spread."""
    hidden, inner, out = scratch.hidden, scratch.inner, scratch.out
    for column in range(HIDDEN):
        hidden[column] = scratch.reference_hidden[seat, column]
    _first_layer(scratch.x, scratch.reference_x[seat], net.w1, hidden)
    _second_layer(hidden, net.w2, net.b2, inner)
    total = net.b3[TOTAL]
    spread = net.b3[SPREAD]
    for row in range(INNER):
        total += inner[row] * net.w3[TOTAL, row]
        spread += inner[row] * net.w3[SPREAD, row]
    out[TOTAL] = total
    out[SPREAD] = spread


@compiled_no_refcounts
def forward_tybor(net: Network, scratch: NetworkScratch) -> None:
    """The same for Tybor."""
    hidden, out = scratch.hidden, scratch.out
    for column in range(TYBOR_HIDDEN):
        hidden[column] = net.tb1[column]
    for row in range(TYBOR_FEATURES):
        value = scratch.x[row]
        if value != 0.0:
            for column in range(TYBOR_HIDDEN):
                hidden[column] += value * net.t1[row, column]
    out[TOTAL] = net.tb2[TOTAL]
    out[SPREAD] = net.tb2[SPREAD]
    for row in range(TYBOR_HIDDEN):
        value = hidden[row]
        if value > 0.0:
            out[TOTAL] += value * net.t2[row, TOTAL]
            out[SPREAD] += value * net.t2[row, SPREAD]
