"""Wiring only: settings in, an ASGI app out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_network
from pathlib import Path
from typing import cast

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig

from codex_naturalis import __version__
from codex_naturalis.server.analysing.rated_games import RatedGames
from codex_naturalis.server.analysing.searches import Searches
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
from codex_naturalis.server.api.artwork import Artwork
from codex_naturalis.server.api.authentication import SECURITY
from codex_naturalis.server.api.connections import Connections
from codex_naturalis.server.api.failures import exception_handlers
from codex_naturalis.server.api.openapi import Document
from codex_naturalis.server.api.pages import FOLDER, load_pages
from codex_naturalis.server.api.proxies import Forwarded, Proxies
from codex_naturalis.server.api.running_games import running_games
from codex_naturalis.server.api.security import Guard
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.api.socket import socket
from codex_naturalis.server.api.socket_rates import SocketRates
from codex_naturalis.server.api.statistics_files import StatisticsFiles
from codex_naturalis.server.archive.archive import Archive
from codex_naturalis.server.archive.people_statistics import PeopleStatistics
from codex_naturalis.server.archive.reviewer import Reviewer
from codex_naturalis.server.bad_words.bad_words import FILE as BAD_WORDS
from codex_naturalis.server.bad_words.bad_words import BadWords
from codex_naturalis.server.exercises.collection import ExerciseCollection
from codex_naturalis.server.exercises.own import OwnExercises
from codex_naturalis.server.exercises.progress import Progress
from codex_naturalis.server.exercises.solving import Solving
from codex_naturalis.server.housekeeping.keeping import keeping_tasks
from codex_naturalis.server.housekeeping.schedule import Schedule, Task
from codex_naturalis.server.moderation.effects import Effects
from codex_naturalis.server.moderation.moderation import Moderation
from codex_naturalis.server.moderation.networks import BlockedNetworks
from codex_naturalis.server.people.identity_of import identity_of
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people.mailer import Mailer
from codex_naturalis.server.people.old_cookies import OldCookies
from codex_naturalis.server.people.passkeys import Passkeys
from codex_naturalis.server.people.ratings import Ratings
from codex_naturalis.server.people.recovery import Recovery
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import PersonRow
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


BAD_WORDS_EVERY = 15.0
"""Seconds after which a change of the host's file is in force."""


def create_app(
    settings: ServerSettings,
    thinker: Thinker | None = None,
    site_folder: Path = FOLDER,
    metrics: Metrics | None = None,
) -> ASGIApp:
    """The whole server, guarded and measured; everything it opens it closes with its lifespan,
    also a thinker that is given. `site_folder` has the built browser client."""
    clock: Clock = SystemClock()
    limits = Limits(clock, settings.rate_limits)
    metrics = Metrics() if metrics is None else metrics
    networks = BlockedNetworks(clock, tuple(map(ip_network, settings.proxies)))
    bad_words = BadWords(settings.data / BAD_WORDS)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None]:
        store = await SqliteStore.open(settings.data / STORE)
        pool = thinker or PoolThinker(settings.thinkers, settings.thinking_queue)
        measured = MeasuredThinker(pool, metrics)
        try:
            old_cookies = OldCookies(settings.data)
            identity = identity_of(
                store, clock, settings.keeping, old_cookies=old_cookies, is_bad=bad_words.is_in
            )
            ratings = Ratings(store)
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
                is_bad=bad_words.is_in,
            )
            solving = Solving(store, clock, ExerciseCollection())
            own = OwnExercises(archive, store, measured, clock, settings)
            services = app.state.services = Services(
                bad_words=bad_words,
                settings=settings,
                store=store,
                clock=clock,
                thinker=measured,
                identity=identity,
                passkeys=Passkeys(store, clock),
                recovery=Recovery(store, clock, identity),
                mailer=Mailer(settings.mail),
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
                connections=Connections(),
                moderation=Moderation(store, clock, ratings, networks),
                socket_rates=SocketRates(settings.wire, settings.rate_limits),
                metrics=metrics,
                security=SecurityLog(clock),
                pages=load_pages(site_folder),
                artwork=Artwork(),
                previews=Previews(registry, archive, store),
                pictures=Pictures(),
                statistics=StatisticsFiles(people_statistics),
            )
            await registry.open()
            people_statistics.open()
            try:
                async with (
                    decisions_carried_out(services),
                    housekeeping(services),
                    measured_loop(metrics),
                ):
                    yield
            finally:
                await services.mailer.close()
                await services.connections.close_all()
                await services.searches.close()
                await services.reviewer.close()
                await services.pictures.close()
                await registry.close()
                await people_statistics.close()
        finally:
            await measured.close()
            await store.close()

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
    app.asgi_handler = Guard(app.asgi_handler, settings, limits, networks)
    return Forwarded(AccessLog(cast("ASGIApp", app), metrics), Proxies(settings.proxies))


@asynccontextmanager
async def housekeeping(services: Services) -> AsyncGenerator[None]:
    schedule = Schedule(services.clock, services.metrics.housekeeping)
    schedule.open(housekeeping_tasks(services))
    try:
        yield
    finally:
        await schedule.close()


@asynccontextmanager
async def decisions_carried_out(services: Services) -> AsyncGenerator[None]:
    """Those of commands too."""
    sanctions, connections = services.moderation.sanctions, services.connections
    networks = services.moderation.networks

    async def renamed(person: PersonRow) -> None:
        connections.renew(person)
        await services.tables.rename(person.public)

    effects = Effects(
        services.store,
        services.tables,
        sanctions,
        services.security,
        disconnect=connections.refuse,
        disconnect_blocked=lambda: connections.refuse_from(networks.check),
        renamed=renamed,
    )
    await sanctions.open(effects.carry_out)
    services.tables.context.spawn(effects.catch_up())
    try:
        yield
    finally:
        await sanctions.close()


def housekeeping_tasks(services: Services) -> list[Task]:
    """What comes again after a while."""
    people = services.identity
    keeping = services.settings.keeping
    return [
        Task("connections", 60.0, services.connections.check_all),
        Task("bad words", BAD_WORDS_EVERY, services.bad_words.refreshed),
        *keeping_tasks(services.store, services.clock, keeping, people, services.recovery),
    ]


@asynccontextmanager
async def measured_loop(metrics: Metrics) -> AsyncGenerator[None]:
    lag = asyncio.ensure_future(metrics.watch_loop())
    try:
        yield
    finally:
        lag.cancel()
        with suppress(asyncio.CancelledError):
            await lag
