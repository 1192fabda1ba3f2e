"""Nodes and workers on one bus, in the event loop of a test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from codex_naturalis.server.ports.bus import Bus
from codex_naturalis.server.thinking.bus_thinker import BusThinker
from codex_naturalis.server.thinking.bus_worker import BusWorker
from codex_naturalis.server.thinking.pool import PoolThinker


@dataclass
class Node:
    bus: Bus
    here: PoolThinker
    thinker: BusThinker


@asynccontextmanager
async def a_node(bus: Bus, most_asked: int = 1000) -> AsyncIterator[Node]:
    await bus.open()
    here = PoolThinker(workers=1, most_waiting=1000)
    thinker = BusThinker(bus, here, most_asked)
    await thinker.open()
    try:
        yield Node(bus, here, thinker)
    finally:
        await thinker.close()
        await bus.close()


@asynccontextmanager
async def a_worker(
    bus: Bus, processes: int = 1, most_waiting: int = 1000
) -> AsyncIterator[BusWorker]:
    await bus.open()
    worker = BusWorker(bus, PoolThinker(processes, most_waiting), processes)
    await worker.open()
    try:
        yield worker
    finally:
        await worker.close()
        await bus.close()


async def knows(node: Node, workers: int) -> None:
    """Until the node knows so many workers."""
    async with asyncio.timeout(30):
        while node.thinker.counts.workers != workers:
            await asyncio.sleep(0.01)
