"""The page of statistics: chart and list say the same, filters live in the address, keys and screen
readers reach everything, and it fits every screen."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from codex_naturalis.analysis.statistics import shipped
from tests.browser.overflow import overflow
from tests.browser.person import Person, Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CARDS = ".swarm button"
TABS = ("cards", "objectives", "starters", "openings")
SCREENS = ((1440, 900), (1024, 768), (844, 390), (390, 844), (360, 640))


async def opened(person: Person, query: str = "") -> Page:
    await person.page.goto(f"/statistics{query}")
    await person.page.locator("main h2").first.wait_for()
    return person.page


def chosen(page: Page) -> Locator:
    return page.locator(f"{CARDS}[aria-pressed=true]")


async def keys(page: Page) -> list[str]:
    """Of the cards in the chart, from the left to the right."""
    found = await page.locator(CARDS).evaluate_all("(all) => all.map((one) => one.dataset.key)")
    return [str(key) for key in found]


async def test_every_card_is_a_point_of_the_chart(site: Site) -> None:
    """Law: each gold card stands in the chart once, the higher its share the further to the right;
    its name says share and sample; its whisker is drawn; the highest is shown in detail."""
    counts = shipped().groups["2"].cards
    async with site.person(81) as ada:
        page = await opened(ada)
        shown = await keys(page)
        assert sorted(shown) == sorted(f"{card}f" for card in range(41, 81))
        shares = [counts[key].share for key in shown]
        assert shares == pytest.approx(sorted(shares), abs=1e-4)
        names = await page.locator(CARDS).evaluate_all(
            "(all) => all.map((one) => one.getAttribute('aria-label'))"
        )
        for key, name in zip(shown, names, strict=True):
            assert re.search(rf"[Cc]ard {key[:-1]}\b.*: won [\d.]+%, [\d,]+ games, ±", name), name
        assert await page.locator(f"{CARDS} .whisker").count() == 40
        best = f"Won {100 * counts[shown[-1]].share:.1f}%"
        await expect(page.get_by_role("heading", name=best)).to_be_visible()


async def test_arrow_keys_lead_through_the_chart(site: Site) -> None:
    """Law: the chart is one Tab stop; arrows choose the neighbours, Home and End the ends, and the
    address and the details follow; the same link shows the same card."""
    async with site.person(82) as ada:
        page = await opened(ada)
        shown = await keys(page)
        assert await page.locator(f"{CARDS}[tabindex='0']").count() == 1
        await page.locator(f"{CARDS}[tabindex='0']").focus()
        for key, wanted in (
            ("ArrowLeft", shown[-2]),
            ("ArrowLeft", shown[-3]),
            ("ArrowRight", shown[-2]),
            ("Home", shown[0]),
            ("End", shown[-1]),
        ):
            await page.keyboard.press(key)
            await expect(page.locator(f"{CARDS}:focus")).to_have_attribute("data-key", wanted)
            await expect(chosen(page)).to_have_attribute("data-key", wanted)
        await page.keyboard.press("Home")
        for key in ("ArrowUp", "ArrowDown"):
            await page.keyboard.press(key)
        await page.keyboard.press("Home")
        assert f"row={shown[0]}" in page.url
        async with site.person(83) as ben:
            other = await opened(ben, page.url.partition("/statistics")[2])
            await expect(chosen(other)).to_have_attribute("data-key", shown[0])


async def test_the_list_is_the_twin_of_the_chart(site: Site) -> None:
    """Law: the list has the same cards with the same shares; each column sorts it, and says so."""
    async with site.person(84) as ada:
        page = await opened(ada)
        names = await page.locator(CARDS).evaluate_all(
            "(all) => all.map((one) => one.getAttribute('aria-label').match(/won ([\\d.]+%)/)[1])"
        )
        await ada.press(
            page.get_by_role("radio", name=ada.words("statistics-show-list"), exact=True)
        )
        rows = page.locator("table tbody tr")
        await expect(rows).to_have_count(40)
        won = await page.locator("td.won").all_inner_texts()
        assert [text.split()[0] for text in won] == names[::-1]
        for column, cell in (("games", "td.games"), ("points", "td.points")):
            word = ada.words(f"statistics-column-{column}")
            await ada.press(ada.button("statistics-sort", column=word))
            head = page.get_by_role("columnheader", name=word)
            await expect(head).to_have_attribute("aria-sort", "descending")
            texts = await page.locator(cell).all_inner_texts()
            numbers = [float(text.replace(",", "")) for text in texts]
            assert numbers == sorted(numbers, reverse=True)
        assert "show=list" in page.url
        assert "sort=points" in page.url
        await page.reload()
        await expect(rows).to_have_count(40)


async def test_filters_live_in_the_address(site: Site) -> None:
    """Law: kind, side, group and source change what is shown and the address; a server without
    games of people says so, and leads to the bots' games."""
    async with site.person(85) as ada:
        page = await opened(ada)
        await ada.press(
            page.get_by_role("radio", name=ada.words("statistics-kind-resource"), exact=True)
        )
        await ada.press(
            page.get_by_role("radio", name=ada.words("statistics-side-back"), exact=True)
        )
        await expect(page.locator(CARDS).first).to_have_attribute("data-key", re.compile(r"^\d+b$"))
        assert sorted(await keys(page)) == sorted(f"{card}b" for card in range(1, 41))
        await page.get_by_label(ada.words("statistics-group")).select_option("4")
        average = ada.words("statistics-average", won="25.0%")
        await expect(page.get_by_text(average)).to_be_visible()
        told = page.locator(".spoken[aria-live=polite]")
        await expect(told).to_contain_text(ada.words("statistics-games", n=50_000))
        await ada.press(
            page.get_by_role("radio", name=ada.words("statistics-source-people"), exact=True)
        )
        await expect(page.get_by_role("heading", name=ada.words("statistics-none"))).to_be_visible()
        for part in ("kind=resource", "side=back", "group=4", "source=people"):
            assert part in page.url
        await ada.press(ada.button("statistics-to-bots"))
        await expect(page.locator(CARDS)).to_have_count(40)
        assert "source=" not in page.url
        async with page.expect_download() as download:
            await ada.press(page.get_by_role("link", name=ada.words("statistics-csv-save")))
        assert (await download.value).suggested_filename == "codex-bots-4-cards.csv"


async def test_my_game_is_counted(own_site: Site) -> None:
    """Law: a game that I have played to its end is in people's statistics, named as too few to say
    much."""
    async with own_site.person(86) as ada:
        await ada.page.goto(
            await ada.make_table(seats=[{"type": "human", "mine": True}], mode="solo-easy")
        )
        await ada.page.wait_for_selector("[data-turn]")
        await ada.finish()
        few = ada.page.get_by_role("heading", name=ada.words("statistics-few", n=1))
        await opened(ada, "?source=people&group=solo-easy&tab=starters")
        await expect(few).to_be_visible()
        await expect(ada.page.get_by_text(ada.words("statistics-seat-solo"))).to_be_visible()


async def test_on_a_phone(site: Site) -> None:
    """Law: a phone shows the list; a row opens its details, and closing them leads back to it."""
    async with site.person(87, phone=True) as ada:
        page = await opened(ada)
        rows = page.locator("tbody th button")
        await expect(rows).to_have_count(40)
        await ada.press(rows.nth(2))
        dialog = page.get_by_role("dialog")
        await expect(dialog).to_be_visible()
        await expect(dialog.get_by_text(ada.words("statistics-round"))).to_be_visible()
        await ada.press(dialog.get_by_role("button", name=ada.words("close")))
        await expect(dialog).to_have_count(0)
        await expect(rows.nth(2)).to_be_focused()
        assert "row=" not in page.url
        targets = page.locator("main :is(a, button, select, label:has(input))")
        small = await targets.evaluate_all(
            """(all) => all.filter((one) => one.offsetHeight > 0 && one.offsetHeight < 44)
              .map((one) => one.outerHTML.slice(0, 80))"""
        )
        assert not small, small


async def test_tabs_by_keyboard(site: Site) -> None:
    """Law: every tab is a link that the keyboard opens, and shows its own list; objectives are
    chosen in the chart with Enter."""
    async with site.person(88) as ada:
        page = await opened(ada)
        for tab in TABS[1:]:
            link = page.get_by_role("link", name=ada.words(f"statistics-tab-{tab}"), exact=True)
            await link.focus()
            await page.keyboard.press("Enter")
            await expect(link).to_have_attribute("aria-current", "page")
            heading = page.get_by_role("heading", name=ada.words(f"statistics-{tab}"))
            await expect(heading).to_be_visible()
        await opened(ada, "?tab=objectives")
        third = page.get_by_role("list").get_by_role("button").nth(2)
        await third.focus()
        await page.keyboard.press("Enter")
        await expect(third).to_have_attribute("aria-pressed", "true")
        kept = page.get_by_text(ada.words("statistics-kept"))
        await expect(kept).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
async def test_it_fits(site: Site, language: str) -> None:
    """Law: no screen scrolls sideways or cuts a word, on any tab, in long languages too."""
    for width, height in SCREENS:
        size = {"width": width, "height": height}
        async with site.person(89, language, phone=width < 500, viewport=size) as ada:
            for tab in TABS:
                page = await opened(ada, f"?tab={tab}")
                await page.locator("table, .swarm button, dl, .bar").first.wait_for()
                wide = await page.evaluate("document.documentElement.scrollWidth")
                assert wide <= width, (tab, size)
                assert not (found := await overflow(page)), (tab, size, found)
