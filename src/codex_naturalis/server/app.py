"""Wiring only: settings in, an ASGI app out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import cast

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig

from codex_naturalis import __version__
from codex_naturalis.server.analysing.rated_games import RatedGames
from codex_naturalis.server.analysing.searches import Searches
from codex_naturalis.server.api import (
    analyses,
    analysis,
    exercises,
    health,
    own_exercises,
    people,
    playing_on,
    rated_play,
    records,
    reviews,
    site,
    statistics,
    study,
    tables,
    tokens,
)
from codex_naturalis.server.api.addresses import addresses
from codex_naturalis.server.api.artwork import Artwork
from codex_naturalis.server.api.authentication import SECURITY
from codex_naturalis.server.api.connections import Connections
from codex_naturalis.server.api.failures import exception_handlers
from codex_naturalis.server.api.openapi import Document
from codex_naturalis.server.api.pages import FOLDER, load_pages
from codex_naturalis.server.api.running_games import running_games
from codex_naturalis.server.api.security import Guard
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.api.socket import socket
from codex_naturalis.server.api.statistics_files import StatisticsFiles
from codex_naturalis.server.archive.archive import Archive
from codex_naturalis.server.archive.people_statistics import PeopleStatistics
from codex_naturalis.server.archive.reviewer import Reviewer
from codex_naturalis.server.exercises.collection import ExerciseCollection
from codex_naturalis.server.exercises.own import OwnExercises
from codex_naturalis.server.exercises.progress import Progress
from codex_naturalis.server.exercises.solving import Solving
from codex_naturalis.server.housekeeping.schedule import Schedule, Task
from codex_naturalis.server.ladder import engine_play
from codex_naturalis.server.ladder.ladder import Ladder
from codex_naturalis.server.people.cookie_key import cookie_key
from codex_naturalis.server.people.identity import Identity
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people.ratings import Ratings
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.previews.pictures import Pictures
from codex_naturalis.server.previews.preview import Previews
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.system_clock import SystemClock
from codex_naturalis.server.tables.pairing import Pairing
from codex_naturalis.server.tables.registry import TableRegistry
from codex_naturalis.server.telemetry.access import AccessLog, ASGIApp
from codex_naturalis.server.telemetry.metrics import Metrics
from codex_naturalis.server.telemetry.security_events import SecurityLog
from codex_naturalis.server.telemetry.thinker import MeasuredThinker
from codex_naturalis.server.thinking.pool import PoolThinker

STORE = "codex.sqlite3"
KEY = "cookies.key"
"""Signs cookies. Who has it can be anyone; without it everybody must sign in again."""


def create_app(  # noqa: PLR0915  wiring only: one line a service
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
        measured = MeasuredThinker(pool, metrics)
        try:
            ratings = Ratings(store, clock)
            security = SecurityLog(clock)
            connections = Connections()
            told = rated_play.teller(connections, lambda: services.pairing)
            ladder = Ladder(store, clock, settings, ratings, security, told)
            archive = Archive(store)
            people_statistics = PeopleStatistics(store)
            registry = TableRegistry(
                store,
                clock,
                measured,
                settings,
                rate=ratings.rate,
                saved=metrics.saved,
                ended=people_statistics.count,
                admit=ladder.admission.check,
                rated_changed=ladder.look,
            )
            solving = Solving(store, clock, ExerciseCollection())
            own = OwnExercises(archive, store, measured, clock, settings)
            services = app.state.services = Services(
                settings=settings,
                store=store,
                clock=clock,
                thinker=measured,
                identity=Identity(store, clock, cookie_key(settings.data / KEY)),
                limits=limits,
                ratings=ratings,
                tables=registry,
                pairing=Pairing(registry),
                archive=archive,
                reviewer=Reviewer(archive, store, measured, clock, settings, own.collect),
                exercises=solving,
                own_exercises=own,
                exercise_progress=Progress(store, clock, solving, own),
                searches=Searches(measured, limits),
                rated_games=RatedGames(store, registry),
                connections=connections,
                metrics=metrics,
                security=security,
                pages=load_pages(site_folder),
                artwork=Artwork(),
                previews=Previews(registry, archive, store),
                pictures=Pictures(),
                statistics=StatisticsFiles(people_statistics),
                ladder=ladder,
            )
            await registry.open()
            people_statistics.open()
            await services.pairing.open()
            ladder.open()
            schedule = Schedule(clock, metrics.housekeeping)
            schedule.open(housekeeping_tasks(services))
            try:
                async with measured_loop(metrics):
                    yield
            finally:
                await schedule.close()
                await services.connections.close_all()
                await services.searches.close()
                await services.reviewer.close()
                await services.pictures.close()
                await registry.close()
                await ladder.close()
                await people_statistics.close()
        finally:
            await measured.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            *health.route_handlers,
            addresses,
            *people.route_handlers,
            *tokens.route_handlers,
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


def housekeeping_tasks(services: Services) -> list[Task]:
    """What comes again after a while."""
    return [Task("engine play", engine_play.EVERY, services.ladder.engine_play.batch)]


@asynccontextmanager
async def measured_loop(metrics: Metrics) -> AsyncGenerator[None]:
    lag = asyncio.ensure_future(metrics.watch_loop())
    try:
        yield
    finally:
        lag.cancel()
        with suppress(asyncio.CancelledError):
            await lag
