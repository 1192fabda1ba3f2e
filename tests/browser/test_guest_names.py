"""The name of somebody who plays without an account."""

from __future__ import annotations

import json

import pytest

from codex_naturalis.server.people.guest_names import GENDERS
from tests.browser.person import Person, Site
from tests.browser.words import words_of

pytestmark = pytest.mark.anyio


async def name_of(player: Person) -> str:
    answer = await player.page.request.get("/api/me")
    return str((await answer.json())["person"]["name"])


def known(language: str) -> set[str]:
    """The words that a made-up name of a language has."""
    words = words_of(language)
    parts = [f"guest-{part}-{gender}" for part in ("adjectives", "nouns") for gender in GENDERS]
    return {word for part in parts for word in words(part).split()}


@pytest.mark.parametrize(("browser_language", "chosen"), [("ru", None), ("en", "cs")])
async def test_a_guest_has_a_name_in_the_language_of_the_page(
    site: Site, browser_language: str, chosen: str | None
) -> None:
    """Case: that of the browser, or the one that was chosen on the page."""
    async with site.person(3, language=browser_language) as player:
        page = player.page
        if chosen is not None:
            await page.goto("/")
            settings = json.dumps({"language": chosen})
            await page.evaluate("(it) => localStorage.setItem('codex.settings', it)", settings)
            player.words = words_of(chosen)
        await player.play_tybor("easy")
        language = chosen or browser_language
        *words, number = (await name_of(player)).split()
        assert {*words} <= known(language)
        assert number.isdecimal()
        await page.wait_for_selector("[data-turn=setup]")
