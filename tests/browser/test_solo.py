"""Whole games against Tybor, clicked through from the front page to the replay."""

from __future__ import annotations

import pytest

from tests.browser.person import Site, Typist

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_game_against_tybor(site: Site) -> None:
    """Case: two presses into the game, played to its end; the scoring on screen is the record's,
    and the replay steps through all of it."""
    async with site.person(seed=4) as player:
        await player.play_tybor("easy")
        assert await player.play_on()
        assert await player.sees_the_totals()
        plies = len((await player.game()).transitions)
        await player.press(player.page.get_by_role("link", name=player.words("end-replay")))
        slider = player.page.get_by_role("slider")
        await slider.wait_for()
        assert await slider.get_attribute("max") == str(plies)
        await player.page.keyboard.press("Home")
        await player.page.wait_for_url("**ply=0*")
        for ply in range(1, 6):
            await player.page.keyboard.press("ArrowRight")
            await player.page.wait_for_url(f"**ply={ply}*")
        await player.page.keyboard.press("End")
        await player.page.wait_for_url(f"**ply={plies}*")


@pytest.mark.parametrize("language", ["cs", "ru"])
async def test_a_game_in_another_language(site: Site, language: str) -> None:
    """Case: the browser asks for Czech or Russian; all that is pressed is named in it."""
    async with site.person(7, language) as player:
        await player.play_tybor("hard")
        assert await player.page.locator("html").get_attribute("lang") == language
        assert not await player.play_on(12)
        await player.finish()
        assert await player.sees_the_totals()


async def test_a_game_on_a_phone(site: Site) -> None:
    """Case: 390 pixels wide, by touch alone."""
    async with site.person(5, phone=True) as player:
        await player.play_tybor("normal")
        assert await player.play_on()
        assert await player.sees_the_totals()
        wide = await player.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390


async def test_a_game_by_keyboard_alone(site: Site) -> None:
    """Case: from the front page to the end without a mouse."""
    async with site.person(9, kind=Typist) as player:
        await player.play_tybor("easy")
        assert await player.play_on()
        assert await player.sees_the_totals()
