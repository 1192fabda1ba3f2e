"""Nodes that ask workers: shares, what crosses the bus, and what happens when workers leave, are
full, or speak another version. Killed and hanging ones are in `faults/test_workers.py`."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import msgpack
from nats.aio.client import Client

from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.bots import make
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.server.bus.memory import MemoryBus, MemoryHub
from codex_naturalis.server.bus.nats import NatsBus
from codex_naturalis.server.bus_address import parse_bus_address
from codex_naturalis.server.ports.thinker import Busy, Owner, ThoughtCounts
from codex_naturalis.server.thinking.bus_messages import (
    ROOM,
    Answered,
    Asked,
    Refusal,
    Refused,
    Reply,
    Room,
    State,
    asked,
    fingerprint,
    questions_of,
    replies,
    veiled,
)
from codex_naturalis.server.thinking.bus_worker import BusWorker
from codex_naturalis.server.thinking.messages import LENGTH, ToChoose, frame, questions
from codex_naturalis.server.thinking.workers import Workers
from tests.server.thinking.nodes import Node, a_node, a_worker, knows
from tests.server.thinking.test_thinking import EXPECTED, VIEW
from tests.services.nats import nats_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

names = st.text("abcdefghij", min_size=1, max_size=3)


def told(worker: str, processes: int = 1, in_hand: int = 0, **rest: object) -> Room:
    room = Room(worker, fingerprint(), "1", worker, processes, in_hand)
    return msgspec.structs.replace(room, **rest)


def think(node: Node, payer: str, game: str = "") -> asyncio.Task[str]:
    return asyncio.create_task(node.thinker.choose("greedy", VIEW, 7, Owner(payer, game)))


def finished(done: list[str], payer: str, _: asyncio.Task[str]) -> None:
    done.append(payer)


async def until(done: object) -> None:
    assert callable(done)
    async with asyncio.timeout(30):
        while not done():
            await asyncio.sleep(0.005)


def hold(worker: BusWorker) -> list[int]:
    """Stop its processes: what they are asked they will not answer."""
    pids = [*worker._pool.pids]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    return pids


def release(pids: list[int]) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGCONT)


async def test_nobody_is_there() -> None:
    """Case: without workers, or with the bus away, the node thinks itself."""
    async with a_node(MemoryBus()) as node:
        assert await think(node, "oak") == EXPECTED
        assert isinstance(node.bus, MemoryBus)
        node.bus.cut()
        assert await think(node, "oak") == EXPECTED
        assert (node.thinker.counts.here, node.thinker.counts.again) == (2, 0)


@given(
    st.sets(names, min_size=1, max_size=9),
    st.lists(st.integers(0, 3), min_size=9, max_size=9),
    names,
    names,
    st.randoms(use_true_random=False),
)
def test_whom_a_node_asks(
    workers: set[str], in_hand: list[int], payer: str, game: str, random: Random
) -> None:
    """Laws: two nodes that know of the same workers choose the same one, in whatever order they
    have heard of them; with one process each, a payer gets half of the workers, rounded up, and
    all others one after another when these have failed; of those with room one that has room."""

    async def choose() -> None:
        nodes = [Workers(ThoughtCounts(), lambda: 0.0) for _ in range(2)]
        rooms = [
            told(one, in_hand=hand) for one, hand in zip(sorted(workers), in_hand, strict=False)
        ]
        for node in nodes:
            random.shuffle(rooms)
            for room in rooms:
                node.tell(room)
        owner = Owner(payer, game)
        tried: list[str] = []
        for _ in rooms:
            chosen = [node.choose(owner, {*tried}) for node in nodes]
            assert chosen[0] is not None
            assert chosen[1] is not None
            assert chosen[0].room == chosen[1].room
            tried.append(chosen[0].room.worker)
        assert {*tried} == workers
        assert nodes[0].choose(owner, workers) is None
        half = (len(workers) + 1) // 2
        share = {nodes[0].choose(Owner(payer, f"{n}"), set()) for n in range(50)}
        assert {one.room.worker for one in share if one} <= {*tried[:half]}
        with_room = [room.worker for room in rooms if not room.in_hand]
        if {*with_room} & {*tried[:half]}:
            assert tried[0] in with_room

    asyncio.run(choose())


async def test_half_stays_free() -> None:
    """Law: beyond its half of the workers a payer gets only one of which half stays free, however
    many processes it has."""
    workers = Workers(ThoughtCounts(), lambda: 0.0)
    for name in "abcd":
        workers.tell(told(name, processes=4))
    asked: dict[str, int] = dict.fromkeys("abcd", 0)
    for _ in range(40):
        chosen = workers.choose(Owner("oak", "game"), set())
        assert chosen is not None
        chosen.asked += 1
        asked[chosen.room.worker] += 1
    assert sorted(asked.values())[:2] == [2, 2]
    other = next(name for name in map(str, range(100)) if free_for(workers, name))
    assert free_for(workers, other)


def free_for(workers: Workers, payer: str) -> bool:
    chosen = workers.choose(Owner(payer, ""), set())
    return chosen is not None and chosen.load < 1


async def test_fair_across_nodes() -> None:
    """Law: two nodes ask one worker. Between two thoughts of one payer each other payer who waits
    has a turn, whichever node they came from; and one process at a time belongs to a payer."""
    hub = MemoryHub()
    async with AsyncExitStack() as stack:
        worker = await stack.enter_async_context(a_worker(MemoryBus(hub)))
        nodes = [await stack.enter_async_context(a_node(MemoryBus(hub))) for _ in range(2)]
        for node in nodes:
            await knows(node, 1)
        assert await think(nodes[0], "warm") == EXPECTED
        pids = hold(worker)
        done: list[str] = []
        running = []
        for number, payer in enumerate(["oak"] * 9 + ["ash"] * 2 + ["elm"]):
            task = think(nodes[number % 2], payer)
            task.add_done_callback(partial(finished, done, payer))
            running.append(task)
            await until(lambda: worker.in_hand == len(running))
        release(pids)
        assert await asyncio.gather(*running) == [EXPECTED] * len(running)
        assert done[0] == "oak"
        assert done[1:] == ["oak", "ash", "elm", "oak", "ash", *["oak"] * 6]


async def test_limits_across_nodes() -> None:
    """Law: how many thoughts of one payer may wait holds for all nodes together; who is beyond it
    is told so, and the node does not think instead. Others still have room."""
    hub = MemoryHub()
    async with AsyncExitStack() as stack:
        worker = await stack.enter_async_context(a_worker(MemoryBus(hub), most_waiting=8))
        nodes = [await stack.enter_async_context(a_node(MemoryBus(hub))) for _ in range(2)]
        for node in nodes:
            await knows(node, 1)
        assert await think(nodes[0], "warm") == EXPECTED
        pids = hold(worker)
        running = []
        for number in range(3):  # one is thought about, two wait: a quarter of the places
            running.append(think(nodes[number % 2], "oak"))
            await until(lambda: worker.in_hand == len(running))
        for node in nodes:
            with pytest.raises(Busy, match="same payer"):
                await think(node, "oak")
        running.append(think(nodes[0], "ash"))
        await until(lambda: worker.in_hand == len(running))
        release(pids)
        assert await asyncio.gather(*running) == [EXPECTED] * 4
        assert [node.thinker.counts.here for node in nodes] == [0, 0]


async def test_a_node_asks_for_so_much() -> None:
    """Law: what a node has asked and not been answered is bounded, in all and for each payer."""
    hub = MemoryHub()
    async with a_worker(MemoryBus(hub)) as worker, a_node(MemoryBus(hub), most_asked=8) as node:
        await knows(node, 1)
        assert await think(node, "warm") == EXPECTED
        pids = hold(worker)
        running = [think(node, payer) for payer in ("oak", "oak", "ash", "ash", "elm", "elm")]
        await until(lambda: worker.in_hand == 6)
        with pytest.raises(Busy):
            await think(node, "oak")
        running += [think(node, "fir"), think(node, "yew")]
        await until(lambda: worker.in_hand == 8)
        with pytest.raises(Busy):
            await think(node, "box")
        assert node.thinker.waiting == 7
        release(pids)
        assert await asyncio.gather(*running) == [EXPECTED] * 8
        assert node.thinker.waiting == 0


async def test_who_gives_up() -> None:
    """Case: who stops waiting takes the question back from the worker."""
    hub = MemoryHub()
    async with a_worker(MemoryBus(hub)) as worker, a_node(MemoryBus(hub)) as node:
        await knows(node, 1)
        assert await think(node, "warm") == EXPECTED
        pids = hold(worker)
        running, waiting = think(node, "oak"), think(node, "ash")
        await until(lambda: worker.in_hand == 2)
        waiting.cancel()
        await until(lambda: worker.in_hand == 1)
        release(pids)
        assert await running == EXPECTED


async def test_leaving() -> None:
    """Case: a worker that is to stop finishes what it has and takes no more; meanwhile, and when it
    has gone, another one is asked. Nothing is asked twice."""
    hub = MemoryHub()
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(a_worker(MemoryBus(hub)))
        node = await stack.enter_async_context(a_node(MemoryBus(hub)))
        await knows(node, 1)
        assert await think(node, "warm") == EXPECTED
        pids = hold(first)
        last = think(node, "oak")
        await until(lambda: first.in_hand == 1)
        draining = asyncio.create_task(first.drain())
        await knows(node, 0)
        second = await stack.enter_async_context(a_worker(MemoryBus(hub)))
        await knows(node, 1)
        assert await think(node, "oak") == EXPECTED
        assert not draining.done()
        assert (first.in_hand, second.answered) == (1, 1)
        release(pids)
        assert await last == EXPECTED
        await draining
        await first.close()
        assert await think(node, "oak") == EXPECTED
        assert (first.answered, second.answered) == (2, 2)
        assert (node.thinker.counts.by_workers, node.thinker.counts.again) == (4, 0)


async def test_ended_at_once() -> None:
    """Case: a worker that ends with thoughts in hand: they are thought by the node."""
    hub = MemoryHub()
    async with a_worker(MemoryBus(hub)) as worker, a_node(MemoryBus(hub)) as node:
        await knows(node, 1)
        assert await think(node, "warm") == EXPECTED
        hold(worker)
        running = [think(node, payer) for payer in ("oak", "ash", "elm")]
        await until(lambda: worker.in_hand == 3)
        await worker.close()
        assert await asyncio.gather(*running) == [EXPECTED] * 3
        assert node.thinker.counts.here == 3


async def test_a_worker_that_was_away() -> None:
    """Case: a worker loses the bus for a moment. What it was asked before, and could not answer, is
    asked again as soon as it is back."""
    hub = MemoryHub()
    bus = MemoryBus(hub)
    async with a_worker(bus) as worker, a_node(MemoryBus(hub)) as node:
        await knows(node, 1)
        assert await think(node, "warm") == EXPECTED
        pids = hold(worker)
        running = think(node, "oak")
        await until(lambda: worker.in_hand == 1)
        bus.cut()
        release(pids)
        await until(lambda: worker.in_hand == 0)
        bus.restore()
        assert await running == EXPECTED
        assert node.thinker.counts.again == 1


async def test_another_version(caplog: pytest.LogCaptureFixture) -> None:
    """Case: a worker of another version is not asked: the node says so once, and thinks itself. A
    worker refuses questions that it cannot understand, and goes on."""
    hub = MemoryHub()
    async with a_node(MemoryBus(hub)) as node, a_worker(MemoryBus(hub)) as worker:
        await knows(node, 1)
        stranger = MemoryBus(hub)
        await stranger.open()
        other = {"worker": "x", "fingerprint": "other", "version": "9.9", "name": "far", "new": 1}
        for _ in range(2):
            await stranger.publish(ROOM, msgpack.encode(other))
        await until(lambda: node.thinker.counts.foreign == 1)
        assert node.thinker.counts.workers == 1
        assert caplog.text.count("a worker of another version is not asked") == 1
        await stranger.publish(ROOM, b"garbage")

        async def answer_to(data: bytes) -> Reply:
            return replies.decode(await stranger.request(questions_of(worker.id), data, 30))

        right = Asked(
            fingerprint(), "1", Owner("oak"), False, frame(ToChoose("greedy", "", VIEW, "7"))
        )
        replace = msgspec.structs.replace
        for wrong in (
            b"garbage",
            msgpack.encode(replace(right, fingerprint="other")),
            msgpack.encode(replace(right, question=b"\0\0\0\1\xc1")),
            msgpack.encode(replace(right, question=right.question[:-1])),
        ):
            assert await answer_to(wrong) == Refused(Refusal.OTHER_VERSION)
        assert isinstance(await answer_to(msgpack.encode(right)), Answered)
        assert await think(node, "oak") == EXPECTED
        await stranger.close()


async def test_only_foreign_workers() -> None:
    """Case: all workers there are have another version: the node thinks itself."""
    hub = MemoryHub()
    async with a_node(MemoryBus(hub)) as node:
        stranger = MemoryBus(hub)
        await stranger.open()
        await stranger.publish(ROOM, msgpack.encode(told("x", fingerprint="other")))
        await until(lambda: node.thinker.counts.foreign == 1)
        assert await think(node, "oak") == EXPECTED
        assert node.thinker.counts.here == 1
        await stranger.publish(ROOM, msgpack.encode(told("y", state=State.LEAVING)))
        assert await think(node, "oak") == EXPECTED


class Tap:
    """All that crosses the bus, as anybody there could read it."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, bytes]] = []


@asynccontextmanager
async def tapped(folder: Path) -> AsyncIterator[tuple[Node, Tap]]:
    """A node and a worker over NATS, and what a third one hears."""
    tap = Tap()
    with nats_server(folder) as server:
        spy = Client()
        await spy.connect(server.url)

        async def hear(message: object) -> None:
            tap.messages.append((message.subject, message.data))  # type: ignore[attr-defined]

        await spy.subscribe(">", cb=hear)
        await spy.flush()
        address = parse_bus_address(server.url)
        async with a_worker(NatsBus(address)), a_node(NatsBus(address)) as node:
            await knows(node, 1)
            yield node, tap
            await spy.flush()
        await spy.close()


def views() -> list[tuple[View, View]]:
    """Of one seat, with two truths behind each."""
    from tests.comparison import SETTINGS  # noqa: PLC0415
    from tests.playing import play  # noqa: PLC0415

    found = []
    for number, setting in enumerate(SETTINGS[::4]):
        for ply, (game, _) in enumerate(play(setting, number)):
            if not game.over and ply % 19 == 7:
                view = game.view(game.seat)
                assert view.seat is not None
                found.append((view, view_of(view.resample(Random(9)), view.seat)))
    return found


async def test_nothing_hidden_crosses_the_bus(tmp_path: Path) -> None:
    """Laws: every byte of a question is made from the view: two truths with the same view send the
    same. No name of an owner or of a table crosses, and no position with open cards."""
    owner = Owner("address 203.0.113.7", "a-private-table")
    asked_twice = views()
    assert len(asked_twice) > 5
    async with tapped(tmp_path) as (node, tap):
        for pair in asked_twice:
            for view in pair:
                await node.thinker.choose("greedy", view, 7, owner)
                await node.thinker.weigh("greedy", view, owner, 0.01)
                task = ReviewTask(3, view, next(iter(view.legal_moves)))
                await node.thinker.judge("monk-6", task, owner, 0.01)
                await node.thinker.answer("monk-6", view, owner, 0.01)
                await node.thinker.explore("monk-6", view, None, owner, 0.01, 1)
        said = len(tap.messages)
        game = Game.new(2, seed=3)
        await node.thinker.explore("monk-6", game.view(game.seat), game.state, owner, 0.01, 1)
        assert node.thinker.counts.here == 1
    sent = [asked.decode(data) for subject, data in tap.messages if subject.endswith(".question")]
    assert len(sent) == 10 * len(asked_twice)
    assert said > len(sent)
    for first, second in zip(
        [one for n, one in enumerate(sent) if n // 5 % 2 == 0],
        [one for n, one in enumerate(sent) if n // 5 % 2 == 1],
        strict=True,
    ):
        assert first.question == second.question
        assert first.owner == second.owner == veiled(owner)
    for one in sent:
        question = questions.decode(one.question[LENGTH:])
        assert question.game == veiled(owner).game
        assert frame(question) == one.question, "nothing stands beside the question"
    for word in (b"203.0.113.7", b"private-table"):
        assert not any(word in data for _, data in tap.messages)


def test_choices_are_the_same() -> None:
    """Case: what is expected of workers is what the bot chooses where it is asked."""
    assert str(make("greedy").choose(VIEW, Random(7))) == EXPECTED
