"""The front page: for a stranger, for somebody with games, and for people who look for others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from codex_naturalis.bots import make
from codex_naturalis.engine.view import View
from tests.browser.person import PHONE, Person, Site
from tests.server.visiting import account, finish_game, guest, set_up, some_move

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LANGUAGES = ("en", "fr", "it", "de", "cs", "ru")
MOST_GAMES = 20
CUT_OFF = """
() => [...document.querySelectorAll("main *, header *")]
  .filter((it) => it.clientWidth && it.scrollWidth > it.clientWidth + 1)
  .filter((it) => ["hidden", "clip"].includes(getComputedStyle(it).overflowX))
  .filter((it) => !it.closest(".spoken, .me, .miniature, .hero"))
  .map((it) => it.textContent.trim())
"""


def tile(player: Person, word: str) -> Locator:
    """One of the four kinds of new games."""
    return player.page.locator("section.tile", has_text=player.words(word))


async def mode(player: Person) -> Any:
    table = player.page.url.rpartition("/")[2]
    return (await (await player.page.request.get(f"/api/tables/{table}")).json())["settings"][
        "mode"
    ]


async def become_known(player: Person) -> None:
    """A guest, as after a first game."""
    await player.page.goto("/")
    await player.page.evaluate("localStorage.setItem('codex.known', '1')")
    assert (await player.page.request.post("/api/guests")).ok


async def beat_tybor(player: Person) -> None:
    """By a bot of ours, on another device; the deal may be against it a few times."""

    def plan(view: View, _seat: int, rng: Random) -> str:
        return str(make("planner").choose(view, rng))

    async with player.elsewhere() as line:
        for _ in range(MOST_GAMES):
            table = (
                await player.make_table(mode="solo-easy", seats=[{"type": "human", "mine": True}])
            ).rpartition("/")[2]
            await line.do("watch", table=table)
            await finish_game(line, table, [0], player.rng, plan)
            await line.rest()
            if line.table.result.winners == (0,):
                return
    raise AssertionError("the planner never wins")


@pytest.mark.parametrize("phone", [False, True])
async def test_a_stranger_plays_at_once(site: Site, phone: bool) -> None:
    """Case: one press to the table, the next one is the first of the game; against Tybor, easy, and
    the page has said so. No account is asked for."""
    async with site.person(3, phone=phone) as player:
        await player.page.goto("/")
        await player.page.get_by_text(player.words("lobby-now-first")).wait_for()
        await player.press(player.button("lobby-play-now"))
        await player.page.wait_for_selector("[data-turn=setup]")
        assert await mode(player) == "solo-easy"
        version = await player.version()
        await player.press(player.page.locator(".setup .choices button").first)
        await player.page.wait_for_selector(f'[data-stage]:not([data-version="{version}"])')


async def test_easy_until_the_first_win(site: Site) -> None:
    """Law: Tybor is suggested on easy until he has been beaten once, as the server knows it: also
    in a browser that has forgotten everything else. Then on normal."""
    async with site.person(4) as player:
        await become_known(player)
        async with player.elsewhere() as line:
            table = (
                await player.make_table(mode="solo-normal", seats=[{"type": "human", "mine": True}])
            ).rpartition("/")[2]
            await line.do("resign", table=table, seat=0)
        await player.page.goto("/")
        easy, normal = (
            tile(player, "lobby-tybor-text").locator(f"input[value=solo-{level}]")
            for level in ("easy", "normal")
        )
        await expect(easy).to_be_checked()
        await beat_tybor(player)
        await player.page.evaluate("localStorage.removeItem('codex.beaten')")
        await player.page.goto("/")
        await expect(normal).to_be_checked()
        await player.press(
            tile(player, "lobby-tybor-text").get_by_role(
                "button", name=player.words("lobby-play"), exact=True
            )
        )
        await player.page.wait_for_url("**/table/*")
        assert await mode(player) == "solo-normal"


async def test_the_invitation_is_for_who_has_not_played(site: Site) -> None:
    """Law: the invitation to a first game is for strangers and for who has not played; from the
    first game on it is gone, and when that is over too, also in a browser that has forgotten it."""
    async with site.person(6) as player:
        invitation = player.page.get_by_role("heading", name=player.words("lobby-hero"))
        tybor = tile(player, "lobby-tybor-text")
        await become_known(player)
        await player.page.goto("/")
        await expect(invitation).to_be_visible()
        async with player.elsewhere() as line:
            path = await player.make_table(
                mode="solo-easy", seats=[{"type": "human", "mine": True}]
            )
            await player.page.goto("/")
            await player.page.get_by_role(
                "heading", name=player.words("lobby-your-games")
            ).wait_for()
            await expect(invitation).to_have_count(0)
            await line.do("resign", table=path.rpartition("/")[2], seat=0)
        for forgotten in (False, True):
            if forgotten:
                await player.page.evaluate("localStorage.removeItem('codex.played')")
            await player.page.goto("/")
            await tybor.wait_for()
            await expect(invitation).to_have_count(0)
            await expect(player.page.get_by_role("heading", level=1)).to_have_count(1)


async def test_my_turn_comes_first_and_changes_by_itself(site: Site) -> None:
    """Case: of three running games the one where somebody waits for me comes first, golden, with
    the only golden button; another's move turns the tiles around without a reload."""
    async with site.person(5) as player, account(site.server.url, "Marek") as marek:
        await become_known(player)
        words = player.words
        async with player.elsewhere() as mine, marek.line() as theirs:
            await player.make_table(mode="solo-hard", seats=[{"type": "human", "mine": True}])
            table = await marek.table("me", "free", clock={"type": "correspondence", "days": 2})
            await mine.do("sit", table=table, seat=1)
            await set_up(table, [theirs, mine])
            await player.page.goto("/")
            tiles = player.page.get_by_role("region", name=words("lobby-your-games")).locator(
                "article"
            )
            await expect(tiles).to_have_count(2)
            first = tiles.first
            await expect(first).to_contain_text(words("lobby-turn-of", name="Marek"))
            await expect(first.get_by_role("link")).to_have_text(words("lobby-look"))
            solo = tiles.nth(1)
            await expect(solo).to_contain_text(words("lobby-tile-solo-hard"))
            await expect(solo.get_by_role("link")).to_have_text(words("lobby-resume"))
            for _ in range(2):
                await theirs.play(table, 0, some_move(theirs.update(table).view, 0, Random(1)))
                await theirs.rest()
            await expect(first).to_contain_text(words("lobby-your-turn"))
            await expect(first).to_contain_text(words("lobby-round", n=1))
            await expect(first.get_by_role("link")).to_have_text(words("lobby-play-on"))
            assert await player.page.locator(".button.primary").count() == 1
            await mine.do("resign", table=table, seat=1)
            await expect(tiles).to_have_count(1)
            await player.press(solo.or_(first).get_by_role("link"))
            await player.page.wait_for_selector("[data-turn=setup]")


async def test_two_people_find_each_other(site: Site) -> None:
    """Case: somebody waits for a game of two; a guest who looks at the page sees it at once, a
    stranger who comes later sees it too and joins with one press; both sit at one table."""
    async with site.person(6) as ada, site.person(7) as guest, site.person(8) as stranger:
        await become_known(guest)
        await guest.page.goto("/")
        await expect(tile(guest, "lobby-anyone-text")).to_be_visible()
        await ada.page.goto("/")
        await ada.press(tile(ada, "lobby-anyone-text").get_by_role("button"))
        queue = ada.words("lobby-queue", n=1, players=2)
        await guest.page.get_by_text(queue).wait_for()
        await stranger.page.goto("/")
        await stranger.page.get_by_text(queue).wait_for()
        await stranger.press(stranger.page.get_by_role("button", name=ada.words("lobby-pair-join")))
        for player in (ada, stranger):
            await player.page.wait_for_url("**/table/*")
        assert ada.page.url == stranger.page.url
        await expect(guest.page.get_by_text(queue)).to_have_count(0)


async def test_waiting_can_be_given_up(site: Site) -> None:
    """Case: who waits sees it, and cancels; then nobody is shown to be waiting."""
    async with site.person(9) as player, guest(site.server.url) as other, other.line() as line:
        await line.do("watch_lobby")
        await player.page.goto("/")
        anyone = tile(player, "lobby-anyone-text")
        await player.press(anyone.locator("label", has_text="3"))
        await player.press(anyone.get_by_role("button"))
        await anyone.get_by_text(player.words("lobby-pair-waiting", n=2)).wait_for()
        await player.press(anyone.get_by_role("button", name=player.words("cancel")))
        await player.button("lobby-pair-start").wait_for()
        await line.rest()
        assert (await other.http.get("/api/pairing")).json() == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_is_cut_off(site: Site, language: str) -> None:
    """Law: in every language and width nothing is wider than the screen, and no word of a control
    is cut off: for a stranger, and for somebody with games, a queue and an open table."""
    async with (
        guest(site.server.url) as other,
        other.line() as line,
        site.person(language=language, viewport=PHONE) as player,
    ):
        await line.do("pair", players=3)
        await other.table("me", "free", visibility="open")
        bots = [{"type": "bot", "bot": bot} for bot in ("monk-3", "greedy")]
        for known in (False, True):
            if known:
                await become_known(player)
                await player.make_table(seats=[{"type": "human", "mine": True}, *bots])
            for width, height in ((1440, 900), (1024, 768), (844, 390), (390, 844), (360, 740)):
                await player.page.set_viewport_size({"width": width, "height": height})
                await player.page.goto("/")
                await player.page.get_by_text(
                    player.words("lobby-queue", n=1, players=3)
                ).wait_for()
                heading = "lobby-your-games" if known else "lobby-hero"
                await player.page.get_by_role("heading", name=player.words(heading)).wait_for()
                wide = await player.page.evaluate("document.documentElement.scrollWidth")
                assert wide <= width, (known, width)
                assert await player.page.evaluate(CUT_OFF) == [], (known, width)
