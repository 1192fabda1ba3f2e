"""A reload and a second device show the same game: the log, the hand, and nothing hidden."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page

from tests.browser.person import DESKTOP, Site, begin

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def log(page: Page) -> list[str]:
    """Its lines, with the rounds between them."""
    lines = page.locator(".talk ol li")
    await lines.first.wait_for()
    return await lines.all_inner_texts()


async def hand(page: Page) -> set[str]:
    """The pictures of my cards."""
    cards = page.locator("#hand button.face img")
    await cards.first.wait_for()
    return {picture(await card.get_attribute("src")) for card in await cards.all()}


async def pictures(page: Page) -> set[str]:
    """All of the page."""
    found: list[str] = await page.evaluate(
        "[...document.querySelectorAll('img')].map((img) => img.src)"
    )
    return {picture(src) for src in found}


def picture(src: str | None) -> str:
    return re.sub(r".*/", "", src or "")


async def test_the_log_after_a_reload(site: Site) -> None:
    """Law: after a reload, and on another device of the same person, the log has the same lines,
    from the first choice on, and it goes on the same; what the other holds hidden is nowhere."""
    async with site.person(81) as ada, site.person(82) as ben:
        await begin(ada, ben)
        dealt = await hand(ben.page)
        for _ in range(3):
            await ada.play_on(2)
            await ben.play_on(2)
        await ada.page.wait_for_selector("[data-turn=place]")
        version = await ada.version()
        before = await log(ada.page)
        rounds = [ada.words("log-round", round=number) for number in (1, 2, 3)]
        assert [line for line in before if line in rounds] == rounds
        # Two choices each, then a placement and a draw in each of six turns.
        assert len(before) == 3 + 4 + 12
        mine = await hand(ada.page)
        await ada.page.reload()
        await ada.page.wait_for_selector(f'[data-turn=place][data-version="{version}"]')
        assert await log(ada.page) == before
        assert await hand(ada.page) == mine
        state = await ada.page.context.storage_state()
        other = await site.browser.new_context(
            base_url=site.server.url,
            storage_state=state,
            viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]},
            locale="en",
        )
        device = await other.new_page()
        await device.goto(ada.page.url)
        await device.wait_for_selector(f'[data-turn=place][data-version="{version}"]')
        assert await log(device) == before
        await ada.play_on(2)
        await ben.play_on(2)
        await device.wait_for_selector(f'[data-turn=place][data-version="{version + 4}"]')
        await ada.page.wait_for_selector(f'[data-turn=place][data-version="{version + 4}"]')
        after = await log(ada.page)
        assert after[: len(before)] == before
        assert len(after) == len(before) + 5
        assert await log(device) == after
        secret = await ben.page.locator("img.secret").get_attribute("src")
        hidden = {picture(secret)} | (dealt & await hand(ben.page))
        for page in (ada.page, device):
            assert not hidden & await pictures(page)
        await other.close()
