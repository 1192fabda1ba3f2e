"""Every page: what a checker of accessibility finds, and what it looks like."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.person import OVER, PHONE, Person, Site, begin

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
RECORD = (ROOT / "tests/golden/ends-by-points.codex").read_text(encoding="utf-8")
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = ROOT / "shots"
"""Artefacts: the main screens, to be looked at."""
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (PHONE["width"], PHONE["height"])}
SCREENS = [(size, light) for size in ("1440", "390") for light in ("dark", "light")]
SCREENS.append(("1024", "dark"))
PAGES = {
    "home": "/",
    "new": "/new",
    "games": "/games",
    "watch": "/watch",
    "learn": "/learn?step=2",
    "rules": "/rules",
    "account": "/account",
    "recover": "/recover",
    "recover-link": "/recover#a-link",
    "confirm-mail": "/confirm-mail#a-link",
    "privacy": "/privacy",
    "leaderboard": "/leaderboard",
    "statistics": "/statistics",
    "statistics-objectives": "/statistics?tab=objectives&group=3",
    "statistics-starters": "/statistics?tab=starters",
    "statistics-openings": "/statistics?tab=openings&group=solo-hard",
    "statistics-people": "/statistics?source=people",
    "shuffle": "/shuffle",
    "settings": "/settings",
    "open": "/replay",
    "missing": "/nonsense",
}
SERIOUS = {"serious", "critical"}


async def findings(player: Person) -> list[str]:
    """What axe calls serious or critical."""
    # Not by a script tag: our policy on content would forbid it.
    await player.page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = await player.page.evaluate(
        'axe.run({resultTypes: ["violations"]})'  # the rest takes as long again
    )
    return [
        f"{player.page.url} {found['id']}: {node['html'][:120]}"
        for found in result["violations"]
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]


async def bring(player: Person) -> str:
    """A record, brought to the server; the path of its replay."""
    await player.page.request.post("/api/guests")
    answer = await player.page.request.post("/api/records", data={"record": RECORD})
    return f"/replay/record/{(await answer.json())['id']}"


async def look(player: Person, name: str, size: str, light: str) -> list[str]:
    """A picture of the page as it stands, and what axe says of it."""
    SHOTS.mkdir(exist_ok=True)
    await player.page.wait_for_load_state("networkidle")
    await player.page.screenshot(path=SHOTS / f"{name}-{size}-{light}.png")
    # What axe looks at is the same in the middle size as in one of the others.
    return [] if size == "1024" else await findings(player)


@pytest.mark.parametrize(("size", "light"), SCREENS)
async def test_pages(site: Site, size: str, light: Any) -> None:
    """Law: axe finds nothing serious on any page, in any size and light; nothing is wider than
    the screen."""
    width, height = SIZES[size]
    found: list[str] = []
    async with (
        site.person(viewport={"width": width, "height": height}, color_scheme=light) as player,
    ):
        replay = await bring(player)
        for name, path in {**PAGES, "replay": f"{replay}?ply=20&seat=0"}.items():
            player.provokes = ["status of 404"] if name == "missing" else []
            await player.page.goto(path)
            await player.page.locator("main h1, main h2").first.wait_for()
            found += await look(player, name, size, light)
            wide = await player.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, name
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "light"), SCREENS)
async def test_the_table_and_its_stages(site: Site, size: str, light: Any) -> None:
    """Law: the same of a table: setup, choosing a spot, a hint, drawing, Tybor's turn, the end."""
    width, height = SIZES[size]
    found: list[str] = []
    async with (
        site.person(3, viewport={"width": width, "height": height}, color_scheme=light) as player,
    ):
        await player.play_tybor("normal")
        await player.page.wait_for_selector("[data-turn=setup]")
        found += await look(player, "setup", size, light)
        await player.play_on(12)
        await player.page.wait_for_selector("[data-turn=place]")
        await player.press(player.page.locator("#hand button.face").first)
        await player.page.locator("button.slot").first.focus()
        found += await look(player, "place", size, light)
        await player.page.keyboard.press("h")
        await player.page.get_by_role("region", name=player.words("table-hint")).wait_for()
        found += await look(player, "hint", size, light)
        await player.page.keyboard.press("Enter")
        await player.page.wait_for_selector("[data-turn=draw]")
        found += await look(player, "draw", size, light)
        if size == "1024":
            return
        await player.finish()
        assert await player.sees_the_totals()
        found += await look(player, "end", size, light)
        if size == "1440":
            bots = [{"type": "bot", "bot": "planner"}] * 2
            mine = {"type": "human", "mine": True}
            await player.page.goto(await player.make_table(seats=[mine, *bots]))
            await player.play_on(14)
            await player.page.wait_for_selector("[data-turn]")
            await player.press(player.page.locator("#hand button.face").first)
            found += await look(player, "table", size, light)
            await player.press(player.page.locator("button.miniature").first)
            await player.page.locator("dialog[open]").wait_for()
            found += await look(player, "area", size, light)
            await player.page.keyboard.press("Escape")
            await player.page.goto(await player.make_table(seats=[mine, {"type": "human"}]))
            await player.page.wait_for_selector("[data-stage=gathering]")
            found += await look(player, "gathering", size, light)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "light"), [("1440", "dark"), ("390", "light")])
async def test_a_game_of_two_and_its_end(site: Site, size: str, light: Any) -> None:
    """Law: the same of a game with another person: what happened since my last turn, and the end
    with its chat."""
    width, height = SIZES[size]
    wishes: Any = {"viewport": {"width": width, "height": height}, "color_scheme": light}
    async with site.person(5, **wishes) as player, site.person(6) as friend:
        await begin(player, friend)
        await player.play_on(2)
        await friend.play_on(2)
        await player.page.reload()
        await player.page.get_by_role("heading", name=player.words("turns-since")).wait_for()
        found = await look(player, "since", size, light)
        menu = friend.page.get_by_role("button", name=friend.words("menu"), exact=True)
        await friend.press(menu)
        await friend.press(friend.button("table-resign"))
        await friend.press(friend.page.locator("dialog[open] .button.primary"))
        await player.page.wait_for_selector(OVER)
        chat = player.page.get_by_placeholder(player.words("chat-say"))
        if not await chat.is_visible():
            await player.press(
                player.page.get_by_role("tab", name=player.words.begins("table-chat"))
            )
        await chat.fill("Well played")
        await chat.press("Enter")
        await player.page.get_by_text("Well played").wait_for()
        found += await look(player, "end-of-two", size, light)
    assert not found, "\n".join(found)
