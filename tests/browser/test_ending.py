"""The end of a game: chat and log stay, a rematch is offered and answered, every area can be looked
at, and names are whole."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.person import Person, Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MINE, FREE = {"type": "human", "mine": True}, {"type": "human"}
LONG = "Bartholomäus von Wunstorf"
"""The longest name there may be, but one letter."""
HIDE = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""As if another tab were in front."""
NARROW = [
    ({"width": 1440, "height": 900}, False),
    ({"width": 844, "height": 390}, False),
    ({"width": 390, "height": 844}, True),
]


@asynccontextmanager
async def two(site: Site, seed: int, **wishes: Any) -> AsyncIterator[tuple[Person, Person]]:
    """Two people in a game that has begun; the first has a long name."""
    async with site.person(seed, **wishes) as ada, site.person(seed + 1) as ben:
        table = await ada.make_table(seats=[MINE, FREE])
        answer = await ada.page.request.patch("/api/me", data={"name": f"{LONG[:20]} {seed}"})
        assert answer.ok
        await ada.page.goto(table)
        await ben.page.goto(table)
        await ben.press(ben.button("table-sit").first)
        for person in (ada, ben):
            await person.page.wait_for_selector("[data-turn=setup]")
        yield ada, ben


async def says(person: Person, text: str) -> None:
    tab = person.page.get_by_role("tab", name=person.words("table-chat"))
    await tab.click()
    await person.page.get_by_label(person.words("chat-say")).fill(text)
    await person.page.keyboard.press("Enter")


async def test_after_the_end(site: Site) -> None:
    """Case: two people finish a game. They go on talking; one offers a rematch, the other declines,
    then offers one that is accepted, and both sit at the new table. Before that a reload, and
    another device, show the end with the same chat, log and areas."""
    async with two(site, 51) as (ada, ben):
        await asyncio.gather(ada.finish(), ben.finish())
        assert await ada.sees_the_totals()
        await says(ada, "Well played")
        heard = ben.page.locator(".talk li", has_text="Well played")
        await expect(heard).to_be_visible()

        await ben.press(ben.button("end-rematch").first)
        waiting = ben.page.locator("section.waiting")
        await expect(waiting).to_contain_text(LONG[:20])
        offer = ada.page.locator("section.offered")
        await expect(offer.get_by_role("button")).to_have_count(2)
        assert await ada.page.locator(".button.primary").count() == 1
        await ada.press(ada.button("end-rematch-decline"))
        await expect(ben.page.locator("section.declined")).to_be_visible()
        await expect(offer).to_have_count(0)

        await ada.page.reload()
        await ada.page.get_by_role("tab", name=ada.words("log-title")).click()
        whole = await ada.page.locator(".talk ol li").count()
        async with site.person(53) as phone:
            await phone.page.context.add_cookies(await ada.page.context.cookies())  # type: ignore[arg-type]
            await phone.page.goto(ada.page.url)
            await phone.page.get_by_role("tab", name=phone.words("table-chat")).click()
            await expect(phone.page.locator(".talk li", has_text="Well played")).to_be_visible()
            await phone.page.get_by_role("tab", name=phone.words("log-title")).click()
            await expect(phone.page.locator(".talk ol li")).to_have_count(whole)
            assert whole > 40
            await expect(phone.page.locator("[role=tablist] [data-seat]")).to_have_count(2)

        await ada.press(ada.button("end-rematch").first)
        await ben.press(ben.button("end-rematch-accept"))
        for person in (ada, ben):
            await person.page.wait_for_selector("[data-turn=setup]")
        assert ada.page.url == ben.page.url


async def test_an_offer_is_heard(site: Site) -> None:
    """Case: the other is in another tab. Its title says that a rematch is offered, and a screen
    reader is told; who withdraws the offer silences it."""
    async with two(site, 54) as (ada, ben):
        await asyncio.gather(ada.finish(), ben.finish())
        title = await ada.page.title()
        await ada.page.evaluate(HIDE)
        await ben.press(ben.button("end-rematch").first)
        await expect(ada.page).to_have_title(ada.words("end-rematch-title"))
        spoken = ada.page.locator("[aria-live=assertive]")
        name = (await (await ben.page.request.get("/api/me")).json())["person"]["name"]
        await expect(spoken).to_contain_text(ada.words("end-rematch-wants", names=name, n=1))
        await ben.press(ben.button("cancel"))
        await expect(ada.page).to_have_title(title)
        await expect(ada.page.locator("section.offered")).to_have_count(0)


async def test_both_areas_after_a_resignation(site: Site) -> None:
    """Case: somebody resigns. Both areas can be looked at, by click and by arrow keys, and a line
    of the log leads to its card."""
    async with two(site, 56) as (ada, ben):
        await asyncio.gather(ada.play_on(4), ben.play_on(4))
        await ada.press(ada.page.locator("header button").last)
        await ada.press(ada.button("table-resign"))
        await ada.press(ada.page.locator("dialog .button.primary"))
        for person in (ada, ben):
            await person.page.wait_for_selector("[data-stage=finished]")
        tabs = ben.page.locator("[role=tab][data-seat]")
        await expect(tabs).to_have_count(2)
        shown = ben.page.locator("[role=tabpanel].surface")
        mine = await shown.get_attribute("aria-label")
        await ben.press(tabs.nth(1))
        theirs = ben.words("table-area-of", name=f"{LONG[:20]} 56")
        await expect(shown).to_have_attribute("aria-label", theirs)
        assert await shown.locator("img").count() > 0
        await ben.page.keyboard.press("ArrowLeft")
        await expect(shown).to_have_attribute("aria-label", mine or "")
        await ben.page.get_by_role("tab", name=ben.words("log-title")).click()
        line = ben.page.locator(".talk ol button", has_text=LONG[:20]).first
        await line.click()
        await expect(shown).to_have_attribute("aria-label", theirs)


async def test_names_are_whole(site: Site) -> None:
    """Law: at no size is a name on the end page cut, or broken inside a word, and nothing makes the
    page scroll sideways."""
    async with two(site, 58, language="de") as (ada, ben):
        await asyncio.gather(ada.finish(), ben.finish())
        cookies = await ada.page.context.cookies()
        for viewport, touch in NARROW:
            async with site.person(60, "ru", phone=touch, viewport=viewport) as again:
                await again.page.context.add_cookies(cookies)  # type: ignore[arg-type]
                await again.page.goto(ada.page.url)
                await again.page.wait_for_selector("td.total")
                assert await again.page.evaluate(CUT) == [], viewport
                width = "document.documentElement.scrollWidth"
                assert await again.page.evaluate(width) <= viewport["width"]


CUT = """() => {
  const names = [...document.querySelectorAll(".who span, [data-seat], li .name, .key .name")];
  return names.filter((element) => {
    const hides = getComputedStyle(element).overflow !== "visible";
    if (hides && element.scrollWidth > element.clientWidth + 1) return true;
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      return [...node.data.matchAll(/\\S+/g)].some(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    });
  }).map((element) => element.textContent);
}"""
"""The names that are cut off, or whose words go over two lines."""


async def test_another_opponent(site: Site) -> None:
    """Case: after a game against a bot one press starts a game against a stronger one."""
    async with site.person(61) as ada:
        bot = {"type": "bot", "bot": "greedy"}
        await ada.page.goto(await ada.make_table(seats=[MINE, bot]))
        await ada.page.wait_for_selector("[data-turn]")
        await ada.finish()
        before = ada.page.url
        await ada.press(ada.page.locator(".head button").filter(has_text="Harder"))
        await ada.page.wait_for_url(lambda url: url != before)
        await ada.page.wait_for_selector("[data-turn=setup]")


async def test_a_spectator_at_the_end(site: Site) -> None:
    """Case: who only watched sees the result, the areas and the log, hears of the offer, and has
    nothing to answer."""
    async with two(site, 62) as (ada, ben), site.person(64, phone=True) as cleo:
        await cleo.page.goto(ada.page.url)
        await cleo.page.wait_for_selector("[data-stage=playing]")
        await asyncio.gather(ada.finish(), ben.finish())
        await ben.press(ben.button("end-rematch").first)
        await expect(cleo.page.locator("section.offered")).to_be_visible()
        assert await cleo.page.locator("section.offered button").count() == 0
        await expect(cleo.page.locator("[role=tab][data-seat]")).to_have_count(2)
        await expect(cleo.page.locator(".button.primary")).to_have_text(cleo.words("home"))
