"""The review of a game: read while it is made, by mouse, finger and keys, on every screen."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from codex_naturalis.engine.state import Mode
from codex_naturalis.notation.record import write_record
from tests.browser.overflow import overflow
from tests.browser.person import Person, Site
from tests.browser.test_pages import findings
from tests.comparison import SETTINGS, Setting
from tests.playing import whole_game
from tests.server.process import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

QUICK = ("--review-seconds", "0.02", "--thinkers", "2")
SLIPS = ("inaccuracy", "mistake", "blunder")
SIZES = ((1440, 900), (1024, 768), (844, 390), (390, 844))


@pytest.fixture(scope="module")
async def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with running(tmp_path_factory.mktemp("site") / "data", options=QUICK) as server:
        yield Site(server, browser)


async def bring(
    person: Person,
    setting: Setting = SETTINGS[0],
    seed: int = 5,
    half_moves: int | None = None,
    names: Sequence[str] = (),
) -> str:
    """The path of the review of a record that this person has imported: of a whole game, or of its
    first half-moves."""
    if not (await person.page.request.get("/api/me")).ok:
        await person.page.request.post("/api/guests")
        await person.page.goto("/rules")
        await person.page.evaluate("localStorage.setItem('codex.known', '1')")
    game = whole_game(setting, seed)
    while half_moves is not None and len(game.transitions) > half_moves:
        game.pop()
    text = write_record(game)
    for seat, name in enumerate(names):
        text = re.sub(f"^Seat-{seat}: .*$", f"Seat-{seat}: {name}", text, flags=re.MULTILINE)
    record = {"record": text}
    brought = await person.page.request.post("/api/records", data=record)
    assert brought.ok, await brought.text()
    return f"/review/record/{(await brought.json())['id']}"


async def finished(person: Person, path: str) -> dict[str, Any]:
    """The review, when the page shows that it is finished."""
    await person.page.goto(path)
    await person.page.wait_for_selector("main.review article ul", timeout=90_000)
    answer = await person.page.request.get(
        f"/api{path.replace('/review/record', '/records')}/review"
    )
    review: dict[str, Any] = (await answer.json())["review"]
    return review


def moments(review: dict[str, Any], seat: int = 0) -> list[dict[str, Any]]:
    return [
        one for one in review["half_moves"] if one["seat"] == seat and one["judgement"] in SLIPS
    ]


def costliest(review: dict[str, Any], seat: int = 0) -> int:
    worst = max(moments(review, seat), key=lambda one: one["loss"] - one["doubt"])
    return int(worst["ply"])


async def ply_of(page: Page) -> int:
    return int(await page.get_by_role("slider").get_attribute("aria-valuenow") or 0)


async def test_my_own_game(site: Site) -> None:
    """Case: from the end of a game to its review, which is made by itself and opens at what cost me
    most, if anything did; the moment is told once, with at most three facts a side, and what
    decided the game adds up to its end."""
    async with site.person(81) as ada:
        seats = [{"type": "human", "mine": True}, {"type": "bot", "bot": "greedy"}]
        await ada.page.goto(await ada.make_table(seats=seats))
        await ada.page.wait_for_selector("[data-turn]")
        await ada.finish()
        await ada.press(ada.page.get_by_role("link", name=ada.words("end-review")))
        await ada.page.wait_for_selector("main.review article ul", timeout=90_000)
        answer = await ada.page.request.get(
            f"/api/tables/{ada.page.url.partition('/table/')[2].partition('?')[0]}/review"
        )
        review = (await answer.json())["review"]
        mine = next(
            number
            for number, name in enumerate(await names_of(ada.page))
            if ada.words("table-you") in name
        )
        if moments(review, mine):
            assert await ply_of(ada.page) == costliest(review, mine)
            better = ada.page.locator("main .marked, main li.best")
            await expect(better).not_to_have_count(0)
            for side in await ada.page.locator(".sides article").all():
                assert 1 <= await side.locator("li").count() <= 3
        else:
            await expect(ada.page.get_by_text(ada.words("review-no-moments"))).to_be_visible()
        decided = [int(n.replace("−", "-")) for n in await shown_breakdown(ada.page)]
        assert 50 + sum(decided) == review["decided"][mine]["end"]


async def names_of(page: Page) -> list[str]:
    return await page.locator(".summary .name").all_inner_texts()


async def shown_breakdown(page: Page) -> list[str]:
    return await page.locator(".summary dd .number").all_inner_texts()


async def test_by_keys(site: Site) -> None:
    """Laws: N and P go from moment to moment, the arrows from half-move to half-move, and the
    slider says in words where one is; the address follows, and leads back to the same moment."""
    async with site.person(82) as ada:
        path = await bring(ada)
        review = await finished(ada, path)
        plies = [one["ply"] for one in moments(review)]
        await ada.page.wait_for_selector(".sides")
        assert await ply_of(ada.page) == costliest(review)
        await ada.page.keyboard.press("n")
        later = [ply for ply in plies if ply > costliest(review)]
        assert await ply_of(ada.page) == (later[0] if later else 0)
        await ada.page.keyboard.press("p")
        assert await ply_of(ada.page) == (costliest(review) if later else plies[-1])
        slider = ada.page.get_by_role("slider")
        await slider.focus()
        before = await ply_of(ada.page)
        await ada.page.keyboard.press("ArrowRight")
        assert await ply_of(ada.page) == before + 1
        await ada.page.keyboard.press("Home")
        assert await ply_of(ada.page) == 1
        text = await slider.get_attribute("aria-valuetext") or ""
        judged = review["half_moves"][0]
        assert ada.words(f"verdict-{judged['judgement']}") in text
        await ada.page.keyboard.press("ArrowDown")
        await ada.page.wait_for_url(f"**{path}*ply={plies[0]}*")
        await ada.page.reload()
        await ada.page.wait_for_selector(".sides")
        assert await ply_of(ada.page) == plies[0]


async def test_on_a_phone(site: Site) -> None:
    """Case: the overview comes first, with the accuracy of each seat and what decided the game; one
    tap leads to what cost most, and a finger on the graph to any half-move."""
    async with site.person(83, phone=True) as ada:
        path = await bring(ada, seed=6)
        review = await finished(ada, path)
        assert await ply_of(ada.page) == 0
        await expect(ada.page.locator(".summary article")).to_have_count(2)
        await ada.press(ada.page.locator("footer .primary"))
        await ada.page.wait_for_selector(".sides")
        assert await ply_of(ada.page) == costliest(review)
        box = await ada.page.get_by_role("slider").bounding_box()
        assert box is not None
        await ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 40)
        middle = len(review["half_moves"]) / 2
        assert abs(await ply_of(ada.page) - middle) <= 2


async def test_labels_on_a_phone(site: Site) -> None:
    """Law: the labels of what was played and what would have been better are whole, also where the
    cards lie at the edge of a board that fills the screen."""
    async with site.person(89, "de", phone=True) as ada:
        path = await bring(ada, seed=10)
        review = await finished(ada, path)
        plies = [one["ply"] for one in moments(review) if "@" in one["played"]["move"]]
        assert plies
        for ply in plies:
            await ada.page.goto(f"{path}?ply={ply}")
            labels = ada.page.locator(".marked b")
            await labels.first.wait_for()
            for label in await labels.all():
                box = await label.bounding_box()
                assert box is not None
                assert box["x"] >= 0, ply
                assert box["x"] + box["width"] <= 390, ply


async def top(what: Locator) -> float:
    box = await what.bounding_box()
    assert box is not None
    return box["y"]


async def test_long_names_on_a_phone(site: Site) -> None:
    """Case: a bot's name of twelve letters is not broken in the overview, where two seats stand
    side by side."""
    async with site.person(91, phone=True) as ada:
        path = await bring(ada, seed=6, names=("Raccoglitore", "Переписчица"))
        await finished(ada, path)
        await ada.page.locator(".summary").wait_for()
        assert not (found := await overflow(ada.page)), "\n".join(found)


async def test_the_foot_of_a_moment(site: Site) -> None:
    """Case: on a wide screen the link to the moment stands beside the way on, not in a row of its
    own, so that the facts have the room."""
    async with site.person(90) as ada:
        path = await bring(ada, seed=6)
        await finished(ada, path)
        share, onward = ada.button("review-share"), ada.page.locator("footer .primary")
        assert await top(share) == await top(onward)
        trying, making = ada.button("tryout-title"), ada.button("review-exercise")
        assert await top(trying) == await top(making) < await top(onward)


@pytest.mark.parametrize(
    "setting",
    [next(one for one in SETTINGS if one[0] == 4), SETTINGS[-1]],
    ids=["four", "solo"],
)
async def test_other_tables(site: Site, setting: Setting) -> None:
    """Case: four players and solo have their review, too: a line for each, Tybor included, and in
    solo no choices of others."""
    async with site.person(84) as ada:
        review = await finished(ada, await bring(ada, setting))
        solo = setting[1] is not Mode.TABLE
        lines = ada.page.locator(".plot path.line")
        await expect(lines).to_have_count(2 if solo else 4)
        assert len(await shown_breakdown(ada.page)) == (2 if solo else 3)
        assert len(review["seats"]) == await ada.page.locator(".summary article").count()


async def test_a_stranger(site: Site) -> None:
    """Cases: a visitor without a name is offered the review where nobody has requested it, reads it
    where somebody has, and a link to a moment leads there."""
    async with site.person(85) as ada, site.person(86, provokes=["404"]) as stranger:
        path = await bring(ada, seed=7)
        await stranger.page.goto(path)
        await stranger.press(stranger.button("review-request"))
        await stranger.page.wait_for_selector("progress, main.review article ul")
        review = await finished(stranger, path)
        async with site.person(87) as other:
            await other.page.goto(f"{path}?seat=1&ply=9")
            await other.page.wait_for_selector("main.review article ul")
            assert await ply_of(other.page) == 9
            judged = review["half_moves"][8]
            await expect(other.page.locator("aside .where")).to_contain_text(
                other.words(f"verdict-{judged['judgement']}")
            )


async def test_read_while_it_is_made(own_site: Site) -> None:
    """Law: what is found is on the page before the review is finished, the page says how far it
    has come, and who leaves and comes back misses nothing."""
    async with own_site.person(88) as ada:
        path = await bring(ada, seed=8, half_moves=30)
        await ada.page.goto(path)
        progress = ada.page.locator("progress")
        await expect(progress).not_to_have_js_property("value", 0, timeout=90_000)
        await expect(ada.page.locator(".plot path.line").first).to_have_attribute(
            "d", re.compile("L"), timeout=30_000
        )
        await ada.page.goto("/rules")
        review = await finished(ada, path)
        assert [one["ply"] for one in review["half_moves"]] == [*range(1, 31)]
        await expect(ada.page.locator(".mark.mine")).to_have_count(len(moments(review)))


@pytest.mark.parametrize("light", ["dark", "light"])
async def test_axe_finds_nothing(site: Site, light: Any) -> None:
    """Law: nothing serious in the overview, at a placement and at a draw, in both lights."""
    async with site.person(92, color_scheme=light) as ada:
        path = await bring(ada, seed=10)
        review = await finished(ada, path)
        kinds = {one["played"]["move"][0] == "<": one["ply"] for one in moments(review)}
        found = []
        for ply in (None, *kinds.values()):
            await ada.page.goto(path if ply is None else f"{path}?ply={ply}")
            await ada.page.wait_for_selector("main.review article ul")
            found += await findings(ada)
        assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["de", "ru"])
async def test_it_fits(site: Site, language: str) -> None:
    """Law: the review never scrolls sideways, its board is on the screen at every size, and no name
    is cut."""
    async with site.person(89, language) as ada:
        path = await bring(ada, SETTINGS[0], 9)
        review = await finished(ada, path)
        link = f"{path}?ply={costliest(review)}"
        for width, height in SIZES:
            size = {"width": width, "height": height}
            async with site.person(90, language, phone=width < 500, viewport=size) as again:
                await again.page.goto(link)
                await again.page.wait_for_selector("main.review .told h2")
                wide = await again.page.evaluate("document.documentElement.scrollWidth")
                assert wide <= width, size
                board = await again.page.locator("section.board").bounding_box()
                assert board is not None
                assert min(height, board["y"] + board["height"]) - board["y"] >= 150, size
                cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
                labels = again.page.locator(".told h2, .controls label, footer .button")
                assert await labels.evaluate_all(cut) == 0, size


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
async def test_a_draw_on_a_small_screen(site: Site, size: tuple[int, int]) -> None:
    """Law: of a draw, the board, the market, the headline and the way on are on the screen
    together, and the chances beside the cursor are not cut, wherever it is."""
    width, height = size
    view = {"width": width, "height": height}
    async with (
        site.person(93) as ben,
        site.person(94, phone=width < 500, viewport=view) as ada,
    ):
        path = await bring(ben, seed=10)
        review = await finished(ben, path)
        draws = [one["ply"] for one in moments(review) if one["played"]["move"][0] == "<"]
        assert draws
        for ply in (draws[0], draws[-1]):
            await ada.page.goto(f"{path}?ply={ply}")
            for part in ("section.board", ".market li.best", ".told h2", "footer .primary"):
                shown = ada.page.locator(f"main {part}").first
                await expect(shown).to_be_in_viewport(ratio=1)
            board = await ada.page.locator("section.board").bounding_box()
            assert board is not None
            assert board["height"] >= 130
        for moment in moments(review):
            await ada.page.goto(f"{path}?ply={moment['ply']}")
            await expect(ada.page.locator(".plot .tip")).to_be_in_viewport(ratio=1)


async def test_a_game_that_is_not_over(site: Site) -> None:
    """Cases: of a running game there is no review, nor of one that does not exist: the page says so
    and leads on."""
    async with site.person(91, provokes=["404", "409"]) as ada:
        table = await ada.make_table(
            seats=[{"type": "human", "mine": True}, {"type": "bot", "bot": "random"}]
        )
        await ada.page.goto(table.replace("/table/", "/review/table/"))
        await expect(ada.page.get_by_role("status")).to_have_text(ada.words("replay-not-finished"))
        await ada.page.goto("/review/record/nothing")
        await expect(ada.page.get_by_role("status")).to_have_text(ada.words("replay-missing"))
