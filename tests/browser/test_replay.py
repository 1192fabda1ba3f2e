"""The replay: it opens where there is something to see, its lines have the colours of the tokens,
and it fits every screen."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.person import Person, Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SEATS = [
    {"type": "human", "mine": True},
    {"type": "bot", "bot": "random"},
    {"type": "bot", "bot": "monk-1"},
    {"type": "bot", "bot": "greedy"},
]
LOOKS = """(chart) => {
  const lines = [...document.querySelectorAll(`${chart} path.line`)];
  return lines.map((line) => {
    const { stroke, strokeDasharray } = getComputedStyle(line);
    return [line.dataset.colour, stroke, strokeDasharray];
  });
}"""
TOKENS = """() => {
  const paths = [...document.querySelectorAll("li svg[aria-hidden=true] > path[fill]")];
  const look = (path) => [getComputedStyle(path).fill, path.getAttribute("d")];
  return Object.fromEntries(paths.map(look));
}"""


async def finished(person: Person, **settings: object) -> str:
    """The id of a game that was played to its end, on screen."""
    await person.page.goto(await person.make_table(**settings))
    await person.page.wait_for_selector("[data-turn]")
    await person.finish()
    return person.page.url.rpartition("/")[2]


async def lines_match_tokens(page: Page, chart: str, seats: int) -> None:
    looks = await page.evaluate(LOOKS, chart)
    tokens = await page.evaluate(TOKENS)
    assert len(looks) == seats
    assert all(stroke in tokens for _, stroke, _ in looks), (looks, tokens)
    for column in range(3):
        assert len({look[column] for look in looks}) == seats
    assert len(set(tokens.values())) == len(tokens), "each colour has a shape of its own"


async def test_lines_have_the_colours_of_the_tokens(site: Site) -> None:
    """Law: at the end and in the replay the line of a player has the colour of the token, and no
    two have the same colour, dash or shape."""
    async with site.person(71) as ada:
        table = await finished(ada, seats=SEATS)
        # The line of somebody without a point is flat, and no browser calls that visible.
        await ada.page.wait_for_selector(".points path.line", state="attached")
        await lines_match_tokens(ada.page, ".points svg[role=img]", 4)
        await ada.press(ada.page.get_by_role("link", name=ada.words("end-replay")))
        await ada.page.wait_for_selector(".timeline")
        await lines_match_tokens(ada.page, ".chart", 4)
        seats = (await (await ada.page.request.get(f"/api/tables/{table}")).json())["seats"]
        looks = await ada.page.evaluate(LOOKS, ".chart")
        assert [look[0] for look in looks] == [seat["colour"] for seat in seats]


async def test_it_opens_at_the_end(site: Site) -> None:
    """Case: a replay opens at the end, with an area and the scoring; playing it begins at the
    start, and a link to a moment leads there."""
    async with site.person(72) as ada:
        table = await finished(ada, seats=[{"type": "human", "mine": True}], mode="solo-easy")
        await ada.press(ada.page.get_by_role("link", name=ada.words("end-replay")))
        slider = ada.page.get_by_role("slider")
        last = await slider.get_attribute("max")
        await expect(slider).to_have_js_property("value", last)
        await expect(ada.page.locator("aside table")).to_be_visible()
        assert await ada.page.locator(".board img").count() > 5
        await ada.press(ada.button("replay-play"))
        await expect(slider).not_to_have_js_property("value", last)
        await ada.page.goto(f"/replay/table/{table}?ply=3")
        await expect(slider).to_have_js_property("value", "3")


@pytest.mark.parametrize("language", ["de", "ru"])
async def test_it_fits(site: Site, language: str) -> None:
    """Law: the replay never scrolls sideways, its board is on the screen at every size, and no name
    is cut."""
    async with site.person(73, language) as ada:
        table = await finished(ada, seats=SEATS)
        for width, height in ((1440, 900), (1024, 768), (844, 390), (390, 844)):
            size = {"width": width, "height": height}
            async with site.person(74, language, phone=width < 500, viewport=size) as again:
                page = again.page
                await page.goto(f"/replay/table/{table}")
                await page.wait_for_selector("main.replay")
                wide = await page.evaluate("document.documentElement.scrollWidth")
                assert wide <= width, size
                board = await page.locator("section.board").bounding_box()
                assert board is not None
                assert min(height, board["y"] + board["height"]) - board["y"] >= 180
                names = page.locator("article .name, aside th[scope=rowgroup]")
                cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
                assert await names.evaluate_all(cut) == 0
