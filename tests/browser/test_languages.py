"""Six languages in three sizes: nothing is wider than the screen, no word is cut or broken."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from codex_naturalis.locale.languages import LANGUAGES
from tests.browser.overflow import overflow
from tests.browser.person import Person, Site
from tests.browser.test_pages import bring

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SIZES = ((1440, 900), (844, 390), (390, 844))
MINE = {"type": "human", "mine": True}
SPEAK = """(language) => {
  const key = "codex.settings";
  const newValue = JSON.stringify({...JSON.parse(localStorage.getItem(key) ?? "{}"), language});
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent("storage", {key, newValue}));
}"""
"""What another tab does when a language is chosen there."""


SETTLED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done())))"""
PAGES = {
    **{name: f"/{name}" for name in ("new", "games", "watch", "rules", "account", "settings")},
    **{name: f"/{name}" for name in ("leaderboard", "shuffle", "replay", "nonsense")},
    **{name: f"/{name}" for name in ("recover", "recover#a-link", "confirm-mail#a", "privacy")},
    "home": "/",
    **{f"learn {step}": f"/learn?step={step}" for step in (1, 4, 9)},
}


async def look(player: Person, name: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """What does not fit, in each language and size; then all is as it was."""
    found = []
    for width, height in sizes:
        await player.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            await player.page.evaluate(SPEAK, language)
            await player.page.wait_for_selector(f"html[lang={language}]", state="attached")
            await player.page.evaluate(SETTLED)
            faults = await overflow(player.page)
            found += [f"{name} {width} {language}: {fault}" for fault in faults]
    await player.page.evaluate(SPEAK, "en")
    await player.page.set_viewport_size({"width": 1440, "height": 900})
    await player.page.evaluate(SETTLED)
    return found


async def test_faults_are_found(site: Site) -> None:
    """Case: a page that is too wide, a button too narrow, a text that is cut, a broken word."""
    async with site.person() as player:
        await player.page.set_content(
            """<body style="margin: 0"><div style="width: 2000px">wide</div>
            <button style="width: 30px; white-space: nowrap">Take this card</button>
            <p style="width: 60px; overflow: hidden; white-space: nowrap">cut off here</p>
            <p style="width: 40px; overflow-wrap: anywhere">Wanderer</p></body>"""
        )
        found = [fault.partition(":")[0] for fault in await overflow(player.page)]
        kinds = ["wider than its frame", "cut at the side", "broken in the middle"]
        assert found == ["the page is 2000 px wide, the screen 1440", *kinds]


async def test_pages(site: Site) -> None:
    """Law: on every page, also the replay and with the menu open."""
    found: list[str] = []
    async with site.person(provokes=["status of 404"]) as player:
        replay = await bring(player)
        for name, path in {**PAGES, "replay of a game": f"{replay}?ply=20&seat=0"}.items():
            await player.page.goto(path)
            await player.page.locator("main h1, main h2").first.wait_for()
            await player.page.wait_for_load_state("networkidle")
            found += await look(player, name)
        await player.press(player.page.get_by_role("button", name=player.words("menu"), exact=True))
        found += await look(player, "menu")
    assert not found, "\n".join(found)


async def test_the_table(site: Site) -> None:
    """Law: in every stage of a game against Tybor, with a hint, with each sheet of a phone and each
    dialog."""
    found: list[str] = []
    async with site.person(91) as player:
        page = player.page
        await page.goto(await player.make_table(mode="solo-normal", seats=[MINE], hints=True))
        await page.wait_for_selector("[data-turn=setup]")
        found += await look(player, "starter")
        await player.play_on(1)
        found += await look(player, "objective")
        await player.play_on(3)
        await page.wait_for_selector("[data-turn=place]")
        found += await look(player, "place, Tybor's turn told")
        await page.keyboard.press("1")
        await page.locator("button.slot.shown").wait_for()
        found += await look(player, "preview")
        await page.keyboard.press("Escape")
        await page.keyboard.press("Escape")
        await page.keyboard.press("h")
        await page.get_by_role("region", name=player.words("table-hint")).wait_for()
        found += await look(player, "hint")
        await page.keyboard.press("Enter")
        await page.wait_for_selector("[data-turn=draw]")
        await page.keyboard.press("q")
        found += await look(player, "draw")
        await page.keyboard.press("?")
        found += await look(player, "keys")
        await page.keyboard.press("Escape")
        for number in range(1, 5):
            await page.set_viewport_size({"width": 390, "height": 844})
            await page.locator("nav button[aria-pressed]").nth(number).click()
            found += await look(player, f"sheet {number}", SIZES[1:])
    assert not found, "\n".join(found)


async def test_four_at_a_table(site: Site) -> None:
    """Law: while a table waits for players, in a game of four, where somebody is away, and at its
    end."""
    found: list[str] = []
    bots = [{"type": "bot", "bot": "planner"}] * 2
    async with site.person(92) as player, site.person(93) as friend:
        page = player.page
        seats = [MINE, {"type": "human"}, *bots]
        await page.goto(await player.make_table(seats=seats, shuffle_seats=False))
        await page.wait_for_selector("[data-stage=gathering]")
        found += await look(player, "gathering")
        await friend.page.goto(page.url)
        await friend.press(friend.button("table-sit").first)
        await page.wait_for_selector("[data-turn=setup]")
        await friend.play_on(2)
        await player.play_on(4)
        await friend.page.wait_for_selector("[data-turn=place]")
        await friend.page.close()
        await page.locator(".away").wait_for()
        found += await look(player, "away")
        await page.set_viewport_size({"width": 1440, "height": 900})
        await page.locator("button.miniature").first.click()
        await page.locator("dialog[open]").wait_for()
        found += await look(player, "area of another")
        await page.keyboard.press("Escape")
        friend.page = await friend.page.context.new_page()
        await friend.page.goto(page.url)
        await friend.press(friend.page.get_by_role("button", name=friend.words("menu"), exact=True))
        await friend.press(friend.button("table-resign"))
        await friend.press(friend.page.locator("dialog[open] .button.primary"))
        await player.finish()
        assert await player.sees_the_totals()
        await page.wait_for_load_state("networkidle")
        found += await look(player, "end")
    assert not found, "\n".join(found)
