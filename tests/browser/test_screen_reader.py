"""What a screen reader gets: names that say what pictures show, and what is said in between."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.async_api import Locator

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import CardPlaced
from tests.browser.person import OVER, Person, Site, begin

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MINE = {"type": "human", "mine": True}
LISTEN = """() => {
  window.said = {polite: [], assertive: []};
  for (const kind of ["polite", "assertive"]) {
    const region = document.querySelector(`.spoken[aria-live=${kind}]`);
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes)
        for (const node of addedNodes)
          if (node.textContent.trim()) window.said[kind].push(node.textContent.trim());
    }).observe(region, {childList: true, subtree: true});
  }
}"""


def corners(player: Person, card: int, side: Side) -> str:
    """What the corners of a face show, in reading order."""
    face = RETAIL.cards[card].face(side)
    inks = [
        player.words("board-ink-hidden")
        if not is_open
        else player.words(f"sign-{symbol}" if symbol else "board-ink-empty")
        for symbol, is_open in zip(face.corners, face.open, strict=True)
    ]
    if set(inks) == {player.words("board-ink-empty")}:
        return player.words("board-corners-empty")
    return player.words("board-corners", corners=", ".join(inks))


async def names(of: Locator) -> list[str]:
    """Waits until there are some."""
    await of.first.wait_for()
    return [
        await one.get_attribute("aria-label") or await one.get_attribute("alt") or ""
        for one in await of.all()
    ]


def card_of(name: str) -> int:
    found = re.search(r"[Cc]ard (\d+)", name)
    assert found, name
    return int(found[1])


async def test_names_say_what_the_corners_show(site: Site) -> None:
    """Law: the sides of the starter, the cards of the hand and of the market are named with what
    their corners show; the objectives to choose from are neither common nor anybody's yet."""
    async with site.person(51) as player:
        await player.page.goto(await player.make_table(mode="solo-easy", seats=[MINE]))
        await player.page.wait_for_selector("[data-turn=setup]")
        group = player.page.get_by_role("group", name=player.words("table-setup-starter"))
        sides = await names(group.get_by_role("button"))
        for side, name in zip((Side.FRONT, Side.BACK), sides, strict=True):
            assert name.startswith(player.words(f"table-setup-{side}"))
            assert corners(player, card_of(name), side) in name
        await player.play_on(1)
        group = player.page.get_by_role("group", name=player.words("table-setup-objective"))
        for number, name in enumerate(await names(group.get_by_role("button")), 1):
            assert name.endswith(player.words("board-objective-offered", name="", n=number, all=2))
            assert player.words("board-objective-common") not in name
        await player.play_on(1)
        hand = player.page.locator("#hand button.face")
        for name in await names(hand):
            assert corners(player, card_of(name), Side.FRONT) in name
        await hand.first.click(button="right")
        back = (await names(hand))[0]
        assert corners(player, card_of(back), Side.BACK) in back
        market = await names(player.page.locator("#market [data-source] img:not([alt=''])"))
        face_up = [name for name in market if re.search(r"card \d+", name)]
        assert len(face_up) == 4
        for name in face_up:
            card = RETAIL.cards[card_of(name)]
            assert corners(player, card.id, Side.FRONT) in name
            assert player.words(f"sign-{card.kingdom}") in name


async def test_what_is_said(site: Site) -> None:
    """Law: every placement of others is told once, politely, with its points and the new total; my
    turns and nothing else interrupt; at the end nobody is told that it is their turn, but who
    won."""
    async with site.person(52) as player:
        bots = [{"type": "bot", "bot": "greedy"}]
        await player.page.goto(await player.make_table(seats=[MINE, *bots]))
        await player.page.wait_for_selector("[data-turn=setup]")
        await player.page.evaluate(LISTEN)
        assert await player.play_on()
        assert await player.sees_the_totals()
        said: dict[str, list[str]] = await player.page.evaluate("window.said")
        wanted = await placements(player)
        told = " ".join(said["polite"])
        assert {text: told.count(text) for text in wanted} == Counter(wanted)
        assert told.count(player.words("log-voice-over")) == 1
        turns = {player.words("table-your-turn"), player.words("table-status-last-turn")}
        assert set(said["assertive"]) == turns
        live = player.page.locator(".spoken[aria-live]")
        assert await live.nth(1).inner_text() == ""
        winner = await player.page.locator("main h1").inner_text()
        assert winner in said["polite"][-1]
        status = await player.page.locator("#status").text_content() or ""
        assert winner in status
        assert player.words("table-your-turn") not in status


async def placements(player: Person) -> list[str]:
    """All placements of a game, as they are to be told."""
    game = await player.game()
    answer = await player.page.request.get(f"/api/tables/{player.page.url.rpartition('/')[2]}")
    seats: list[dict[str, Any]] = (await answer.json())["seats"]
    shown = [
        player.words(f"bots-name-{seat['bot']}") if seat["bot"] else seat["name"] for seat in seats
    ]
    totals = [0] * len(seats)
    told = []
    for transition in game.transitions:
        for event in transition.events:
            if not isinstance(event, CardPlaced):
                continue
            totals[event.seat] += event.points
            card = RETAIL.cards[event.card]
            told.append(
                player.words(
                    "log-voice-placed",
                    name=shown[event.seat],
                    side=event.side,
                    kind=card.kind,
                    kingdom=str(card.kingdom),
                    points=event.points,
                    total=totals[event.seat],
                )
            )
    return told


async def test_taking_back_is_told(site: Site) -> None:
    """Case: who heard that a card was placed hears that it was taken back."""
    async with site.person(53) as ada, site.person(54) as ben:
        await begin(ada, ben)
        await ada.place()
        await ada.page.wait_for_selector("[data-turn=draw]")
        await ada.page.keyboard.press("z")
        name = await ada.page.locator("[data-player] .who").first.inner_text()
        text = ben.words("log-voice-taken-back", name=name)
        await ben.page.locator(".spoken[aria-live=polite]", has_text=text).wait_for(
            state="attached"
        )


async def test_the_end_of_a_resigned_game(site: Site) -> None:
    """Case: the other resigns in my turn: it is my turn no longer, and I hear at once that I won,
    although the page of the end is still being loaded."""
    async with site.person(55) as ada, site.person(56) as ben:
        await begin(ada, ben)
        assert not await ada.play_on(1)
        await ada.page.wait_for_selector("[data-turn=draw]")
        await ada.page.route("**/Ended-*.js", lambda _: None)  # never answered
        await ben.press(ben.page.get_by_role("button", name=ben.words("menu"), exact=True))
        await ben.press(ben.button("table-resign"))
        await ben.press(ben.page.locator("dialog[open] .button.primary"))
        await ada.page.wait_for_selector(OVER)
        live = ada.page.locator(".spoken[aria-live]")
        assert await live.nth(1).inner_text() == ""
        assert ada.words("end-won-you") in await live.first.inner_text()
