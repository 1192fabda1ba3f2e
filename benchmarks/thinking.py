"""Does the server stay awake while bots think, and does everybody get a turn?

./codex bench thinking --seconds 2 --tables 20
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from statistics import mean, median, quantiles

import msgspec
import uvloop

from codex_naturalis.bots import make
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.server.ports.thinker import Owner
from codex_naturalis.server.thinking.messages import ToChoose, frame, questions
from codex_naturalis.server.thinking.pool import PoolThinker

TICK = 0.001
BOT = "planner"
GREEDY_OWNER = 100
"""Thoughts that one owner asks for at once."""

Ask = Callable[[View, int, str], Awaitable[object]]


def some_views(games: int = 6) -> list[View]:
    """What greedy seats see when they are to place a card, from beginning to end."""
    views = []
    for seed in range(games):
        game, bot, rng = Game.new(2, seed=seed), make("greedy"), Random(seed)
        while not game.over:
            view = game.view(game.seat)
            if view.phase is Phase.PLACE:
                views.append(view)
            game.push(bot.choose(view, rng), game.seat)
    return views


def encoding(views: list[View]) -> None:
    """CPU time on the loop to ask, and in the process to read it."""
    asked = [ToChoose(BOT, "table", view, "1") for view in views]
    begun = time.process_time()
    frames = [frame(question) for question in asked for _ in range(50)]
    encoded = time.process_time()
    for one in frames:
        questions.decode(memoryview(one)[4:])
    decoded = time.process_time()
    print(
        f"a question: {mean(map(len, frames)):.0f} bytes,"
        f" {1e6 * (encoded - begun) / len(frames):.0f} µs to write,"
        f" {1e6 * (decoded - encoded) / len(frames):.0f} µs to read;"
        f" as JSON {mean(len(msgspec.json.encode(view)) for view in views):.0f} bytes"
    )


async def lag(seconds: float, lags: list[float]) -> None:
    """How much later than asked for each tick comes."""
    end = time.perf_counter() + seconds
    while (begun := time.perf_counter()) < end:
        await asyncio.sleep(TICK)
        lags.append(time.perf_counter() - begun - TICK)


async def load(name: str, ask: Ask | None, views: list[View], tables: int, seconds: float) -> None:
    """The lag while some tables ask as fast as they are answered."""
    thoughts = count()

    async def table(number: int) -> None:
        for seed in count(number):
            if ask is None:
                return
            await ask(views[seed % len(views)], seed, f"table {number}")
            next(thoughts)

    asking = [asyncio.create_task(table(number)) for number in range(tables)]
    lags: list[float] = []
    await lag(seconds, lags)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    per_cent = quantiles(lags, n=100, method="inclusive")
    print(
        f"{name:22} {1000 * median(lags):8.2f} {1000 * per_cent[98]:8.2f}"
        f" {1000 * max(lags):8.2f} {next(thoughts) / seconds:12.0f}"
    )


async def think_here(view: View, seed: int, owner: str) -> object:
    """As it must not be done: on the loop."""
    await asyncio.sleep(0)
    return make(BOT).choose(view, Random(seed))


async def fairness(thinker: PoolThinker, views: list[View], workers: int) -> None:
    """One owner asks for a lot, then another for one: its wait, in thoughts."""
    begun = time.perf_counter()
    view = views[0]
    many = [
        asyncio.create_task(thinker.choose(BOT, view, seed, Owner("many")))
        for seed in range(GREEDY_OWNER)
    ]
    await asyncio.sleep(0)
    asked = time.perf_counter()
    await thinker.choose(BOT, view, 1, Owner("one"))
    waited = time.perf_counter() - asked
    await asyncio.gather(*many)
    thought = (time.perf_counter() - begun) * workers / (GREEDY_OWNER + 1)
    print(
        f"{workers} workers: a thought takes {1000 * thought:.1f} ms; behind {GREEDY_OWNER} of"
        f" another owner one waits {1000 * waited:.1f} ms, {waited / thought:.1f} thoughts"
    )


async def measure(tables: int, seconds: float) -> None:
    views = some_views()
    encoding(views)
    print(f"\n{tables} tables ask {BOT}; lag of a {1000 * TICK:.0f} ms tick, in ms")
    print(f"{'':22} {'p50':>8} {'p99':>8} {'max':>8} {'thoughts/s':>12}")
    await load("idle loop", None, views, tables, seconds)
    await load("thinking on the loop", think_here, views, tables, seconds)
    pools = {workers: PoolThinker(workers, most_waiting=1000) for workers in (1, 2)}
    for workers, thinker in pools.items():
        await asyncio.gather(*[thinker.choose(BOT, views[0], 1, Owner("")) for _ in range(workers)])

        async def ask(view: View, seed: int, owner: str, at: PoolThinker = thinker) -> object:
            return await at.choose(BOT, view, seed, Owner(owner, owner))

        await load(f"{workers} workers", ask, views, tables, seconds)
    print()
    for workers, thinker in pools.items():
        await fairness(thinker, views, workers)
        await thinker.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="that ask at the same time")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement of lag")
    wanted = parser.parse_args()
    uvloop.run(measure(wanted.tables, wanted.seconds))


if __name__ == "__main__":
    main()
