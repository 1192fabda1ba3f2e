"""Somebody leaves in mid-game: a countdown, then the others may go on without waiting."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.person import OVER, Person, Site, begin
from tests.server.process import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

NOTICE = ".away"


@pytest.fixture
async def hasty(browser: Browser, tmp_path: Path) -> AsyncIterator[Site]:
    """A server at which nobody is waited for longer than some seconds."""
    async with running(tmp_path / "data", options=("--patience", "6")) as server:
        yield Site(server, browser)


async def leave(gone: Person, waiting: Person) -> None:
    """Whose turn it is closes the page; the other sees a countdown first and a button after it."""
    await gone.page.close()
    notice = waiting.page.locator(NOTICE)
    await notice.get_by_role("timer").wait_for()
    button = notice.get_by_role("button")
    await button.wait_for()
    assert await notice.get_by_role("timer").count() == 0
    await waiting.press(button)
    await notice.wait_for(state="detached")


async def test_a_bot_plays_on(hasty: Site) -> None:
    """Case: the countdown is over, a bot takes over and plays; who left comes back and plays
    again."""
    async with hasty.person(61) as ada, hasty.person(62) as ben:
        await begin(ada, ben)
        await ada.play_on(2)
        await ben.page.wait_for_selector("[data-turn=place]")
        await leave(ben, ada)
        await ada.page.wait_for_selector("[data-turn=place]")
        ben.page = await ben.page.context.new_page()
        await ben.page.goto(ada.page.url)
        await ben.press(ben.button("table-return"))
        await ben.button("table-return").wait_for(state="detached")
        await ada.play_on(2)
        assert not await ben.play_on(2)
        await ada.page.wait_for_selector("[data-turn=place]")


async def test_coming_back_in_time(hasty: Site) -> None:
    """Case: who comes back during the countdown keeps the seat, and the notice goes."""
    async with hasty.person(63) as ada, hasty.person(64) as ben:
        await begin(ada, ben)
        await ada.play_on(2)
        await ben.page.close()
        await ada.page.locator(NOTICE).get_by_role("timer").wait_for()
        ben.page = await ben.page.context.new_page()
        await ben.page.goto(ada.page.url)
        assert not await ben.play_on(2)
        assert await ada.page.locator(NOTICE).count() == 0


async def test_claiming_the_victory(hasty: Site) -> None:
    """Case: where leaving loses, the one who stayed claims the victory."""
    async with hasty.person(65) as ada, hasty.person(66) as ben:
        await begin(ada, ben, on_leave="forfeit")
        await ada.play_on(2)
        await ben.page.wait_for_selector("[data-turn=place]")
        await leave(ben, ada)
        await ada.page.wait_for_selector(OVER)
        assert await ada.page.locator("main h1").inner_text() == ada.words("end-won-you")
