"""How heavy and how quick the pages are: `./codex bench pages`.

Chromium loads the home page, a table in mid-game, the statistics, the exercises and the empty
analysis board with an empty cache, in three languages: kilobytes by kind, compressed, without
headers; milliseconds until there is something to press, also with the processor throttled 4×; the
shift of the layout. Then frames a second, throttled: while the cards of a bot's move travel, and
while the board is dragged about. A figure beyond its budget is marked.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser, Page
from rich.console import Console
from rich.table import Table

from tests.browser.budgets import FONTS, READY, SCRIPTS, SMOOTH
from tests.browser.chromium import browsing
from tests.browser.person import Person
from tests.browser.words import words_of
from tests.server.process import running

LANGUAGES = ("en", "cs", "ru")
SLOW = 4
PRESSABLE = "main button, main a.button"
"""Something to press: handlers come with their buttons."""
WATCH = """
window.measured = {ready: null, shift: 0};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) measured.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});
const look = () => {
  if (document.querySelector("%s")) measured.ready = performance.now();
  else requestAnimationFrame(look);
};
look();
"""
FRAMES = """
async () => {
  const gaps = [];
  let last = performance.now();
  const until = last + 2000;
  await new Promise((done) => {
    const tick = (now) => {
      gaps.push(now - last);
      last = now;
      if (now < until) requestAnimationFrame(tick);
      else done();
    };
    requestAnimationFrame(tick);
  });
  gaps.sort((a, b) => a - b);
  return {median: gaps[gaps.length >> 1], p95: gaps[Math.floor(gaps.length * 0.95)]};
}
"""


async def load(
    browser: Browser, url: str, cookies: list[Any], language: str, throttle: int
) -> dict[str, Any]:
    """One first visit, and what it cost."""
    context = await browser.new_context(viewport={"width": 390, "height": 844}, locale=language)
    await context.add_cookies(cookies)
    page = await context.new_page()
    await page.add_init_script(WATCH % PRESSABLE)
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    await session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    weights: Counter[str] = Counter()
    kinds: dict[str, str] = {}
    session.on(
        "Network.responseReceived", lambda said: kinds.update({said["requestId"]: said["type"]})
    )

    def received(said: Mapping[str, Any]) -> None:
        weights[kinds.get(said["requestId"], "Other")] += said["encodedDataLength"]

    session.on("Network.dataReceived", received)
    await page.goto(url)
    await page.wait_for_selector(PRESSABLE)
    await page.wait_for_load_state("networkidle")
    measured = await page.evaluate("window.measured")
    await context.close()
    return {"weights": weights, **measured}


async def game_with_a_bot(player: Person, half_moves: int) -> str:
    """A game of two that has been played for a while, up to our own turn; its address."""
    seats = [{"type": "human", "mine": True}, {"type": "bot", "bot": "greedy"}]
    await player.page.goto(await player.make_table(seats=seats, shuffle_seats=False))
    await player.play_on(half_moves)
    await player.page.wait_for_selector("[data-turn=place]")
    return player.page.url


async def travel(player: Person) -> dict[str, float]:
    """Frames while the cards of a bot's move travel."""
    await player.play_on(1)
    await player.page.wait_for_selector("[data-turn=draw]")
    frames = asyncio.ensure_future(player.page.evaluate(FRAMES))
    await player.play_on(1)
    measured: dict[str, float] = await frames
    return measured


async def drag(page: Page) -> dict[str, float]:
    """Frames while the board is dragged about."""
    box = await page.locator("#board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 4
    await page.mouse.move(x, y)
    await page.mouse.down()
    frames = asyncio.ensure_future(page.evaluate(FRAMES))
    for step in range(60):
        await page.mouse.move(x + 40 * (step % 3 - 1), y + step)
    await page.mouse.up()
    measured: dict[str, float] = await frames
    return measured


def against(value: float, budget: float, form: str = ".1f") -> str:
    """A figure with its budget, marked if it is beyond."""
    over = "[red]over[/red] " if value > budget else ""
    return f"{over}{value:{form}} / {budget:g}"


async def visits(browser: Browser, pages: Mapping[str, str], cookies: list[Any]) -> Table:
    shown = Table(title="A first visit: figure / budget", title_justify="left")
    for head in ("page", "", "scripts kB", "fonts kB", "styles", "pictures", "all kB"):
        shown.add_column(head, justify="right")
    for head in ("ready ms", f"at CPU 1/{SLOW}", "shift"):
        shown.add_column(head, justify="right")
    for name, url in pages.items():
        for language in LANGUAGES:
            cost = await load(browser, url, cookies, language, 1)
            slow = await load(browser, url, cookies, language, SLOW)
            weights = cost["weights"]
            shown.add_row(
                name,
                language,
                against(weights["Script"] / 1000, SCRIPTS[name] / 1000),
                against(weights["Font"] / 1000, FONTS[language] / 1000),
                f"{weights['Stylesheet'] / 1000:.1f}",
                f"{weights['Image'] / 1000:.1f}",
                f"{weights.total() / 1000:.1f}",
                f"{cost['ready']:.0f}",
                against(slow["ready"], READY[name], ".0f"),
                f"{max(cost['shift'], slow['shift']):.3f}",
            )
    return shown


def smoothness(what: str, frames: Mapping[str, float]) -> str:
    return (
        f"{what}, CPU 1/{SLOW}: {1000 / frames['median']:.0f} frames a second in the median;"
        f" ms a frame {against(frames['median'], SMOOTH)}, at p95 {frames['p95']:.1f}"
        " (drawn in software here)"
    )


async def main() -> None:
    console = Console(width=130)
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as server, browsing() as browser:
            context = await browser.new_context(
                base_url=server.url,
                viewport={"width": 1440, "height": 900},
                locale="en",
                reduced_motion="no-preference",
            )
            player = Person(await context.new_page(), words_of("en"), Random(1))
            table = await game_with_a_bot(player, 16)
            cookies: list[Any] = list(await context.cookies())
            others = ("statistics", "exercises", "analysis")
            pages = {"home": server.url, "table": table}
            pages |= {name: f"{server.url}/{name}" for name in others}
            console.print(await visits(browser, pages, cookies))
            session = await context.new_cdp_session(player.page)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
            console.print(smoothness("A bot's cards travel", await travel(player)))
            await player.page.wait_for_selector("[data-turn=place]")
            console.print(smoothness("Dragging the board", await drag(player.page)))


if __name__ == "__main__":
    asyncio.run(main())
