"""A node that is one of several: it says each second that it is alive, and sees who else is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any
from zlib import crc32

from codex_naturalis.server.nodes.hints import Batch, Hint, NodeChanged, decode, encode
from codex_naturalis.server.nodes.node import Heard, Node
from codex_naturalis.server.ports.bus import Bus
from codex_naturalis.server.ports.clock import Clock, Timer
from codex_naturalis.server.ports.node_store import NodeRow, NodeStore
from codex_naturalis.server.ports.store import StoreError

logger = logging.getLogger(__name__)

SUBJECT = "nodes"
BEAT_EVERY = 1.0
"""Seconds."""
GATHERED_FOR = 0.01
"""Seconds in which hints are gathered, so that one message carries many."""
MOST_AT_ONCE = 2000
UNKNOWN_WRITER = 4.0
NEXT_IN_LINE = 1.0
"""Seconds by which the others give way to one node where each could go on."""


class SeveralNodes(Node):
    def __init__(self, store: NodeStore, bus: Bus | None, clock: Clock, version: str) -> None:
        """Without a bus nothing is heard, and each node looks for itself."""
        super().__init__(clock)
        self.id = token_hex(6)
        self._store = store
        self._bus = bus
        self._version = version
        self._others: dict[str, NodeRow] = {}
        self._heard: dict[type[Any], list[Heard]] = {}
        self._changed: list[Callable[[], object]] = []
        self._doubts: list[Callable[[], object]] = []
        self._gathered: dict[tuple[type[Any], str], Hint] = {}
        self._timer: Timer | None = None
        self._beating: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._failing = False
        self.hear(NodeChanged, lambda *_: self._soon(self.look()))

    async def open(self) -> None:
        if self._bus is not None:
            await self._bus.subscribe(SUBJECT, self._take)
            self._bus.on_reconnect(self._doubt)
        await self.look()
        self._beating = asyncio.get_running_loop().create_task(self._beat(), name="nodes")
        self._say()

    async def close(self) -> None:
        """The others go on with what this one has done."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        if self._timer is not None:
            self._timer.cancel()
        with suppress(StoreError):
            await self._store.leave(self.id)
        self._gathered = {(NodeChanged, ""): NodeChanged()}
        await self._send()
        await asyncio.gather(*self._sending, return_exceptions=True)

    @property
    def others(self) -> bool:
        return bool(self._others)

    @property
    def out_of_touch(self) -> bool:
        return bool(self._others) and (self._bus is None or not self._bus.connected())

    @property
    def running_since(self) -> int | None:
        longest = [row.started for row in self._others.values()]
        return min(longest) if longest else None

    def lives(self, node: str) -> bool:
        return node == self.id or node in self._others

    async def keeper(self, table: str) -> str | None:
        found = await self._store.keeper(table) if self._others else None
        return found if found is not None and self.lives(found) else None

    def patience(self, writer: str | None, table: str) -> float:
        others = [row for row in self._others.values() if not row.draining]
        if self.draining and others:
            return float("inf")
        if writer == self.id or not self._others:
            return 0.0
        if writer is None:
            return UNKNOWN_WRITER
        row = self._others.get(writer)
        if row is not None and not row.draining:
            return float("inf")
        first = min([self.id, *(row.id for row in others)], key=lambda node: _rank(node, table))
        return 0.0 if first == self.id else NEXT_IN_LINE

    def tell(self, hint: Hint) -> None:
        if not self._others or self._bus is None:
            return
        self._gathered[type(hint), hint.key] = hint
        if len(self._gathered) >= MOST_AT_ONCE:
            self._flush()
        elif self._timer is None:
            self._timer = self.clock.call_later(GATHERED_FOR, self._flush)

    def hear(self, kind: type[Any], heard: Heard) -> None:
        self._heard.setdefault(kind, []).append(heard)

    def on_change(self, changed: Callable[[], object]) -> None:
        self._changed.append(changed)

    def on_doubt(self, doubt: Callable[[], object]) -> None:
        self._doubts.append(doubt)

    async def may(self, work: str, seconds: float) -> bool:
        return await self._store.take(work, self.id, seconds)

    async def drain(self) -> None:
        self.draining = True
        await self.look()
        self._say()

    async def look(self) -> None:
        """Say that this node is alive, and see who else is."""
        try:
            await self._store.beat(self.id, self._version, draining=self.draining)
            rows = await self._store.nodes()
        except StoreError as error:
            if not self._failing:
                logger.warning("the other nodes cannot be seen: %s", error)
            self._failing = True
            return
        self._failing = False
        seen = {row.id: row for row in rows if row.alive and row.id != self.id}
        before, self._others = self._others, seen
        if _what_matters(before) != _what_matters(seen):
            logger.info("nodes", extra={"alive": sorted([self.id, *seen]), "node": self.id})
            for changed in self._changed:
                changed()

    async def _beat(self) -> None:
        while True:
            await self.clock.sleep(BEAT_EVERY)
            await self.look()

    def _say(self) -> None:
        """At once, also where nobody is known yet."""
        self._gathered[NodeChanged, ""] = NodeChanged()
        self._flush()

    def _doubt(self) -> None:
        for doubt in self._doubts:
            doubt()

    def _flush(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._soon(self._send())

    def _soon(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self) -> None:
        hints, self._gathered = [*self._gathered.values()], {}
        if hints and self._bus is not None:
            await self._bus.publish(SUBJECT, encode(Batch(self.id, hints)))

    def _take(self, _subject: str, data: bytes) -> None:
        batch = decode(data)
        if batch is None or batch.node == self.id:
            return
        for hint in batch.hints:
            for heard in self._heard.get(type(hint), ()):
                heard(batch.node, hint)


def _what_matters(rows: dict[str, NodeRow]) -> set[tuple[str, bool]]:
    return {(row.id, row.draining) for row in rows.values()}


def _rank(node: str, table: str) -> int:
    return crc32(f"{node} {table}".encode())
