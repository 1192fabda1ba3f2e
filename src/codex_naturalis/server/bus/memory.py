"""The bus inside one process. Several nodes of a test share a hub, and each can be cut off."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from codex_naturalis.server.bus.subjects import checked, matches
from codex_naturalis.server.ports.bus import (
    AnswerFailed,
    Answering,
    BusAway,
    BusTimeout,
    Heard,
    HintCounts,
    NoResponders,
)

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class _Subscription:
    bus: MemoryBus
    pattern: str
    queue: str | None
    heard: Heard | None = None
    answer: Answering | None = None

    async def close(self) -> None:
        with suppress(ValueError):
            self.bus.hub.subscriptions.remove(self)


@dataclass
class MemoryHub:
    """What the buses of several nodes have in common."""

    subscriptions: list[_Subscription] = field(default_factory=list)

    def hearing(self, subject: str) -> Iterator[_Subscription]:
        """Who hears a hint: of each queue one."""
        return self._chosen([one for one in self._of(subject) if one.heard is not None])

    def answering(self, subject: str) -> _Subscription | None:
        """Who gets a request."""
        served = [one for one in self._of(subject) if one.answer is not None]
        return random.choice(served) if served else None

    def _of(self, subject: str) -> list[_Subscription]:
        return [
            one
            for one in self.subscriptions
            if one.bus.connected() and matches(one.pattern, subject)
        ]

    @staticmethod
    def _chosen(found: list[_Subscription]) -> Iterator[_Subscription]:
        queues: dict[str, list[_Subscription]] = {}
        for one in found:
            if one.queue is None:
                yield one
            else:
                queues.setdefault(one.queue, []).append(one)
        yield from map(random.choice, queues.values())


class MemoryBus:
    def __init__(self, hub: MemoryHub | None = None) -> None:
        self.hub = hub or MemoryHub()
        self.counts = HintCounts()
        self._listeners: list[Callable[[], None]] = []
        self._requests: set[asyncio.Future[bytes]] = set()
        self._answering: set[asyncio.Task[None]] = set()
        self._open = self._cut = False

    async def open(self) -> None:
        self._open = True

    async def publish(self, subject: str, data: bytes) -> None:
        checked(subject)
        if not self.connected():
            self.counts.lost += 1
            return
        self.counts.sent += 1
        loop = asyncio.get_running_loop()
        for one in self.hub.hearing(subject):
            loop.call_soon(one.bus.hear, one, subject, data)

    async def subscribe(
        self, subject: str, heard: Heard, *, queue: str | None = None
    ) -> _Subscription:
        return self._add(_Subscription(self, checked(subject, pattern=True), queue, heard=heard))

    async def request(self, subject: str, data: bytes, timeout: float) -> bytes:
        checked(subject)
        if not self.connected():
            raise BusAway("there is no connection to the bus")
        served = self.hub.answering(subject)
        if served is None:
            raise NoResponders(f"nobody serves {subject}")
        reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._requests.add(reply)
        served.bus.take(served, data, reply)
        try:
            async with asyncio.timeout(timeout):
                return await reply
        except TimeoutError as error:
            raise BusTimeout(f"no answer from {subject} in {timeout:g} s") from error
        finally:
            self._requests.discard(reply)

    async def serve(self, subject: str, answer: Answering, *, queue: str) -> _Subscription:
        return self._add(_Subscription(self, checked(subject, pattern=True), queue, answer=answer))

    def connected(self) -> bool:
        return self._open and not self._cut

    def on_reconnect(self, again: Callable[[], None]) -> None:
        self._listeners.append(again)

    async def close(self) -> None:
        self.hub.subscriptions[:] = [one for one in self.hub.subscriptions if one.bus is not self]
        await asyncio.gather(*self._answering, return_exceptions=True)
        self._open = False
        self._lose_requests()

    def cut(self) -> None:
        """As if the network broke."""
        self._cut = True
        self._lose_requests()

    def restore(self) -> None:
        self._cut = False
        for again in self._listeners:
            again()

    def hear(self, subscription: _Subscription, subject: str, data: bytes) -> None:
        """A hint arrives."""
        if not self.connected() or subscription not in self.hub.subscriptions:
            return
        assert subscription.heard is not None
        self.counts.heard += 1
        try:
            subscription.heard(subject, data)
        except Exception:
            logger.exception("a hint could not be taken", extra={"subject": subject})

    def take(self, subscription: _Subscription, data: bytes, reply: asyncio.Future[bytes]) -> None:
        """A request arrives."""
        task = asyncio.get_running_loop().create_task(self._answer(subscription, data, reply))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(
        self, subscription: _Subscription, data: bytes, reply: asyncio.Future[bytes]
    ) -> None:
        assert subscription.answer is not None
        try:
            answer = await subscription.answer(data)
        except Exception:
            logger.exception("a request failed", extra={"subject": subscription.pattern})
            if self.connected() and not reply.done():
                reply.set_exception(AnswerFailed(f"{subscription.pattern} could not answer"))
        else:
            if self.connected() and not reply.done():
                reply.set_result(answer)

    def _add(self, subscription: _Subscription) -> _Subscription:
        self.hub.subscriptions.append(subscription)
        return subscription

    def _lose_requests(self) -> None:
        for reply in self._requests:
            if not reply.done():
                reply.set_exception(BusAway("the connection to the bus broke"))
