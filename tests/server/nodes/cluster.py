"""Several nodes in one process: they share a real store, a bus that can be cut, and a clock that
stands still until it is told to go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import BigInteger, literal

from codex_naturalis.server.bus.memory import MemoryBus, MemoryHub
from codex_naturalis.server.nodes.several import SeveralNodes
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.store.nodes import Nodes
from tests.server.clock import HeldClock
from tests.server.playing import PEOPLE, LiveTables

Answer = TypeVar("Answer")
STEP = 0.25
"""Seconds of the clock between two looks at who has something to do."""
CALM = 12
"""Turns of the event loop without work of the store after which everybody waits for the clock."""


class WatchedStore(SqliteStore):
    """It knows whether it is at work."""

    working = 0

    async def _watched(self, work: Any) -> Any:
        self.working += 1
        try:
            return await work
        finally:
            self.working -= 1

    async def read(self, work: Any) -> Any:
        return await self._watched(super().read(work))

    async def write(self, work: Any) -> Any:
        return await self._watched(super().write(work))

    async def write_raw(self, work: Any, table: str | None = None) -> Any:
        return await self._watched(super().write_raw(work, table))

    async def append(self, append: Any) -> None:
        await self._watched(super().append(append))


class NodeOf(LiveTables):
    """One node of several."""

    def __init__(self, cluster: Cluster) -> None:
        self.bus = MemoryBus(cluster.hub)
        self.node = SeveralNodes(cluster.store.nodes, self.bus, cluster.clock, "test")
        super().__init__(cluster.store, cluster.clock, cluster.settings, self.node)

    async def open(self) -> None:
        await self.bus.open()
        await self.node.open()
        await self.registry.open()

    async def close(self) -> None:
        """As a server stops."""
        await self.registry.close()
        await self.node.close()
        await self.bus.close()

    async def crash(self) -> None:
        """As a process that is killed: it says nothing to anybody."""
        self.bus.cut()
        beating = self.node._beating
        tasks = [*self.registry.context.tasks, *self.node._sending]
        tasks += [] if beating is None else [beating]
        for room in self.registry.rooms.values():
            room.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Cluster:
    def __init__(self, store: WatchedStore, settings: ServerSettings) -> None:
        self.store = store
        self.clock = HeldClock()
        self.hub = MemoryHub()
        self.settings = settings
        self.nodes: list[NodeOf] = []
        store.nodes = Nodes(store, lambda: literal(self.clock.now(), BigInteger))

    async def join(self) -> NodeOf:
        joined = NodeOf(self)
        await joined.open()
        self.nodes.append(joined)
        await self.calm()
        return joined

    async def crash(self, node: NodeOf) -> None:
        self.nodes.remove(node)
        await node.crash()

    async def calm(self) -> None:
        """Until everybody waits for the clock."""
        calm = 0
        while calm < CALM:
            working = self.store.working
            await asyncio.sleep(0.0005 if working else 0)
            calm = 0 if working or self.store.working else calm + 1

    async def advance(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP)):
            self.clock.advance(STEP)
            await self.calm()

    async def until(self, condition: Callable[[], bool], within: float) -> None:
        """It comes about within so many seconds of the clock."""
        await self.calm()
        for _ in range(round(within / STEP)):
            if condition():
                return
            await self.advance(STEP)
        assert condition()


@asynccontextmanager
async def cluster(folder: Path, **settings: Any) -> AsyncGenerator[Cluster]:
    store = await WatchedStore.open(folder / "codex.sqlite3")
    assert isinstance(store, WatchedStore)
    wanted: dict[str, Any] = {"data": folder, "bot_pause": 0.0} | settings
    opened = Cluster(store, ServerSettings(**wanted))
    try:
        for person in PEOPLE.values():
            if await store.people.get(person.id) is None:
                await store.people.add(person)
        yield opened
    finally:
        for node in opened.nodes:
            await node.close()
        await store.close()
