"""The pool that thinks: places, turns, and what happens when processes or people go away."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.bots import make
from codex_naturalis.server.ports.thinker import Busy, Owner, ThinkingFailed
from codex_naturalis.server.thinking.fair_queue import FairQueue
from codex_naturalis.server.thinking.messages import ToChoose, questions
from codex_naturalis.server.thinking.pool import PoolThinker
from tests.building import player, table

pytestmark = pytest.mark.slow

VIEW = table([player(), player()]).view(0)
EXPECTED = str(make("greedy").choose(VIEW, Random(7)))


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """The loop of the server, and that of machines where there is none of these."""
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture
async def thinker() -> AsyncIterator[PoolThinker]:
    """One process, which is there; four may wait, one of each owner."""
    made = PoolThinker(workers=1, most_waiting=4)
    await made.choose("random", VIEW, 1, Owner("fixture"))
    yield made
    await made.close()


def think(thinker: PoolThinker, owner: str = "oak") -> asyncio.Task[str]:
    return asyncio.create_task(thinker.choose("greedy", VIEW, 7, Owner(owner, owner)))


async def turn_of_the_loop() -> None:
    """Until all that is ready to run has run."""
    for _ in range(5):
        await asyncio.sleep(0)


def hold(thinker: PoolThinker) -> int:
    """Stop the only process: what it is asked it will not answer."""
    (pid,) = thinker.pids
    os.kill(pid, signal.SIGSTOP)
    return pid


def lives(pid: int) -> bool:
    """Also true of one that has died and was not collected."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


owners = st.lists(st.sampled_from("abcd"), max_size=30)


@given(owners)
def test_owners_take_turns(waiting: list[str]) -> None:
    """Laws: nothing is lost; each owner's own order is kept; and between two thoughts of one
    owner, each other owner who still waits has had a turn."""
    queue: FairQueue[tuple[str, int]] = FairQueue(most=30, most_of_one=30)
    for number, owner in enumerate(waiting):
        queue.put(owner, (owner, number))

    async def take_all() -> list[tuple[str, int]]:
        return [await queue.take() for _ in waiting]

    taken = asyncio.run(take_all())
    assert sorted(taken, key=lambda item: item[1]) == [(o, n) for n, o in enumerate(waiting)]
    for owner in set(waiting):
        own = [place for place, item in enumerate(taken) if item[0] == owner]
        assert [taken[place][1] for place in own] == sorted(taken[place][1] for place in own)
        for first, second in pairwise(own):
            later = {other for other, _ in taken[second + 1 :]} - {owner}
            assert later <= {other for other, _ in taken[first + 1 : second]}
    assert len(queue) == 0


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=30))
def test_the_background_waits(waiting: list[tuple[str, bool]]) -> None:
    """Law: what waits in the background is taken when nothing else waits, whosever it is, and not
    at all while it may not; nothing is lost."""
    queue: FairQueue[tuple[bool, int]] = FairQueue(most=30, most_of_one=30)
    for number, (owner, background) in enumerate(waiting):
        queue.put(owner, (background, number), background=background)
    front = sum(not background for _, background in waiting)

    async def take_all() -> list[tuple[bool, int]]:
        first = [await queue.take(lambda: False) for _ in range(front)]
        held = asyncio.ensure_future(queue.take(lambda: False))
        await turn_of_the_loop()
        assert not held.done()
        held.cancel()
        return first + [await queue.take() for _ in range(len(waiting) - front)]

    taken = asyncio.run(take_all())
    assert [background for background, _ in taken] == sorted(b for _, b in waiting)
    assert sorted(number for _, number in taken) == list(range(len(waiting)))
    assert len(queue) == 0


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=40))
def test_places(steps: list[tuple[str, bool]]) -> None:
    """Law: an item is refused if and only if all places, or those of its owner, are taken; a
    place given up is free again, and giving up what does not wait changes nothing."""
    queue: FairQueue[int] = FairQueue(most=5, most_of_one=3)
    there: list[tuple[str, int]] = []
    for number, (owner, arrives) in enumerate(steps):
        own = [item for who, item in there if who == owner]
        if not arrives:
            queue.discard(owner, own[0] if own else -1)
            there = [pair for pair in there if not own or pair != (owner, own[0])]
        elif len(there) == 5 or len(own) == 3:
            with pytest.raises(Busy):
                queue.put(owner, number)
        else:
            queue.put(owner, number)
            there.append((owner, number))
        assert len(queue) == len(there)


@pytest.mark.anyio
async def test_busy(thinker: PoolThinker) -> None:
    """Case: while one is thought about, an owner may have one more waiting and all together four;
    beyond that Busy. Nothing that had a place is lost."""
    pid = hold(thinker)
    asked = [think(thinker, "oak")]
    await turn_of_the_loop()
    for owner in ("oak", "ash", "elm", "fir"):
        asked.append(think(thinker, owner))
        await turn_of_the_loop()
        with pytest.raises(Busy, match="waiting already"):
            await think(thinker, owner)
    assert thinker.waiting == 4
    with pytest.raises(Busy, match="4 thoughts are waiting already"):
        await think(thinker, "yew")
    os.kill(pid, signal.SIGCONT)
    assert await asyncio.gather(*asked) == [EXPECTED] * 5


@pytest.mark.anyio
async def test_gone_away(thinker: PoolThinker) -> None:
    """Case: who stops waiting frees the place at once; who stops while being thought for does
    not disturb the next answer."""
    pid = hold(thinker)
    thought_about = think(thinker)
    await turn_of_the_loop()
    waiting = think(thinker)
    await turn_of_the_loop()
    waiting.cancel()
    await asyncio.wait([waiting])
    assert thinker.waiting == 0
    next_one = asyncio.create_task(thinker.choose("random", VIEW, 3, Owner("oak")))
    await turn_of_the_loop()
    thought_about.cancel()
    os.kill(pid, signal.SIGCONT)
    assert await next_one == str(make("random").choose(VIEW, Random(3)))


@pytest.mark.anyio
async def test_killed_while_thinking(thinker: PoolThinker) -> None:
    """Case: the process is killed; its thought is thought again by another, and those who wait
    get their answers too."""
    pid = hold(thinker)
    asked = [think(thinker, owner) for owner in ("oak", "ash", "elm")]
    await turn_of_the_loop()
    os.kill(pid, signal.SIGKILL)
    assert await asyncio.gather(*asked) == [EXPECTED] * 3
    assert not lives(pid)
    assert len(thinker.pids) == 1


@pytest.mark.anyio
async def test_killed_twice(thinker: PoolThinker) -> None:
    """Case: a thought over which two processes died is an error; the next one is not."""
    pid = hold(thinker)
    asked, waits = think(thinker), think(thinker, "ash")
    await turn_of_the_loop()
    os.kill(pid, signal.SIGKILL)
    while thinker.pids in ((pid,), ()):
        await asyncio.sleep(0)
    os.kill(hold(thinker), signal.SIGKILL)
    with pytest.raises(ThinkingFailed, match="2 processes died"):
        await asked
    assert await waits == EXPECTED


@pytest.mark.anyio
async def test_killed_while_idle(thinker: PoolThinker) -> None:
    """Case: a process killed between two thoughts is replaced."""
    (pid,) = thinker.pids
    os.kill(pid, signal.SIGKILL)
    assert await think(thinker) == EXPECTED
    assert not lives(pid)


@pytest.mark.anyio
async def test_too_slow() -> None:
    """Case: a process that takes too long counts as dead; here even loading takes longer."""
    thinker = PoolThinker(workers=1, most_waiting=4, longest=0.001)
    with pytest.raises(ThinkingFailed, match="2 processes died, or took too long"):
        await think(thinker)
    await thinker.close()


@pytest.mark.anyio
async def test_interrupted(thinker: PoolThinker) -> None:
    """Case: a Ctrl-C is for the server; processes go on thinking."""
    (pid,) = thinker.pids
    os.kill(pid, signal.SIGINT)
    assert await think(thinker) == EXPECTED
    assert thinker.pids == (pid,)


@pytest.mark.anyio
async def test_a_bot_that_fails(thinker: PoolThinker, caplog: pytest.LogCaptureFixture) -> None:
    """Case: what a bot raises is logged here, comes as an error without a traceback, and costs no
    process."""
    nowhere = msgspec.structs.replace(VIEW, slots=())
    pids = thinker.pids
    with pytest.raises(ThinkingFailed, match=r"^random could not think: IndexError$"):
        await thinker.choose("random", nowhere, 1, Owner("oak"))
    assert "random_bot.py" in caplog.text
    assert await think(thinker) == EXPECTED
    assert thinker.pids == pids


@pytest.mark.anyio
async def test_closed() -> None:
    """Case: closing ends the processes, also a held one, and tells all who wait; later askers
    too. To close again is harmless."""
    thinker = PoolThinker(workers=2, most_waiting=100)
    await asyncio.gather(think(thinker), think(thinker))
    pids = thinker.pids
    assert len(pids) == 2
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    asked = [think(thinker) for _ in range(10)]
    await turn_of_the_loop()
    await thinker.close()
    for failure in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(failure, ThinkingFailed)
    with pytest.raises(ThinkingFailed, match="closed"):
        await think(thinker)
    await thinker.close()
    assert not any(map(lives, pids))
    assert thinker.pids == ()


@pytest.mark.anyio
async def test_closed_at_any_moment() -> None:
    """Law: however far the start has come, closing leaves nothing behind."""
    for turns in range(8):
        thinker = PoolThinker(workers=1, most_waiting=1)
        for _ in range(turns):
            await asyncio.sleep(0)
        pids = thinker.pids
        await thinker.close()
        assert thinker.pids == ()
        assert not any(map(lives, pids))


@pytest.mark.parametrize(("workers", "most_waiting"), [(0, 5), (2, 0)])
def test_too_few(workers: int, most_waiting: int) -> None:
    """Case: without a process or a place nothing could ever be thought."""
    with pytest.raises(ValueError, match=f"{workers} workers and {most_waiting} waiting"):
        PoolThinker(workers, most_waiting)


def test_made_before_the_loop() -> None:
    """Case: a thinker made while no loop runs starts with the first thought."""
    thinker = PoolThinker(workers=1, most_waiting=1)

    async def use() -> str:
        try:
            return await thinker.choose("greedy", VIEW, 7, Owner("oak"))
        finally:
            await thinker.close()

    assert asyncio.run(use()) == EXPECTED


KILLED = """
import asyncio, os, signal, sys, uvloop
from codex_naturalis.server.ports.thinker import Owner
from codex_naturalis.server.thinking.pool import PoolThinker
from tests.server.thinking.test_thinking import VIEW

async def serve():
    thinker = PoolThinker(workers=2, most_waiting=10)
    owners = (Owner("oak"), Owner("ash"))
    await asyncio.gather(*[thinker.choose("random", VIEW, 1, owner) for owner in owners])
    print(len(thinker.pids), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

(uvloop.run if sys.argv[1] == "uvloop" else asyncio.run)(serve())
"""


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_the_server_is_killed(loop: str) -> None:
    """Case: no process outlives a server that was killed, nor does it complain: the stream of
    errors, which all share, comes to its end."""
    server = subprocess.run(
        [sys.executable, "-c", KILLED, loop],
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert (server.returncode, server.stdout, server.stderr) == (-signal.SIGKILL, b"2\n", b"")


def test_a_view_survives_the_way() -> None:
    """Law: what the process reads of a question is what was asked."""
    question = ToChoose("greedy", "table", VIEW, "7")
    assert questions.decode(msgspec.msgpack.encode(question)) == question
