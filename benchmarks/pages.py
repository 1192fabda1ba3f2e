"""How heavy and how quick the pages are: `./codex bench pages`.

Chromium loads the home page and a table in mid-game with an empty cache, at full speed and with the
processor throttled 4×: kilobytes over the wire by kind, milliseconds until there is something to
press, the shift of the layout; then frames a second while a large area is dragged about.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page
from rich.console import Console
from rich.table import Table

from tests.browser.chromium import browsing
from tests.server.process import running

KINDS = ("Document", "Script", "Stylesheet", "Font", "Image", "other")
READY = "main button, main a.button"
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


async def load(browser: Browser, url: str, cookies: list[Any], throttle: int) -> dict[str, Any]:
    """One first visit, and what it cost."""
    context = await browser.new_context(viewport={"width": 390, "height": 844})
    await context.add_cookies(cookies)
    page = await context.new_page()
    await page.add_init_script(WATCH % READY)
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    await session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    weights: Counter[str] = Counter()
    kinds: dict[str, str] = {}
    session.on(
        "Network.responseReceived", lambda said: kinds.update({said["requestId"]: said["type"]})
    )

    def finished(said: Mapping[str, Any]) -> None:
        kind = kinds.get(said["requestId"], "other")
        weights[kind if kind in KINDS else "other"] += said["encodedDataLength"]

    session.on("Network.loadingFinished", finished)
    await page.goto(url)
    await page.wait_for_selector(READY)
    await page.wait_for_load_state("networkidle")
    measured = await page.evaluate("window.measured")
    await context.close()
    return {"weights": weights, **measured}


async def table_in_mid_game(page: Page, url: str) -> str:
    """A table of two bots and us, left to the bot that stands in for us; its address."""
    table = await page.evaluate(
        """async (url) => {
          await fetch(url + "/api/guests", {method: "POST"});
          const body = {mode: "solo-normal", seats: [{type: "human", mine: true}]};
          const answer = await fetch(url + "/api/tables", {
            method: "POST", body: JSON.stringify(body),
            headers: {"content-type": "application/json"},
          });
          return (await answer.json()).id;
        }""",
        url,
    )
    return f"{url}/table/{table}"


async def drag(page: Page) -> dict[str, float]:
    """Frames while the board is dragged about."""
    board = page.locator(".slot").first
    box = await board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    await page.mouse.move(x, y)
    await page.mouse.down()
    frames = asyncio.ensure_future(page.evaluate(FRAMES))
    for step in range(60):
        await page.mouse.move(x + 40 * (step % 3 - 1), y + step)
    await page.mouse.up()
    measured: dict[str, float] = await frames
    return measured


async def main() -> None:
    console = Console(width=120)
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as server, browsing() as browser:
            context = await browser.new_context()
            page = await context.new_page()
            await page.goto(server.url)
            table = await table_in_mid_game(page, server.url)
            cookies: list[Any] = list(await context.cookies())
            shown = Table(title="A first visit", title_justify="left")
            for head in (
                "page",
                "CPU",
                *(f"{kind} kB" for kind in KINDS),
                "all kB",
                "ready ms",
                "shift",
            ):
                shown.add_column(head, justify="right")
            for name, url in (("home", server.url), ("table", table)):
                for throttle in (1, 4):
                    cost = await load(browser, url, cookies, throttle)
                    weights = cost["weights"]
                    shown.add_row(
                        name,
                        f"1/{throttle}",
                        *(f"{weights[kind] / 1000:.1f}" for kind in KINDS),
                        f"{weights.total() / 1000:.1f}",
                        f"{cost['ready']:.0f}",
                        f"{cost['shift']:.3f}",
                    )
            console.print(shown)
            await page.goto(table)
            await page.wait_for_selector(".slot")
            session = await context.new_cdp_session(page)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
            frames = await drag(page)
            console.print(
                f"Dragging the board, CPU 1/4: {frames['median']:.1f} ms a frame in the median,"
                f" {frames['p95']:.1f} at p95 (drawn in software here)"
            )


if __name__ == "__main__":
    asyncio.run(main())
