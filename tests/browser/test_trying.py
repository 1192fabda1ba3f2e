"""Trying a position: from the replay of a finished game into a game against a bot, which says where
it comes from."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from codex_naturalis.notation.record import write_record
from tests.blunder import PLY, whole_game
from tests.browser.held import SHOTS
from tests.browser.person import Person, Site, Typist
from tests.browser.test_languages import look
from tests.browser.test_pages import findings

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

RECORD = write_record(whole_game())
ROUND = whole_game().transitions[PLY].before.round


async def replayed(person: Person, ply: int = PLY) -> str:
    """The replay of the record, after so many half-moves; its path."""
    await person.page.goto("/replay")
    await person.page.request.post("/api/guests")
    answer = await person.page.request.post("/api/records", data={"record": RECORD})
    path = f"/replay/record/{(await answer.json())['id']}"
    await person.page.goto(f"{path}?ply={ply}")
    await person.page.wait_for_selector("main.replay")
    return path


@pytest.mark.parametrize(
    "size", [(1440, 900), (390, 844), (844, 390)], ids=["desktop", "phone", "short"]
)
async def test_from_the_replay(site: Site, size: tuple[int, int]) -> None:
    """One button and one dialog lead from a half-move to a table that stands as the game did. It
    says there, at its end and in the list of games where it was played on from; a link leads back
    to that half-move, and a button to another try."""
    width, height = size
    view = {"width": width, "height": height}
    async with site.person(1, phone=width < 500, viewport=view) as ada:
        page, origin = ada.page, ada.words("tryout-origin", round=ROUND)
        path = await replayed(ada)
        await ada.press(page.get_by_role("button", name=ada.words("tryout-title")))
        dialog = page.get_by_role("dialog", name=ada.words("tryout-title"))
        await expect(dialog.get_by_label(ada.words("tryout-bot"))).to_have_value("monk-2")
        await dialog.get_by_label(ada.words("tryout-bot")).select_option("greedy")
        await expect(dialog.get_by_role("radio", name="Ada")).to_be_checked()
        play = dialog.get_by_role("button", name=ada.words("tryout-play"))
        await expect(play).to_be_in_viewport(ratio=1)
        assert await findings(ada) == []
        SHOTS.mkdir(exist_ok=True)
        await page.screenshot(path=SHOTS / f"trying-{width}.png")
        await ada.press(play)
        await page.wait_for_url("**/table/*")
        await page.wait_for_selector("[data-turn=place]")
        assert await ada.version() == PLY + 2
        if width < 1000:
            log = page.get_by_role("button", name=ada.words("table-tab-log"))
            await ada.press(log)
        await expect(page.get_by_text(origin)).to_be_visible()
        if width < 1000:
            await ada.press(page.get_by_role("button", name=ada.words("table-tab-hand")))
        await ada.finish()
        link = page.get_by_role("link", name=origin)
        await expect(link).to_have_attribute("href", f"{path}?ply={PLY}")
        assert (await ada.game()).moves[:PLY] == whole_game().moves[:PLY]
        first = page.url
        await ada.press(ada.button("tryout-again"))
        await ada.press(dialog.get_by_role("button", name=ada.words("tryout-play")))
        await page.wait_for_url(lambda url: url != first)
        await page.wait_for_selector("[data-turn=place]")
        assert await ada.version() == PLY + 2
        await page.goto("/games")
        listed = ada.words("tryout-listed", round=ROUND)
        await expect(page.locator(".game", has_text=listed)).to_have_count(2)


async def test_as_the_other_seat(site: Site) -> None:
    """By keys alone: the other seat is chosen, and the bot moves first, because it is its turn."""
    async with site.person(2, kind=Typist) as ada:
        await replayed(ada)
        await ada.press(ada.page.get_by_role("button", name=ada.words("tryout-title")))
        dialog = ada.page.get_by_role("dialog")
        await expect(dialog.get_by_role("radio", name="Ada")).to_be_checked()
        await dialog.get_by_role("radio", name="Ada").press("ArrowRight")
        await expect(dialog.get_by_role("radio", name="Marek")).to_be_checked()
        await ada.press(dialog.get_by_role("button", name=ada.words("tryout-play")))
        await ada.page.wait_for_url("**/table/*")
        await ada.page.wait_for_selector("[data-turn=place]")
        table = ada.page.url.rpartition("/")[2]
        told = await (await ada.page.request.get(f"/api/tables/{table}")).json()
        assert [seat["bot"] for seat in told["seats"]] == ["monk-2", None]
        assert await ada.version() == PLY + 4


async def test_it_fits_in_every_language(site: Site) -> None:
    """Law: the dialog, the table that it makes and the list of games fit every screen."""
    async with site.person(4) as ada:
        await replayed(ada)
        await ada.press(ada.page.get_by_role("button", name=ada.words("tryout-title")))
        dialog = ada.page.get_by_role("dialog")
        await dialog.get_by_label(ada.words("tryout-bot")).wait_for()
        found = await look(ada, "dialog")
        await ada.press(dialog.get_by_role("button", name=ada.words("tryout-play")))
        await ada.page.wait_for_selector("[data-turn=place]")
        found += await look(ada, "table")
        await ada.finish()
        found += await look(ada, "end")
        await ada.page.goto("/games")
        await ada.page.locator(".game").wait_for()
        found += await look(ada, "list")
        assert not found, "\n".join(found)


async def test_where_nothing_is_left(site: Site) -> None:
    """At the end of a game there is nothing to try; one half-move before there is."""
    async with site.person(3) as ada:
        plies = len(whole_game().transitions)
        await replayed(ada, plies)
        button = ada.page.get_by_role("button", name=ada.words("tryout-title"))
        await expect(button).to_be_disabled()
        await ada.page.keyboard.press("ArrowLeft")
        await expect(button).to_be_enabled()
        await ada.press(button)
        await ada.page.get_by_role("dialog").wait_for()
        await ada.page.keyboard.press("Escape")
        await expect(ada.page.get_by_role("dialog")).to_have_count(0)
