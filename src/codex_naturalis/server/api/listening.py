"""How uvicorn serves the app: sockets, their bounds, and how long connections are kept."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal, cast

import uvicorn

from codex_naturalis.server.api.http_protocol import HttpProtocol
from codex_naturalis.server.api.websocket_protocol import WebSocketProtocol
from codex_naturalis.server.api.wire import Wire, wire_of
from codex_naturalis.server.settings import ServerSettings

PING = 20.0
GRACE = 5
"""Seconds that open connections have to end by themselves."""


def uvicorn_config(
    app: Any, wire: Wire | None = None, lifespan: Literal["on", "off"] = "off"
) -> uvicorn.Config:
    """Without a `wire` one with the usual limits is made."""
    wire = wire_of(ServerSettings()) if wire is None else wire
    return uvicorn.Config(
        app,
        # uvicorn wants a class, and only calls it.
        http=cast("Any", partial(HttpProtocol, wire)),
        ws=cast("Any", partial(WebSocketProtocol, wire)),
        # A message is encoded once for all who get it; compression would be done for each of them.
        ws_per_message_deflate=False,
        ws_max_size=wire.limits.frame_bytes,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
