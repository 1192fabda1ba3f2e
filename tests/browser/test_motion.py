"""What others do is seen: cards travel, points fly, one thing at a time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.held import Held
from tests.browser.person import Person, Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MINE = {"type": "human", "mine": True}
BOT = {"type": "bot", "bot": "greedy"}
FLYING = ".flights > *"
SAME_BOX = """([one, other]) => {
  const [a, b] = [one, other].map((part) => document.querySelector(part).getBoundingClientRect());
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1;
}"""


async def first_turn(player: Person, bots: int) -> None:
    """Up to the draw that ends my first turn; before it, others may have moved, too."""
    await player.page.goto(await player.make_table(seats=[MINE, *[BOT] * bots]))
    await player.play_on(2)
    await player.page.wait_for_selector("[data-turn=place]")
    await player.place()
    await player.page.wait_for_selector("[data-turn=draw]")


async def scores(page: Page) -> dict[str, int]:
    """What each player's box says, whether or not the number is still counting up to it."""
    found: list[tuple[str, str]] = await page.locator("[data-player]").evaluate_all(
        """(boxes) => boxes.map((box) => [
            box.dataset.player, box.querySelector("[data-score] [aria-label]").ariaLabel])"""
    )
    return {seat: int(label.split()[0]) for seat, label in found}


async def watch_placement(held: Held, before: dict[str, int]) -> str:
    """A card flies into a miniature, and its points to the score; whose it was."""
    page = held.page
    flying = await held.next()
    assert flying["picture"]
    assert await page.locator(FLYING).count() == 1
    card = page.locator("[data-player] img.flying")
    seat = str(await card.evaluate("(it) => it.closest('[data-player]').dataset.player"))
    # What is on its way has not arrived: no ring, the old score.
    assert await card.get_attribute("src") == flying["picture"]
    number = await card.get_attribute("data-card")
    box = f'[data-player="{seat}"]'
    assert (await scores(page))[seat] == before[seat]
    await held.shoot("move", 0.15, 0.5, 0.9)
    await held.let_go()
    await page.wait_for_selector(f"{box} img.flying", state="detached")
    assert await page.evaluate(SAME_BOX, [f"{box} [data-ring]", f'{box} [data-card="{number}"]'])
    return seat


async def watch_points(held: Held, seat: str, before: dict[str, int]) -> None:
    words = (await held.next())["words"] or ""
    await held.shoot("move", 0.5)
    assert (await scores(held.page))[seat] == before[seat]
    await held.let_go()
    after = before[seat] + int(words.removeprefix("+"))
    score = held.page.locator(f'[data-player="{seat}"] [data-score]')
    await score.get_by_text(str(after), exact=True).wait_for()


async def watch_draw(held: Held, seat: str) -> None:
    """A card leaves the market, whose place is marked and empty meanwhile, for a hand."""
    page = held.page
    assert (await held.next())["picture"]
    marked = page.locator("aside .spot.marked")
    source = str(await marked.get_attribute("data-source"))
    backs = page.locator(f'[data-player="{seat}"] [data-hand] img')
    assert await backs.count() == 2
    assert await marked.locator("img").count() == (1 if len(source) == 1 else 0)
    await held.shoot("move", 0.1, 0.5)
    await held.let_go()
    await marked.locator("img").wait_for()
    await backs.nth(2).wait_for()


async def test_a_move_of_another_is_seen(site: Site) -> None:
    """Case: a card travels into the miniature and rings there, its points fly to the score, and
    the card drawn leaves its place in the market, which is marked. One thing at a time."""
    async with site.person(3, reduced_motion="no-preference") as player:
        held = Held(player.page)
        await held.install()
        await first_turn(player, bots=1)
        for _ in range(2):
            before = await scores(player.page)
            await held.hold()
            await player.draw()
            seat = await watch_placement(held, before)
            if (await held.next())["words"]:
                await watch_points(held, seat, before)
            await watch_draw(held, seat)
            await player.page.wait_for_selector("[data-turn=place]")
            await player.place()
            await player.page.wait_for_selector("[data-turn=draw]")


async def test_motions_of_several_queue_up(site: Site) -> None:
    """Law: with three bots in a row nothing is shown before its turn: whoever has not moved on the
    screen has the area of before. A key skips to the end."""
    async with site.person(4, reduced_motion="no-preference") as player:
        held = Held(player.page)
        await held.install()
        await first_turn(player, bots=3)
        cards = (
            "[...document.querySelectorAll('[data-player]')].map((box) => "
            "[box.dataset.player, box.querySelectorAll('.miniature img').length])"
        )
        before: dict[str, int] = dict(await player.page.evaluate(cards))
        await held.hold()
        await player.draw()
        moved: list[str] = []
        while len(moved) < 2:
            flying = await held.next()
            seats = player.page.locator("[data-player]:has(img.flying)")
            if flying["picture"] and await seats.count():
                moved.append(str(await seats.get_attribute("data-player")))
                # Only one miniature is large: that of who moves.
                grown = player.page.locator("[data-player]:not(.small):has(.mini)")
                assert await grown.get_attribute("data-player") == moved[-1]
            now: dict[str, int] = dict(await player.page.evaluate(cards))
            assert {seat for seat in now if now[seat] > before[seat]} == set(moved)
            await held.let_go()
        assert moved == [str((int(moved[0]) + n) % 4) for n in range(2)]
        await held.next()
        await player.page.keyboard.press("Shift")
        await player.page.wait_for_selector(FLYING, state="detached")
        await player.page.wait_for_selector("[data-turn=place]")


async def choose_for_points(player: Person) -> bool:
    """A card of my hand that brings points somewhere; tells whether there is one."""
    slots = player.page.locator("button.slot")
    for card in await player.page.locator("#hand button.face").all():
        await player.press(card)
        await slots.first.wait_for()
        if await slots.filter(has_text="+").count():
            return True
        await player.press(card)
        await slots.first.wait_for(state="detached")
    return False


async def test_my_card_lands_before_anything_else_moves(site: Site) -> None:
    """Case: I place a card. It lands first; only then what can be drawn appears, and my points fly
    to my score, which has the old number until they arrive."""
    async with site.person(18, reduced_motion="no-preference") as player:
        held = Held(player.page)
        await held.install()
        await player.page.goto(await player.make_table(seats=[MINE, BOT]))
        await player.play_on(2)
        await player.page.wait_for_selector("[data-turn=place]")
        worth = player.page.locator("button.slot", has_text="+").first
        while not await choose_for_points(player):
            assert not await player.play_on(2)
            await player.page.wait_for_selector("[data-turn=place]")
        before = await scores(player.page)
        await held.hold()
        await worth.press("Enter")
        await player.page.wait_for_selector("[data-turn=draw]")
        words = (await held.next())["words"] or ""
        assert words.startswith("+")
        assert await player.page.locator(".draw").evaluate(
            "(it) => parseFloat(getComputedStyle(it).animationDelay) * 1000"
        ) == pytest.approx(260)
        assert (
            await player.page.locator("#board [data-card]").last.evaluate(
                "(it) => it.getAnimations().length"
            )
            == 0
        )
        assert await scores(player.page) == before
        await held.let_go()
        mine = next(iter(before))
        gained = before[mine] + int(words.removeprefix("+"))
        score = player.page.locator(f'[data-player="{mine}"] [data-score]')
        await score.get_by_text(str(gained), exact=True).wait_for()


async def test_reduced_motion(site: Site) -> None:
    """Law: who asked for reduced motion sees nothing fly; the ring is on the card placed last."""
    async with site.person(5) as player:
        held = Held(player.page)
        await held.install()
        await first_turn(player, bots=1)
        await player.draw()
        await player.page.wait_for_selector("[data-turn=place]")
        assert await held.flown() == 0
        last = player.page.locator("[data-player] .miniature img").last
        number = await last.get_attribute("data-card")
        assert await player.page.evaluate(
            SAME_BOX, ["[data-ring]", f'.mini [data-card="{number}"]']
        )


async def test_tybors_cards_move_with_his_words(site: Site) -> None:
    """Case: while a step of his turn is told, its card is not in the market any more and the next
    one still is; the place is refilled after the step."""
    async with site.person(6, reduced_motion="no-preference") as player:
        held = Held(player.page)
        await held.install()
        await player.play_tybor("easy")
        await player.play_on(2)
        await player.page.wait_for_selector("[data-turn=place]")
        await player.place()
        await player.page.wait_for_selector("[data-turn=draw]")
        await held.hold()
        await player.draw()
        empty = player.page.locator("aside .spot:not(:has(img))")
        taken = []
        for step in (1, 2):
            picture = (await held.next())["picture"]
            assert await player.page.locator("[data-step]").count() == step
            assert picture not in await pictures(player.page)
            taken.append(await empty.get_attribute("data-source"))
            await held.shoot("tybor", 0.2, 0.6)
            await held.let_go()
        # Left, then right: the left place was refilled before the right one was empty.
        assert [str(source)[1] for source in taken] == ["1", "2"]
        await empty.wait_for(state="detached")
        shown = await pictures(player.page)
        await player.page.reload()
        await player.page.wait_for_selector("[data-turn=place]")
        assert await pictures(player.page) == shown


async def pictures(page: Page) -> list[Any]:
    """Of the four cards of the market."""
    spots = page.locator("aside .spot:not(:has(.deck)) img")
    return [await spot.get_attribute("src") for spot in await spots.all()]
