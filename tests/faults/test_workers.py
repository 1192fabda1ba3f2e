"""Games go on while workers are killed, hang and leave, and while NATS is killed: all of them real
processes."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from codex_naturalis.engine.view import View
from codex_naturalis.server.bus.nats import NatsBus
from codex_naturalis.server.bus_address import parse_bus_address
from codex_naturalis.server.ports.thinker import Owner
from tests.server.thinking.nodes import Node, a_node, knows
from tests.server.thinking.test_thinking import VIEW
from tests.server.visiting import OPERATORS, finish_game, guest, process, some_move
from tests.server.worker_process import WorkerProcess, worker_process
from tests.services.nats import NatsServer, nats_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

BOT = "monk-6"


@asynccontextmanager
async def node_of(server: NatsServer) -> AsyncIterator[Node]:
    async with a_node(NatsBus(parse_bus_address(server.url))) as node:
        yield node


def think(node: Node, payer: str, seconds: float = 1.0) -> asyncio.Task[object]:
    """A thought that takes so long."""
    thought = node.thinker.weigh(BOT, VIEW, Owner(payer, payer), seconds)
    return asyncio.create_task(thought)


async def has_in_hand(worker: WorkerProcess, number: int) -> None:
    async with asyncio.timeout(60):
        while worker.figures()["codex_worker_in_hand"] < number:
            await asyncio.sleep(0.01)


async def asked(node: Node, workers: list[WorkerProcess]) -> tuple[WorkerProcess, WorkerProcess]:
    """Which worker Oak's questions go to, and the other one."""
    before = [worker.answered for worker in workers]
    await think(node, "oak", 0.05)
    number = next(n for n, worker in enumerate(workers) if worker.answered > before[n])
    return workers[number], workers[1 - number]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hanging"])
async def test_a_worker_is_lost(tmp_path: Path, how: signal.Signals) -> None:
    """Law: a worker that is killed, or hangs, in the middle of thoughts costs each of them one more
    question, to the other worker; the node does not think itself."""
    with nats_server(tmp_path) as server, ExitStack() as stack:
        workers = [stack.enter_context(worker_process(server.url)) for _ in range(2)]
        async with node_of(server) as node:
            await knows(node, 2)
            first, second = await asked(node, workers)
            thoughts = [think(node, "oak") for _ in range(2)]
            await has_in_hand(first, 2)
            first.signal(how)
            await asyncio.gather(*thoughts)
            counts = node.thinker.counts
            assert (counts.by_workers, counts.here, counts.again) == (3, 0, 2)
            assert second.answered >= 2
            await knows(node, 1)


async def test_all_are_lost(tmp_path: Path) -> None:
    """Law: when the other worker is lost too, the node thinks itself."""
    with nats_server(tmp_path) as server, ExitStack() as stack:
        workers = [stack.enter_context(worker_process(server.url)) for _ in range(2)]
        async with node_of(server) as node:
            await knows(node, 2)
            first, second = await asked(node, workers)
            thought = think(node, "oak", 2.0)
            await has_in_hand(first, 1)
            first.signal(signal.SIGKILL)
            await has_in_hand(second, 1)
            second.signal(signal.SIGKILL)
            await thought
            counts = node.thinker.counts
            assert (counts.here, counts.again) == (1, 2)


async def test_a_worker_is_stopped(tmp_path: Path) -> None:
    """Law: a worker that gets SIGTERM finishes what it has, takes nothing more, and ends well."""
    with nats_server(tmp_path) as server, worker_process(server.url) as worker:
        async with node_of(server) as node:
            await knows(node, 1)
            await think(node, "oak", 0.05)
            thoughts = [think(node, payer) for payer in ("oak", "ash", "elm")]
            await has_in_hand(worker, 3)
            worker.signal(signal.SIGTERM)
            await knows(node, 0)
            await think(node, "fir", 0.05)
            assert node.thinker.counts.here == 1
            await asyncio.gather(*thoughts)
            counts = node.thinker.counts
            assert (counts.by_workers, counts.here, counts.again) == (4, 1, 0)
            assert await asyncio.to_thread(worker.process.wait, 30) == 0


async def test_nats_is_killed(tmp_path: Path) -> None:
    """Law: thoughts under way when NATS dies are thought by the node; when it is back, workers are
    asked again, without a word from outside."""
    with nats_server(tmp_path) as server, worker_process(server.url) as worker:
        async with node_of(server) as node:
            await knows(node, 1)
            thought = think(node, "oak")
            await has_in_hand(worker, 1)
            server.kill()
            await thought
            assert node.thinker.counts.here == 1
            await knows(node, 0)
            server.start()
            await knows(node, 1)
            before = node.thinker.counts.by_workers
            await think(node, "ash", 0.05)
            assert node.thinker.counts.by_workers == before + 1


def lines_of(url: str) -> list[str]:
    return httpx.get(f"{OPERATORS[url]}/metrics").text.splitlines()


async def test_a_game_goes_on(tmp_path: Path) -> None:
    """Law: a game against a strong bot comes to its end, while one worker is killed, one hangs
    and goes on, and NATS is killed and started again; and workers have thought for it."""
    with nats_server(tmp_path) as server, ExitStack() as stack:
        first = stack.enter_context(worker_process(server.url))
        second = stack.enter_context(worker_process(server.url))
        data = tmp_path / "data"
        data.mkdir()
        url, _ = stack.enter_context(process(data, "--bus", server.url, "--no-rate-limits"))
        events: dict[int, Callable[[], None]] = {
            8: lambda: first.signal(signal.SIGSTOP),
            14: lambda: first.signal(signal.SIGCONT),
            18: server.kill,
            24: server.start,
            30: lambda: second.signal(signal.SIGKILL),
        }
        moves = 0

        def choose(view: View, seat: int, rng: Random) -> str:
            nonlocal moves
            moves += 1
            if (event := events.pop(moves, None)) is not None:
                event()
            return some_move(view, seat, rng)

        async with guest(url) as visitor, visitor.line() as line:
            found = await visitor.table("me", "monk-4")
            async with asyncio.timeout(300):
                await finish_game(line, found, [0], Random(3), choose)
        assert not events
        at_last = {'codex_workers{version="same"} 1.0', "codex_bus_connected 1.0"}
        async with asyncio.timeout(30):
            while not at_last <= {
                *(lines := httpx.get(f"{OPERATORS[url]}/metrics").text.split("\n"))
            }:
                await asyncio.sleep(0.1)
        assert 'codex_thoughts_total{by="worker"} 0.0' not in lines
