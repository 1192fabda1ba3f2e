"""Learning to play from nothing but the rules, by playing against itself.

    python -m codex_naturalis.lab.training --seats 2 --minutes 15 --out seats-2.npz

The files in kernel/learned were made by it. A generation of games is played by the network as it
is, which then learns from the positions of the last few generations; now and then the glance
learns from the network.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import numpy as np

from codex_naturalis.kernel.network import Network, random_network
from codex_naturalis.lab.glancing import learn_glance
from codex_naturalis.lab.harvest import Harvested, Way, harvest, to_batch
from codex_naturalis.lab.learning import Batch, Fit, Floats

GAMES = 6000
FIRST_GAMES = 1000
"""Of a generation, and of the first few, which play long games and know little."""
FIRST = 4
GENERATIONS_KEPT = 5
BATCH = 1024
RATES = 1.5e-3, 3e-5
"""At the beginning and at the end."""
HEATS = 0.05, 0.012
ROWS = 400_000
LAST_ROWS = 1_200_000

Say = Callable[[str], None]


class Training:
    def __init__(self, seats: int, threads: int, seed: int, begin: Path | None) -> None:
        self.seats = seats
        self.threads = threads
        self.seed = seed
        self.rng = np.random.default_rng(seed)
        self.glance: Floats | None = None
        self.generation = 0
        network = random_network(self.rng)
        if begin is not None:
            network, self.glance = load(begin)
            self.generation = FIRST
        self.fit = Fit(network, RATES[0])
        self._kept: list[Batch] = []

    @property
    def way(self) -> Way:
        heat = HEATS[self.generation >= FIRST]
        return Way(self.seats, self.fit.net, self.glance, heat)

    def step(self, elapsed: float, say: Say) -> None:
        """A generation; `elapsed`: the part of the time that is over."""
        self.generation += 1
        games = GAMES if self.generation >= FIRST else FIRST_GAMES
        begun = time.monotonic()
        reaped = harvest(self.way, games, self.seed * 10_000 + self.generation, self.threads)
        played = time.monotonic() - begun
        self.fit.rate = RATES[0] * (1 - elapsed) ** 1.5 + RATES[1]
        loss = self._learn(to_batch(reaped, self.way.solo, self._expect))
        if self.glance is None and self.generation == FIRST + 2:
            self.learn_glance(ROWS)
        say(self._line(loss, games / played, reaped))

    def learn_glance(self, rows: int) -> None:
        self.glance = learn_glance(self.way, rows, self.seed)

    def save(self, path: Path) -> None:
        assert self.glance is not None
        parts: dict[str, Any] = dict(zip(Network._fields, self.fit.net, strict=True))
        np.savez_compressed(path, glance=self.glance, **parts)

    def _expect(self, x: Floats, solo: bool) -> tuple[Floats, Floats]:
        parts = [self.fit.expect(part, solo) for part in np.array_split(x, len(x) // 65536 + 1)]
        scores, spreads = zip(*parts, strict=True)
        return np.concatenate(scores), np.concatenate(spreads)

    def _learn(self, batch: Batch) -> float:
        """As many positions as are new, from those of the last generations."""
        self._kept = [] if self.generation == FIRST else self._kept[1 - GENERATIONS_KEPT :]
        self._kept.append(batch)
        sizes = [len(one.x) for one in self._kept]
        losses = []
        for _ in range(max(1, len(batch.x) // BATCH)):
            one = self._kept[self.rng.choice(len(sizes), p=np.array(sizes) / sum(sizes))]
            rows = np.sort(self.rng.integers(0, len(one.x), BATCH))
            part = Batch(one.x[rows], one.totals[rows], one.wins[rows], one.done[rows], one.solo)
            losses.append(self.fit.step(part))
        return float(np.mean(losses))

    def _line(self, loss: float, pace: float, reaped: Harvested) -> str:
        means = " ".join(f"{mean:.1f}" for mean in reaped.results.mean(0))
        line = f"generation {self.generation}: loss {loss:.4f}, totals {means}, {pace:.0f} games/s"
        if self.way.solo:
            line += f", won {np.mean(reaped.results[:, 0] > reaped.results[:, 1]):.1%}"
        return line


def load(path: Path) -> tuple[Network, Floats]:
    with np.load(path) as data:
        return Network(*(data[name] for name in Network._fields)), data["glance"]


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
    """Learn to play with that many seats, and write what was learned."""
    training = Training(seats, threads, seed, begin)
    started = time.monotonic()
    while (elapsed := (time.monotonic() - started) / (60 * minutes or 1)) < 1:
        training.step(elapsed, click.echo)
    training.learn_glance(LAST_ROWS)
    training.save(out or Path(f"seats-{seats}.npz"))


if __name__ == "__main__":
    main()
