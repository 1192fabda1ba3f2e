"""Requests while a server stops: those under way are answered, later ones are refused, and nothing
of it is a fault in the log."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import httpx
import pytest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_requests_during_the_end(tmp_path: Path) -> None:
    """Clients that ask without a pause, over connections that they keep, while SIGTERM comes."""
    words = ["-m", "codex_naturalis", "serve", "--port", "0", "--json", "--no-rate-limits"]
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, *words, "--data", str(tmp_path / "data"), "--log-level", "warning"),
        stdout=PIPE,
        stderr=PIPE,
    )
    assert server.stdout is not None
    url = json.loads(await server.stdout.readline())["url"]
    statuses: list[int] = []

    async def ask() -> None:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            await http.post("/api/guests")
            while True:
                try:
                    answer = await http.get("/api/me/games")
                except httpx.TransportError:
                    return
                statuses.append(answer.status_code)

    asking = [asyncio.ensure_future(ask()) for _ in range(8)]
    while len(statuses) < 50:
        await asyncio.sleep(0.01)
    server.send_signal(signal.SIGTERM)
    async with asyncio.timeout(60):
        _, log = await server.communicate()
        await asyncio.gather(*asking)
    assert set(statuses) <= {200, 503}
    assert server.returncode == 0
    lines = [line for line in log.decode().splitlines() if " error " in line or "Trace" in line]
    assert lines == []
