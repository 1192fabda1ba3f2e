"""What the preview of a placement says of the objectives is what the placement then does."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.view_builder import view_of
from tests.browser.person import Person, Site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MINE = {"type": "human", "mine": True}
Changes = dict[int, tuple[int, int, int]]
"""By objective: how often it is fulfilled before and after, and the points between."""


@dataclass
class Announced:
    """What the page said of a placement before it was made."""

    changes: Changes
    name: str
    flag: int


class Planner(Person):
    """Looks for spots that change an objective, and notes what the page says of them."""

    foreseen: list[Announced]

    async def place(self) -> None:
        cards = self.page.locator("#hand button.face")
        for index in range(await cards.count()):
            await self.page.keyboard.press(str(index + 1))
            await self.page.locator("button.slot:focus").wait_for()
            flagged = self.page.locator("button.slot", has=self.page.locator("i"))
            losing = flagged.filter(has_text="⚑−")
            if await losing.count() or await flagged.count():
                slot = (losing if await losing.count() else flagged).first
                break
        else:
            slot = self.page.locator("button.slot").first
        await slot.focus()
        await self.page.locator("button.slot.shown:focus").wait_for()
        self.foreseen.append(
            Announced(
                await self.changes(),
                await slot.locator(".spoken").inner_text(),
                points(await slot.locator("b").inner_text()),
            )
        )
        await slot.press("Enter")

    async def changes(self) -> Changes:
        found: Changes = {}
        for line in await self.page.locator(".callout .objective").all():
            name = await line.locator("img").get_attribute("alt") or ""
            objective = int((re.search(r"\d+", name) or [""])[0])
            numbers = [int(n.replace("−", "-")) for n in NUMBER.findall(await line.inner_text())]
            before, after, worth = numbers
            found[objective] = (before, after, worth)
        return found


NUMBER = re.compile(r"[-+−]?\d+")


def points(flag: str) -> int:
    """Of "+3 ⚑−2" the second number; 0 without a flag."""
    _, _, after = flag.partition("⚑")
    return int(after.replace("−", "-")) if after else 0


def happened(game: Game) -> list[Changes]:
    """By placement of seat 0: what it changed, counted by the engine from the views around it."""
    found = []
    for transition in game.transitions:
        if transition.seat != 0 or not isinstance(transition.move, Place):
            continue
        before = view_of(transition.before, 0).objective_scores
        after = view_of(transition.after, 0).objective_scores
        found.append(
            {
                old.objective: (old.times, new.times, new.points - old.points)
                for old, new in zip(before, after, strict=True)
                if old.times != new.times
            }
        )
    return found


async def test_objectives_in_every_preview(site: Site) -> None:
    """Law: for every placement of a game the callout shows how each objective would change, the
    spot has the sum at its flag and in its spoken name. Games are played until some objective has
    risen and some has fallen."""
    steps: list[int] = []
    async with site.person(71, kind=Planner) as player:
        assert isinstance(player, Planner)
        while not (steps and min(steps) < 0 < max(steps)):
            player.foreseen = []
            await player.page.goto(await player.make_table(mode="solo-easy", seats=[MINE]))
            await player.page.wait_for_selector("[data-turn=setup]")
            await player.play_on()
            done = happened(await player.game())
            assert [announced.changes for announced in player.foreseen] == done
            for announced in player.foreseen:
                total = sum(worth for _, _, worth in announced.changes.values())
                assert announced.flag == total
                told = player.words("board-gains", points=player.words("points", n=total))
                assert (told in announced.name) == bool(total)
            steps += [after - before for one in done for before, after, _ in one.values()]
