"""What the server says of itself, to everybody and to operators."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx import AsyncClient

from tests.server.serving import serving

pytestmark = pytest.mark.anyio


def written(data: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes() for path in data.iterdir() if path.suffix != ".sqlite3-shm"
    }


async def test_looking_changes_nothing(tmp_path: Path) -> None:
    """Strangers may ask for the health as often as they like: not one byte is written."""
    data = tmp_path / "data"
    async with serving(data) as url, AsyncClient(base_url=url, timeout=30) as http:
        before = written(data)
        for _ in range(20):
            assert (await http.get("/health")).json() == {"status": "ok"}
        assert written(data) == before
