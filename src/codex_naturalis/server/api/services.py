"""What the doors open on; `app` builds it once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from litestar.datastructures import State

from codex_naturalis.server.api.doorkeeper import Doorkeeper
from codex_naturalis.server.api.gallery import Gallery
from codex_naturalis.server.api.pages import Pages
from codex_naturalis.server.people.identity import Identity
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people.standings import Standings
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Store
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.rooms.house import House
from codex_naturalis.server.rooms.pairing import Pairing
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.telemetry.metrics import Metrics
from codex_naturalis.server.thinking.reviewer import Reviewer


@dataclass(frozen=True)
class Services:
    settings: ServerSettings
    store: Store
    clock: Clock
    thinker: Thinker
    identity: Identity
    limits: Limits
    standings: Standings
    house: House
    pairing: Pairing
    reviewer: Reviewer
    doorkeeper: Doorkeeper
    metrics: Metrics
    pages: Pages
    gallery: Gallery


def services_of(state: State) -> Services:
    return cast("Services", state.services)
