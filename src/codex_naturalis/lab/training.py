"""Training the evaluation from nothing but the rules, by self-play.

    python -m codex_naturalis.lab.training --seats 2 --minutes 15 --out seats-2.npz

It made the files in kernel/evaluation/learned. Each generation of games is played by the network
as it is, which is then trained on the positions of the last few generations. Move ordering is
trained on the network's values.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import numpy as np

from codex_naturalis.kernel.evaluation.network import Network, random_network
from codex_naturalis.kernel.evaluation.weights import ORDERING_KEY
from codex_naturalis.lab.ordering_training import train_move_ordering
from codex_naturalis.lab.self_play import Policy, SelfPlayData, generate_data, with_targets
from codex_naturalis.lab.trainer import Floats, SampleBatch, Trainer

GAMES = 6000
"""In a generation."""
WARM_UP, WARM_UP_GAMES = 4, 1000
"""The first generations, whose games are long and teach little, have fewer."""
GENERATIONS_KEPT = 5
BATCH = 1024
EVALUATED_AT_ONCE = 65536
LEARNING_RATES = 1.5e-3, 3e-5
"""At the start and at the end."""
TEMPERATURES = 0.05, 0.012
"""While warming up, and after."""
ORDERING_ROWS = 400_000
FINAL_ORDERING_ROWS = 1_200_000

Say = Callable[[str], None]


class Training:
    def __init__(self, seats: int, threads: int, seed: int, begin: Path | None) -> None:
        self.seats = seats
        self.threads = threads
        self.seed = seed
        self.rng = np.random.default_rng(seed)
        self.ordering_weights: Floats | None = None
        self.generation = 0
        network = random_network(self.rng)
        if begin is not None:
            network, self.ordering_weights = load(begin)
            self.generation = WARM_UP
        self.trainer = Trainer(network, LEARNING_RATES[0])
        self._kept: list[SampleBatch] = []

    @property
    def policy(self) -> Policy:
        temperature = TEMPERATURES[self.generation >= WARM_UP]
        return Policy(self.seats, self.trainer.net, self.ordering_weights, temperature)

    def step(self, elapsed: float, say: Say) -> None:
        """Play and learn from a generation; `elapsed`: the fraction of the time that is over."""
        self.generation += 1
        games = GAMES if self.generation >= WARM_UP else WARM_UP_GAMES
        begun = time.monotonic()
        data = generate_data(self.policy, games, self.seed * 10_000 + self.generation, self.threads)
        played = time.monotonic() - begun
        self.trainer.rate = LEARNING_RATES[0] * (1 - elapsed) ** 1.5 + LEARNING_RATES[1]
        loss = self._learn(with_targets(data, self.policy.solo, self._expected_scores))
        if self.ordering_weights is None and self.generation == WARM_UP + 2:
            self.train_move_ordering(ORDERING_ROWS)
        say(self._line(loss, games / played, data))

    def train_move_ordering(self, rows: int) -> None:
        self.ordering_weights = train_move_ordering(self.policy, rows, self.seed)

    def save(self, path: Path) -> None:
        assert self.ordering_weights is not None
        parts: dict[str, Any] = dict(zip(Network._fields, self.trainer.net, strict=True))
        parts[ORDERING_KEY] = self.ordering_weights
        np.savez_compressed(path, **parts)

    def _expected_scores(self, x: Floats, solo: bool) -> tuple[Floats, Floats]:
        chunks = np.array_split(x, len(x) // EVALUATED_AT_ONCE + 1)
        parts = [self.trainer.expected_scores(chunk, solo) for chunk in chunks]
        scores, spreads = zip(*parts, strict=True)
        return np.concatenate(scores), np.concatenate(spreads)

    def _learn(self, batch: SampleBatch) -> float:
        """Train on as many positions as are new, drawn from the last generations."""
        self._kept = [] if self.generation == WARM_UP else self._kept[1 - GENERATIONS_KEPT :]
        self._kept.append(batch)
        sizes = [len(one.x) for one in self._kept]
        losses = []
        for _ in range(max(1, len(batch.x) // BATCH)):
            one = self._kept[self.rng.choice(len(sizes), p=np.array(sizes) / sum(sizes))]
            rows = np.sort(self.rng.integers(0, len(one.x), BATCH))
            part = SampleBatch(
                one.x[rows], one.totals[rows], one.wins[rows], one.done[rows], one.solo
            )
            losses.append(self.trainer.step(part))
        return float(np.mean(losses))

    def _line(self, loss: float, pace: float, data: SelfPlayData) -> str:
        means = " ".join(f"{mean:.1f}" for mean in data.results.mean(0))
        line = f"generation {self.generation}: loss {loss:.4f}, totals {means}, {pace:.0f} games/s"
        if self.policy.solo:
            line += f", won {np.mean(data.results[:, 0] > data.results[:, 1]):.1%}"
        return line


def load(path: Path) -> tuple[Network, Floats]:
    with np.load(path) as data:
        return Network(*(data[name] for name in Network._fields)), data[ORDERING_KEY]


@click.command(epilog="Example: python -m codex_naturalis.lab.training --seats 2 --minutes 15")
@click.option("--seats", type=click.IntRange(1, 4), required=True, help="1 is solo.")
@click.option("--minutes", type=click.FloatRange(min=0), default=15.0, show_default=True)
@click.option("--threads", type=click.IntRange(1), default=2, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--begin", type=click.Path(exists=True, path_type=Path), help="Go on from this file.")
@click.option("--out", type=click.Path(path_type=Path), help="seats-N.npz here, unless told.")
def main(
    seats: int, minutes: float, threads: int, seed: int, begin: Path | None, out: Path | None
) -> None:
    """Train the evaluation for that many seats, and write its weights."""
    training = Training(seats, threads, seed, begin)
    started = time.monotonic()
    while (elapsed := (time.monotonic() - started) / (60 * minutes or 1)) < 1:
        training.step(elapsed, click.echo)
    training.train_move_ordering(FINAL_ORDERING_ROWS)
    training.save(out or Path(f"seats-{seats}.npz"))


if __name__ == "__main__":
    main()
