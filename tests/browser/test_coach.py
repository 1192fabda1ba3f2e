"""The coach at the table: it speaks after a poor placement, never in the way of the draw, and only
where it may."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, FloatRect, Locator, WebSocket, expect

from codex_naturalis.notation.record import write_record
from tests.blunder import BLUNDER, PLY, whole_game
from tests.browser.held import SHOTS
from tests.browser.person import Person, Site, begin
from tests.browser.test_languages import look
from tests.browser.test_pages import findings
from tests.browser.test_screen_reader import LISTEN
from tests.server.process import running
from tests.server.visiting import CLOCK

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

RECORD = write_record(whole_game())
CARD = re.compile(rf"\b{BLUNDER.card}\b")
LETTERS = re.compile(r"\w")
SIZES = [(1440, 900), (390, 844), (844, 390)]
ALL = "localStorage.setItem('codex.settings', JSON.stringify({coach: 'all'}))"


@pytest.fixture(scope="module")
async def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """However slow the machine is, the coach is in time: how late it may be is tested elsewhere."""
    data = tmp_path_factory.mktemp("coach") / "data"
    async with running(data, options=("--coach-limit", "60")) as server:
        yield Site(server, browser)


async def before_the_blunder(ada: Person, level: str = "big", **more: Any) -> None:
    """Ada's turn in the round of the blunder, at a table that plays on from there."""
    await ada.page.goto("/settings")
    chosen = ada.page.get_by_role("group", name=ada.words("coach-title"))
    await ada.press(chosen.locator("label", has_text=ada.words(f"coach-level-{level}")))
    await ada.page.request.post("/api/guests")
    game = {"kind": "text", "record": RECORD, "ply": PLY}
    wish = {"game": game, "seat": 0, "bot": "greedy", **more}
    answer = await ada.page.request.post("/api/tables/from", data=wish)
    assert answer.ok, await answer.text()
    await ada.page.goto(f"/table/{(await answer.json())['id']}")
    await ada.page.wait_for_selector("[data-turn=place]")


async def blunder(ada: Person) -> None:
    """By hand: the card face down, on the worst of its slots."""
    card = ada.page.locator("#hand .held", has=ada.page.get_by_role("button", name=CARD))
    await ada.press(card.locator("button.face"))
    back = card.locator(".sides button").nth(1)
    if await back.count() and await back.get_attribute("aria-pressed") == "false":
        await ada.press(back)
    x, y = BLUNDER.at
    await ada.page.locator(f'button.slot[data-at="{x},{y}"]').press("Enter")
    await ada.page.wait_for_selector("[data-turn=draw]")


def coach(ada: Person) -> Locator:
    return ada.page.get_by_role("region", name=ada.words("coach-title"))


async def heard_nothing(ada: Person) -> None:
    """A hint comes after whatever the coach might have said: one person is answered in turn."""
    await ada.page.keyboard.press("h")
    await ada.page.get_by_role("region", name=ada.words("table-hint")).wait_for()
    await expect(coach(ada)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_taking_it_back(site: Site, size: tuple[int, int]) -> None:
    """After the blunder the coach says what it gives away and why. It covers neither the placed
    card nor what can be drawn, its buttons are large enough, and axe finds nothing. One of them
    takes the card back into the hand; placed there again, the coach keeps silent."""
    width, height = size
    view = {"width": width, "height": height}
    async with site.person(1, phone=width < 500, viewport=view) as ada:
        await before_the_blunder(ada)
        await blunder(ada)
        await coach(ada).wait_for()
        assert "%" in await coach(ada).inner_text()
        await expect(coach(ada).locator("img").first).to_have_attribute("alt", LETTERS)
        mine = await box(coach(ada))
        placed = await box(ada.page.locator(f'#board [data-card="{BLUNDER.card}"]').first)
        assert placed["y"] + placed["height"] <= mine["y"] + 1
        market = await box(ada.page.locator("#market .market").first)
        beside = mine["x"] + mine["width"] <= market["x"]
        assert beside or mine["y"] + mine["height"] <= market["y"]
        for button in await coach(ada).get_by_role("button").all():
            assert (await box(button))["height"] >= 44
        SHOTS.mkdir(exist_ok=True)
        await ada.page.screenshot(path=SHOTS / f"coach-{width}.png")
        assert await findings(ada) == []
        assert await ada.page.locator(".button.primary:visible").count() == 1
        await ada.press(ada.button("coach-take-back"))
        await ada.page.wait_for_selector("[data-turn=place]")
        await expect(coach(ada)).to_have_count(0)
        await blunder(ada)
        await heard_nothing(ada)


async def test_it_is_never_in_the_way(site: Site) -> None:
    """The focus stays where the next thing is to be done, what is said is said politely, and a card
    is drawn as ever: that keeps the placement."""
    async with site.person(2) as ada:
        await before_the_blunder(ada)
        await ada.page.evaluate(LISTEN)
        await blunder(ada)
        held = await ada.page.evaluate("document.activeElement.closest('#market') !== null")
        await coach(ada).wait_for()
        now = await ada.page.evaluate("document.activeElement.closest('#market') !== null")
        assert (held, now) == (True, True)
        head = await coach(ada).locator(".head").inner_text()
        said = await ada.page.evaluate("window.said")
        assert any(head in one for one in said["polite"])
        assert not any(head in one for one in said["assertive"])
        version = await ada.version()
        await ada.page.keyboard.press("r")
        await ada.page.keyboard.press("Enter")
        await ada.page.wait_for_selector(f'[data-stage]:not([data-version="{version}"])')
        await expect(coach(ada)).to_have_count(0)
        await ada.finish()
        assert (await ada.game()).moves[PLY] == (0, BLUNDER)


async def test_keys_and_keeping(site: Site) -> None:
    """Z takes back what the coach speaks of, and `Keep it` sends the coach away: the draw is still
    mine to make."""
    async with site.person(3) as ada:
        await before_the_blunder(ada, "all")
        await blunder(ada)
        await coach(ada).wait_for()
        await ada.page.keyboard.press("z")
        await ada.page.wait_for_selector("[data-turn=place]")
    async with site.person(4) as ada:
        await before_the_blunder(ada)
        await blunder(ada)
        await ada.press(ada.button("coach-keep"))
        await expect(coach(ada)).to_have_count(0)
        await expect(ada.page.locator("[data-turn=draw]")).to_be_visible()


async def test_it_fits_in_every_language(site: Site) -> None:
    """Law: what the coach says and the switch beside the board fit every screen."""
    async with site.person(8) as ada:
        await before_the_blunder(ada)
        await blunder(ada)
        await coach(ada).wait_for()
        found = await look(ada, "coach")
        assert not found, "\n".join(found)


async def test_off_by_default(site: Site) -> None:
    """Nobody hears the coach who has not switched it on; it is switched on beside the board too."""
    async with site.person(5) as ada:
        await before_the_blunder(ada, "off")
        await blunder(ada)
        await heard_nothing(ada)
        await ada.page.keyboard.press("z")
        await ada.page.wait_for_selector("[data-turn=place]")
        level = ada.page.get_by_role("group", name=ada.words("coach-title"))
        await ada.press(level.locator("label", has_text=ada.words("coach-level-big")))
        await expect(ada.page.get_by_text(ada.words("coach-state-on"))).to_be_visible()
        await blunder(ada)
        await coach(ada).wait_for()


async def test_never_in_rated_games(site: Site) -> None:
    """A rated table shows no coach to switch on, and nothing is asked of the server there."""
    async with site.person(6) as ada, site.person(7) as ben:
        for person, name in ((ada, "Ada"), (ben, "Ben")):
            await person.page.goto("/settings")
            await person.page.evaluate(ALL)
            await person.page.request.post("/api/guests")
            account = {"name": name, "password": "a good long passphrase"}
            assert (await person.page.request.post("/api/accounts", data=account)).ok
        sent: list[str] = []

        def listen(socket: WebSocket) -> None:
            socket.on("framesent", lambda frame: sent.append(str(frame)))

        ada.page.on("websocket", listen)
        await begin(ada, ben, rated=True, clock=CLOCK)
        await ada.play_on(1)
        await ada.page.wait_for_selector("[data-turn=draw]")
        assert any('"play"' in frame for frame in sent)
        assert not any('"coach"' in frame for frame in sent)
        assert await ada.page.get_by_role("group", name=ada.words("coach-title")).count() == 0


async def box(of: Locator) -> FloatRect:
    found = await of.bounding_box()
    assert found is not None
    return found
