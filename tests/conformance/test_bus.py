"""What every bus does, whatever carries the messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from codex_naturalis.server.bus.memory import MemoryBus
from codex_naturalis.server.ports.bus import Bus

pytestmark = pytest.mark.anyio


async def memory() -> Bus:
    return MemoryBus()


BUSES: dict[str, Callable[[], Awaitable[Bus]]] = {"memory": memory}

LAST = "that was all"


@pytest.fixture(params=BUSES)
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    made = await BUSES[request.param]()
    yield made
    await made.close()


class Inbox:
    """Hears a topic, and knows when the last message is there: a bus may take its time."""

    def __init__(self, bus: Bus, topic: str) -> None:
        self.messages: list[str] = []
        self._last = asyncio.Event()
        self.end = bus.subscribe(topic, self.hear)

    def hear(self, message: str) -> None:
        self.messages.append(message)
        if message == LAST:
            self._last.set()

    async def whole(self) -> list[str]:
        await self._last.wait()
        return self.messages[:-1]


async def test_everybody_hears_in_order(bus: Bus) -> None:
    """Law: each subscriber of a topic hears each message once, in the order of publishing."""
    inboxes = [Inbox(bus, "oak"), Inbox(bus, "oak")]
    sent = [f"{number} ü 🍄" for number in range(50)]
    for message in (*sent, LAST):
        await bus.publish("oak", message)
    assert [await inbox.whole() for inbox in inboxes] == [sent, sent]


async def test_topics_are_apart(bus: Bus) -> None:
    """Law: nobody hears what is said of another topic, or what nobody listens to."""
    oak, ash = Inbox(bus, "oak"), Inbox(bus, "ash")
    await bus.publish("oak", "acorn")
    await bus.publish("elm", "nobody listens")
    for topic in ("oak", "ash"):
        await bus.publish(topic, LAST)
    assert await oak.whole() == ["acorn"]
    assert await ash.whole() == []


async def test_from_now_on(bus: Bus) -> None:
    """Law: who subscribes does not hear what was said before."""
    first = Inbox(bus, "oak")
    await bus.publish("oak", "before")
    await bus.publish("oak", LAST)
    await first.whole()
    late = Inbox(bus, "oak")
    await bus.publish("oak", "after")
    await bus.publish("oak", LAST)
    assert await late.whole() == ["after"]


async def test_ended(bus: Bus) -> None:
    """Law: who has ended hears nothing more, the others do; to end twice is harmless, and so is
    the same handler subscribed twice."""
    gone, there = Inbox(bus, "oak"), Inbox(bus, "oak")
    also = bus.subscribe("oak", there.hear)
    gone.end()
    gone.end()
    also()
    await bus.publish("oak", "acorn")
    await bus.publish("oak", LAST)
    assert await there.whole() == ["acorn"]
    assert gone.messages == []


async def test_ended_by_another_handler(bus: Bus) -> None:
    """Law: a handler may end itself and others while a message is being delivered, and none that
    was ended is called."""
    heard: list[str] = []
    ends: list[Callable[[], None]] = []

    def end_all(message: str) -> None:
        heard.append(message)
        for end in ends:
            end()

    ends += [bus.subscribe("oak", end_all), bus.subscribe("oak", heard.append)]
    there = Inbox(bus, "oak")
    await bus.publish("oak", "acorn")
    await bus.publish("oak", LAST)
    assert await there.whole() == ["acorn"]
    assert heard == ["acorn"]


async def test_a_handler_that_raises(bus: Bus, caplog: pytest.LogCaptureFixture) -> None:
    """Law: what a handler raises is logged, without topic and message, and reaches neither the
    one who publishes nor the other handlers."""

    def fail(message: str) -> None:
        raise RuntimeError("on purpose")

    bus.subscribe("a-private-link", fail)
    there = Inbox(bus, "a-private-link")
    with caplog.at_level(logging.ERROR):
        await bus.publish("a-private-link", "a-secret")
        await bus.publish("a-private-link", LAST)
        assert await there.whole() == ["a-secret"]
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    assert "on purpose" in caplog.text
    assert "a-private-link" not in caplog.text
    assert "a-secret" not in caplog.text


async def test_closed(bus: Bus) -> None:
    """Law: nobody hears anything of a bus that is closed; to publish, to end and to close again
    are harmless."""
    inbox = Inbox(bus, "oak")
    await bus.close()
    await bus.publish("oak", LAST)
    await bus.close()
    inbox.end()
    assert inbox.messages == []
