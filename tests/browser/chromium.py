"""A real browser: Debian's Chromium, or whichever is on the machine."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = "no Chromium or Chrome is on PATH; on Debian or Ubuntu: apt-get install chromium"


def _found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


@cache
def executable() -> str:
    """Where it is; installed first where that can be done, else the test is skipped with the
    reason (in CI it fails)."""
    if _found() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
    path = _found()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return path


def _install() -> None:
    """By one of the processes that test side by side; the others wait for it."""
    with (Path(tempfile.gettempdir()) / "codex-naturalis-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _found() is None:
            for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
                subprocess.run(["apt-get", "--quiet", *words], check=False, capture_output=True)


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=executable(), args=list(FLAGS), timeout=60_000
        )
        try:
            yield browser
        finally:
            await browser.close()
