"""Against a level of the monk, with the help of the search, in another language."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from codex_naturalis.bots.levels import ELO
from codex_naturalis.kernel.build.readiness import make_ready
from tests.browser.person import Person, Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LEVEL = "monk-3"
MOST_PLACES = 60


async def choose(player: Person, bot: str) -> None:
    """On the front page: who, and what is said of them."""
    await player.page.goto("/")
    tile = player.page.locator("section", has_text=player.words("lobby-bots"))
    await player.press(tile.locator("label", has_text=player.words(f"bots-name-{bot}")))
    await tile.get_by_text(player.words(f"bots-about-{bot}")).wait_for()
    await tile.get_by_text(player.words("bots-elo-text", elo=str(ELO[bot]))).wait_for()
    await player.press(tile.get_by_role("button", name=player.words("lobby-play"), exact=True))
    await player.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_a_game_with_the_monk(site: Site, phone: bool) -> None:
    """Case: somebody chooses a monk, plays a turn, and asks for a hint: it tells the chance to win,
    the totals that are expected, and one plain reason; its move lies on the board."""
    make_ready()
    async with (
        site.person(8, language="cs", phone=phone) as player,
    ):
        words, page = player.words, player.page
        await choose(player, LEVEL)
        assert not await player.play_on(4)
        await page.wait_for_selector("[data-turn=place]", timeout=60_000)
        await page.get_by_text(words(f"bots-name-{LEVEL}")).first.wait_for()
        await page.keyboard.press("h")
        panel = page.get_by_role("region", name=words("table-hint"))
        await panel.get_by_text(words("bots-name-monk-6")).wait_for()
        expected = words("hint-expects", chance="CHANCE", scores="SCORES")
        shape = re.escape(expected).replace("CHANCE", r"[<> ]*\d+\s%").replace("SCORES", ".+")
        await expect(panel.locator(".expects")).to_have_text(re.compile(shape))
        expects = await panel.locator(".expects").inner_text()
        assert all(name in expects for name in (words("table-you"), words(f"bots-name-{LEVEL}")))
        reason = await panel.locator(".reason").inner_text()
        kept = (words("hint-reason-places", n=number) for number in range(MOST_PLACES))
        assert any(part in reason for part in kept), reason
        assert await panel.locator(".value").count() == await panel.locator("li").count() > 1
        await player.press(player.button("table-place").first)
        await page.wait_for_selector("[data-turn=draw]")
        await page.keyboard.press("h")
        await expect(panel.locator(".expects")).to_have_text(re.compile(shape))
        assert await panel.locator(".reason").inner_text()


async def test_bots_are_told_by_strength(site: Site) -> None:
    """Case: on the front page the bots stand from the weakest to the strongest, and a mild one is
    chosen unless somebody chooses another."""
    async with site.person(9, language="ru") as player:
        await player.page.goto("/")
        faces = player.page.locator("section", has_text=player.words("lobby-bots")).locator(
            ".faces label"
        )
        await faces.first.wait_for()
        shown = [await face.locator("small").inner_text() for face in await faces.all()]
        told = sorted(ELO.values())
        assert shown == [player.words("bots-elo", elo=str(elo)) for elo in told]
        mild = player.page.locator("input:checked[value^=monk]")
        assert await mild.get_attribute("value") == "monk-2"
