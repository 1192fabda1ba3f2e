"""The network goes, the server dies: moves are kept or clearly refused, never doubled."""

from __future__ import annotations

import signal

import pytest
from playwright.async_api import Error as PlaywrightError

from tests.browser.person import Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CUT_OFF = ("net::ERR", "WebSocket connection")
"""What a browser says of a server that it cannot reach."""


async def test_the_network_is_cut(site: Site) -> None:
    """Case: offline in mid-turn; the page says so, the move waits, and counts once when the
    network is back."""
    async with site.person(41, provokes=CUT_OFF) as player:
        await player.play_tybor("normal")
        await player.play_on(4)
        for _ in range(3):
            await player.page.wait_for_selector("[data-turn=place]")
            version = await player.version()
            await player.page.context.set_offline(True)
            await player.page.get_by_text(player.words("state-offline")).wait_for()
            await player.place()
            await player.page.context.set_offline(False)
            await player.page.wait_for_selector("[data-turn=draw]")
            assert await player.version() == version + 1
            assert not await player.play_on(1)


async def test_offline_there_is_the_front_page_and_no_other(site: Site) -> None:
    """Case: what machines ask for is opened in a browser, then the network is gone: the shell of
    the site stands in for pages, and nothing for /health or /metrics; nor is one of them kept as
    the page."""
    async with site.person(44, provokes=(*CUT_OFF, "404")) as player:
        page = player.page
        await page.goto("/")
        await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        await page.reload()
        assert await page.evaluate("navigator.serviceWorker.controller !== null")
        machines = ("/health", "/metrics", "/api/bots")
        for path in machines:
            await page.goto(path)
        await page.context.set_offline(True)
        for path in machines:
            async with await page.context.new_page() as tab:
                with pytest.raises(PlaywrightError, match="ERR_INTERNET_DISCONNECTED"):
                    await tab.goto(path)
        for path in ("/", "/settings"):
            await page.goto(path)
            await page.locator("main h1").wait_for()
        # Its words are not kept unless somebody has read them.
        await page.goto("/rules")
        await page.get_by_role("heading", name=player.words("state-unreachable")).wait_for()
        await page.context.set_offline(False)
        await player.press(player.button("state-try-again"))
        await page.get_by_role("heading", name=player.words("rules-title")).first.wait_for()


async def test_the_server_is_killed(own_site: Site) -> None:
    """Case: `kill -9` in mid-game, twice; the page comes back by itself and the game goes on."""
    async with own_site.person(42, provokes=CUT_OFF) as player:
        await player.play_tybor("normal")
        for half_moves in (5, 4):
            await player.play_on(half_moves)
            await own_site.server.stop(signal.SIGKILL)
            await player.page.get_by_text(player.words("state-reconnecting")).wait_for()
            await own_site.server.start()
        assert not await player.play_on(4)
        await player.finish()
        assert await player.sees_the_totals()


async def test_two_tabs(site: Site) -> None:
    """Case: one table in two tabs of one person: what is done in one is seen in the other."""
    async with site.person(43) as player:
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
        assert not await player.play_on(4)
        await player.page.wait_for_selector("[data-turn=place]")
        version = await player.version()
        await other.wait_for_selector(f'[data-turn=place][data-version="{version}"]')


async def test_no_such_table(site: Site) -> None:
    """Case: an old link gives a sentence and a way home, not an empty page."""
    async with site.person(provokes=["status of 404"]) as player:
        for path in ("/table/nosuchtable", "/replay/table/nosuchtable", "/nonsense"):
            await player.page.goto(path)
            await player.page.locator("main h1").wait_for()
            assert await player.page.locator("main a.button").count()
