"""The services that endpoints use; `app` creates them once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from litestar.datastructures import State

from codex_naturalis.server.analysing.rated_games import RatedGames
from codex_naturalis.server.analysing.searches import Searches
from codex_naturalis.server.api.artwork import Artwork
from codex_naturalis.server.api.connections import Connections
from codex_naturalis.server.api.pages import Pages
from codex_naturalis.server.api.socket_rates import SocketRates
from codex_naturalis.server.api.statistics_files import StatisticsFiles
from codex_naturalis.server.archive.archive import Archive
from codex_naturalis.server.archive.reviewer import Reviewer
from codex_naturalis.server.bad_words.bad_words import BadWords
from codex_naturalis.server.exercises.own import OwnExercises
from codex_naturalis.server.exercises.progress import Progress
from codex_naturalis.server.exercises.solving import Solving
from codex_naturalis.server.housekeeping.disk_floor import DiskFloor
from codex_naturalis.server.ladder.ladder import Ladder
from codex_naturalis.server.moderation.moderation import Moderation
from codex_naturalis.server.people.identity import Identity
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people.mailer import Mailer
from codex_naturalis.server.people.passkeys import Passkeys
from codex_naturalis.server.people.payers import Payers
from codex_naturalis.server.people.ratings import Ratings
from codex_naturalis.server.people.recovery import Recovery
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Store
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.ports.tracer import Tracer
from codex_naturalis.server.previews.pictures import Pictures
from codex_naturalis.server.previews.preview import Previews
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.tables.pairing import Pairing
from codex_naturalis.server.tables.registry import TableRegistry
from codex_naturalis.server.telemetry.metrics import Metrics
from codex_naturalis.server.telemetry.security_events import SecurityLog


@dataclass(frozen=True)
class Services:
    settings: ServerSettings
    store: Store
    clock: Clock
    thinker: Thinker
    identity: Identity
    passkeys: Passkeys
    recovery: Recovery
    mailer: Mailer
    limits: Limits
    floor: DiskFloor
    payers: Payers
    ratings: Ratings
    tables: TableRegistry
    pairing: Pairing
    archive: Archive
    reviewer: Reviewer
    exercises: Solving
    own_exercises: OwnExercises
    exercise_progress: Progress
    searches: Searches
    rated_games: RatedGames
    connections: Connections
    moderation: Moderation
    bad_words: BadWords
    socket_rates: SocketRates
    metrics: Metrics
    tracer: Tracer
    security: SecurityLog
    pages: Pages
    artwork: Artwork
    previews: Previews
    pictures: Pictures
    statistics: StatisticsFiles
    ladder: Ladder


def services_of(state: State) -> Services:
    return cast("Services", state.services)
