"""Positions to learn from: games of the evaluation against itself, in threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from codex_naturalis.kernel.layout import SOLO_HARD, TABLE, state_size
from codex_naturalis.kernel.looking import new_desk
from codex_naturalis.kernel.network import GLANCE, Mind, Network, bench
from codex_naturalis.kernel.playout import fresh_deal
from codex_naturalis.kernel.random_numbers import seeded
from codex_naturalis.kernel.selfplay import new_harvest, play_games
from codex_naturalis.kernel.sketch import STAGES
from codex_naturalis.kernel.tables import tables
from codex_naturalis.lab.learning import Batch, Floats, chances

KEPT = 40
"""Percent of the positions of a game that are kept."""
LONGEST = 60
"""Half-moves of a seat that there is room for, on average."""
LOOKED_AT = 12
"""Placements judged closely, once there is a glance to choose them by."""
FADING = 0.9
"""How much a position believes what comes after the next one, and not the next one's own
expectation: TD(λ)."""


class Way(NamedTuple):
    """How the games are played."""

    seats: int
    network: Network
    glance: Floats | None
    heat: float

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def parties(self) -> int:
        return self.seats + self.solo

    def mind(self) -> Mind:
        glance = np.zeros((STAGES, GLANCE), np.float32) if self.glance is None else self.glance
        return Mind(*tables(), self.network, bench(self.network), glance)


class Harvested(NamedTuple):
    x: Floats
    totals: Floats
    done: npt.NDArray[np.bool_]
    last: npt.NDArray[np.bool_]
    """The last position kept of its game."""
    results: Floats
    """Totals of every game."""


def harvest(way: Way, games: int, seed: int, threads: int) -> Harvested:
    """Positions of that many new games; in solo the three levels take turns."""

    def one(number: int) -> Harvested:
        return _play(way, games // threads, 1000 * seed + number)

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(one, range(threads)))
    return Harvested(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def _play(way: Way, games: int, seed: int) -> Harvested:
    kept = new_harvest(games * way.seats * LONGEST * KEPT // 100, way.parties)
    results = np.zeros((games, 5))
    mode = 1 + seed % SOLO_HARD if way.solo else TABLE
    looked_at = 10**6 if way.glance is None else LOOKED_AT
    rows = play_games(
        np.zeros(state_size(way.seats), np.int16),
        way.mind(),
        new_desk(1),
        fresh_deal(),
        seeded(seed),
        (way.seats, mode),
        (way.heat, looked_at, KEPT),
        kept,
        results,
    )
    number = kept.games[:rows]
    return Harvested(
        kept.x[:rows].copy(),
        kept.totals[:rows, : way.parties].astype(np.float32),
        kept.done[:rows].copy(),
        np.append(number[1:] != number[:-1], True)[:rows],
        results[:, : way.parties].astype(np.float32),
    )


def to_batch(
    reaped: Harvested, solo: bool, expect: Callable[[Floats, bool], tuple[Floats, Floats]]
) -> Batch:
    """What every position should be expected to come to: a mixture of what the later positions of
    its game are expected to, and of how the game ended."""
    final = np.floor(reaped.totals)
    won = (reaped.totals == reaped.totals.max(1, keepdims=True)).astype(np.float32)
    won /= won.sum(1, keepdims=True)
    done = np.zeros(final.shape, np.bool_)
    done[:, : reaped.done.shape[1]] = reaped.done
    score, spread = expect(reaped.x, solo)
    score, spread = np.where(done, final, score), np.where(done, 0, spread)
    chance, _, _ = chances(score, spread)
    totals, wins = final.copy(), won.copy()
    for row in range(len(final) - 2, -1, -1):
        if not reaped.last[row]:
            totals[row] = (1 - FADING) * score[row + 1] + FADING * totals[row + 1]
            wins[row] = (1 - FADING) * chance[row + 1] + FADING * wins[row + 1]
    return Batch(reaped.x, np.where(done, final, totals), wins, done, solo)
