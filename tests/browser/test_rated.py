"""Rated play on the pages: the clock of a new table, warnings and pauses."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.overflow import overflow
from tests.browser.person import Site
from tests.browser.test_games import be
from tests.browser.test_pages import SHOTS, findings
from tests.server.process import running
from tests.server.visiting import account, set_up

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SIZES = ((1440, 900, "dark"), (390, 844, "light"), (844, 390, "dark"))


async def test_warnings_and_pauses_are_shown(browser: Browser, tmp_path: Path) -> None:
    """Case: Bob leaves two rated games. After the first he is warned, after the second paused, with
    until when, on every page and at once; what he has confirmed is not said again, but the pause
    is. The dialog of a new table has a clock as long as the game is rated."""
    options = ("--rated-lapses", "1", "--rated-pause", "3600")
    async with (
        running(tmp_path / "data", options=options) as server,
        account(server.url, "Ada") as ada,
        account(server.url, "Bob") as bob,
        ada.line() as one,
        bob.line() as other,
    ):
        for turn, (width, height, light) in enumerate(SIZES):
            site = Site(server, browser)
            view = {"width": width, "height": height}
            async with site.person(viewport=view, color_scheme=light) as player:
                await be(player, bob)
                words, page = player.words, player.page
                await page.goto("/")
                await page.wait_for_load_state("networkidle")
                if turn < 2:
                    table = await ada.table("me", "free", rated=True)
                    await other.do("sit", table=table, seat=1)
                    await set_up(table, [one, other])
                    await other.do("leave", table=table, seat=1)
                    news = page.get_by_role("alert", name=words("rated-title"))
                    await expect(news).to_contain_text(words("rated-did-left"))
                    if turn == 0:
                        await expect(news).to_contain_text(words("rated-warned"))
                strip = page.get_by_label(words("rated-title"))
                await expect(strip).to_be_visible()
                await page.screenshot(path=SHOTS / f"rated-{width}.png")
                assert not await findings(player)
                assert not await overflow(page)
                if turn < 2:
                    await player.press(player.button("rated-ok"))
                    await expect(player.button("rated-ok")).to_have_count(0)
                if turn == 0:
                    await expect(strip).to_have_count(0)
                await page.goto("/new")
                clock = page.get_by_role("radio", name=words("lobby-clock-choice-none"))
                await expect(clock).to_be_checked()
                await page.get_by_role("checkbox", name=words("lobby-rated-label")).check()
                await expect(clock).to_have_count(0)
                timed = page.get_by_role("radio", name=words("lobby-clock-choice-real_time"))
                await expect(timed).to_be_checked()
                await page.screenshot(path=SHOTS / f"rated-new-{width}.png", full_page=True)
                assert not await findings(player)
