"""Two servers as processes of their own, on one PostgreSQL and one NATS."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from codex_naturalis.protocol.messages import Update
from tests.conformance.stores import ADAPTERS
from tests.server.visiting import Line, Visitor, process, some_move
from tests.services.nats import NatsServer, nats_server
from tests.services.postgres import shared


@dataclass
class Node:
    url: str
    pid: int


@dataclass
class Nodes:
    first: Node
    other: Node
    bus: NatsServer


@asynccontextmanager
async def two_nodes(folder: Path, *flags: str) -> AsyncGenerator[Nodes]:
    await (await ADAPTERS["postgres"](folder)).close()
    url = await shared().database_of(folder)
    with ExitStack() as stack:
        bus = stack.enter_context(nats_server(folder))
        words = ["--store", url.secret, "--bus", bus.url, *flags]
        places = [
            stack.enter_context(process(folder / name, *words)) for name in ("first", "other")
        ]
        first, other = (Node(*place) for place in places)
        yield Nodes(first, other, bus)


@asynccontextmanager
async def line_at(node: Node, visitor: Visitor) -> AsyncGenerator[Line]:
    """A person's socket to a node, wherever the person has signed in."""
    visitor.url = node.url
    async with visitor.line() as line:
        yield line


async def hears(line: Line, condition: Callable[[], Any]) -> None:
    """What a node brings by itself."""
    async with asyncio.timeout(30):
        while not condition():
            await line.hear()


async def one_move(line: Line, table: str, seat: int, rng: Random) -> int:
    """Of a seat that has to move; the version that it made."""
    done = await line.play(table, seat, some_move(line.update(table).view, seat, rng))
    assert done.version is not None
    return done.version


def version_of(line: Line, table: str) -> int:
    found = [one.version for one in line.heard if isinstance(one, Update) and one.table == table]
    return max(found, default=0)
