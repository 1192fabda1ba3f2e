"""The configuration of `deploy/` for NATS: nodes speak with one another, a worker serves thoughts
and hears nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from nats.aio.client import Client

from codex_naturalis import Game
from codex_naturalis.cluster.nats import CONFIGURATION, NatsServer
from codex_naturalis.cluster.programs import NATS
from codex_naturalis.server.bus.nats import NatsBus
from codex_naturalis.server.bus_address import parse_bus_address
from codex_naturalis.server.ports.bus import BusRefused
from codex_naturalis.server.ports.thinker import Owner
from tests.debian import present
from tests.server.thinking.nodes import a_node, a_worker, knows

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

DEPLOY = Path(__file__).parents[2] / "deploy"
PASSWORDS = {"NODE_PASSWORD": "n-one", "WORKER_PASSWORD": "w-two"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[NatsServer]:
    present(NATS)
    text = (DEPLOY / "nats.conf").read_text()
    assert text == CONFIGURATION
    server = NatsServer(tmp_path, (), text, PASSWORDS)
    server.start()
    yield server
    server.kill()


def bus_of(server: NatsServer, user: str) -> NatsBus:
    password = PASSWORDS[f"{user.upper()}_PASSWORD"]
    return NatsBus(parse_bus_address(server.url.replace("//", f"//{user}:{password}@")))


@asynccontextmanager
async def connected(
    server: NatsServer, user: str
) -> AsyncIterator[tuple[Client, asyncio.Queue[str]]]:
    """And what the server refuses."""
    refused: asyncio.Queue[str] = asyncio.Queue()

    async def failed(error: Exception) -> None:
        refused.put_nowait(str(error).lower())

    client = Client()
    password = PASSWORDS[f"{user.upper()}_PASSWORD"]
    await client.connect(server.url, user=user, password=password, error_cb=failed)
    try:
        yield client, refused
    finally:
        await client.close()


async def test_a_worker_serves(server: NatsServer) -> None:
    """A thought goes to it and comes back, and neither side is refused anything."""
    worker_bus, node_bus = bus_of(server, "worker"), bus_of(server, "node")
    async with a_worker(worker_bus), a_node(node_bus) as node:
        await knows(node, 1)
        view = Game.new(players=2, seed=1).view(seat=0)
        move = await node.thinker.choose("random", view, 1, Owner("p", "g"))
        assert move
        assert node.thinker.counts.by_workers == 1


HIDDEN = ["codex.>", ">", "codex.table.x", "codex._inbox.>", "codex.worker.*.question", "_INBOX.x"]


@pytest.mark.parametrize("subject", HIDDEN)
async def test_what_a_worker_may_not_hear(server: NatsServer, subject: str) -> None:
    """Not the nodes, not answers, and no question that another one is asked."""
    async with connected(server, "worker") as (worker, refused):
        await worker.subscribe(subject)
        assert "permissions violation" in await refused.get()


@pytest.mark.parametrize("subject", ["codex.table.x", "codex.worker.a.question", "other.x"])
async def test_what_a_worker_may_not_say(server: NatsServer, subject: str) -> None:
    async with connected(server, "node") as (node, _), connected(server, "worker") as (worker, no):
        heard = await node.subscribe("codex.>")
        await node.flush()
        await worker.publish(subject, b"x")
        assert "permissions violation" in await no.get()
        await node.publish("codex.end", b"")
        assert (await heard.next_msg()).subject == "codex.end"


async def test_nobody_else(server: NatsServer) -> None:
    stranger = NatsBus(parse_bus_address(server.url))
    with pytest.raises(BusRefused):
        await stranger.open()
