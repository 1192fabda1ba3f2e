"""Wiring only: settings in, an ASGI app out."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig

from codex_naturalis import __version__
from codex_naturalis.protocol.refusals import Refused
from codex_naturalis.server.api import (
    account,
    analyses,
    analysis,
    exercises,
    health,
    moderating,
    own_exercises,
    passkeys,
    people,
    playing_on,
    privacy,
    rated_play,
    records,
    recovery,
    reporting,
    reviews,
    sessions,
    site,
    statistics,
    study,
    tables,
    tokens,
)
from codex_naturalis.server.api.addresses import addresses
from codex_naturalis.server.api.authentication import SECURITY
from codex_naturalis.server.api.failures import exception_handlers
from codex_naturalis.server.api.limiting import on_limit
from codex_naturalis.server.api.openapi import Document
from codex_naturalis.server.api.pages import FOLDER
from codex_naturalis.server.api.proxies import Forwarded, Proxies
from codex_naturalis.server.api.running_games import running_games
from codex_naturalis.server.api.security import Guard
from codex_naturalis.server.api.socket import socket
from codex_naturalis.server.assembly import running
from codex_naturalis.server.draining import Draining
from codex_naturalis.server.front import front_of
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.telemetry.access import AccessLog, ASGIApp
from codex_naturalis.server.telemetry.metrics import Metrics


def create_app(
    settings: ServerSettings,
    thinker: Thinker | None = None,
    site_folder: Path = FOLDER,
    metrics: Metrics | None = None,
    clock: Clock | None = None,
    draining: Draining | None = None,
) -> ASGIApp:
    """The whole server, guarded and measured; everything it opens it closes with its lifespan,
    also a thinker that is given. `site_folder` has the built browser client."""
    front = front_of(settings, metrics, clock, draining)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None]:
        async with running(settings, front, thinker, site_folder) as services:
            app.state.services = services
            yield

    app = Litestar(
        route_handlers=[
            *health.route_handlers,
            addresses,
            *people.route_handlers,
            *sessions.route_handlers,
            *account.route_handlers,
            *recovery.route_handlers,
            *passkeys.route_handlers,
            *privacy.route_handlers,
            *tokens.route_handlers,
            *moderating.route_handlers,
            *reporting.route_handlers,
            *tables.route_handlers,
            *playing_on.route_handlers,
            running_games,
            *rated_play.route_handlers,
            *records.route_handlers,
            *reviews.route_handlers,
            *statistics.route_handlers,
            *exercises.route_handlers,
            *own_exercises.route_handlers,
            *study.route_handlers,
            *analysis.route_handlers,
            *analyses.route_handlers,
            *site.route_handlers,
            socket,
        ],
        lifespan=[life],
        exception_handlers={**exception_handlers, Refused: on_limit},
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
    app.asgi_handler = Guard(app.asgi_handler, settings, front.limits, front.floor, front.networks)
    logged = AccessLog(cast("ASGIApp", app), front.metrics, front.security.hashed)
    return Forwarded(logged, Proxies(settings.proxies))
