"""What stands in front of all endpoints: limits, blocked networks, the floor of free disk. The
services behind share it."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_network

from codex_naturalis.server.bad_words.bad_words import FILE as BAD_WORDS
from codex_naturalis.server.bad_words.bad_words import BadWords
from codex_naturalis.server.draining import Draining
from codex_naturalis.server.housekeeping.disk_floor import DiskFloor
from codex_naturalis.server.moderation.networks import BlockedNetworks
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people.shared_limits import hashed
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.tracer import Tracer
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.system_clock import SystemClock
from codex_naturalis.server.telemetry.limit_hits import LimitHits
from codex_naturalis.server.telemetry.metrics import Metrics
from codex_naturalis.server.telemetry.security_events import SecurityLog
from codex_naturalis.server.telemetry.tracing import tracer_of

CLOCK = "clock.json"


@dataclass(frozen=True)
class Front:
    clock: Clock
    metrics: Metrics
    tracer: Tracer
    security: SecurityLog
    limits: Limits
    floor: DiskFloor
    networks: BlockedNetworks
    bad_words: BadWords
    draining: Draining


def front_of(
    settings: ServerSettings,
    metrics: Metrics | None,
    clock: Clock | None,
    draining: Draining | None = None,
) -> Front:
    clock = clock or SystemClock(settings.data / CLOCK)
    metrics, security = metrics or Metrics(), SecurityLog(clock)
    metrics.wire.hashed = security.hashed
    name = str if settings.store is None else hashed
    saw = LimitHits(clock, metrics.limit, security.hashed).saw
    return Front(
        clock=clock,
        metrics=metrics,
        tracer=tracer_of(settings),
        security=security,
        limits=Limits(clock, settings.rate_limits, settings.people, saw, name),
        floor=DiskFloor(settings.data, settings.disk_floor),
        networks=BlockedNetworks(clock, tuple(map(ip_network, settings.proxies))),
        bad_words=BadWords(settings.data / BAD_WORDS),
        draining=draining or Draining(),
    )
