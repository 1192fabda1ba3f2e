"""What does a thought cost over the bus, against one in a process of the node?

./codex bench workers --bus nats://127.0.0.1:4222 --thoughts 400

It starts a worker on this machine; without --bus it starts nats-server too. Both ways are asked in
turn, one thought at a time, so that they share whatever else the machine is doing."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median, quantiles

import uvloop

from benchmarks.thinking import some_views
from codex_naturalis.server.bus.nats import NatsBus
from codex_naturalis.server.bus_address import parse_bus_address
from codex_naturalis.server.ports.thinker import Owner, Thinker
from codex_naturalis.server.thinking.bus_thinker import BusThinker
from codex_naturalis.server.thinking.pool import PoolThinker

PATH = "/usr/local/sbin:/usr/sbin:/usr/local/bin:/usr/bin"
BOTS = {"random": 1, "greedy": 1, "monk-6": 20}
"""And how many times fewer thoughts of each."""
OWNER = Owner("benchmark", "game")


@contextmanager
def nats_server() -> Iterator[str]:
    program = shutil.which("nats-server", path=PATH)
    if program is None:
        sys.exit("nats-server is missing: apt-get install nats-server, or name one with --bus")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with subprocess.Popen(
        [program, "-a", "127.0.0.1", "-p", f"{port}"], stderr=subprocess.DEVNULL
    ) as server:
        try:
            yield f"nats://127.0.0.1:{port}"
        finally:
            server.kill()


@contextmanager
def worker(url: str) -> Iterator[None]:
    words = [sys.executable, "-m", "codex_naturalis", "worker", "--bus", url]
    with subprocess.Popen(words, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield
        finally:
            process.kill()


async def measure(url: str, thoughts: int) -> None:
    views = some_views(2)
    bus = NatsBus(parse_bus_address(url))
    await bus.open()
    here = PoolThinker(workers=1, most_waiting=100)
    far = BusThinker(bus, PoolThinker(workers=1, most_waiting=100), 100)
    await far.open()
    while not far.counts.workers:
        await asyncio.sleep(0.01)
    ways: dict[str, Thinker] = {"process of the node": here, "worker over the bus": far}
    print(f"{'ms':12}{'':22}{'p50':>8}{'p95':>8}{'CPU of the node':>18}")
    for bot, fewer in BOTS.items():
        taken: dict[str, list[float]] = {name: [] for name in ways}
        cpu = dict.fromkeys(ways, 0.0)
        for number in range(thoughts // fewer + 1):
            view = views[number % len(views)]
            for name, thinker in ways.items():
                begun, begun_cpu = time.perf_counter(), time.process_time()
                await thinker.choose(bot, view, number, OWNER)
                if number:  # the first one loads the bot
                    taken[name].append(1000 * (time.perf_counter() - begun))
                    cpu[name] += 1000 * (time.process_time() - begun_cpu)
        for name, times in taken.items():
            p95 = quantiles(times, n=20, method="inclusive")[18]
            print(f"{bot:12}{name:22}{median(times):8.2f}{p95:8.2f}{cpu[name] / len(times):18.2f}")
        more = [far - near for near, far in zip(*taken.values(), strict=True)]
        print(f"{bot:12}{'more over the bus':22}{median(more):8.2f}")
    assert far.counts.here == 0, "every thought of the second way was a worker's"
    await here.close()
    await far.close()
    await bus.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bus", metavar="URL", help="a NATS server that is there already")
    parser.add_argument("--thoughts", type=int, default=400, metavar="N")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        url = wanted.bus or stack.enter_context(nats_server())
        stack.enter_context(worker(url))
        uvloop.run(measure(url, wanted.thoughts))


if __name__ == "__main__":
    main()
