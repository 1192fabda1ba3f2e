"""The network goes, the server dies: moves are kept or clearly refused, never doubled."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.browser.person import parlour

pytestmark = pytest.mark.anyio


async def test_the_network_is_cut(tmp_path: Path) -> None:
    """Case: offline in mid-turn; the page says so, the move waits, and counts once when the
    network is back."""
    async with parlour(tmp_path / "data") as house, house.person(41) as player:
        await player.play_tybor("normal")
        await player.play_on(4)
        for _ in range(3):
            await player.page.wait_for_selector("[data-turn=place]")
            await player.page.context.set_offline(True)
            await player.page.get_by_text(player.words("state-offline")).wait_for()
            await player.place()
            await player.page.context.set_offline(False)
            await player.page.wait_for_selector("[data-turn=draw]")
            await player.play_on(1)
        assert await player.play_on()
        assert await player.sees_the_totals()


async def test_the_server_is_killed(tmp_path: Path) -> None:
    """Case: `kill -9` in mid-game, twice; the page comes back by itself and the game goes on."""
    async with parlour(tmp_path / "data") as house, house.person(42) as player:
        await player.play_tybor("normal")
        for half_moves in (5, 4):
            await player.play_on(half_moves)
            await house.server.stop(signal.SIGKILL)
            await player.page.get_by_text(player.words("state-reconnecting")).wait_for()
            await house.server.start()
        assert await player.play_on()
        assert await player.sees_the_totals()


async def test_two_tabs(tmp_path: Path) -> None:
    """Case: one table in two tabs of one person: what is done in one is seen in the other."""
    async with parlour(tmp_path / "data") as house, house.person(43) as player:
        await player.play_tybor("easy")
        await player.play_on(2)
        other = await player.page.context.new_page()
        await other.goto(player.page.url)
        await other.wait_for_selector("[data-turn=place]")
        await player.place()
        await other.wait_for_selector("[data-turn=draw]")
        await other.keyboard.press("z")
        await player.page.wait_for_selector("[data-turn=place]")
        await player.page.bring_to_front()
        assert await player.play_on()
        await other.wait_for_selector("[data-stage=finished]")


async def test_no_such_table(tmp_path: Path) -> None:
    """Case: an old link gives a sentence and a way home, not an empty page."""
    async with parlour(tmp_path / "data") as house, house.person() as player:
        for path in ("/table/nosuchtable", "/replay/table/nosuchtable", "/nonsense"):
            await player.page.goto(path)
            await player.page.locator("main h1").wait_for()
            assert await player.page.locator("main a.button").count()
