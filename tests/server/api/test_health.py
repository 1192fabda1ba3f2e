"""What the server says of itself, to everybody and to operators."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx import AsyncClient

from tests.server.serving import serving
from tests.server.visiting import OPERATORS, process

pytestmark = pytest.mark.anyio


def written(data: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes() for path in data.iterdir() if path.suffix != ".sqlite3-shm"
    }


@pytest.mark.slow
async def test_by_whatever_name(tmp_path: Path) -> None:
    """A server with a public name is watched over by the address of its node and by names of a
    private network; by names that a stranger can have point to it, only /health answers, which says
    nothing."""
    private = ("10.0.0.5", "10.0.0.5:8001", "[fd00::5]:8001", "node1:8001", "node1.internal")
    with process(tmp_path / "data", "--public-url", "https://codex.example") as (url, _):
        async with AsyncClient(timeout=30) as http:

            async def asked(where: str, host: str) -> int:
                return (await http.get(where, headers={"Host": host})).status_code

            for host in (*private, "stranger.example"):
                assert await asked(f"{url}/health", host) == 200
                assert await asked(f"{url}/api/bots", host) == 403
                for path in ("/metrics", "/health"):
                    right = 200 if host in private else 403
                    assert await asked(OPERATORS[url] + path, host) == right, (host, path)
                assert await asked(f"{url}/operation/metrics", host) in (403, 404)


async def test_looking_changes_nothing(tmp_path: Path) -> None:
    """Strangers may ask for the health as often as they like: not one byte is written."""
    data = tmp_path / "data"
    async with serving(data) as url, AsyncClient(base_url=url, timeout=30) as http:
        before = written(data)
        for _ in range(20):
            assert (await http.get("/health")).json() == {"status": "ok"}
        assert written(data) == before
