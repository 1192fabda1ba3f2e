"""Training data from self-play: games of the evaluation against itself, in threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.evaluation.children import new_scratch
from codex_naturalis.kernel.evaluation.evaluator import Evaluator
from codex_naturalis.kernel.evaluation.network import Network, new_network_scratch
from codex_naturalis.kernel.evaluation.ordering_columns import ORDERING_FEATURES, STAGES
from codex_naturalis.kernel.evaluation.self_play import new_position_buffer, play_games
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.layout import MAX_PARTIES, SOLO_HARD, TABLE, state_size
from codex_naturalis.kernel.rules.playout import unshuffled_deal
from codex_naturalis.kernel.rules.random_numbers import seeded
from codex_naturalis.lab.trainer import Floats, SampleBatch, win_probabilities

KEPT_PERCENT = 40
"""How many percent of the positions of a game are kept."""
MAX_HALF_MOVES = 60
"""Of a seat in a game: buffers have room for so many on average."""
WIDTH = 12
"""How many placements the network evaluates, once move ordering is trained."""
ALL_PLACEMENTS = 10**6
LAMBDA = 0.9
"""Of TD(λ): the weight of what follows after the next position, against the prediction for the next
position itself."""


class Policy(NamedTuple):
    """How self-play games are played."""

    seats: int
    network: Network
    ordering_weights: Floats | None
    temperature: float

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def parties(self) -> int:
        return self.seats + self.solo

    def evaluator(self) -> Evaluator:
        ordering = self.ordering_weights
        if ordering is None:
            ordering = np.zeros((STAGES, ORDERING_FEATURES), np.float32)
        return Evaluator(*card_tables(), self.network, new_network_scratch(self.network), ordering)


class SelfPlayData(NamedTuple):
    x: Floats
    totals: Floats
    done: npt.NDArray[np.bool_]
    last: npt.NDArray[np.bool_]
    """Whether it is the last position kept of its game."""
    results: Floats
    """The totals of every game."""


def generate_data(policy: Policy, games: int, seed: int, threads: int) -> SelfPlayData:
    """Positions of that many new games; in solo each thread plays one of the three levels."""

    def one(number: int) -> SelfPlayData:
        return _play(policy, games // threads, 1000 * seed + number)

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(one, range(threads)))
    return SelfPlayData(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def _play(policy: Policy, games: int, seed: int) -> SelfPlayData:
    kept = new_position_buffer(
        games * policy.seats * MAX_HALF_MOVES * KEPT_PERCENT // 100, policy.parties
    )
    results = np.zeros((games, MAX_PARTIES))
    mode = 1 + seed % SOLO_HARD if policy.solo else TABLE
    width = ALL_PLACEMENTS if policy.ordering_weights is None else WIDTH
    rows = play_games(
        np.zeros(state_size(policy.seats), np.int16),
        policy.evaluator(),
        new_scratch(1),
        unshuffled_deal(),
        seeded(seed),
        (policy.seats, mode),
        (policy.temperature, width, KEPT_PERCENT),
        kept,
        results,
    )
    number = kept.games[:rows]
    return SelfPlayData(
        kept.x[:rows].copy(),
        kept.totals[:rows, : policy.parties].astype(np.float32),
        kept.done[:rows].copy(),
        np.append(number[1:] != number[:-1], True)[:rows],
        results[:, : policy.parties].astype(np.float32),
    )


def with_targets(
    data: SelfPlayData, solo: bool, expected_scores: Callable[[Floats, bool], tuple[Floats, Floats]]
) -> SampleBatch:
    """The TD(λ) targets of all positions: a mixture of the predictions for later positions of the
    game, and of its outcome."""
    final = np.floor(data.totals)
    won = (data.totals == data.totals.max(1, keepdims=True)).astype(np.float32)
    won /= won.sum(1, keepdims=True)
    done = np.zeros(final.shape, np.bool_)
    done[:, : data.done.shape[1]] = data.done
    score, spread = expected_scores(data.x, solo)
    score, spread = np.where(done, final, score), np.where(done, 0, spread)
    chance, _, _ = win_probabilities(score, spread)
    totals, wins = final.copy(), won.copy()
    for row in range(len(final) - 2, -1, -1):
        if not data.last[row]:
            totals[row] = (1 - LAMBDA) * score[row + 1] + LAMBDA * totals[row + 1]
            wins[row] = (1 - LAMBDA) * chance[row + 1] + LAMBDA * wins[row + 1]
    return SampleBatch(data.x, np.where(done, final, totals), wins, done, solo)
