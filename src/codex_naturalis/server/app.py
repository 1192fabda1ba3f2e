"""Wiring only: settings in, an ASGI app out."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import time_ns
from typing import cast

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig

from codex_naturalis import __version__
from codex_naturalis.server.api import (
    health,
    people,
    records,
    reviews,
    site,
    study,
    tables,
    tokens,
)
from codex_naturalis.server.api.callers import SECURITY
from codex_naturalis.server.api.document import Document
from codex_naturalis.server.api.doorkeeper import Doorkeeper
from codex_naturalis.server.api.failures import exception_handlers
from codex_naturalis.server.api.gallery import Gallery
from codex_naturalis.server.api.pages import FOLDER, load_pages
from codex_naturalis.server.api.security import Guard
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.api.socket import socket
from codex_naturalis.server.people.identity import Identity
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people.standings import Standings
from codex_naturalis.server.ports.clock import Clock, Timer
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.rooms.house import House
from codex_naturalis.server.rooms.pairing import Pairing
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.telemetry.access import AccessLog, ASGIApp
from codex_naturalis.server.telemetry.metrics import Metrics
from codex_naturalis.server.telemetry.thinker import MeasuredThinker
from codex_naturalis.server.thinking.pool import PoolThinker
from codex_naturalis.server.thinking.reviewer import Reviewer

STORE = "codex.sqlite3"
KEY = "cookies.key"
"""Signs cookies. Who has it can be anyone; without it everybody must sign in again."""


class SystemClock:
    def now(self) -> int:
        return time_ns() // 1_000_000

    def call_later(self, seconds: float, callback: object) -> Timer:
        assert callable(callback)
        return asyncio.get_running_loop().call_later(seconds, callback)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def create_app(
    settings: ServerSettings, thinker: Thinker | None = None, site_folder: Path = FOLDER
) -> ASGIApp:
    """The whole server, guarded and measured; everything it opens it closes with its lifespan,
    also a thinker that is given. `site_folder` has the built browser client."""
    clock: Clock = SystemClock()
    limits = Limits(clock, settings.rate_limits)
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None]:
        store = await SqliteStore.open(settings.data / STORE)
        pool = thinker or PoolThinker(settings.thinkers, settings.thinking_queue)
        mind = MeasuredThinker(pool, metrics)
        try:
            standings = Standings(store)
            house = House(store, clock, mind, settings, standings.count, metrics.saved)
            services = app.state.services = Services(
                settings=settings,
                store=store,
                clock=clock,
                thinker=mind,
                identity=Identity(store, clock, _key(settings.data / KEY)),
                limits=limits,
                standings=standings,
                house=house,
                pairing=Pairing(house),
                reviewer=Reviewer(store, mind, clock, settings),
                doorkeeper=Doorkeeper(),
                metrics=metrics,
                pages=load_pages(site_folder),
                gallery=Gallery(),
            )
            await house.open()
            lag = asyncio.ensure_future(metrics.watch_loop())
            try:
                yield
            finally:
                await services.doorkeeper.farewell()
                await services.reviewer.close()
                await house.close()
                lag.cancel()
                with suppress(asyncio.CancelledError):
                    await lag
        finally:
            await mind.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            *health.route_handlers,
            *people.route_handlers,
            *tokens.route_handlers,
            *tables.route_handlers,
            *records.route_handlers,
            *reviews.route_handlers,
            *study.route_handlers,
            *site.route_handlers,
            socket,
        ],
        lifespan=[life],
        exception_handlers=exception_handlers,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Codex Naturalis",
            version=__version__,
            description="Tables, people and records. What is live goes over `/api/socket`.",
            components=SECURITY,
            path="/api/schema",
            render_plugins=[Document(path="/openapi.json")],
        ),
    )
    app.asgi_handler = Guard(app.asgi_handler, settings, limits)
    return AccessLog(cast("ASGIApp", app), metrics)


def _key(path: Path) -> bytes:
    """The key of this server, made when it first starts."""
    with suppress(FileExistsError):
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(32))
            os.fsync(file.fileno())
    key = path.read_bytes()
    if len(key) < 32:
        raise ValueError(f"{path} is too short to be a key: delete it, and all sign in again")
    return key
