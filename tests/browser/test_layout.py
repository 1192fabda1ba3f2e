"""The board keeps its room: nothing is rescaled, covered or cut off, whatever the screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator

from tests.browser.person import Person, Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MINE = {"type": "human", "mine": True}
BOT = {"type": "bot", "bot": "greedy"}
SCREENS: dict[str, dict[str, Any]] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1024": {"viewport": {"width": 1024, "height": 768}},
    "390": {"viewport": {"width": 390, "height": 844}, "phone": True},
    "844": {"viewport": {"width": 844, "height": 390}, "phone": True},
    # A window of 1440 × 900 at 200 %.
    "720": {"viewport": {"width": 720, "height": 450}},
}
COVERED = """(parts) => parts.filter((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  if (!width || getComputedStyle(part).visibility === "hidden") return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !there || !(part.contains(there) || there.contains(part));
}).map((part) => part.outerHTML.slice(0, 160))"""
WRAPPED = """(parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.outerHTML.slice(0, 160))"""

UNDER = """(chips) => chips.filter((chip) => {
  const { left, top, width, height } = chip.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  return there.some((one) => one.closest("[data-card]"));
}).map((chip) => chip.outerHTML.slice(0, 160))"""


async def open_table(player: Person, bots: int = 1) -> None:
    await player.page.goto(await player.make_table(seats=[MINE, *[BOT] * bots]))
    await player.page.wait_for_selector("[data-turn=setup]")


async def box(part: Locator) -> dict[str, int]:
    found = await part.bounding_box()
    assert found is not None
    return {name: round(found[name]) for name in ("x", "y", "width", "height")}


async def sound(player: Person, what: str) -> None:
    """Every button of the board can be pressed where it is, and no word of one is cut off."""
    page = player.page
    buttons = (
        "#hand button, #market button, .tools button, nav button, .chips button, header .button"
    )
    covered = await page.locator(buttons).evaluate_all(COVERED)
    assert not covered, (what, covered)
    wrapped = await page.locator("main .button, nav button").evaluate_all(WRAPPED)
    assert not wrapped, (what, wrapped)
    wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, what


@pytest.mark.parametrize("screen", SCREENS)
async def test_nothing_is_rescaled_between_the_steps(site: Site, screen: str) -> None:
    """Law: while it fits, every card keeps its place and its size from the start of my turn to the
    draw; the card just placed is in sight at the size of the others."""
    async with site.person(8, **SCREENS[screen]) as player:
        await open_table(player)
        await player.play_on(6)
        page = player.page
        await page.wait_for_selector("[data-turn=place]")
        starter = page.locator("#board [data-card]").first
        before = await box(starter)
        await player.press(page.locator("#hand button.face").last)
        slot = page.locator("button.slot").last
        await slot.wait_for()
        assert await box(starter) == before
        await slot.press("Enter")
        await page.wait_for_selector("[data-turn=draw]")
        assert await box(starter) == before
        placed = page.locator("#board [data-card]").last
        assert (await box(placed))["width"] == before["width"]
        assert not await page.locator("#board [data-card]").evaluate_all(COVERED)
        await player.press(page.locator("#market button.leaf").first)
        assert await box(starter) == before


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("screen", ["390", "844", "720"])
async def test_small_screens_are_full_citizens(site: Site, screen: str, language: str) -> None:
    """Law: at every step of a turn each button can be pressed where it is and says all it has to
    say, and nothing is wider than the screen; all that is beside the board is behind a tab."""
    async with site.person(9, language, **SCREENS[screen]) as player:
        await open_table(player, bots=3)
        await player.play_on(8)
        page = player.page
        await page.wait_for_selector("[data-turn=place]")
        await sound(player, "turn")
        await player.press(page.locator("#hand button.face").first)
        await page.locator("button.slot").first.wait_for()
        await sound(player, "choose")
        sides = page.locator("#hand .sides button:visible")
        assert await sides.count() == 2
        await page.locator("button.slot").first.focus()
        await page.keyboard.press("ArrowUp")
        await sound(player, "preview")
        height = await page.locator("#board").evaluate("(it) => it.clientHeight")
        assert height >= 250
        await page.locator("button.slot").first.press("Enter")
        await page.wait_for_selector("[data-turn=draw]")
        await player.press(page.locator("#market button.leaf").nth(4))
        await sound(player, "draw")
        for tab in range(1, 5):
            await player.press(page.locator("nav button").nth(tab))
            inside = page.locator("section.sheet .inside")
            await inside.wait_for()
            assert await inside.evaluate("(it) => it.scrollWidth <= it.clientWidth")
        await player.press(page.locator("nav button").first)
        await player.press(player.button("table-undo"))
        await page.wait_for_selector("[data-turn=place]")


async def test_a_game_on_a_phone_on_its_side(site: Site) -> None:
    """Case: 844 × 390, a whole game by touch alone."""
    async with site.person(10, **SCREENS["844"]) as player:
        await player.play_tybor("normal")
        assert await player.play_on()
        assert await player.sees_the_totals()


@pytest.mark.parametrize("screen", ["1440", "390"])
async def test_the_starter_is_placed_once(site: Site, screen: str) -> None:
    """Law: at the start and after a reload the starter is at once where it stays."""
    async with site.person(11, **SCREENS[screen]) as player:
        await open_table(player)
        await player.play_on(2)
        page = player.page
        for _ in range(2):
            await page.wait_for_selector("[data-turn=place]")
            starter = page.locator("#board [data-card]").first
            await starter.wait_for()
            first = await box(starter)
            await page.evaluate(
                "document.fonts.ready.then(() => new Promise(requestAnimationFrame))"
            )
            await page.wait_for_load_state("networkidle")
            then = await box(starter)
            assert all(abs(first[name] - then[name]) <= 2 for name in first), (first, then)
            await page.reload()


async def test_a_large_area_on_a_phone(site: Site) -> None:
    """Law: cards shrink to 54 px before the area is panned, what is beyond an edge has a chip that
    covers no card, and "Show all" shows all of them."""
    async with site.person(12, **SCREENS["390"]) as player:
        await open_table(player)
        await player.play_on(26)
        page = player.page
        await page.wait_for_selector("[data-turn=place]")
        cards = page.locator("#board [data-card]")
        assert (await box(cards.first))["width"] >= 54
        await player.press(page.locator("#hand button.face").first)
        await page.locator("button.slot").first.wait_for()
        zoom = player.button("board-zoom-in")
        for _ in range(4):
            await player.press(zoom)
        chips = page.locator("#board .chip")
        await chips.first.wait_for()
        assert not await chips.evaluate_all(UNDER)
        await player.press(player.button("board-show-all"))
        await page.wait_for_selector(".tools .out-of-view", state="detached")
        room = await box(page.locator("#board"))
        hand = await box(page.locator("#hand"))
        for part in [*await cards.all(), *await page.locator("button.slot").all()]:
            there = await box(part)
            assert (
                room["x"] <= there["x"] <= there["x"] + there["width"] <= room["x"] + room["width"]
            )
            assert room["y"] + 48 <= there["y"] <= there["y"] + there["height"] <= hand["y"] + 18


@pytest.mark.parametrize("language", ["en", "de", "ru"])
async def test_the_cards_of_a_hand_are_in_one_line(site: Site, language: str) -> None:
    """Law: captions of two lines lift no card, and choosing one moves neither the others nor any
    switch between front and back."""
    async with site.person(13, language) as player:
        await open_table(player)
        await player.play_on(6)
        page = player.page
        await page.wait_for_selector("[data-turn=place]")
        tops = "(parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top))"
        cards, sides = page.locator("#hand button.face"), page.locator("#hand .sides")
        assert len(set(await cards.evaluate_all(tops))) == 1
        line = await sides.evaluate_all(tops)
        assert len(set(line)) == 1
        await player.press(cards.nth(1))
        await page.locator("button.slot").first.wait_for()
        assert await sides.evaluate_all(tops) == line


async def test_nothing_moves_late_without_motion(site: Site) -> None:
    """Law: for those who want less motion no element has a transition: what changes is there at
    once, and not a frame later."""
    async with site.person(13) as player:
        await open_table(player)
        await player.play_on(2)
        await player.page.wait_for_selector("[data-turn=place]")
        late = await player.page.locator("body *").evaluate_all(
            "(all) => all.filter((one) => getComputedStyle(one).transitionProperty !== 'none')"
            ".length"
        )
        assert not late


async def test_a_front_that_cannot_be_paid(site: Site) -> None:
    """Case: choosing it chooses its back, and the page says so."""
    async with site.person(14) as player:
        await open_table(player)
        page = player.page
        dear = page.locator("#hand .cannot button.face")
        while True:
            await page.wait_for_selector("[data-turn]")
            if await page.locator("[data-turn=place]").count() and await dear.count():
                break
            await player.play_on(1)
        await player.press(dear.first)
        await page.locator("#hand .chosen").wait_for()
        words = player.words("table-back-only")
        assert await page.locator("#hand", has_text=words).count() == 1
        assert await page.locator("[aria-live]", has_text=words).count() == 1


async def test_planning_in_the_turn_of_another(site: Site) -> None:
    """Case: a card is chosen and previewed while another places and draws; spots and plan stay, and
    my turn goes on from there."""
    async with site.person(15) as ada, site.person(16) as ben:
        table = await ada.make_table(seats=[MINE, {"type": "human"}])
        await ada.page.goto(table)
        await ben.page.goto(table)
        await ben.press(ben.button("table-sit").first)
        for player in (ada, ben):
            await player.page.wait_for_selector("[data-turn=setup]")
            await player.play_on(2)
        await ada.page.wait_for_selector("#hand button.face")
        await ben.page.wait_for_selector("#hand button.face")
        first, then = (ada, ben) if await ada.page.locator("[data-turn]").count() else (ben, ada)
        slots = then.page.locator("button.slot")
        await then.press(then.page.locator("#hand button.face").first)
        await slots.first.hover()
        shown = then.page.locator("#board .place.preview")
        await shown.wait_for()
        n = await slots.count()
        for step in ("place", "draw"):
            await first.page.wait_for_selector(f"[data-turn={step}]")
            version = await then.version()
            await first.play(step)
            await then.page.wait_for_selector(f'[data-stage]:not([data-version="{version}"])')
            assert await slots.count() == n
            assert await shown.count() == 1
        await then.page.wait_for_selector("[data-turn=place]")
        await then.press(then.button("table-place").first)
        await then.page.wait_for_selector("[data-turn=draw]")


@pytest.mark.parametrize("screen", ["390", "844"])
async def test_a_strip_tells_what_others_did(site: Site, screen: str) -> None:
    """Case: on a small screen one line tells the last turn, one tap shows where; after coming back
    all turns are told."""
    async with site.person(17, **SCREENS[screen]) as player:
        await open_table(player, bots=2)
        await player.play_on(6)
        page = player.page
        await page.wait_for_selector("[data-turn=place]")
        strip = page.locator(".strip .last")
        await strip.wait_for()
        pictures = strip.locator("img")
        assert await pictures.count() == 2
        placed = await pictures.first.get_attribute("src")
        await player.press(strip)
        ringed = page.locator("dialog .place.ring")
        await ringed.wait_for()
        assert await ringed.locator("img").get_attribute("src") == placed
        await page.keyboard.press("Escape")
        await page.reload()
        since = page.get_by_role("region", name=player.words("turns-since"))
        await since.wait_for()
        assert await since.locator("li").count() == 2
        await player.press(since.locator("li button").last)
        await ringed.wait_for()
