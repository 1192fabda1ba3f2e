"""Whole games against Tybor, clicked through from the front page to the review."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.person import Typist, parlour

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
async def test_a_game_against_tybor(tmp_path: Path, level: str) -> None:
    """Case: two presses into the game, played to its end; the scoring on screen is the record's,
    and the review steps through all of it."""
    async with parlour(tmp_path / "data") as house, house.person(seed=len(level)) as player:
        await player.play_tybor(level)
        assert await player.play_on()
        assert await player.sees_the_totals()
        plies = len((await player.game()).transitions)
        await player.press(player.page.get_by_role("link", name=player.words("end-review")))
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
async def test_a_game_in_another_language(tmp_path: Path, language: str) -> None:
    """Case: the browser asks for Czech or Russian; all that is pressed is named in it."""
    async with parlour(tmp_path / "data") as house, house.person(7, language) as player:
        await player.play_tybor("hard")
        assert await player.page.locator("html").get_attribute("lang") == language
        assert await player.play_on()
        assert await player.sees_the_totals()


async def test_a_game_on_a_phone(tmp_path: Path) -> None:
    """Case: 390 pixels wide, by touch alone."""
    async with parlour(tmp_path / "data") as house, house.person(5, phone=True) as player:
        await player.play_tybor("normal")
        assert await player.play_on()
        assert await player.sees_the_totals()
        wide = await player.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390


async def test_a_game_by_keyboard_alone(tmp_path: Path) -> None:
    """Case: from the front page to the end without a mouse."""
    async with parlour(tmp_path / "data") as house, house.person(9, kind=Typist) as player:
        await player.play_tybor("normal")
        assert await player.play_on()
        assert await player.sees_the_totals()
