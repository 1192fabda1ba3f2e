"""The services of a running server, made from its settings."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from codex_naturalis import __version__
from codex_naturalis.server.analysing.rated_games import RatedGames
from codex_naturalis.server.analysing.searches import Searches
from codex_naturalis.server.api import rated_play
from codex_naturalis.server.api.artwork import Artwork
from codex_naturalis.server.api.connections import Connections
from codex_naturalis.server.api.elsewhere import follow_people
from codex_naturalis.server.api.pages import load_pages
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.api.socket_rates import SocketRates
from codex_naturalis.server.api.statistics_files import StatisticsFiles
from codex_naturalis.server.archive.archive import Archive
from codex_naturalis.server.archive.people_statistics import PeopleStatistics
from codex_naturalis.server.archive.reviewer import Reviewer
from codex_naturalis.server.background import background
from codex_naturalis.server.bus.bus_of import bus_of
from codex_naturalis.server.exercises.collection import ExerciseCollection
from codex_naturalis.server.exercises.own import OwnExercises
from codex_naturalis.server.exercises.progress import Progress
from codex_naturalis.server.exercises.solving import Solving
from codex_naturalis.server.front import Front
from codex_naturalis.server.ladder.ladder import Ladder
from codex_naturalis.server.moderation.moderation import Moderation
from codex_naturalis.server.nodes.node import ALONE, Node
from codex_naturalis.server.nodes.several import SeveralNodes
from codex_naturalis.server.people.identity_of import identity_of
from codex_naturalis.server.people.mailer import Mailer
from codex_naturalis.server.people.passkeys import Passkeys
from codex_naturalis.server.people.payers import Payers
from codex_naturalis.server.people.ratings import Ratings
from codex_naturalis.server.people.recovery import Recovery
from codex_naturalis.server.people.shared_limits import share
from codex_naturalis.server.ports.bus import Bus
from codex_naturalis.server.ports.store import Store
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.previews.pictures import Pictures
from codex_naturalis.server.previews.preview import Previews
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.store.opening import open_store
from codex_naturalis.server.tables.pairing import Pairing
from codex_naturalis.server.tables.registry import TableRegistry
from codex_naturalis.server.telemetry.bus import TracedBus
from codex_naturalis.server.telemetry.metrics import Metrics
from codex_naturalis.server.telemetry.thinker import MeasuredThinker
from codex_naturalis.server.thinking.bus_thinker import BusThinker
from codex_naturalis.server.thinking.pool import PoolThinker

STORE = "codex.sqlite3"
DRAINING = 5.0
"""Seconds in which people are sent to other nodes."""


@asynccontextmanager
async def running(
    settings: ServerSettings, front: Front, thinker: Thinker | None, site_folder: Path
) -> AsyncGenerator[Services]:
    """Everything it opens it closes, also a thinker that is given."""
    async with _foundations(settings, front, thinker) as (store, node, measured):
        payers = Payers()
        identity = identity_of(store, front.clock, settings, is_bad=front.bad_words.is_in)
        ratings = Ratings(store, front.clock)
        connections = Connections(node.tell)
        told = rated_play.teller(connections, node, lambda: services.pairing)
        ladder = Ladder(store, front.clock, settings, ratings, front.security, told)
        archive = Archive(store)
        people_statistics = PeopleStatistics(store)
        registry = TableRegistry(
            store,
            node,
            measured,
            settings,
            rate=ratings.rate,
            saved=front.metrics.saved,
            ended=people_statistics.count,
            payer_of=payers.payer_of,
            is_bad=front.bad_words.is_in,
            admit=ladder.admission.check,
            rated_changed=ladder.look,
        )
        registry.trace(front.tracer)
        solving = Solving(store, front.clock, ExerciseCollection())
        own = OwnExercises(archive, store, measured, front.clock, settings, payers.payer_of)
        services = Services(
            bad_words=front.bad_words,
            settings=settings,
            store=store,
            clock=front.clock,
            thinker=measured,
            identity=identity,
            passkeys=Passkeys(store, front.clock),
            recovery=Recovery(store, front.clock, identity),
            mailer=Mailer(settings.mail),
            limits=front.limits,
            floor=front.floor,
            payers=payers,
            ratings=ratings,
            tables=registry,
            pairing=Pairing(registry),
            archive=archive,
            reviewer=Reviewer(archive, store, measured, front.clock, settings, own.collect),
            exercises=solving,
            own_exercises=own,
            exercise_progress=Progress(store, front.clock, solving, own),
            searches=Searches(measured, front.limits, payers.payer_of),
            rated_games=RatedGames(store, registry),
            connections=connections,
            moderation=Moderation(store, front.clock, ratings, front.networks),
            socket_rates=SocketRates(settings.wire, settings.rate_limits),
            metrics=front.metrics,
            tracer=front.tracer,
            security=front.security,
            pages=load_pages(site_folder),
            artwork=Artwork(),
            previews=Previews(registry, archive, store),
            pictures=Pictures(),
            statistics=StatisticsFiles(people_statistics, node),
            ladder=ladder,
        )
        registry.missed += [people_statistics.catch_up, ladder.catch_up]
        follow_people(services)
        if node.id != ALONE:
            registry.context.spawn(share(front.limits, node))
        await registry.open()
        people_statistics.open()
        await services.pairing.open()
        ladder.open()
        front.draining.by(partial(_drain, settings, node, connections))
        try:
            async with background(services):
                yield services
        finally:
            await services.mailer.close()
            await services.connections.close_all()
            await services.searches.close()
            await services.reviewer.close()
            await services.pictures.close()
            await registry.close()
            await ladder.close()
            await people_statistics.close()


async def _drain(settings: ServerSettings, node: Node, connections: Connections) -> None:
    """Others go on with the bots, and people come to them, not all in the same moment."""
    await node.drain()
    seconds = settings.drain_seconds
    if seconds is None:
        seconds = DRAINING if node.others else 0.0
    if seconds:
        await connections.send_away(seconds)


@asynccontextmanager
async def _foundations(
    settings: ServerSettings, front: Front, thinker: Thinker | None
) -> AsyncGenerator[tuple[Store, Node, Thinker]]:
    """The store, this node among those that use it, and who thinks."""
    store = await open_store(settings.store or settings.data / STORE)
    front.floor.watch(lambda: store.is_full)
    front.metrics.bus = bus = bus_of(settings, "node")
    if settings.trace:
        bus = TracedBus(bus, front.tracer)
    pool = thinker or thinker_of(settings, front.metrics, bus)
    measured = MeasuredThinker(pool, front.metrics, front.tracer)
    node = Node(front.clock)
    if settings.store is not None:
        node = SeveralNodes(store.nodes, bus if settings.bus else None, front.clock, __version__)
    try:
        await open_bus(bus, pool)
        await node.open()
        yield store, node, measured
    finally:
        await measured.close()
        await node.close()
        await bus.close()
        await store.close()
        await front.tracer.close()


def thinker_of(settings: ServerSettings, metrics: Metrics, bus: Bus) -> PoolThinker | BusThinker:
    """With a bus it asks workers, where there are any."""
    pool = PoolThinker(settings.thinkers, settings.thinking_queue)
    if not settings.bus:
        return pool
    thinker = BusThinker(bus, pool, settings.thinking_queue)
    metrics.thoughts = thinker.counts
    return thinker


async def open_bus(bus: Bus, thinker: Thinker) -> None:
    await bus.open()
    if isinstance(thinker, BusThinker):
        await thinker.open()
