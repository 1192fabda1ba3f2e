"""The real server, on a real port, in the event loop of a test."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

from codex_naturalis.server.api.listening import uvicorn_config
from codex_naturalis.server.api.pages import FOLDER
from codex_naturalis.server.api.wire import wire_of
from codex_naturalis.server.app import create_app
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.telemetry.metrics import Metrics
from tests.server.inline import InlineThinker


def metrics_of(url: str) -> str:
    """Those of a server that runs here."""
    return _RUNNING[url].render().decode()


_RUNNING: dict[str, Metrics] = {}


@asynccontextmanager
async def serving(
    data: Path, site: Path = FOLDER, thinker: Thinker | None = None, **settings: Any
) -> AsyncIterator[str]:
    """Its URL; settings as of ServerSettings, bots without a pause unless asked for; `site` is
    the folder of the browser client; who thinks does so at once unless told. For what happens
    when a server is stopped or killed, start `./codex serve` instead."""
    data.mkdir(exist_ok=True)
    quick: dict[str, Any] = {"data": data, "bot_pause": 0.0}
    chosen = ServerSettings(**quick | settings)
    metrics = Metrics()
    app = create_app(chosen, thinker or InlineThinker(), site, metrics)
    wire = wire_of(chosen, metrics.wire)
    server = uvicorn.Server(uvicorn_config(app, wire, lifespan="on"))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        # asyncio does it only for sockets that say they are TCP, which these do not.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        running = asyncio.ensure_future(server.serve([listener]))
        while not server.started and not running.done():
            await asyncio.sleep(0.01)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        _RUNNING[url] = metrics
        try:
            yield url
        finally:
            del _RUNNING[url]
            server.should_exit = True
            await running
