"""Fitting a network to positions and what they came to: backpropagation and Adam, in NumPy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.network import SCALE, Network

Floats = npt.NDArray[np.float32]
SCORE_WEIGHT = 0.008
"""How much a wrong total counts beside a wrong winner."""


class Batch(NamedTuple):
    """Positions and what they should be expected to come to; rows (positions, parties)."""

    x: Floats
    totals: Floats
    wins: Floats
    done: npt.NDArray[np.bool_]
    """The seat has no turn left: its total is known, and not learned."""
    solo: bool


def chances(score: Floats, spread: Floats) -> tuple[Floats, Floats, Floats]:
    """As kernel.network.chances, for many; with the heat and the mean spread."""
    mean = spread.mean(1, keepdims=True)
    heat = 0.3 + 2 * np.logaddexp(0, mean)
    chance = np.exp((score - score.max(1, keepdims=True)) / heat)
    return chance / chance.sum(1, keepdims=True), heat, mean


class Fit:
    """A network and Adam's moments; a step fits it to a batch of positions."""

    def __init__(self, net: Network, rate: float) -> None:
        self.weights = [np.array(part) for part in net]
        self.rate = rate
        self._first = [np.zeros_like(part) for part in self.weights]
        self._second = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    @property
    def net(self) -> Network:
        return Network(*(np.ascontiguousarray(part, np.float32) for part in self.weights))

    def step(self, batch: Batch) -> float:
        """Returns the mean loss of the predicted winner, in nats."""
        loss, gradients = self._gradients(batch)
        self._steps += 1
        for index, gradient in enumerate(gradients):
            first, second = self._first[index], self._second[index]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            unbiased = first / (1 - 0.9**self._steps)
            spread = second / (1 - 0.999**self._steps)
            self.weights[index] -= self.rate * unbiased / (np.sqrt(spread) + 1e-8)
        return loss

    def expect(self, x: Floats, solo: bool) -> tuple[Floats, Floats]:
        """Expected totals and spreads: (positions, parties) each."""
        return self._forward(x, solo)[:2]

    def _forward(self, x: Floats, solo: bool) -> tuple[Floats, Floats, list[Floats]]:
        w1, b1, w2, b2, w3, b3, t1, tb1, t2, tb2 = self.weights
        count, parties, width = x.shape
        seats = parties - solo
        rows = x[:, :seats].reshape(-1, width)
        hidden = np.maximum(rows @ w1 + b1, 0)
        inner = np.maximum(hidden @ w2.T + b2, 0)
        outs = (inner @ w3.T + b3).reshape(count, seats, 2)
        layers = [rows, hidden, inner]
        if solo:
            monk = x[:, seats, : t1.shape[0]]
            thought = np.maximum(monk @ t1 + tb1, 0)
            outs = np.concatenate([outs, (thought @ t2 + tb2)[:, None]], 1)
            layers += [monk, thought]
        return SCALE * outs[..., 0], outs[..., 1], layers

    def _gradients(self, batch: Batch) -> tuple[float, list[Floats]]:
        count, parties, _ = batch.x.shape
        seats = parties - batch.solo
        score, spread, layers = self._forward(batch.x, batch.solo)
        score = np.where(batch.done, batch.totals, score)
        spread = np.where(batch.done, 0, spread)
        chance, heat, mean = chances(score, spread)
        loss = float(-(batch.wins * np.log(chance + 1e-9)).sum(1).mean())
        shifted = (score - score.max(1, keepdims=True)) / heat
        pull = (chance - batch.wins) / count
        to_score = pull / heat + SCORE_WEIGHT * (score - batch.totals) / (count * parties)
        to_heat = -(pull * shifted).sum(1, keepdims=True) / heat
        to_spread = to_heat * 2 / (1 + np.exp(-mean)) / parties
        to_outs = np.stack([SCALE * to_score, np.broadcast_to(to_spread, score.shape)], -1)
        to_outs[batch.done] = 0
        _, _, w2, _, w3, _, t1, tb1, t2, tb2 = self.weights
        rows, hidden, inner = layers[:3]
        to_out = to_outs[:, :seats].reshape(-1, 2)
        to_inner = (to_out @ w3) * (inner > 0)
        to_hidden = (to_inner @ w2) * (hidden > 0)
        gradients = [
            rows.T @ to_hidden,
            to_hidden.sum(0),
            to_inner.T @ hidden,
            to_inner.sum(0),
            to_out.T @ inner,
            to_out.sum(0),
        ]
        if batch.solo:
            monk, thought = layers[3:]
            to_monk = to_outs[:, seats]
            to_thought = (to_monk @ t2.T) * (thought > 0)
            gradients += [
                monk.T @ to_thought,
                to_thought.sum(0),
                thought.T @ to_monk,
                to_monk.sum(0),
            ]
        else:
            gradients += [np.zeros_like(part) for part in (t1, tb1, t2, tb2)]
        return loss, [gradient.astype(np.float32) for gradient in gradients]
