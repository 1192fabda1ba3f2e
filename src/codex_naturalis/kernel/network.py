"""The learned evaluation: a small network for each number of seats, run inside the kernel.

For every seat it expects the final total; how much the totals may still change comes with it, and
both together give each seat's probability to win.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.area import State
from codex_naturalis.kernel.compiling import compiled, compiled_sums, lean
from codex_naturalis.kernel.features import FEATURES, Vector, describe, turns_left
from codex_naturalis.kernel.layout import (
    BLOCK,
    COMMON,
    COST,
    HEADER,
    LAST,
    LEFT,
    MARKET,
    MODE,
    POINTS,
    ROUND,
    SEATS,
    TABLE,
    TYBOR,
    TYBOR_POINTS,
    WANTED,
    WORTH,
)
from codex_naturalis.kernel.tables import Numbers

Matrix = npt.NDArray[np.float32]
HIDDEN, INNER = 64, 16
TYBOR_FEATURES, TYBOR_HIDDEN = 24, 16
SCALE = 10.0
"""Points for one unit of the network's output."""
WISHES, GLANCE, SYMBOLS = 15, 20, 8
"""What kernel.sketch works with: wishes, facts about a placement, and symbols (the last: none)."""


class Network(NamedTuple):
    """The first layer has a row for each feature, the others a row for each of their outputs."""

    w1: Matrix
    b1: Vector
    w2: Matrix
    b2: Vector
    w3: Matrix
    b3: Vector
    t1: Matrix
    """Tybor's own, smaller: two layers."""
    tb1: Vector
    t2: Matrix
    tb2: Vector


class Bench(NamedTuple):
    """Room to work in, so that nothing is allocated while thinking."""

    x: Vector
    hidden: Vector
    inner: Vector
    out: Vector
    near_x: Matrix
    """For each seat the features of a position near by, and what the first layer made of them:
    only differences from it are worked out. See `anchor`."""
    near_hidden: Matrix
    wins: Vector
    wish: Vector
    """For kernel.sketch."""
    facts: Vector
    lost: Vector


class Mind(NamedTuple):
    """Everything that judging a position takes, in one."""

    faces: Numbers
    goals: Numbers
    net: Network
    room: Bench
    glance: Matrix
    """The weights of kernel.sketch."""


def bench(net: Network) -> Bench:
    return Bench(
        np.zeros(FEATURES, np.float32),
        np.zeros(HIDDEN, np.float32),
        np.zeros(INNER, np.float32),
        np.zeros(2, np.float32),
        np.zeros((4, FEATURES), np.float32),
        np.tile(net.b1, (4, 1)),
        np.zeros(5, np.float32),
        np.zeros(WISHES, np.float32),
        np.zeros(GLANCE, np.float32),
        np.zeros(SYMBOLS, np.float32),
    )


def random_network(rng: np.random.Generator) -> Network:
    """To begin learning with."""

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
        weights(2, INNER, 0.1),
        np.array([2.5, 0.0], np.float32),
        weights(TYBOR_FEATURES, TYBOR_HIDDEN),
        zeros(TYBOR_HIDDEN),
        weights(TYBOR_HIDDEN, 2, 0.1),
        np.array([2.5, 0.0], np.float32),
    )


@compiled
def anchor(s: State, mind: Mind) -> None:
    """Make this position the one near by."""
    net = mind.net
    for seat in range(s[SEATS]):
        near, hidden = mind.room.near_x[seat], mind.room.near_hidden[seat]
        describe(s, mind.faces, mind.goals, seat, near)
        hidden[:] = net.b1
        for row in range(FEATURES):
            value = near[row]
            if value != 0.0:
                for column in range(HIDDEN):
                    hidden[column] += value * net.w1[row, column]


@compiled_sums
def _first_layer(x: Vector, near: Vector, w1: Matrix, hidden: Vector) -> None:
    for row in range(FEATURES):
        value = x[row] - near[row]
        if value != 0.0:
            for column in range(HIDDEN):
                hidden[column] += value * w1[row, column]
    for column in range(HIDDEN):
        hidden[column] = max(hidden[column], np.float32(0.0))


@compiled_sums
def _second_layer(hidden: Vector, w2: Matrix, b2: Vector, inner: Vector) -> None:
    for row in range(INNER):
        total = b2[row]
        for column in range(HIDDEN):
            total += hidden[column] * w2[row, column]
        inner[row] = max(total, np.float32(0.0))


@compiled_sums
def forward(net: Network, room: Bench, seat: int) -> None:
    """From room.x to room.out: the expected total in units of SCALE, and its spread."""
    hidden, inner, out = room.hidden, room.inner, room.out
    for column in range(HIDDEN):
        hidden[column] = room.near_hidden[seat, column]
    _first_layer(room.x, room.near_x[seat], net.w1, hidden)
    _second_layer(hidden, net.w2, net.b2, inner)
    total = net.b3[0]
    spread = net.b3[1]
    for row in range(INNER):
        total += inner[row] * net.w3[0, row]
        spread += inner[row] * net.w3[1, row]
    out[0] = total
    out[1] = spread


@lean
def describe_tybor(s: State, faces: Numbers, x: Vector) -> None:
    """His points and cards, what of the market he can pay for or wants, and the race."""
    x[:TYBOR_FEATURES] = 0.0
    x[0] = s[TYBOR_POINTS] / 20.0
    x[1] = s[ROUND] / 20.0
    x[2] = (s[LEFT] + s[LEFT + 1]) / 70.0
    points = s[HEADER + POINTS]
    x[3] = points / 20.0
    x[4] = points >= 20
    x[5] = s[TYBOR_POINTS] >= 20
    if s[LAST] > 0:
        x[6 + min(2, max(0, s[LAST] - s[ROUND]))] = 1.0
    else:
        x[9] = 1.0
    for kingdom in range(4):
        x[10 + kingdom] = s[TYBOR + kingdom] / 6.0
        x[14 + kingdom] = s[TYBOR + kingdom] >= 3
    for column in range(2):
        gold = int(s[MARKET + 2 + column])
        if gold >= 0:
            pays = True
            for kingdom in range(4):
                if s[TYBOR + kingdom] < faces[2 * gold, COST + kingdom]:
                    pays = False
            if pays:
                x[18 + column] = faces[2 * gold, WORTH] / 5.0
            elif faces[2 * gold, WANTED + s[COMMON]] or faces[2 * gold, WANTED + s[COMMON + 1]]:
                x[20 + column] = 1.0
            x[22] += faces[2 * gold, WORTH] / 10.0


@lean
def forward_tybor(net: Network, room: Bench) -> None:
    hidden, out = room.hidden, room.out
    for column in range(TYBOR_HIDDEN):
        hidden[column] = net.tb1[column]
    for row in range(TYBOR_FEATURES):
        value = room.x[row]
        if value != 0.0:
            for column in range(TYBOR_HIDDEN):
                hidden[column] += value * net.t1[row, column]
    out[0] = net.tb2[0]
    out[1] = net.tb2[1]
    for row in range(TYBOR_HIDDEN):
        value = hidden[row]
        if value > 0.0:
            out[0] += value * net.t2[row, 0]
            out[1] += value * net.t2[row, 1]


@lean
def expect_seat(s: State, mind: Mind, seat: int, scores: Vector) -> None:
    """Writes the expected total of a seat, and its spread five places further."""
    room = mind.room
    reached = describe(s, mind.faces, mind.goals, seat, room.x)
    if turns_left(s, seat) == 0:
        scores[seat] = s[HEADER + seat * BLOCK + POINTS] + reached
        scores[5 + seat] = 0.0
        return
    forward(mind.net, room, seat)
    scores[seat] = SCALE * room.out[0]
    scores[5 + seat] = room.out[1]


@lean
def expect(s: State, mind: Mind, scores: Vector) -> None:
    """The expected totals of all seats, Tybor's last in solo, and their spreads."""
    seats = int(s[SEATS])
    for seat in range(seats):
        expect_seat(s, mind, seat, scores)
    if s[MODE] != TABLE:
        room = mind.room
        describe_tybor(s, mind.faces, room.x)
        forward_tybor(mind.net, room)
        scores[seats] = SCALE * room.out[0]
        scores[5 + seats] = room.out[1]


@lean
def softplus(value: float) -> float:
    if value > 20.0:
        return value
    return float(np.log1p(np.exp(value)))


@lean
def chances(scores: Vector, parties: int, wins: Vector) -> None:
    """Each party's probability to win from the expected totals and spreads: a softmax."""
    spread = 0.0
    best = scores[0]
    for party in range(parties):
        spread += scores[5 + party]
        best = max(best, scores[party])
    heat = 0.3 + 2.0 * softplus(spread / parties)
    total = 0.0
    for party in range(parties):
        wins[party] = np.exp((scores[party] - best) / heat)
        total += wins[party]
    for party in range(parties):
        wins[party] /= total
