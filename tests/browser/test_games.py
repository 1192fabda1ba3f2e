"""My games and a profile: how games ended, whose turn it is, ratings over time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from codex_naturalis.server.api.session_cookie import COOKIE
from tests.browser.person import PHONE, Person, Site
from tests.browser.test_pages import findings
from tests.server.visiting import Line, Visitor, account, finish_game, set_up

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def be(player: Person, visitor: Visitor) -> None:
    """The browser of somebody who has played elsewhere."""
    cookie = {"name": COOKIE, "value": visitor.http.cookies[COOKIE], "url": visitor.url}
    await player.page.context.add_cookies([cookie])  # type: ignore[list-item]
    await player.page.goto("/")
    await player.page.evaluate("localStorage.setItem('codex.known', '1')")


async def rated_game(ada: Visitor, first: Line, second: Line, winner: int) -> None:
    table = await ada.table("me", "free", rated=True, visibility="open")
    await second.do("sit", table=table, seat=1)
    await (first, second)[1 - winner].do("resign", table=table, seat=1 - winner)


@pytest.mark.parametrize(
    ("size", "light"), [((1440, 900), "dark"), ((PHONE["width"], PHONE["height"]), "light")]
)
async def test_my_games_and_my_profile(own_site: Site, size: tuple[int, int], light: Any) -> None:
    """Case: three rated games, two solo games to the end, and a running one. The list says whose
    turn it is and how each ended, the profile how often, both draw a chart; axe finds nothing."""
    url = own_site.server.url
    view = {"width": size[0], "height": size[1]}
    async with (
        account(url, "Ada") as ada,
        account(url, "Marek") as marek,
        ada.line() as first,
        marek.line() as second,
        own_site.person(viewport=view, color_scheme=light) as player,
    ):
        for winner in (0, 1, 0):
            await rated_game(ada, first, second, winner)
        for _ in range(2):
            solo = await ada.table("me", mode="solo-hard")
            async with ada.line() as line:
                await finish_game(line, solo, [0], player.rng)
        running = await ada.table("me", "free")
        await second.do("sit", table=running, seat=1)
        await set_up(running, [first, second])
        profile = (await ada.http.get("/api/people/Ada")).json()
        ends = {one["against"]: one for one in profile["results"]}
        assert {who: one["won"] + one["drawn"] + one["lost"] for who, one in ends.items()} == {
            "tybor": 2,
            "people": 3,
        }
        await be(player, ada)
        words, page = player.words, player.page
        await page.goto("/games")
        rows = page.locator(".game")
        await expect(rows).to_have_count(6)
        await expect(rows.first).to_contain_text(words("lobby-your-turn"))
        await expect(rows.locator(".end.won")).to_have_count(2 + ends["tybor"]["won"])
        await expect(rows.locator(".end.lost")).to_have_count(1 + ends["tybor"]["lost"])
        await expect(rows.get_by_text(words("lobby-running"))).to_have_count(0)
        await page.get_by_text(words("people-recent", n=2)).wait_for()
        assert not await findings(player)
        await page.goto("/people/Ada")
        for who in ("people", "tybor"):
            told = {end: ends[who][end] for end in ("won", "drawn", "lost")}
            await page.get_by_text(words("people-tally", **told)).wait_for()
        points = await page.locator("figure polyline").get_attribute("points")
        assert points is not None
        assert len(points.split()) == len(profile["past_ratings"]) == 3
        await expect(page.locator("dl.panel dd").first).to_contain_text(
            str(profile["ratings"][0]["rating"])
        )
        assert not await findings(player)
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0]
