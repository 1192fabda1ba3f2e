"""The signal that wakes waiting tasks."""

from __future__ import annotations

import asyncio

import pytest

from codex_naturalis.client.signal import Signal

pytestmark = pytest.mark.anyio


async def test_all_who_wait_are_woken() -> None:
    """Each returns at the first change after which it has something to read."""
    signal, values = Signal(), [1]
    assert await signal.until(lambda: values[0]) == 1

    async def reach(least: int) -> None:
        await signal.until(lambda: values[-1] >= least or None)

    waiting = [asyncio.ensure_future(reach(least)) for least in (2, 2, 3)]
    done = []
    for value in (1, 2, 3):
        await asyncio.sleep(0)
        values.append(value)
        signal.notify()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        done.append(sum(each.done() for each in waiting))
    assert done == [0, 2, 3]
