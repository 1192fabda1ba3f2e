"""Six languages in three sizes on the pages after a game: review, exercises, analysis board and
statistics."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser

from codex_naturalis.protocol.exercises import Theme
from tests.browser.person import Person, Site
from tests.browser.test_analysis import lines, open_board
from tests.browser.test_exercises import attempt, some, wrong
from tests.browser.test_languages import SIZES, look
from tests.browser.test_review import QUICK, bring, finished, moments
from tests.server.process import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
async def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with running(tmp_path_factory.mktemp("site") / "data", options=QUICK) as server:
        yield Site(server, browser)


async def look_at_moment(player: Person, path: str, ply: int, name: str) -> list[str]:
    await player.page.goto(f"{path}?ply={ply}")
    await player.page.locator("main.review .told h2").wait_for()
    return await look(player, f"{name} {ply}")


async def test_review(site: Site) -> None:
    """Law: the overview, a choice of the setup, a placement and a draw, and what can be done."""
    async with site.person(101) as player:
        path = await bring(player, seed=10)
        review = await finished(player, path)
        found = await look_at_moment(player, path, 1, "setup")
        for sign in "@<":
            plies = [one["ply"] for one in moments(review) if sign in one["played"]["move"]]
            found += await look_at_moment(player, path, plies[0], "moment")
        await player.page.set_viewport_size({"width": 390, "height": 844})
        await player.press(player.page.locator("footer button[aria-expanded]"))
        found += await look(player, "actions", SIZES[1:])
        await player.page.set_viewport_size({"width": 390, "height": 844})
        await player.page.goto(path)
        await player.page.locator(".summary").wait_for()
        found += await look(player, "overview", SIZES[1:])
    assert not found, "\n".join(found)


async def test_exercises(site: Site) -> None:
    """Law: the page of exercises, one of each theme, a wrong try, hints and the answer."""
    found: list[str] = []
    async with site.person(102) as player:
        await player.page.goto("/exercises")
        await player.page.locator("#themes").wait_for()
        found += await look(player, "exercises")
        for theme in Theme:
            exercise = some(theme)
            await player.page.goto(f"/exercises/{exercise.id}")
            await player.page.wait_for_selector(".foot")
            found += await look(player, f"exercise {theme}")
            await attempt(player, wrong(exercise))
            await player.page.locator(".try, .verdicts").first.wait_for()
            found += await look(player, f"try {theme}")
            if await player.button("exercise-show").count():
                for _ in range(3):
                    await player.page.keyboard.press("h")
                found += await look(player, f"hints {theme}")
                await player.press(player.button("exercise-show"))
            await player.page.locator(".verdicts .rating").wait_for()
            found += await look(player, f"answer {theme}")
    assert not found, "\n".join(found)


async def test_analysis(site: Site) -> None:
    """Law: the empty board, a tree with its lines, its sheets and dialogs."""
    async with site.person(103) as player:
        page = player.page
        await page.goto("/analysis")
        await page.get_by_role("heading", name=player.words("analysis-new")).wait_for()
        found = await look(player, "empty")
        await player.press(player.button("analysis-set-up"))
        await page.locator("dialog[open] .list button").first.wait_for()
        found += await look(player, "set up")
        await open_board(player)
        await lines(player).first.wait_for(timeout=60_000)
        found += await look(player, "board")
        await player.press(player.button("analysis-note").last)
        await page.locator("dialog textarea").wait_for()
        found += await look(player, "note")
        await page.keyboard.press("Escape")
        await player.press(player.button("analysis-play"))
        await page.get_by_role("dialog").wait_for()
        found += await look(player, "play from here")
        await page.keyboard.press("Escape")
        await page.set_viewport_size({"width": 390, "height": 844})
        for sheet in ("analysis-variations", "analysis-more"):
            await player.press(page.get_by_role("button", name=player.words(sheet)))
            found += await look(player, sheet, SIZES[1:])
            await page.set_viewport_size({"width": 390, "height": 844})
            await page.keyboard.press("Escape")
    assert not found, "\n".join(found)


async def test_statistics(site: Site) -> None:
    """Law: every list and its picture, of two players and of solo."""
    found: list[str] = []
    async with site.person(104) as player:
        for tab in ("cards", "objectives", "starters", "openings"):
            for group in ("2", "solo-hard"):
                for show in ("picture", "list"):
                    query = f"?tab={tab}&group={group}&show={show}"
                    await player.page.goto(f"/statistics{query}")
                    await player.page.locator("main h2").first.wait_for()
                    found += await look(player, query)
    assert not found, "\n".join(found)
