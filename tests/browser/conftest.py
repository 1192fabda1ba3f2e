"""One browser for all tests here, and one server a file: people have cookies of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.chromium import browsing
from tests.browser.person import Site
from tests.server.process import running


@pytest.fixture(scope="package")
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as browser:
        yield browser


@pytest.fixture(scope="module")
async def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A server that other tests of the file use, too."""
    async with running(tmp_path_factory.mktemp("site") / "data") as server:
        yield Site(server, browser)


@pytest.fixture
async def own_site(browser: Browser, tmp_path: Path) -> AsyncIterator[Site]:
    """A server for one test alone, which may kill it."""
    async with running(tmp_path / "data") as server:
        yield Site(server, browser)
