"""All of moderation, for endpoints."""

from __future__ import annotations

from codex_naturalis.server.moderation.cases import Cases
from codex_naturalis.server.moderation.deciding import Deciding
from codex_naturalis.server.moderation.evidence import Archivist
from codex_naturalis.server.moderation.networks import BlockedNetworks
from codex_naturalis.server.moderation.own_decisions import OwnDecisions
from codex_naturalis.server.moderation.personal_blocks import PersonalBlocks
from codex_naturalis.server.moderation.reporting import Reporting
from codex_naturalis.server.moderation.sanctions import Sanctions
from codex_naturalis.server.people.ratings import Ratings
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Store


class Moderation:
    def __init__(
        self, store: Store, clock: Clock, ratings: Ratings, networks: BlockedNetworks
    ) -> None:
        self.networks = networks
        self.sanctions = Sanctions(store, clock, networks)
        self.deciding = Deciding(store, clock, networks.exempt)
        self.cases = Cases(store)
        self.archivist = Archivist(store, clock, ratings)
        self.reporting = Reporting(store, clock)
        self.own = OwnDecisions(store, clock)
        self.blocks = PersonalBlocks(store, clock)
