"""Damage is found before somebody needs what is damaged, and is said once."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from codex_naturalis.server.housekeeping.schedule import Schedule, Task
from codex_naturalis.server.housekeeping.store_check import AT_ONCE, StoreCheck
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.system_clock import SystemClock
from tests.conformance.stores import index, lay

pytestmark = pytest.mark.anyio

TABLES = AT_ONCE + 5


async def test_a_log_that_rots(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Every table is read in each round; the one whose half-move changed on the disk is named, in
    the first round only, and the others are read all the same."""
    store = await SqliteStore.open(tmp_path / "store.db")
    for number in range(TABLES):
        await lay(store, index(f"t{number:02}"), entries=3)
    counted: list[int] = []
    check = StoreCheck(store, counted.append)
    schedule = Schedule(SystemClock())
    task = Task("store check", 1.0, check.batch)
    assert await schedule.run(task) == TABLES
    assert counted == []
    await store.write_raw(
        lambda cursor: cursor.execute(
            "UPDATE entries SET text = '18f@1,1' WHERE \"table\" = 't03' AND number = 2"
        )
    )
    with caplog.at_level(logging.ERROR):
        assert await schedule.run(task) == TABLES
        assert await schedule.run(task) == TABLES
    (line,) = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert "t03" in line
    assert set(counted) == {1}
    await store.close()
