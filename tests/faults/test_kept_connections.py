"""Idle HTTP connections are closed by the client, not by the server: a request that meets the
server's closing would be lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from codex_naturalis.server.wire_limits import WireLimits
from tests.server.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

REQUEST = b"GET /health HTTP/1.1\r\nHost: %s\r\n\r\n"
NGINX = 60
"""Seconds that nginx keeps a connection to a server."""


async def test_a_connection_outlives_its_client(tmp_path: Path) -> None:
    """A connection that is idle for longer than httpx, and so our own client, would use it again
    still answers; a proxy's is kept for longer than the proxy keeps it."""
    clients = httpx.Limits().keepalive_expiry
    assert clients is not None
    assert max(clients, NGINX) < WireLimits().idle_seconds
    async with serving(tmp_path / "data") as url:
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        for pause in (0.0, clients + 1):
            await asyncio.sleep(pause)
            writer.write(REQUEST % where.netloc.encode())
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200"), head
            length = head.lower().partition(b"content-length: ")[2].partition(b"\r")[0]
            await reader.readexactly(int(length))
        writer.close()
        await writer.wait_closed()
