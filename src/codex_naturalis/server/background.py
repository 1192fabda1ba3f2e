"""What goes on beside the requests: housekeeping, decisions that commands have made, measuring."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from functools import partial

from codex_naturalis.server.api.elsewhere import check_out_of_touch
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.housekeeping import idle_guests, store_check
from codex_naturalis.server.housekeeping.idle_guests import IdleGuests
from codex_naturalis.server.housekeeping.keeping import keeping_tasks
from codex_naturalis.server.housekeeping.schedule import Schedule, Task
from codex_naturalis.server.housekeeping.store_check import StoreCheck
from codex_naturalis.server.ladder import engine_play
from codex_naturalis.server.moderation.effects import Effects
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.telemetry.metrics import Metrics

BAD_WORDS_EVERY = 15.0
"""Seconds after which a change of the host's file is in force."""
LOST_EVERY = 10.0
"""Seconds after which sessions that other nodes have ended end here, if their hints are lost."""


@asynccontextmanager
async def background(services: Services) -> AsyncGenerator[None]:
    async with (
        decisions_carried_out(services),
        housekeeping(services),
        measured_loop(services.metrics),
    ):
        yield


@asynccontextmanager
async def housekeeping(services: Services) -> AsyncGenerator[None]:
    node = services.tables.node
    schedule = Schedule(services.clock, services.metrics.housekeeping, node.may)
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
        connections.renew_here(person)
        await services.tables.rename_here(person)

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
    check = StoreCheck(services.store, services.metrics.damaged.set)
    guests = IdleGuests(
        services.store,
        services.tables,
        services.clock,
        services.settings.people.guest_days,
        lambda person: bool(services.connections.of(person)),
    )
    people = services.identity
    keeping = services.settings.keeping
    return [
        Task("connections", 60.0, services.connections.check_all, everywhere=True),
        Task("lost hints", LOST_EVERY, partial(check_out_of_touch, services), everywhere=True),
        Task("bad words", BAD_WORDS_EVERY, services.bad_words.refreshed, everywhere=True),
        *keeping_tasks(services.store, services.clock, keeping, people, services.recovery),
        Task("store check", store_check.EVERY, check.batch),
        Task("idle guests", idle_guests.EVERY, guests.batch),
        Task("engine play", engine_play.EVERY, services.ladder.engine_play.batch),
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
