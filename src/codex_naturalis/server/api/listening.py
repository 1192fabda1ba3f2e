"""How uvicorn serves the app: sockets, their bounds, and how long connections are kept."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Literal

import uvicorn

from codex_naturalis.server.api.websocket_protocol import WebSocketProtocol

MOST_FRAME_BYTES = 16 * 2**10
PING = 20.0
KEEP_ALIVE = 75
"""Seconds that an idle HTTP connection is kept: longer than clients and proxies keep theirs (httpx
5, nginx 60). If the server closed it first, a request sent at that moment would be lost."""
GRACE = 5
"""Seconds that open connections have to end by themselves."""


def uvicorn_config(app: Any, lifespan: Literal["on", "off"] = "off") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="httptools" if find_spec("httptools") else "h11",
        ws=WebSocketProtocol,
        # A message is encoded once for all who get it; compression would be done for each of them.
        ws_per_message_deflate=False,
        ws_max_size=MOST_FRAME_BYTES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )
