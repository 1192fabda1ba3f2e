"""The keyboard focus: it goes where the next thing is to be done, and is never lost."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator

from tests.browser.person import Person, Site, Typist

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MINE = {"type": "human", "mine": True}


async def focus_is_on(player: Person, selector: str) -> Locator:
    """Waits for it: the page moves the focus when what had it is gone."""
    held = player.page.locator(f"{selector}:focus")
    await held.wait_for()
    return held


async def test_against_bots_by_keyboard_alone(site: Site) -> None:
    """Law: in a game against two bots the focus is on something after every half-move, from the
    first choice to the end, and what comes next is at most a few Tabs away."""
    bots = [{"type": "bot", "bot": "greedy"}] * 2
    async with site.person(15, kind=Typist) as player:
        await player.page.goto(await player.make_table(seats=[MINE, *bots]))
        await player.page.wait_for_selector("[data-turn=setup]")
        assert await player.play_on()
        await focus_is_on(player, "main h1")


async def test_from_step_to_step(site: Site) -> None:
    """Case: starter, objective, choosing, one step back, placing, undoing, drawing: each leaves the
    focus on what comes next."""
    async with site.person(16, kind=Typist) as player:
        await player.page.goto(await player.make_table(mode="solo-easy", seats=[MINE]))
        await player.page.wait_for_selector("[data-turn=setup]")
        await player.settle()
        await focus_is_on(player, ".setup figure button")
        await player.settle()
        await focus_is_on(player, "#hand button.face")
        for _ in range(2):
            await player.page.keyboard.press("2")
            await focus_is_on(player, "button.slot")
            await player.page.keyboard.press("Escape")
            await player.page.locator(".slot.shown").wait_for(state="detached")
            await player.page.keyboard.press("Escape")
            await focus_is_on(player, "#hand [data-held]:nth-child(2) button.face")
            await player.page.keyboard.press("2")
            await player.page.keyboard.press("Enter")
            await focus_is_on(player, "#market button.leaf")
            await player.page.keyboard.press("z")
            await focus_is_on(player, "#hand button.face")
        await player.place()
        await focus_is_on(player, "#market button.leaf")
        await player.page.keyboard.press("g")
        await focus_is_on(player, "#market [data-source=G] button.leaf")
        await player.page.keyboard.press("Escape")
        assert await player.page.locator("#market [aria-pressed=true]").count() == 0
        await player.draw()
        await focus_is_on(player, "#hand button.face")


async def test_hints_and_panels(site: Site) -> None:
    """Case: a hint leads to what it suggests in every stage; closing it, or any panel or dialog,
    goes back to the next thing to do."""
    async with site.person(17, kind=Typist) as player:
        table = await player.make_table(mode="solo-normal", seats=[MINE], hints=True)
        await player.page.goto(table)
        await player.page.wait_for_selector("[data-turn=setup]")
        hint = player.page.get_by_role("region", name=player.words("table-hint"))
        close = hint.get_by_role("button", name=player.words("close"))
        for _ in range(2):
            await player.press(player.button("table-hint"))
            await close.wait_for()
            await focus_is_on(player, ".setup .choices button")
            await player.press(close)
            await focus_is_on(player, ".setup .choices button")
            await player.play_on(1)
        for turn, where in (
            ("place", "button.slot.shown"),
            ("draw", "#market [aria-pressed=true]"),
        ):
            await player.page.wait_for_selector(f"[data-turn={turn}][aria-busy=false]")
            await player.page.keyboard.press("h")
            await close.wait_for()
            await focus_is_on(player, where)
            await close.focus()
            await player.page.keyboard.press("Enter")
            await focus_is_on(player, where)
            await player.page.keyboard.press("Enter")
        go_on = player.button("table-go-on")
        await go_on.focus()
        await player.page.keyboard.press("Enter")
        await focus_is_on(player, "#hand button.face")
        await player.page.keyboard.press("?")
        await player.page.locator("dialog[open]").wait_for()
        await player.page.keyboard.press("Escape")
        await focus_is_on(player, "#hand button.face")


async def test_the_menu(site: Site) -> None:
    """Case: a dialog that was opened from the menu gives the focus back to it; Escape closes the
    menu and nothing else."""
    async with site.person(18, kind=Typist) as player:
        await player.page.goto(await player.make_table(mode="solo-easy", seats=[MINE]))
        await player.page.wait_for_selector("[data-turn=setup]")
        await player.play_on(2)
        menu = player.page.get_by_role("button", name=player.words("menu"), exact=True)
        await player.page.keyboard.press("1")
        await focus_is_on(player, "button.slot")
        await menu.focus()
        await player.page.keyboard.press("Enter")
        await player.page.keyboard.press("Escape")
        await focus_is_on(player, "header .menu > button")
        assert await player.page.locator("#hand [aria-pressed=true].face").count() == 1
        await player.page.keyboard.press("Enter")
        await player.button("table-keys").focus()
        await player.page.keyboard.press("Enter")
        await player.page.locator("dialog[open]").wait_for()
        await player.page.keyboard.press("Escape")
        await focus_is_on(player, "header .menu > button")


async def test_another_page(site: Site) -> None:
    """Case: a link was followed: the heading of the new page has the focus."""
    async with site.person(19, kind=Typist) as player:
        await player.page.goto("/rules")
        await player.page.locator("main h1").wait_for()
        await player.page.get_by_role("button", name=player.words("menu"), exact=True).focus()
        for name in ("leaderboard", "settings", "my-games"):
            await player.page.keyboard.press("Enter")
            await (
                player.page.locator(".menu nav")
                .get_by_role("link", name=player.words(name), exact=True)
                .focus()
            )
            await player.page.keyboard.press("Enter")
            await focus_is_on(player, "main h1")
            await player.page.get_by_role("button", name=player.words("menu"), exact=True).focus()


async def test_skip_links(site: Site) -> None:
    """Case: the first Tabs at a table lead past everything to what is on screen: the board always,
    the hand or what can be drawn when they are there."""
    async with site.person(20, kind=Typist) as player:
        await player.page.goto(await player.make_table(mode="solo-easy", seats=[MINE]))
        await player.page.wait_for_selector("[data-turn=setup]")
        links = player.page.locator(".skips a")
        for half_move, wanted in (
            (0, ["#board"]),
            (2, ["#hand", "#board", "#market"]),
            (1, ["#board", "#market"]),
        ):
            await player.play_on(half_move)
            await player.page.wait_for_selector("[data-stage][aria-busy=false]")
            assert [await link.get_attribute("href") for link in await links.all()] == wanted
            for link in await links.all():
                await link.focus()
                await player.page.keyboard.press("Enter")
                await focus_is_on(player, await link.get_attribute("href") or "")


async def test_one_step_back(site: Site) -> None:
    """Case: in a narrow window Escape closes the sheet first and keeps the chosen card; then the
    preview goes, then the choice. The keys of the view work from everywhere."""
    async with site.person(21, kind=Typist, viewport={"width": 390, "height": 844}) as player:
        await player.page.goto(await player.make_table(mode="solo-easy", seats=[MINE]))
        await player.page.wait_for_selector("[data-turn=setup]")
        await player.play_on(2)
        await player.page.keyboard.press("1")
        await focus_is_on(player, "button.slot.shown")
        chosen = player.page.locator("#hand .face[aria-pressed=true]")
        market = player.page.get_by_role("button", name=player.words("table-tab-market"))
        await market.focus()
        await player.page.keyboard.press("Enter")
        sheet = player.page.locator("section.sheet")
        await sheet.wait_for()
        await player.page.keyboard.press("Escape")
        await sheet.wait_for(state="detached")
        assert await chosen.count() == 1
        await player.page.keyboard.press("Escape")
        await player.page.locator(".slot.shown").wait_for(state="detached")
        assert await chosen.count() == 1
        await player.page.keyboard.press("Escape")
        await player.page.locator(".slot").first.wait_for(state="detached")
        assert await chosen.count() == 0
        await player.page.locator("#hand button.face").first.focus()
        layer = player.page.locator("#board .layer").first
        before = await layer.get_attribute("style")
        await player.page.keyboard.press("+")
        assert await layer.get_attribute("style") != before
        await player.page.keyboard.press("0")
        await focus_is_on(player, "#hand button.face")
