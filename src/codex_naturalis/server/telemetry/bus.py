"""A bus whose hints and requests are in the traces."""

from __future__ import annotations

from collections.abc import Callable

from codex_naturalis.server.ports.bus import Answering, Bus, Heard, Subscription
from codex_naturalis.server.ports.tracer import Tracer


class TracedBus:
    """Wraps any bus. A subject is told by its first word: the others may name a table."""

    def __init__(self, bus: Bus, tracer: Tracer) -> None:
        self.counts = bus.counts
        self._bus = bus
        self._tracer = tracer

    async def open(self) -> None:
        await self._bus.open()

    async def publish(self, subject: str, data: bytes) -> None:
        with self._tracer.span("hint", about=_kind(subject)):
            await self._bus.publish(subject, data)

    async def subscribe(
        self, subject: str, heard: Heard, *, queue: str | None = None
    ) -> Subscription:
        return await self._bus.subscribe(subject, heard, queue=queue)

    async def request(self, subject: str, data: bytes, timeout: float) -> bytes:
        with self._tracer.span("request", of=_kind(subject)):
            return await self._bus.request(subject, data, timeout)

    async def serve(self, subject: str, answer: Answering, *, queue: str) -> Subscription:
        return await self._bus.serve(subject, answer, queue=queue)

    def connected(self) -> bool:
        return self._bus.connected()

    def on_reconnect(self, again: Callable[[], None]) -> None:
        self._bus.on_reconnect(again)

    async def close(self) -> None:
        await self._bus.close()


def _kind(subject: str) -> str:
    return subject.partition(".")[0]
