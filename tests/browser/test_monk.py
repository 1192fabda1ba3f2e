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


async def choose(player: Person, bot: str) -> None:
    """On the front page: who, and what is said of them."""
    await player.page.goto("/")
    words = player.words
    await player.press(player.page.get_by_role("button", name=words("lobby-bots-choose")))
    dialog = player.page.get_by_role("dialog")
    await player.press(dialog.locator("label", has_text=words(f"bots-name-{bot}")))
    await dialog.get_by_text(words(f"bots-about-{bot}")).wait_for()
    await dialog.get_by_text(words("bots-elo-text", elo=str(ELO[bot]))).wait_for()
    await player.press(dialog.get_by_role("button", name=words("lobby-play"), exact=True))
    await player.page.wait_for_url("**/table/*")


async def test_a_game_with_the_monk(site: Site) -> None:
    """Case: somebody chooses a monk, plays a turn, and asks for a hint: it tells the chance to win,
    the totals that are expected, and one plain reason for each of three cards; the best of them
    lies on the board."""
    make_ready()
    async with site.person(8, language="cs") as player:
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
        reasons = await panel.locator(".reason").all_inner_texts()
        assert all(reason.strip() for reason in reasons), reasons
        assert len(reasons) == await panel.locator(".value").count() == 3
        assert await panel.locator("img").count() >= 3
        await player.press(player.button("table-place").first)
        await page.wait_for_selector("[data-turn=draw]")
        await page.keyboard.press("h")
        await expect(panel.locator(".expects")).to_have_text(re.compile(shape))
        assert await panel.locator(".reason").first.inner_text()


async def test_a_hint_of_the_monk_on_a_phone(site: Site) -> None:
    """Case: on a phone a hint is a strip of three cards with their chances, above a board that
    stays in sight with the marked spot; one tap shows another of them."""
    make_ready()
    async with site.person(8, language="cs", phone=True) as player:
        page = player.page
        await choose(player, LEVEL)
        assert not await player.play_on(4)
        await page.wait_for_selector("[data-turn=place]", timeout=60_000)
        await page.keyboard.press("h")
        panel = page.get_by_role("region", name=player.words("table-hint"))
        candidates = panel.locator(".candidate[aria-pressed=false]")
        await expect(candidates).to_have_count(2)
        shown = await panel.locator(".candidate").all_inner_texts()
        assert len(shown) == 3
        assert all(re.search(r"\d+\s%", text) for text in shown), shown
        strip = await panel.bounding_box()
        assert strip is not None
        assert strip["height"] < 844 / 4
        await player.press(candidates.first)
        await player.press(player.button("table-place").first)
        await page.wait_for_selector("[data-turn=draw]")


async def test_bots_are_told_by_strength(site: Site) -> None:
    """Case: on the front page the bots stand from the weakest to the strongest, and a mild one is
    chosen unless somebody chooses another."""
    async with site.person(9, language="ru") as player:
        await player.page.goto("/")
        chosen = player.page.get_by_role("button", name=player.words("lobby-bots-choose"))
        mild = {"name": player.words("bots-name-monk-2"), "elo": str(ELO["monk-2"])}
        await chosen.get_by_text(player.words("lobby-bots-chosen", **mild)).wait_for()
        await player.press(chosen)
        faces = player.page.locator("dialog .faces label")
        await faces.first.wait_for()
        shown = [await face.locator("small").inner_text() for face in await faces.all()]
        told = sorted(ELO.values())
        assert shown == [player.words("bots-elo", elo=str(elo)) for elo in told]
        checked = player.page.locator("input:checked[value^=monk]")
        assert await checked.get_attribute("value") == "monk-2"
