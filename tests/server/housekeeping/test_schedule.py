"""Housekeeping: every task comes again, in bounded batches, one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest

from codex_naturalis.server.housekeeping.schedule import FIRST_AFTER, PAUSE, Schedule, Task
from codex_naturalis.server.ports.store import StoreError
from tests.server.clock import HeldClock

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture
async def schedule(clock: HeldClock) -> AsyncIterator[Schedule]:
    made = Schedule(clock)
    yield made
    await made.close()


async def passing(clock: HeldClock, seconds: float) -> None:
    """Time passes, in steps of a tenth of a second, and everybody who waits for it goes on."""
    for _ in range(round(seconds * 10)):
        clock.advance(0.1)
        for _ in range(5):
            await asyncio.sleep(0)


class Heap:
    """Something to do, in batches of ten."""

    def __init__(self, things: int) -> None:
        self.things = things
        self.batches: list[int] = []

    async def batch(self) -> int:
        done = min(10, self.things)
        self.things -= done
        self.batches.append(done)
        return done


async def test_a_task_comes_again(clock: HeldClock, schedule: Schedule) -> None:
    """A while after the start, then after each interval; what came in between is done then."""
    heap = Heap(0)
    schedule.open([Task("heap", 600, heap.batch)])
    await passing(clock, FIRST_AFTER - 1)
    assert heap.batches == []
    await passing(clock, 2)
    assert heap.batches == [0]
    heap.things = 25
    await passing(clock, 590)
    assert heap.batches == [0]
    await passing(clock, 20)
    assert heap.batches == [0, 10, 10, 5, 0]


async def test_pauses_between_batches(clock: HeldClock, schedule: Schedule) -> None:
    """Others have their turn between two batches."""
    heap = Heap(20)
    round_ = asyncio.ensure_future(schedule.run(Task("heap", 600, heap.batch)))
    for _ in range(5):
        await asyncio.sleep(0)
    assert heap.batches == [10]
    await passing(clock, PAUSE)
    assert heap.batches == [10, 10]
    await passing(clock, PAUSE)
    assert await round_ == 20


async def test_one_at_a_time(clock: HeldClock, schedule: Schedule) -> None:
    """Two tasks that are due together do not work together."""
    at_work = 0

    async def batch() -> int:
        nonlocal at_work
        at_work += 1
        assert at_work == 1
        await clock.sleep(1)
        at_work -= 1
        return 0

    schedule.open([Task(name, 60, batch) for name in ("one", "other")])
    await passing(clock, 200)
    assert at_work in (0, 1)


@pytest.mark.parametrize("error", [StoreError("the disk is full"), ValueError("a bug")])
async def test_a_failure_is_said_once(
    clock: HeldClock, schedule: Schedule, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """A task that fails is tried again at its next time, and the others go on; the log has one line
    until it works again."""
    broken = True

    async def batch() -> int:
        if broken:
            raise error
        return 0

    heap = Heap(0)
    schedule.open([Task("broken", 60, batch), Task("heap", 60, heap.batch)])
    with caplog.at_level(logging.INFO):
        await passing(clock, 200)
        said = [record for record in caplog.records if "broken" in record.getMessage()]
        assert len(said) == 1
        assert len(heap.batches) >= 3
        broken = False
        await passing(clock, 100)
    assert "housekeeping: broken works again" in caplog.messages


async def test_counted(clock: HeldClock) -> None:
    """Each batch is told to whoever counts."""
    counts: list[tuple[str, int]] = []
    schedule = Schedule(clock, lambda *told: counts.append(told))
    round_ = asyncio.ensure_future(schedule.run(Task("heap", 60, Heap(15).batch)))
    await passing(clock, 1)
    await round_
    assert counts == [("heap", 10), ("heap", 5)]
