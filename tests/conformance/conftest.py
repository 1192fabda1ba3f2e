"""Every store there is, one after the other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from codex_naturalis.server.ports.store import Store
from tests.conformance.stores import ADAPTERS


@pytest.fixture(params=ADAPTERS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await ADAPTERS[request.param](tmp_path)
    yield opened
    await opened.close()
