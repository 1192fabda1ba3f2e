"""The clock of the machine, whose time of day is moved."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.protocol.clocks import Correspondence, RealTime
from codex_naturalis.protocol.tables import EndCause, OnLeave, Status
from codex_naturalis.server.system_clock import BOOT, SystemClock
from tests.server.clock import START
from tests.server.playing import LiveTables, live_tables

SECOND = 1_000_000_000
HOUR = 3600 * SECOND
needs_boot = pytest.mark.skipif(not BOOT.exists(), reason="this system does not tell its starts")


class Machine:
    """A time of day that may be moved, and the time since the machine was started."""

    def __init__(self) -> None:
        self.steady = 5 * HOUR
        self.moved = 0

    def passes(self, nanoseconds: int) -> None:
        self.steady += nanoseconds

    def clock(self, kept: Path | None = None) -> SystemClock:
        started = START * 1_000_000
        return SystemClock(kept, lambda: started + self.steady + self.moved, lambda: self.steady)


steps = st.tuples(st.integers(0, 100 * HOUR), st.integers(-1000 * HOUR, 1000 * HOUR))


@given(st.lists(steps, max_size=20))
def test_a_jump_is_no_time(found: list[tuple[int, int]]) -> None:
    """Law: whatever the time of day does, what passes here is what has passed, to a few seconds for
    every correction that is followed; and it never goes back by more."""
    machine = Machine()
    clock = machine.clock()
    begun, passed, slack = clock.now(), 0, 1
    for wait, jump in found:
        machine.passes(wait)
        machine.moved += jump
        passed += wait
        slack += 2001
        assert abs(clock.now() - begun - passed // 1_000_000) <= slack


def test_a_clock_that_is_being_corrected_is_followed() -> None:
    """A second at a time: that is the time of day becoming right."""
    machine = Machine()
    clock = machine.clock()
    begun = clock.now()
    for _ in range(100):
        machine.passes(60 * SECOND)
        machine.moved += SECOND
        clock.now()
    assert clock.now() - begun == 100 * 61_000


def test_a_jump_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.moved += 25 * HOUR
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            clock.now()
    (line,) = caplog.messages
    assert "+25.00 hours" in line


@needs_boot
def test_a_restart_after_a_jump(tmp_path: Path) -> None:
    """On the same running machine the next start goes on with the time of the last one, also when
    the jump came in between; what is written there by others is of no use, and no harm."""
    machine, kept = Machine(), tmp_path / "clock.json"
    first = machine.clock(kept)
    begun = first.now()
    machine.moved += 25 * HOUR
    first.now()
    machine.passes(HOUR)
    assert machine.clock(kept).now() - begun == 3_600_000
    machine.moved -= HOUR
    assert machine.clock(kept).now() - begun == 3_600_000
    kept.write_text("nonsense")
    assert machine.clock(kept).now() - begun == 3_600_000 * 25


@pytest.mark.anyio
@pytest.mark.parametrize("jump", [25, -1, 24 * 400])
async def test_correspondence_outlives_a_jump(tmp_path: Path, jump: int) -> None:
    """A game of one day a turn, and a time of day that jumps: nobody loses, no table is overdue,
    nobody is given time. When a day has really passed, the flag falls."""
    machine = Machine()
    async with live_tables(tmp_path) as opened:
        here = LiveTables(opened.store, machine.clock(), opened.registry.context.settings)  # type: ignore[arg-type]
        room = await here.game(clock=Correspondence(1), on_leave=OnLeave.FORFEIT)
        machine.passes(HOUR)
        # The log of `game` begins at START, five hours before the clock here.
        before = room.table.clocks
        assert before is not None
        machine.moved += jump * HOUR
        await room.flag()
        assert room.course.status is Status.PLAYING
        assert await here.store.tables.due(here.clock.now()) == []
        after = room.table.clocks
        assert after is not None
        assert after.left == before.left
        machine.passes(24 * HOUR)
        await room.flag()
        result = room.table.result
        assert result is not None
        assert result.cause is EndCause.TIME
        await here.registry.close()


@pytest.mark.anyio
@pytest.mark.parametrize("jump", [25, -1])
async def test_minutes_outlive_a_jump(tmp_path: Path, jump: int) -> None:
    """The same with minutes on the clock."""
    machine = Machine()
    async with live_tables(tmp_path) as opened:
        here = LiveTables(opened.store, machine.clock(), opened.registry.context.settings)  # type: ignore[arg-type]
        room = await here.game(clock=RealTime(5))
        machine.passes(60 * SECOND)
        machine.moved += jump * HOUR
        await room.flag()
        assert room.course.status is Status.PLAYING
        clocks = room.table.clocks
        assert clocks is not None
        assert clocks.left == (240_000, 240_000)
        await here.registry.close()
