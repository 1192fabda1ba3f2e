"""A person at a browser: looks at the page, and presses what a person presses."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from httpx import AsyncClient
from playwright.async_api import Browser, Locator, Page

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import read_record
from codex_naturalis.protocol.messages import Welcome
from tests.browser.words import Words, words_of
from tests.server.process import ServerProcess
from tests.server.visiting import Line, Visitor, finish_game

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOST_HALF_MOVES = 600
"""More than any game has."""
MOST_TABS = 120
NEAR = 4
"""So many Tabs, at most, lead from where the focus is to what has to be pressed next."""
MINE = "[data-turn]"
PASS = "[data-turn=pass]"
OVER = "[data-stage=finished]"


class Person:
    def __init__(
        self,
        page: Page,
        words: Words,
        rng: Random,
        touch: bool = False,
        provokes: Sequence[str] = (),
    ) -> None:
        self.page = page
        self.provokes = provokes
        """Parts of the errors in the console that the test causes on purpose."""
        self.words = words
        self.rng = rng
        self.touch = touch
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        """What a browser complains of: scripts, what our policy on content forbids, and answers
        that are errors."""
        if message.type == "error" and not any(part in message.text for part in self.provokes):
            self.faults.append(f"{message.text} {message.location.get('url', '')}")

    def button(self, name: str, **arguments: str | int) -> Locator:
        """By what it says, whatever key it names besides."""
        if arguments:
            return self.page.get_by_role("button", name=self.words(name, **arguments))
        return self.page.get_by_role("button", name=self.words.begins(name))

    async def press(self, what: Locator) -> None:
        await (what.tap() if self.touch else what.click())

    async def play_tybor(self, level: str) -> None:
        """From the front page into a game, by two presses at most."""
        await self.page.goto("/")
        tile = self.page.locator("section.tile", has_text=self.words("lobby-tybor-text"))
        wanted = tile.locator("label", has_text=self.words(f"lobby-level-{level}"))
        if not await wanted.locator("input").is_checked():
            await self.press(wanted)
        await self.press(tile.get_by_role("button", name=self.words("lobby-play"), exact=True))
        await self.page.wait_for_url("**/table/*")

    async def make_table(self, **settings: Any) -> str:
        """A table of this person, made over REST; its path."""
        if not (await self.page.request.get("/api/me")).ok:
            await self.page.request.post("/api/guests")
        answer = await self.page.request.post("/api/tables", data=settings)
        assert answer.ok, await answer.text()
        return f"/table/{(await answer.json())['id']}"

    async def play_on(self, half_moves: int = MOST_HALF_MOVES) -> bool:
        """Play whatever is mine to play, so many half-moves at most; tells whether it is over."""
        table = self.page.locator("[data-stage]")
        for _ in range(half_moves):
            await self.page.wait_for_selector(f"{MINE}, {OVER}", timeout=60_000)
            if await self.page.locator(OVER).count():
                return True
            if await self.page.locator(PASS).count():
                await self.press(self.page.locator(f"{PASS} .button.primary"))
                await self.page.wait_for_selector(PASS, state="detached")
                continue
            version = await table.get_attribute("data-version")
            await self.play(await table.get_attribute("data-turn") or "")
            await self.page.wait_for_selector(
                f'[data-stage][aria-busy=false]:not([data-version="{version}"])', timeout=60_000
            )
            await self.done()
        return bool(await self.page.locator(OVER).count())

    async def finish(self) -> None:
        """The rest of the game from another device of the same person: what is mine to play is
        played there, and this page sees it."""
        table = self.page.url.rpartition("/table/")[2]
        async with self.elsewhere() as line:
            me = line.last(Welcome).me.person
            await line.do("watch", table=table)
            seats = [n for n, seat in enumerate(line.table.seats) if seat.person == me]
            await finish_game(line, table, seats, self.rng)
        await self.page.wait_for_selector(OVER, timeout=60_000)

    @asynccontextmanager
    async def elsewhere(self) -> AsyncIterator[Line]:
        """A socket of the same person, on another device."""
        url = self.page.url.partition("/table/")[0].rstrip("/")
        cookies = await self.page.context.cookies(url)
        async with AsyncClient(base_url=url, timeout=60) as http:
            http.cookies.update({one.get("name", ""): one.get("value", "") for one in cookies})
            async with Visitor(url, http).line() as line:
                yield line

    async def version(self) -> int:
        """Of the table on screen."""
        return int(await self.page.locator("[data-stage]").get_attribute("data-version") or 0)

    async def play(self, turn: str) -> None:
        if turn == "setup":
            await self.settle()
        elif turn == "place":
            await self.place()
        else:
            await self.draw()

    async def done(self) -> None:
        """After each half-move."""

    async def settle(self) -> None:
        """The face of the starter, or one of two objectives."""
        choices = self.page.locator(".setup .choices button")
        starter = await self.page.locator(".setup .choices button.face").count()
        await self.press(choices.nth(self.rng.randrange(await choices.count())))
        if not starter:
            await self.press(self.button("table-setup-keep"))

    async def place(self) -> None:
        """Some card, by its back if its front cannot be paid, on some slot."""
        cards = self.page.locator("#hand button.face")
        await self.press(cards.nth(self.rng.randrange(await cards.count())))
        slots = self.page.locator("button.slot")
        await slots.first.wait_for()
        # Off the screen or behind the hand: the keyboard reaches every slot.
        await slots.nth(self.rng.randrange(await slots.count())).press("Enter")

    async def draw(self) -> None:
        spots = self.page.locator("#market button.leaf")
        await self.press(spots.nth(self.rng.randrange(await spots.count())))
        await self.press(self.page.locator("#market .button.primary"))

    async def game(self) -> Game:
        """The record that the server gives of the game on screen, replayed."""
        table = self.page.url.rpartition("/")[2]
        answer = await self.page.request.get(f"/api/tables/{table}/record")
        assert answer.ok
        return read_record(await answer.text())

    async def sees_the_totals(self) -> bool:
        """The end shows the totals that the record gives, seat by seat."""
        outcome = (await self.game()).outcome()
        assert outcome is not None
        await self.page.wait_for_selector("td.total")
        if await (skip := self.button("end-skip")).count():
            await self.press(skip)
        shown = await self.page.locator("td.total").all_inner_texts()
        return [int(total) for total in shown] == [score.total for score in outcome.scores]


class Typist(Person):
    """Has no mouse: goes by Tab, chooses by keys. At the table the focus is where the next thing is
    to be done, so that few Tabs are needed, and it is never lost."""

    most_tabs = MOST_TABS

    async def focused(self) -> str:
        """What has the focus, in the words of its markup."""
        return str(
            await self.page.evaluate("document.activeElement?.outerHTML.split('>')[0] ?? 'nothing'")
        )

    async def done(self) -> None:
        held = await self.focused()
        assert not held.startswith("<body"), f"{self.page.url} lost the focus"
        self.most_tabs = NEAR

    async def press(self, what: Locator) -> None:
        """Tab until it has the focus, or the radio inside it; then as keys do it."""
        wanted = await what.element_handle()
        for tabs in range(self.most_tabs + 1):
            if tabs:
                await self.page.keyboard.press("Tab")
            if await wanted.evaluate("(it) => it.contains(document.activeElement)"):
                break
        else:
            raise AssertionError(f"{self.most_tabs} Tabs from {what}: {await self.focused()}")
        await self.page.keyboard.press("Enter")

    async def place(self) -> None:
        card = self.rng.choice("123"[: await self.page.locator("#hand button.face").count()])
        await self.page.keyboard.press(card)
        await self.page.locator("button.slot:focus").wait_for()
        for _ in range(self.rng.randrange(4)):
            await self.page.keyboard.press(self.rng.choice(["ArrowUp", "ArrowLeft", "ArrowRight"]))
        await self.page.keyboard.press("Enter")

    async def draw(self) -> None:
        take = self.page.locator("#market .button.primary")
        while await take.is_disabled():
            await self.page.keyboard.press(self.rng.choice("rgqwas"))
        await self.page.keyboard.press("Enter")


async def begin(ada: Person, ben: Person, **settings: Any) -> None:
    """A game of two, up to Ada's first turn."""
    seats = [{"type": "human", "mine": True}, {"type": "human"}]
    table = await ada.make_table(seats=seats, shuffle_seats=False, **settings)
    await ada.page.goto(table)
    await ben.page.goto(ada.page.url)
    await ben.press(ben.button("table-sit").first)
    for player in (ada, ben):
        await player.page.wait_for_selector("[data-turn=setup]")
        await player.play_on(2)
    await ada.page.wait_for_selector("[data-turn=place]")


class Site:
    """A server and a browser, for any number of people."""

    def __init__(self, server: ServerProcess, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    @asynccontextmanager
    async def person(
        self,
        seed: int = 1,
        language: str = "en",
        phone: bool = False,
        kind: type[Person] = Person,
        provokes: Sequence[str] = (),
        **wishes: Any,
    ) -> AsyncIterator[Person]:
        """With cookies and settings of its own; motion only where it is wished."""
        usual = {
            "base_url": self.server.url,
            "reduced_motion": "reduce",
            "viewport": PHONE if phone else DESKTOP,
        }
        context = await self.browser.new_context(
            locale=language, has_touch=phone, is_mobile=phone, **usual | wishes
        )
        context.set_default_timeout(30_000)
        player = kind(await context.new_page(), words_of(language), Random(seed), phone, provokes)
        try:
            yield player
        finally:
            await context.close()
        assert not player.faults, player.faults
