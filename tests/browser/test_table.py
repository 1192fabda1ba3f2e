"""What can be done at a table besides playing by taps: dragging, hints, talk, coming too late."""

from __future__ import annotations

import pytest

from tests.browser.person import Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MINE = {"type": "human", "mine": True}
FREE = {"type": "human"}
BOT = {"type": "bot", "bot": "random"}


async def test_a_card_is_dragged(site: Site) -> None:
    """Case: a card carried from the hand and let go over a slot lies there; let go elsewhere it
    returns."""
    async with site.person(2) as player:
        await player.play_tybor("easy")
        await player.play_on(2)
        await player.page.wait_for_selector("[data-turn=place]")
        mouse = player.page.mouse
        held = player.page.locator("#hand button.face")
        for far in (True, False):
            hand = await held.first.bounding_box()
            assert hand is not None
            await mouse.move(hand["x"] + 60, hand["y"] + 40)
            await mouse.down()
            await mouse.move(hand["x"] + 80, hand["y"] - 60, steps=4)
            slot = await player.page.locator("button.slot").first.bounding_box()
            assert slot is not None
            x = 300 if far else slot["x"] + slot["width"] / 2
            y = 130 if far else slot["y"] + slot["height"] / 2
            await mouse.move(x, y, steps=6)
            await mouse.up()
            if far:
                await player.page.wait_for_timeout(400)
                assert await player.page.locator("[data-turn=place]").count()
                assert await held.count() == 3
        await player.page.wait_for_selector("[data-turn=draw]")


@pytest.fixture
def hints_of_a_readable_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CODEX_HINT_BOT", "planner")


@pytest.mark.usefixtures("hints_of_a_readable_bot")
async def test_a_hint(own_site: Site) -> None:
    """Case: at a casual table the key H shows what a bot would do, with its reasons in numbers."""
    async with own_site.person(3) as player:
        await player.play_tybor("easy")
        await player.play_on(2)
        await player.page.wait_for_selector("[data-turn=place]")
        await player.page.keyboard.press("h")
        panel = player.page.get_by_role("region", name=player.words("table-hint"))
        await panel.locator("dd").first.wait_for()
        assert await panel.locator("li").count() == 3
        assert all(word[0] in "+−" for word in await panel.locator("dd").all_inner_texts())
        # The best idea lies on the board as a preview: its last step is the player's.
        await player.press(player.button("table-place").first)
        await player.page.wait_for_selector("[data-turn=draw]")


async def test_talk_is_text(site: Site) -> None:
    """Law: what people write is shown as they wrote it, never as markup."""
    loud = '<img src=x onerror="alert(1)"> ⟦fungi⟧ <b>hi</b>'
    async with (
        site.person(4) as ada,
        site.person(5) as ben,
    ):
        table = await ada.make_table(seats=[MINE, FREE])
        await ada.page.goto(table)
        await ben.page.goto(table)
        await ben.press(ben.button("table-sit").first)
        for someone in (ada, ben):
            await someone.page.wait_for_selector("[data-stage=playing]")
            chat = someone.page.get_by_role("tab", name=someone.words.begins("table-chat"))
            await someone.press(chat)
        box = ada.page.get_by_placeholder(ada.words("chat-say"))
        await box.fill(loud)
        await box.press("Enter")
        for someone in (ada, ben):
            said = someone.page.get_by_text('<img src=x onerror="alert(1)">')
            await said.wait_for()
            assert await someone.page.locator("img[src='x']").count() == 0


async def test_too_late(site: Site) -> None:
    """Case: at a full table one watches; where nobody may watch, a sentence says so."""
    async with (
        site.person(6) as ada,
        site.person(7) as late,
    ):
        table = await ada.make_table(seats=[MINE, BOT])
        await late.page.goto(table)
        await late.page.wait_for_selector("[data-stage=playing]")
        await late.page.get_by_text(late.words("table-watching")).first.wait_for()
        assert await late.page.locator("#hand").count() == 0
        closed = await ada.make_table(seats=[MINE, BOT], spectators=False)
        await late.page.goto(closed)
        await late.page.get_by_text(late.words("refusal-no_spectators")).wait_for()
