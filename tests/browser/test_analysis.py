"""The analysis board: variations by mouse, finger and keys, what a screen reader hears of it, and
that nothing wrong is taken for a position."""

from __future__ import annotations

import asyncio
import re
import zlib
from base64 import urlsafe_b64decode
from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator, Route, expect

from codex_naturalis.bots import make
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.position import write_position
from codex_naturalis.notation.record import read_record, write_record
from codex_naturalis.notation.variations import read_tree
from tests.browser.overflow import overflow
from tests.browser.person import Person, Site
from tests.browser.test_pages import SHOTS, SIZES, findings

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PASTE = """(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(
    new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true}));
}"""
COPIED = """() => {
  window.copied = "";
  Object.defineProperty(navigator, "clipboard", {
    value: {writeText: async (text) => { window.copied = text; }},
  });
}"""
HOSTILE = "<img src=x onerror=alert(1)> & ⟦insect⟧ {name}"


def record(round_: int = 6) -> str:
    """A game of two in the middle, the first seat to place a card."""
    game = Game.new(2, seed=12, names=["Ada", "Marek"])
    bot, rng = make("greedy"), Random(2)
    while game.state.round < round_:
        game.push(bot.choose(game.view(game.seat), rng))
    return write_record(game)


def held(url: str) -> str:
    """The text that an address holds."""
    packed = url.partition("#tree=")[2]
    filled = packed + "=" * (-len(packed) % 4)
    return zlib.decompress(urlsafe_b64decode(filled), -15).decode() if packed else ""


async def open_board(person: Person, text: str | None = None) -> None:
    """By pasting it anywhere on the page."""
    await person.page.goto("/analysis")
    await person.page.get_by_role("heading", name=person.words("analysis-new")).wait_for()
    await person.page.evaluate(PASTE, text or record())
    await person.page.locator("main.analysis .eval").wait_for()


def lines(person: Person) -> Locator:
    return person.page.locator("ol.lines button")


def rows(person: Person) -> Locator:
    return person.page.get_by_role("treeitem")


def current(person: Person) -> Locator:
    return person.page.locator('[role=treeitem][aria-selected="true"]')


async def test_lines_and_variations(site: Site) -> None:
    """Case: a pasted game is shown where it stops; lines come with chances; playing one makes a
    variation with its chance, a note and a link that holds it all, which opens as the same tree."""
    async with site.person(81) as ada:
        await open_board(ada)
        await lines(ada).first.wait_for(timeout=60_000)
        assert await lines(ada).count() <= 4
        bar = ada.page.locator(".eval")
        await expect(bar).to_have_attribute("aria-label", re.compile(r"Ada \d+%.*Marek \d+%"))
        before = await rows(ada).count()
        await ada.press(lines(ada).first)
        await expect(rows(ada)).to_have_count(before + 1)
        await expect(current(ada)).to_contain_text(re.compile("Ada.*%"))
        await ada.press(ada.button("analysis-back"))
        await ada.press(ada.page.locator(".actions button.face").first)
        await ada.page.locator("button.slot").last.press("Enter")
        await expect(rows(ada)).to_have_count(before + 2)
        await ada.press(ada.button("analysis-note").last)
        await ada.page.locator("dialog textarea").fill(HOSTILE)
        await ada.press(ada.button("analysis-note-keep"))
        await ada.page.get_by_text(HOSTILE, exact=True).wait_for()
        await ada.page.wait_for_url(lambda url: HOSTILE in held(url))
        await ada.page.reload()
        await expect(rows(ada)).to_have_count(before + 2)
        await ada.page.evaluate(COPIED)
        await ada.press(ada.button("analysis-copy-link"))
        await ada.page.get_by_text(ada.words("analysis-link-copied")).first.wait_for()
        link = str(await ada.page.evaluate("window.copied"))
        async with site.person(82) as ben:
            await ben.page.goto("/analysis" + link[link.index("#") :])
            await ben.page.locator("main.analysis .eval").wait_for()
            await expect(rows(ben)).to_have_count(before + 2)
            await ben.page.get_by_text(HOSTILE, exact=True).wait_for()


async def test_all_open(site: Site) -> None:
    """Case: with what the seat knows, the other hand is hidden and the engine says what it knows;
    all open shows the cards, and the engine says so."""
    async with site.person(83) as ada:
        await open_board(ada)
        await ada.page.get_by_text(ada.words("analysis-sees-own", name="Ada")).wait_for()
        await ada.page.get_by_text(ada.words("analysis-hidden"), exact=True).wait_for()
        await ada.press(ada.page.locator("label", has_text=ada.words("analysis-open")))
        await ada.page.get_by_text(ada.words("analysis-sees-all")).wait_for()
        await expect(ada.page.get_by_text(ada.words("analysis-hidden"), exact=True)).to_have_count(
            0
        )
        await lines(ada).first.wait_for(timeout=60_000)


async def test_by_keys(site: Site) -> None:
    """Case: along the line and between branches by arrows, a variation promoted and deleted; a card
    is chosen by its number and placed by Enter."""
    async with site.person(84) as ada:
        await open_board(ada)
        keys = ada.page.keyboard
        end = await current(ada).get_attribute("data-node")
        await keys.press("ArrowLeft")
        await expect(current(ada)).not_to_have_attribute("data-node", end or "")
        await keys.press("ArrowRight")
        await expect(current(ada)).to_have_attribute("data-node", end or "")
        made = []
        for card in "12":
            await keys.press(card)
            await ada.page.locator("button.slot").first.press("Enter")
            await expect(current(ada)).not_to_have_attribute("data-node", end or "")
            made.append(await current(ada).get_attribute("data-node") or "")
            await ada.page.locator("h1").click(force=True)
            await keys.press("ArrowLeft")
            await expect(current(ada)).to_have_attribute("data-node", end or "")
        await keys.press("ArrowRight")
        await expect(current(ada)).to_have_attribute("data-node", made[0])
        await keys.press("ArrowDown")
        await expect(current(ada)).to_have_attribute("data-node", made[1])
        await expect(current(ada)).to_have_attribute("aria-level", "2")
        await keys.press("Shift+ArrowUp")
        await expect(current(ada)).to_have_attribute("aria-level", "1")
        await keys.press("Delete")
        await expect(current(ada)).to_have_attribute("data-node", end or "")
        await expect(ada.page.locator(f'[data-node="{made[1]}"]')).to_have_count(0)


async def test_a_move_while_another_position_is_loading(site: Site) -> None:
    """Case: the position that one has left is still on its way; a half-move that is made meanwhile
    in the position on the board is not lost."""
    async with site.person(96) as ada:
        await open_board(ada)
        end = await current(ada).get_attribute("data-node")
        answer = asyncio.Event()

        async def hold(route: Route) -> None:
            await answer.wait()
            await route.continue_()

        await ada.page.route("**/api/analysis/step", hold, times=1)
        try:
            async with ada.page.expect_request("**/api/analysis/step"):
                await ada.page.keyboard.press("ArrowLeft")
            await ada.page.keyboard.press("ArrowRight")
            await expect(current(ada)).to_have_attribute("data-node", end or "")
            before = await rows(ada).count()
            await ada.page.keyboard.press("1")
            await ada.page.locator("button.slot").first.press("Enter")
            await expect(rows(ada)).to_have_count(before + 1)
            made = await current(ada).get_attribute("data-node")
        finally:
            answer.set()
        await expect(ada.page.locator("section.board")).to_have_attribute("aria-busy", "false")
        await expect(current(ada)).to_have_attribute("data-node", made or "")


async def test_the_tree_can_be_read(site: Site) -> None:
    """Law: the tree is a tree to a screen reader: one item can be reached by Tab, and each says who
    moved, in which round, and what."""
    async with site.person(85) as ada:
        await open_board(ada)
        tree = ada.page.get_by_role("tree", name=ada.words("analysis-variations"))
        await expect(tree.locator("[tabindex='0']")).to_have_count(1)
        game = read_tree(record()).game()
        names = await rows(ada).locator(".spoken").all_text_contents()
        assert len(names) == len(game.moves)
        for (seat, _), name in zip(game.moves, names, strict=True):
            assert name
            assert name.startswith(game.names[seat])
        await tree.locator("[tabindex='0']").focus()
        await ada.page.keyboard.press("ArrowLeft")
        await expect(current(ada)).not_to_have_attribute("data-node", str(len(names)))
        await expect(current(ada)).to_be_focused()


async def test_what_is_wrong_is_named(site: Site) -> None:
    """Case: a text with a mistake is not opened: its line and cause are shown, and it can be
    repaired there."""
    good = record()
    bad = good.replace("\n0 s:", "\n0 x:", 1)
    async with site.person(86, provokes=["status of 422"]) as ada:
        await ada.page.goto("/analysis")
        await ada.page.get_by_role("heading", name=ada.words("analysis-new")).wait_for()
        await ada.page.evaluate(PASTE, bad)
        alert = ada.page.get_by_role("alert").last
        line = bad.split("\n").index(next(one for one in bad.split("\n") if "x:" in one)) + 1
        await expect(alert).to_contain_text(ada.words("replay-bad-line", line=line))
        await ada.page.locator("dialog textarea").fill(good)
        await ada.press(ada.button("replay-open"))
        await ada.page.locator("main.analysis .eval").wait_for()


async def test_a_position_by_hand(site: Site) -> None:
    """Case: two starters are laid, and a card of each; in between the page says what is missing,
    and the position opens."""
    async with site.person(87) as ada:
        await ada.page.goto("/analysis")
        await ada.press(ada.button("analysis-set-up"))
        dialog = ada.page.locator("dialog[open]")
        await expect(dialog).to_contain_text(ada.words("analysis-faults"))
        for seat in (1, 2):
            seats = dialog.locator("fieldset", has_text=ada.words("analysis-seat"))
            player = ada.words("analysis-player", n=seat)
            await ada.press(seats.locator("label", has_text=player))
            for _ in range(2):
                before = await dialog.locator(".area [data-card]").count()
                await ada.press(dialog.locator("label", has_text=ada.words("board-back-face")))
                await ada.press(dialog.locator(".list button").first)
                await dialog.locator("button.slot").first.press("Enter")
                await expect(dialog.locator(".area [data-card]")).to_have_count(before + 1)
        await expect(dialog).to_contain_text(ada.words("analysis-possible"))
        await ada.press(ada.button("analysis-set-up-open"))
        await ada.page.locator("main.analysis .eval").wait_for()
        await expect(ada.page.locator("main.analysis")).to_contain_text(
            ada.words("analysis-player", n=2)
        )


async def test_the_position_on_the_board_by_hand(site: Site) -> None:
    """Case: setting up begins with the position on the board; a card taken back is missed, and laid
    again the position opens."""
    async with site.person(93) as ada:
        await open_board(ada)
        laid = await ada.page.locator("main .area [data-card]").count()
        await ada.press(ada.button("analysis-set-up"))
        dialog = ada.page.locator("dialog[open]")
        await expect(dialog).to_contain_text(ada.words("analysis-possible"))
        await expect(dialog.locator(".area [data-card]")).to_have_count(laid)
        await ada.press(ada.button("analysis-take-back"))
        await expect(dialog).to_contain_text(ada.words("analysis-faults"))
        await ada.press(dialog.locator(".list button").first)
        await dialog.locator("button.slot").first.press("Enter")
        await expect(dialog).to_contain_text(ada.words("analysis-possible"))
        await ada.press(ada.button("analysis-set-up-open"))
        await expect(rows(ada)).to_have_count(1)
        await expect(ada.page.locator("main .area [data-card]")).to_have_count(laid)


@pytest.mark.parametrize("level", ["solo-easy", "solo-normal", "solo-hard"])
async def test_a_new_game_against_tybor(site: Site, level: str) -> None:
    """Case: a new game on each level begins with the choice of the starter, by keys alone."""
    async with site.person(96) as ada:
        await ada.page.goto("/analysis")
        button = ada.button(f"analysis-tybor-{level}")
        await button.focus()
        await button.press("Enter")
        await ada.page.locator("main.analysis .eval").wait_for()
        await expect(ada.page.locator("main.analysis")).to_contain_text(ada.words("table-tybor"))


@pytest.mark.parametrize("size", ["1440", "390"])
async def test_a_solo_position_by_hand(site: Site, size: str) -> None:
    """Case: a starter and a card against Tybor, hard; a card that he cannot have scored so early is
    refused with its place, one that he scored is kept; by keys alone, and nothing is cut off."""
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    SHOTS.mkdir(exist_ok=True)
    async with site.person(97, phone=size == "390", viewport=viewport) as ada:
        await ada.page.goto("/analysis")
        await ada.page.get_by_role("heading", name=ada.words("analysis-new")).wait_for()
        assert not (found := await overflow(ada.page)), found
        await ada.page.screenshot(path=SHOTS / f"analysis-start-{size}.png")
        await ada.button("analysis-set-up").press("Enter")
        dialog = ada.page.locator("dialog[open]")
        numbers = dialog.get_by_role("group", name=ada.words("analysis-number"), exact=True)
        await numbers.get_by_role("radio").nth(1).press("ArrowLeft")
        levels = dialog.get_by_role("group", name=ada.words("analysis-level"), exact=True)
        await levels.get_by_role("radio").nth(1).press("ArrowRight")
        await expect(levels.get_by_role("radio").nth(2)).to_be_checked()
        back = dialog.get_by_role("radio", name=ada.words("board-back-face"), exact=True)
        for number in (1, 2):
            await back.check(force=True)
            await dialog.locator(".list button").first.press("Enter")
            await dialog.locator("button.slot").first.press("Enter")
            await expect(dialog.locator(".area [data-card]")).to_have_count(number)
        await expect(dialog).to_contain_text(ada.words("analysis-possible"))
        places = dialog.locator("label", has_text=ada.words("analysis-tybor-scored", n="").strip())
        scored = [places.nth(n).locator("select") for n in range(3)]
        for one in scored:
            await one.select_option(index=1)
        await expect(dialog.locator(".faults")).to_contain_text(
            ada.words("analysis-place-tybor-taken")
        )
        await scored[2].select_option(index=0)
        await expect(dialog).to_contain_text(ada.words("analysis-possible"))
        assert not (found := await overflow(ada.page)), found
        assert not (told := await findings(ada)), told
        await ada.page.screenshot(path=SHOTS / f"analysis-solo-{size}.png")
        await dialog.locator(".faults").scroll_into_view_if_needed()
        await ada.page.screenshot(path=SHOTS / f"analysis-solo-end-{size}.png")
        await ada.button("analysis-set-up-open").press("Enter")
        await ada.page.locator("main.analysis .eval").wait_for()
        await ada.page.screenshot(path=SHOTS / f"analysis-solo-board-{size}.png")


@pytest.mark.parametrize("by_hand", [False, True])
async def test_playing_on_from_here(site: Site, by_hand: bool) -> None:
    """Case: from where one is in a record, and from a position without a game, one plays on against
    a bot."""
    async with site.person(95) as ada:
        text = write_position(read_record(record()).state) if by_hand else record()
        await open_board(ada, text)
        await ada.press(ada.button("analysis-play"))
        dialog = ada.page.get_by_role("dialog")
        await ada.press(dialog.get_by_role("button", name=ada.words("tryout-play")))
        await ada.page.wait_for_url("**/table/*")
        await ada.page.wait_for_selector("[data-turn]")


async def test_saved_for_an_account(site: Site) -> None:
    """Case: an account saves a tree, finds it on the empty board, opens it and deletes it."""
    async with site.person(88) as ada:
        await ada.page.request.post("/api/guests")
        body = {"name": "Saver", "password": "a good long passphrase"}
        assert (await ada.page.request.post("/api/accounts", data=body)).ok
        await ada.page.goto("/")
        await ada.page.evaluate("localStorage.setItem('codex.known', '1')")
        await open_board(ada)
        await ada.press(ada.button("analysis-save"))
        await ada.page.locator("dialog input").fill("My best game")
        await ada.press(ada.page.locator("dialog .button.primary"))
        await ada.page.get_by_text(ada.words("analysis-saved")).first.wait_for()
        await ada.page.goto("/analysis")
        await ada.press(ada.page.get_by_role("link", name="My best game"))
        await ada.page.locator("main.analysis .eval").wait_for()
        await ada.page.goto("/analysis")
        await ada.press(ada.button("analysis-remove", title="My best game"))
        await expect(ada.page.get_by_role("link", name="My best game")).to_have_count(0)


async def test_a_finished_game(site: Site) -> None:
    """Case: from the replay of a finished game to its analysis at the same moment; there the main
    line is the game."""
    async with site.person(89) as ada:
        await ada.page.request.post("/api/guests")
        answer = await ada.page.request.post("/api/records", data={"record": record()})
        number = (await answer.json())["id"]
        await ada.page.goto(f"/replay/record/{number}?ply=9")
        await ada.page.wait_for_selector("main.replay")
        await ada.press(ada.page.get_by_role("link", name=ada.words("replay-analyse")))
        await ada.page.locator("main.analysis .eval").wait_for()
        await expect(current(ada)).to_have_attribute("data-node", "9")
        await expect(rows(ada)).to_have_count(len(read_tree(record())) + 1)
        await ada.page.goto(f"/analysis/record/{number}?ply=5")
        await expect(current(ada)).to_have_attribute("data-node", "5")


async def test_on_a_phone(site: Site) -> None:
    """Case: the board, the chances and three lines on one screen; the tree and all else in sheets;
    a card is laid by two taps."""
    async with site.person(90, phone=True) as ada:
        await open_board(ada)
        await lines(ada).first.wait_for(timeout=60_000)
        shown = [await one.is_visible() for one in await lines(ada).all()]
        assert sum(shown) <= 3
        box = await lines(ada).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844
        await ada.press(ada.page.locator(".actions button.face").last)
        await ada.page.locator("button.slot").first.press("Enter")
        await ada.page.locator(".actions .market").first.wait_for()
        await ada.press(ada.page.get_by_role("button", name=ada.words("analysis-variations")))
        await expect(current(ada)).to_be_visible()
        await ada.page.keyboard.press("Escape")
        await ada.press(ada.page.get_by_role("button", name=ada.words("analysis-more")))
        await ada.button("analysis-copy-link").wait_for()


@pytest.mark.parametrize("language", ["de", "ru"])
async def test_it_fits(site: Site, language: str) -> None:
    """Law: no word is cut and nothing scrolls sideways at any size, on the board and when it is
    empty."""
    for width, height in ((1440, 900), (1024, 768), (844, 390), (390, 844)):
        size = {"width": width, "height": height}
        async with site.person(91, language, phone=width < 900, viewport=size) as ada:
            await ada.page.goto("/analysis")
            await ada.page.get_by_role("heading", name=ada.words("analysis-new")).wait_for()
            assert not (found := await overflow(ada.page)), (size, found)
            await open_board(ada)
            assert await ada.page.evaluate("document.documentElement.scrollWidth") <= width, size
            assert not (found := await overflow(ada.page)), (size, found)


@pytest.mark.parametrize(("size", "light"), [("1440", "dark"), ("1440", "light"), ("390", "dark")])
async def test_axe(site: Site, size: str, light: Any) -> None:
    """Law: axe finds nothing serious on the board, its set-up and its empty page."""
    width, height = SIZES[size]
    SHOTS.mkdir(exist_ok=True)
    async with (
        site.person(
            92, phone=size == "390", viewport={"width": width, "height": height}, color_scheme=light
        ) as ada,
    ):
        await ada.page.goto("/analysis")
        await ada.page.get_by_role("heading", name=ada.words("analysis-new")).wait_for()
        found = await findings(ada)
        await ada.press(ada.button("analysis-set-up"))
        await ada.page.locator("dialog[open] .list button").first.wait_for()
        found += await findings(ada)
        await open_board(ada)
        await lines(ada).first.wait_for(timeout=60_000)
        await ada.page.screenshot(path=SHOTS / f"analysis-{size}-{light}.png")
        found += await findings(ada)
        if size == "390":
            await ada.press(ada.page.get_by_role("button", name=ada.words("analysis-variations")))
            await rows(ada).first.wait_for()
            found += await findings(ada)
    assert not found, "\n".join(found)
