"""Training a network on positions and their targets: backpropagation and Adam, in NumPy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.evaluation.evaluator import MIN_TEMPERATURE, TEMPERATURE_PER_SPREAD
from codex_naturalis.kernel.evaluation.network import SCALE, Network

Floats = npt.NDArray[np.float32]
BETA1, BETA2, EPSILON = 0.9, 0.999, 1e-8
"""Of Adam."""
SCORE_WEIGHT = 0.008
"""The weight of the error in totals, against the loss of the winner."""


class SampleBatch(NamedTuple):
    """Positions and their targets; arrays are (positions, parties)."""

    x: Floats
    totals: Floats
    wins: Floats
    done: npt.NDArray[np.bool_]
    """Whether the seat has no turn left: then its total is known, and not learned."""
    solo: bool


def win_probabilities(score: Floats, spread: Floats) -> tuple[Floats, Floats, Floats]:
    """As `kernel.evaluation.evaluator.win_probabilities`, for many positions; with the temperature
    and the mean spread."""
    mean = spread.mean(1, keepdims=True)
    temperature = MIN_TEMPERATURE + TEMPERATURE_PER_SPREAD * np.logaddexp(0, mean)
    chance = np.exp((score - score.max(1, keepdims=True)) / temperature)
    return chance / chance.sum(1, keepdims=True), temperature, mean


class Trainer:
    """A network and the moments of Adam."""

    def __init__(self, net: Network, rate: float) -> None:
        self.weights = [np.array(part) for part in net]
        self.rate = rate
        self._first = [np.zeros_like(part) for part in self.weights]
        self._second = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    @property
    def net(self) -> Network:
        return Network(*(np.ascontiguousarray(part, np.float32) for part in self.weights))

    def step(self, batch: SampleBatch) -> float:
        """Fit to a batch; returns the mean loss of the predicted winner, in nats."""
        loss, gradients = self._gradients(batch)
        self._steps += 1
        for index, gradient in enumerate(gradients):
            first, second = self._first[index], self._second[index]
            first += (1 - BETA1) * (gradient - first)
            second += (1 - BETA2) * (gradient * gradient - second)
            mean = first / (1 - BETA1**self._steps)
            variance = second / (1 - BETA2**self._steps)
            self.weights[index] -= self.rate * mean / (np.sqrt(variance) + EPSILON)
        return loss

    def expected_scores(self, x: Floats, solo: bool) -> tuple[Floats, Floats]:
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
            tybor = x[:, seats, : t1.shape[0]]
            tybor_hidden = np.maximum(tybor @ t1 + tb1, 0)
            outs = np.concatenate([outs, (tybor_hidden @ t2 + tb2)[:, None]], 1)
            layers += [tybor, tybor_hidden]
        return SCALE * outs[..., 0], outs[..., 1], layers

    def _gradients(self, batch: SampleBatch) -> tuple[float, list[Floats]]:
        count, parties, _ = batch.x.shape
        seats = parties - batch.solo
        score, spread, layers = self._forward(batch.x, batch.solo)
        score = np.where(batch.done, batch.totals, score)
        spread = np.where(batch.done, 0, spread)
        chance, temperature, mean = win_probabilities(score, spread)
        loss = float(-(batch.wins * np.log(chance + 1e-9)).sum(1).mean())
        shifted = (score - score.max(1, keepdims=True)) / temperature
        pull = (chance - batch.wins) / count
        to_score = pull / temperature + SCORE_WEIGHT * (score - batch.totals) / (count * parties)
        to_temperature = -(pull * shifted).sum(1, keepdims=True) / temperature
        to_spread = to_temperature * TEMPERATURE_PER_SPREAD / (1 + np.exp(-mean)) / parties
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
            tybor, tybor_hidden = layers[3:]
            to_tybor = to_outs[:, seats]
            to_tybor_hidden = (to_tybor @ t2.T) * (tybor_hidden > 0)
            gradients += [
                tybor.T @ to_tybor_hidden,
                to_tybor_hidden.sum(0),
                tybor_hidden.T @ to_tybor,
                to_tybor.sum(0),
            ]
        else:
            gradients += [np.zeros_like(part) for part in (t1, tb1, t2, tb2)]
        return loss, [gradient.astype(np.float32) for gradient in gradients]
