"""Several people: two browsers with a bot and a spectator, one device for two, taking back."""

from __future__ import annotations

import asyncio

import pytest

from tests.browser.person import Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MINE = {"type": "human", "mine": True}


async def test_two_people_a_bot_and_a_spectator(site: Site) -> None:
    """Case: a friend comes by the link, a third person only watches; all see the same end."""
    bot = {"type": "bot", "bot": "greedy"}
    async with (
        site.person(11) as ada,
        site.person(12) as ben,
        site.person(13) as cleo,
    ):
        table = await ada.make_table(seats=[MINE, {"type": "human"}, bot])
        await ada.page.goto(table)
        await ben.page.goto(table)
        await ben.press(ben.button("table-sit").first)
        await ada.page.wait_for_selector("[data-stage=playing]")
        await cleo.page.goto(table)
        await cleo.page.wait_for_selector("[data-stage=playing]")
        assert all(await asyncio.gather(ada.play_on(), ben.play_on()))
        await cleo.page.wait_for_selector("[data-stage=finished]")
        for someone in (ada, ben, cleo):
            assert await someone.sees_the_totals()


async def test_two_people_on_one_device(site: Site) -> None:
    """Case: a hot seat. Between two turns no hand is on the screen."""
    seats = [{**MINE, "name": name} for name in ("Ada", "Ben")]
    async with site.person(21) as both:
        await both.page.goto(await both.make_table(seats=seats))
        await both.page.wait_for_selector("[data-turn=setup]")
        assert not await both.play_on(2)
        await both.page.wait_for_selector("[data-turn=pass]")
        assert await both.page.locator("#hand").count() == 0
        assert not await both.play_on(30)
        await both.finish()
        assert await both.sees_the_totals()


async def test_taking_back(site: Site) -> None:
    """Case: a placement is undone until the draw, by the button and by its key; the hand is whole
    again, and the table where it was."""
    async with site.person(31) as player:
        await player.play_tybor("easy")
        await player.play_on(2)
        for undo in ("button", "key"):
            await player.page.wait_for_selector("[data-turn=place]")
            hand = player.page.locator("#hand button.face")
            names = [await card.get_attribute("aria-label") for card in await hand.all()]
            await player.place()
            await player.page.wait_for_selector("[data-turn=draw]")
            if undo == "button":
                await player.press(player.button("table-undo"))
            else:
                await player.page.keyboard.press("z")
            await player.page.wait_for_selector("[data-turn=place]")
            assert names == [await card.get_attribute("aria-label") for card in await hand.all()]
        assert not await player.play_on(4)
