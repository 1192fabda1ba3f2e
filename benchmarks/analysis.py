"""What does an analysis cost, and does it keep games waiting?

./codex bench analysis --seconds 5 --people 2
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from pathlib import Path
from random import Random
from statistics import median

import msgspec
import uvloop

from codex_naturalis.bots import make
from codex_naturalis.bots.fallback import STRONGEST
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase, State
from codex_naturalis.kernel.build.readiness import make_ready
from codex_naturalis.protocol.messages import AnalysisUpdate
from codex_naturalis.server.analysing.searches import Search, Searches
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.ports.thinker import Owner
from codex_naturalis.server.system_clock import SystemClock
from codex_naturalis.server.thinking.pool import PoolThinker

TICKS = os.sysconf("SC_CLK_TCK")


class Ear:
    """A client that keeps what it is told."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    @property
    def last(self) -> AnalysisUpdate:
        return msgspec.json.decode(self.frames[-1], type=AnalysisUpdate)


def worker_seconds(pool: PoolThinker) -> float:
    """CPU time of the processes so far."""
    ticks = 0
    for pid in pool.pids:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def middle_of_a_game(seed: int) -> State:
    game, bot, rng = Game.new(2, seed=seed), make("greedy"), Random(seed)
    while game.state.round < 7 or game.state.phase is not Phase.PLACE:
        game.push(bot.choose(game.view(game.seat), rng))
    return game.state


async def waits(pool: PoolThinker, state: State, number: int) -> list[float]:
    """How long a game waits for its bot, again and again."""
    view = Game(state).view(state.seat)
    found = []
    for seed in range(number):
        begun = time.perf_counter()
        await pool.choose("greedy", view, seed, Owner("table"))
        found.append(time.perf_counter() - begun)
        await asyncio.sleep(0.05)
    return found


async def measure(seconds: float, people: int, workers: int) -> None:
    pool = PoolThinker(workers, most_waiting=64)
    searches = Searches(pool, Limits(SystemClock(), enabled=False))
    states = [middle_of_a_game(seed) for seed in range(people)]
    await waits(pool, states[0], 3)
    for number, state in enumerate(states):  # a worker loads its machine code once
        view = Game(state).view(state.seat)
        owner = Owner(f"person {number}", f"analysis:person {number}")
        await pool.explore(STRONGEST, view, None, owner, 0.05, 0)
    alone = await waits(pool, states[0], 20)
    for every_card in (False, True):
        ears = [Ear() for _ in states]
        loop_before, workers_before = time.process_time(), worker_seconds(pool)
        for number, (ear, state) in enumerate(zip(ears, states, strict=True)):
            searches.begin(f"person {number}", Search(ear, number, state, every_card))
        await asyncio.sleep(seconds)
        loop = time.process_time() - loop_before
        thinking = worker_seconds(pool) - workers_before
        found = sum(ear.last.simulations for ear in ears)
        updates = [frame for ear in ears for frame in ear.frames]
        print(
            f"{'all cards open' if every_card else 'what a seat knows'}: {people} people for"
            f" {seconds:.0f} s: workers {thinking:.1f} s of CPU, server"
            f" {1000 * loop / thinking:.1f} ms for each second of theirs;"
            f" {found / thinking:.0f} simulations a second of CPU; {len(updates)} updates of"
            f" {median(map(len, updates)):.0f} bytes"
        )
    beside = await waits(pool, states[0], 20)
    ratio = median(beside) / median(alone)
    print(
        f"a game's bot beside {people} analyses, {workers} workers: {1000 * median(beside):.0f} ms"
        f" against {1000 * median(alone):.0f} ms alone ({ratio:.1f}×), at most"
        f" {1000 * max(beside):.0f} ms"
    )
    await searches.close()
    await pool.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    make_ready()
    uvloop.run(measure(wanted.seconds, wanted.people, wanted.workers))


if __name__ == "__main__":
    main()
