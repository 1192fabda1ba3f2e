"""The lesson from its first step to its last, and records that are brought."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.browser.person import Person, Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

GOLDEN = Path(__file__).parents[1] / "golden"
WALK = (
    *("s:front", "o:96", "11f@1,1", "2f@-1,-1", "22f@0,2", "22f@2,1", "22f@2,0", "50b@1,1", "<G1"),
    *("57f@1,1", "41f@-2,0", "45f@2,0", "4f@3,3", "38f@1,1", "75f@1,3", "<G1", "7f@-1,1"),
)
"""What the learner is asked to do, one after the other: also the two tries that must fail."""
MARKET = ("R", "R1", "R2", "G", "G1", "G2")


async def do(learner: Person, move: str) -> None:
    """A half-move as a learner makes it: by pressing what is on the desk."""
    desk = learner.page.locator(".lesson-board[aria-busy=false]")
    if move.startswith("s:"):
        await learner.press(desk.locator("button.face").nth(int(move == "s:back")))
    elif move.startswith("o:"):
        await learner.press(desk.locator(".choice-of-two button").first)
    elif move.startswith("<"):
        await learner.press(desk.locator("button.leaf").nth(MARKET.index(move[1:])))
        take = desk.locator(".button.primary")
        if await take.count():
            await learner.press(take)
    else:
        what, _, at = move.partition("@")
        card = desk.locator(".held").filter(
            has=learner.page.get_by_role("button", name=f"Card {what[:-1]},")
        )
        face = card.locator("button.face")
        if await face.get_attribute("aria-pressed") != "true":
            await learner.press(face)
        side = card.locator(".sides button").nth(int(what[-1] == "b"))
        if await side.get_attribute("aria-pressed") != "true":
            await learner.press(side)
        slot = desk.locator(f'button.slot[data-at="{at}"]')
        for _ in range(2 if learner.touch else 1):  # a finger looks first
            await learner.press(slot)


async def go_on(learner: Person) -> None:
    """The step is done: the way to the next one is there."""
    button = learner.page.locator(".guide footer .button.primary")
    await learner.press(button)
    await button.wait_for(state="detached")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_the_lesson(site: Site, phone: bool) -> None:
    """Case: every step done by the learner's own hand leads to the next, and the last one to a
    game; a legal try that was not asked for is explained, and may be made again."""
    async with site.person(phone=phone) as learner:
        await learner.page.goto("/learn")
        for move in WALK:
            if move == "2f@-1,-1":
                await do(learner, "2f@1,1")
                await learner.page.locator(".guide .remark.bad").wait_for()
            await do(learner, move)
            await go_on(learner)
        await learner.press(learner.page.locator("main .button.primary"))
        await learner.page.wait_for_url("**/table/*")
        await learner.page.wait_for_selector("[data-turn=setup]")


@pytest.mark.parametrize("side", ["front", "back"])
async def test_the_second_step_goes_on_from_the_first(site: Site, side: str) -> None:
    """Case: the side of the starter card that was chosen is the one that the next step begins with,
    also after a reload."""
    async with site.person() as learner:
        await learner.page.goto("/learn")
        await do(learner, f"s:{side}")
        await go_on(learner)
        await do(learner, "o:96")
        await go_on(learner)
        card = learner.page.locator(".lesson-board .area img").first
        for _ in range(2):
            await card.wait_for()
            assert f"83{side[0]}.svg" in (await card.get_attribute("src") or "")
            await learner.page.reload()


async def test_every_situation_is_seen_whole(site: Site) -> None:
    """Case: who has zoomed in one exercise sees the next one as it begins."""
    async with site.person() as learner:
        await learner.page.goto("/learn?step=8")
        await do(learner, "41f@-2,0")
        await learner.page.locator(".guide .remark").wait_for()
        away = learner.page.locator(".lesson-board .out-of-view")
        for _ in range(6):
            await learner.press(learner.page.get_by_label(learner.words("board-zoom-in")))
        await away.wait_for()
        await go_on(learner)
        await away.wait_for(state="detached")


async def drop(person: Person, text: str, name: str = "game.codex") -> None:
    """A file, dropped on the page."""
    await person.page.evaluate(
        f"""() => {{
          const data = new DataTransfer();
          data.items.add(new File([{json.dumps(text)}], {json.dumps(name)}));
          window.dispatchEvent(new DragEvent("drop", {{dataTransfer: data, bubbles: true}}));
        }}"""
    )


async def test_a_record_dropped_in(site: Site) -> None:
    """Case: a `.codex` file opens for replay, from each seat's eyes or with all open, and can be
    downloaded as it was; a broken one is refused with its line."""
    record = (GOLDEN / "ends-by-points.codex").read_text(encoding="utf-8")
    async with site.person(provokes=["status of 422"]) as person:
        await person.page.goto("/replay")
        await person.page.locator("main h1").wait_for()
        await drop(person, record.replace("s:front", "s:sideways", 1))
        await person.page.get_by_text(person.words("replay-bad-record")).first.wait_for()
        assert "line" in await person.page.locator("main").inner_text()
        await drop(person, record)
        await person.page.wait_for_url("**/replay/record/*")
        link = person.page.locator("a[download]")
        answer = await person.page.request.get(await link.get_attribute("href") or "")
        assert await answer.text() == record
        await person.page.goto(f"{person.page.url.partition('?')[0]}?ply=9&seat=1")
        slider = person.page.get_by_role("slider")
        await slider.wait_for()
        assert await slider.input_value() == "9"
