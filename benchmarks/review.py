"""How long does the review of a two-player game take, and what does it cost?

A real server with some worker processes; games between bots, one review after the other, followed
over the socket as the page does. CPU time is that of the server and its workers.

./codex bench review [--games 4] [--thinkers 2]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import mean

import httpx
import msgspec

from benchmarks._wire import Wire
from benchmarks.server import server
from codex_naturalis.bots import make
from codex_naturalis.bots.match import play_game
from codex_naturalis.engine.game import Game
from codex_naturalis.kernel.build.readiness import make_ready
from codex_naturalis.notation.record import write_record

BOTS = ("greedy", "monk-2")
TICKS = os.sysconf("SC_CLK_TCK")


class Message(msgspec.Struct):
    type: str
    status: str = ""
    done: int = 0
    chances: list[dict[str, object]] = []


decode = msgspec.json.Decoder(Message).decode


def some_game(seed: int) -> Game:
    return play_game(Game.new(2, seed=seed), [make(name) for name in BOTS], Random(seed))


def cpu_seconds(pid: int) -> float:
    """Of a process and its children, which are alive."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / TICKS
    return own + sum(cpu_seconds(int(child)) for child in children)


async def review(http: httpx.AsyncClient, cookie: str, game: Game) -> tuple[float, float]:
    """Seconds until the first turn is known, and until all is."""
    brought = await http.post("/api/records", json={"record": write_record(game)})
    record = brought.json()["id"]
    wire = await Wire.connect(str(http.base_url), cookie)
    begun = time.perf_counter()
    (await http.post(f"/api/records/{record}/review")).raise_for_status()
    watch = {"type": "watch_review", "id": 1, "kind": "record", "game": record}
    wire.send(msgspec.json.encode(watch))
    first = 0.0
    async for frame in wire:
        message = decode(frame)
        if message.type == "review" and message.chances and not first:
            first = time.perf_counter() - begun
        if message.type == "review" and message.status == "finished":
            break
    wire.transport.close()
    return first, time.perf_counter() - begun


async def measure(base: str, pid: int, games: int) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        guest = await http.post("/api/guests")
        cookie = guest.headers["set-cookie"].partition(";")[0]
        times, costs, lengths = [], [], []
        for seed in range(games):
            game = some_game(seed)
            before = cpu_seconds(pid)
            times.append(await review(http, cookie, game))
            costs.append(cpu_seconds(pid) - before)
            lengths.append(len(game.transitions))
            print(f"{lengths[-1]} half-moves: {times[-1][1]:.1f} s, {costs[-1]:.1f} CPU s")
    print(
        f"mean of {games}: {mean(all_known for _, all_known in times):.1f} s,"
        f" the first turn after {mean(first for first, _ in times):.2f} s,"
        f" {mean(costs):.1f} CPU s, {1000 * sum(costs) / sum(lengths):.0f} CPU ms a half-move"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--thinkers", type=int, default=2)
    wanted = parser.parse_args()
    make_ready()
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder) / "data", "--thinkers", str(wanted.thinkers)) as (base, pid),
    ):
        asyncio.run(measure(base, pid, wanted.games))


if __name__ == "__main__":
    main()
