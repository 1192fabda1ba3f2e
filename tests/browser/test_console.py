"""Normal use leaves no error in the console: `Person` counts every one as a fault."""

from __future__ import annotations

import pytest

from tests.browser.person import Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_first_visit(site: Site) -> None:
    """Case: a stranger looks around, begins a game, reloads, and begins anew without a cookie."""
    async with site.person() as player:
        for path in ("/", "/games", "/watch", "/account", "/settings", "/leaderboard", "/rules"):
            await player.page.goto(path)
            await player.page.locator("main h1, main h2").first.wait_for()
            await player.page.wait_for_load_state("networkidle")
        await player.play_tybor("easy")
        await player.page.wait_for_selector("[data-turn=setup]")
        await player.page.reload()
        await player.page.wait_for_selector("[data-turn=setup]")
        await player.page.context.clear_cookies()
        await player.play_tybor("easy")
        await player.page.wait_for_selector("[data-turn=setup]")


async def test_a_refused_try_in_the_lesson(site: Site) -> None:
    """Case: a spot that the rules refuse is explained; the request itself is no error."""
    async with site.person() as learner:
        await learner.page.goto("/learn?step=4")
        desk = learner.page.locator(".lesson-board[aria-busy=false]")
        await learner.press(desk.locator("button.face").first)
        await learner.press(desk.locator('button.slot[data-at="0,2"]'))
        await learner.page.locator(".guide .remark").wait_for()


async def test_errors_are_counted(site: Site) -> None:
    """Case: an answer with an error is a fault of whoever did not provoke it."""
    async with site.person() as player:
        await player.page.goto("/replay/table/nosuchtable")
        await player.page.locator("main h1").wait_for()
        assert {"status of 404" in fault for fault in player.faults} == {True}
        player.faults.clear()
