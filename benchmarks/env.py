"""How many steps a second do the environments make? CPU time of one thread; a step of the batch
includes observation and mask, and a new deal where a game ends.

./codex bench env [--games N]
"""

from __future__ import annotations

import argparse
import time
from random import Random

import numpy as np

from codex_naturalis.env import Batch, TableEnv

STEPS = 300_000
"""A measurement is at least so long."""
REPEAT = 5
SETTINGS = {
    "two seats": ("table", 2),
    "three seats": ("table", 3),
    "four seats": ("table", 4),
    "solo": ("solo-normal", 1),
}


def spread(mode: str, seats: int, games: int) -> Batch:
    """A batch whose games have come apart: some begin while others end."""
    batch = Batch(games, seats, mode=mode)
    batch.reset(seed=1)
    batch.step(batch.sample())
    batch.step_randomly(400)
    return batch


def stepping(batch: Batch, rounds: int) -> tuple[float, float]:
    """CPU seconds of so many calls: of `step`, and of `sample` before each."""
    stepped = sampled = 0.0
    for _ in range(rounds):
        begun = time.process_time()
        actions = batch.sample()
        between = time.process_time()
        batch.step(actions)
        stepped += time.process_time() - between
        sampled += between - begun
    assert not batch.refused.any()
    return stepped, sampled


def inside(batch: Batch, rounds: int) -> float:
    begun = time.process_time()
    batch.step_randomly(rounds)
    return time.process_time() - begun


def readable(steps: int) -> float:
    """CPU seconds of so many steps at a table of two for PettingZoo, observed one by one."""
    bare = TableEnv()
    bare.reset(seed=1)
    rng = Random(1)
    begun = time.process_time()
    for _ in range(steps):
        if any(bare.terminations.values()):
            bare.reset()
        mask = bare.observe(bare.agent_selection)["action_mask"]
        bare.step(rng.choice(np.flatnonzero(mask).tolist()))
    return time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1024, help="games at once")
    games: int = parser.parse_args().games
    rounds = max(1, STEPS // games)
    slow = min(readable(300) for _ in range(REPEAT)) / 300
    print(f"PettingZoo, two seats: {1 / slow:,.0f} steps a CPU second")
    print(f"{games} games at once   step   with sample   random, inside   step against PettingZoo")
    for name, (mode, seats) in SETTINGS.items():
        batch = spread(mode, seats, games)
        timed = [stepping(batch, rounds) for _ in range(REPEAT)]
        steps = games * rounds
        step = steps / min(stepped for stepped, _ in timed)
        both = steps / min(sum(pair) for pair in timed)
        random = steps / min(inside(batch, rounds) for _ in range(REPEAT))
        print(f"{name:14} {step:11,.0f} {both:13,.0f} {random:16,.0f} {step * slow:22,.0f} ×")


if __name__ == "__main__":
    main()
