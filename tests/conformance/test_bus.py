"""What every bus does between nodes: in memory, and through a real NATS server."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.server.bus.memory import MemoryBus, MemoryHub
from codex_naturalis.server.bus.nats import NatsBus
from codex_naturalis.server.bus.subjects import checked, matches
from codex_naturalis.server.bus_address import parse_bus_address
from codex_naturalis.server.ports.bus import (
    AnswerFailed,
    Bus,
    BusAway,
    BusTimeout,
    NoResponders,
)
from tests.services.nats import nats_server

pytestmark = pytest.mark.anyio


class Net:
    """Several nodes on one bus, which can be taken away from all of them and given back."""

    def __init__(self, make: Callable[[], Bus], away: Callable[[], None], back: Callable[[], None]):
        self._make = make
        self.away = away
        self.back = back
        self.buses: list[Bus] = []

    async def node(self) -> Bus:
        bus = self._make()
        await bus.open()
        assert bus.connected()
        self.buses.append(bus)
        return bus


@asynccontextmanager
async def in_memory(folder: Path) -> AsyncIterator[Net]:
    hub = MemoryHub()
    buses: list[MemoryBus] = []

    def make() -> Bus:
        buses.append(MemoryBus(hub))
        return buses[-1]

    def away() -> None:
        for bus in buses:
            bus.cut()

    def back() -> None:
        for bus in buses:
            bus.restore()

    yield Net(make, away, back)


@asynccontextmanager
async def over_nats(folder: Path) -> AsyncIterator[Net]:
    with nats_server(folder) as server:
        address = parse_bus_address(server.url)
        yield Net(lambda: NatsBus(address), server.kill, server.start)


@pytest.fixture(params=[in_memory, over_nats], ids=["memory", "nats"])
async def net(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Net]:
    async with AsyncExitStack() as stack:
        net: Net = await stack.enter_async_context(request.param(tmp_path))
        yield net
        for bus in net.buses:
            await bus.close()


class Ear:
    """Hears hints, and can be waited for."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self._changed = asyncio.Event()

    def __call__(self, subject: str, data: bytes) -> None:
        self.heard.append((subject, data))
        self._changed.set()

    async def until(self, enough: Callable[[], bool]) -> None:
        while not enough():
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 20)

    async def hears(self, number: int) -> None:
        await self.until(lambda: len(self.heard) >= number)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.01)


async def all_has_arrived(sender: Bus, *, at: Bus) -> None:
    """Hints of one sender arrive in order: after this one, all those before it have."""
    ear = Ear()
    last = await at.subscribe("fence", ear)
    await sender.publish("fence", b"")
    await ear.hears(1)
    await last.close()


async def test_hints(net: Net) -> None:
    """Laws: everybody who listens hears every hint, once, whole and in the order of its sender;
    also the node that sent it; what is counted is what happened."""
    here, there = await net.node(), await net.node()
    ears = [Ear(), Ear(), Ear()]
    await here.subscribe("table.a", ears[0])
    await there.subscribe("table.a", ears[1])
    await there.subscribe("table.a", ears[2])
    said = [("table.a", bytes([number]) * (number * 800)) for number in range(100)]
    for subject, data in said:
        await here.publish(subject, data)
    for ear in ears:
        await ear.hears(len(said))
    await all_has_arrived(here, at=there)
    assert [ear.heard for ear in ears] == [said, said, said]
    assert (here.counts.sent, here.counts.lost) == (101, 0)
    assert (here.counts.heard, there.counts.heard) == (100, 201)


async def test_wildcards(net: Net) -> None:
    """Case: a star is one word, a last `>` one or more."""
    bus = await net.node()
    patterns = ("table.*", "table.>", "*.a", ">", "table.*.b", "table.a")
    ears = {pattern: Ear() for pattern in patterns}
    for pattern, ear in ears.items():
        await bus.subscribe(pattern, ear)
    for subject in ("table.a", "table.a.b", "table", "lobby.a"):
        await bus.publish(subject, b"")
    await all_has_arrived(bus, at=bus)
    heard = {pattern: [subject for subject, _ in ear.heard] for pattern, ear in ears.items()}
    heard[">"].remove("fence")
    assert heard == {
        "table.*": ["table.a"],
        "table.>": ["table.a", "table.a.b"],
        "*.a": ["table.a", "lobby.a"],
        ">": ["table.a", "table.a.b", "table", "lobby.a"],
        "table.*.b": ["table.a.b"],
        "table.a": ["table.a"],
    }


async def test_a_queue(net: Net) -> None:
    """Laws: of a queue exactly one hears each hint, each queue by itself, and each of them some."""
    nodes = [await net.node() for _ in range(3)]
    queues = {queue: [Ear() for _ in nodes] for queue in ("one", "other")}
    for queue, ears in queues.items():
        for node, ear in zip(nodes, ears, strict=True):
            await node.subscribe("work", ear, queue=queue)
    said = {b"%d" % number for number in range(200)}
    for data in said:
        await nodes[0].publish("work", data)
    for node in nodes:
        await all_has_arrived(nodes[0], at=node)
    for ears in queues.values():
        heard = [data for ear in ears for _, data in ear.heard]
        assert len(heard) == len(said)
        assert {*heard} == said
        assert all(ear.heard for ear in ears)


async def test_what_is_left_is_not_heard(net: Net) -> None:
    """Case: after a subscription is closed nothing is heard, and nobody serves."""
    bus = await net.node()
    ear = Ear()
    heard = await bus.subscribe("table.a", ear)
    served = await bus.serve("think", echo, queue="workers")
    await heard.close()
    await served.close()
    await bus.publish("table.a", b"")
    await all_has_arrived(bus, at=bus)
    assert not ear.heard
    with pytest.raises(NoResponders):
        await bus.request("think", b"", 20)


async def echo(data: bytes) -> bytes:
    return data[::-1]


async def test_requests(net: Net) -> None:
    """Laws: each request has its own answer, of one who serves, however many are under way; those
    who serve share them."""
    nodes = [await net.node() for _ in range(3)]
    taken: Counter[int] = Counter()

    def serving(number: int) -> Callable[[bytes], Awaitable[bytes]]:
        async def answer(data: bytes) -> bytes:
            taken[number] += 1
            await asyncio.sleep(0.01 * (data[0] % 3))
            return await echo(data)

        return answer

    for number, node in enumerate(nodes[:2]):
        await node.serve("think.*", serving(number), queue="workers")
    asked = [bytes([number, 1, 2]) for number in range(200)]
    answers = await asyncio.gather(*(nodes[2].request("think.a", one, 20) for one in asked))
    assert answers == [bytes([2, 1, number]) for number in range(200)]
    assert taken.total() == 200
    assert len(taken) == 2


async def test_no_answer(net: Net) -> None:
    """Case: nobody serves; nobody answers in time; who serves cannot answer. Each is told apart,
    and the bus goes on."""
    bus = await net.node()
    with pytest.raises(NoResponders, match="nobody"):
        await bus.request("think", b"", 20)
    never = asyncio.Event()

    async def hang(_: bytes) -> bytes:
        await never.wait()
        return b"late"

    async def fail(data: bytes) -> bytes:
        raise ZeroDivisionError

    await bus.serve("hang", hang, queue="workers")
    await bus.serve("fail", fail, queue="workers")
    await bus.serve("echo", echo, queue="workers")
    with pytest.raises(BusTimeout, match=r"hang in 0\.05 s"):
        await bus.request("hang", b"", 0.05)
    with pytest.raises(AnswerFailed):
        await bus.request("fail", b"", 20)
    never.set()  # the late answer harms nothing
    assert await bus.request("echo", b"ab", 20) == b"ba"


async def test_a_listener_that_fails(net: Net) -> None:
    """Case: others hear, and it hears the next one."""
    bus = await net.node()
    ear = Ear()

    def fail(subject: str, data: bytes) -> None:
        ear(subject, data)
        raise ZeroDivisionError

    await bus.subscribe("table.a", fail)
    await bus.publish("table.a", b"1")
    await bus.publish("table.a", b"2")
    await ear.hears(2)


async def test_a_broken_bus(net: Net) -> None:
    """Laws: while the bus is away hints are lost and counted, and requests fail at once, also those
    under way. When it is back, all that was heard and served is again, without a word from outside;
    and everybody is told to look again."""
    here, there = await net.node(), await net.node()
    ear, told = Ear(), asyncio.Event()
    there.on_reconnect(told.set)
    await there.subscribe("table.*", ear)
    never = asyncio.Event()

    async def hang(_: bytes) -> bytes:
        await never.wait()
        return b""

    await there.serve("hang", hang, queue="workers")
    await there.serve("think", echo, queue="workers")
    under_way = asyncio.ensure_future(here.request("hang", b"", 20))
    assert await here.request("think", b"ab", 20) == b"ba"
    net.away()
    with pytest.raises(BusAway):
        await under_way
    await until(lambda: not here.connected() and not there.connected())
    with pytest.raises(BusAway):
        await here.request("think", b"", 20)
    await here.publish("table.a", b"lost")
    assert here.counts.lost == 1
    late = Ear()
    await there.subscribe("table.late", late)  # made while it is away
    net.back()
    await asyncio.wait_for(told.wait(), 20)
    await until(here.connected)
    await here.publish("table.late", b"heard")
    await late.hears(1)
    assert ear.heard == [("table.late", b"heard")]
    assert await here.request("think", b"ab", 20) == b"ba"
    never.set()


async def test_closing(net: Net) -> None:
    """Laws: answers under way are sent before the bus ends; then it is not connected, hints are
    lost, requests fail, and closing again changes nothing."""
    here, there = await net.node(), await net.node()
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(_: bytes) -> bytes:
        begun.set()
        await go_on.wait()
        return b"done"

    await there.serve("slow", slow, queue="workers")
    asked = asyncio.ensure_future(here.request("slow", b"", 20))
    await begun.wait()
    closing = asyncio.ensure_future(there.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    assert await asked == b"done"
    await there.close()
    assert not there.connected()
    await there.publish("table.a", b"")
    assert there.counts.lost == 1
    with pytest.raises(BusAway):
        await there.request("slow", b"", 20)


@pytest.mark.parametrize("subject", ["", "a b", "a..b", ".a", "a.", "*", "a.>", "a\r\nPUB b", "ä"])
async def test_no_subject(net: Net, subject: str) -> None:
    """Case: what is no subject is a mistake of the program, and reaches nobody."""
    bus = await net.node()
    with pytest.raises(ValueError, match="is not a subject"):
        await bus.publish(subject, b"")
    with pytest.raises(ValueError, match="is not a subject"):
        await bus.request(subject, b"", 20)


words = st.sampled_from("ab")
subjects = st.lists(words, min_size=1, max_size=4).map(".".join)
patterns = st.builds(
    lambda start, end: ".".join([*start, end]),
    st.lists(st.sampled_from("ab*"), max_size=3),
    st.sampled_from("ab*>"),
)


@given(patterns, subjects)
def test_patterns(pattern: str, subject: str) -> None:
    """Law: a pattern stands for a subject if it does word by word, as a second, plainer reading of
    NATS' rules says."""

    def stands(wanted: list[str], there: list[str]) -> bool:
        if not wanted or not there:
            return wanted == there
        if wanted == [">"]:
            return True
        return wanted[0] in ("*", there[0]) and stands(wanted[1:], there[1:])

    assert checked(pattern, pattern=True) == pattern
    assert matches(pattern, subject) == stands(pattern.split("."), subject.split("."))
