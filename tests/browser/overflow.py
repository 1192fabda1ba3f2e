"""Finds text that does not fit: a page that scrolls sideways, words that are cut or broken."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page

FIND = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


async def overflow(page: Page) -> list[str]:
    """What does not fit on the page as it stands."""
    await page.evaluate("document.fonts.ready.then(() => undefined)")
    found: list[str] = await page.evaluate(FIND)
    return found
