"""What all connections of a server share: the limits, who may come in, and what was met."""

from __future__ import annotations

from dataclasses import dataclass

from codex_naturalis.server.api.admission import Admission
from codex_naturalis.server.api.proxies import Proxies
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.telemetry.wire_events import WireEvents
from codex_naturalis.server.wire_limits import WireLimits


@dataclass(frozen=True)
class Wire:
    limits: WireLimits
    events: WireEvents
    admission: Admission


def wire_of(
    settings: ServerSettings, events: WireEvents | None = None, most: int | None = None
) -> Wire:
    """`most`: connections that the system allows."""
    events = WireEvents() if events is None else events
    proxies = Proxies(settings.proxies)
    admission = Admission(
        settings.wire,
        events,
        most=most,
        counted=lambda address: not proxies.trusts(address),
        by_address=settings.rate_limits,
    )
    return Wire(settings.wire, events, admission)
