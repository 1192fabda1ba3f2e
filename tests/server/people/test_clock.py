"""The held clock itself: others build on it."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.clock import HeldClock


def test_timers_fire_in_order() -> None:
    """Each at its moment, also those set on the way; cancelled ones and later ones do not."""
    clock = HeldClock(1000)
    fired: list[tuple[str, int]] = []

    def note(word: str) -> None:
        fired.append((word, clock.now()))

    def again() -> None:
        note("a")
        clock.call_later(0.5, lambda: note("b"))

    clock.call_later(2, lambda: note("c"))
    clock.call_later(1, again)
    clock.call_later(1, lambda: note("never")).cancel()
    clock.call_later(9, lambda: note("later"))
    clock.advance(3)
    assert fired == [("a", 2000), ("b", 2500), ("c", 3000)]
    assert clock.now() == 4000


@pytest.mark.anyio
async def test_sleepers_wake() -> None:
    """Who sleeps wakes after the time has come, not before."""
    clock = HeldClock()
    sleeper = asyncio.create_task(clock.sleep(5))
    await asyncio.sleep(0)
    clock.advance(4.9)
    await asyncio.sleep(0)
    assert not sleeper.done()
    clock.advance(0.1)
    await sleeper
