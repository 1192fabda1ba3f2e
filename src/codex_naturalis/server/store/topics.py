"""The parts of a store, which are the same over every database."""

from __future__ import annotations

from codex_naturalis.server.ports import store as port
from codex_naturalis.server.ports.credential_store import CredentialStore
from codex_naturalis.server.ports.exercise_store import ExerciseStore
from codex_naturalis.server.ports.ladder_store import LadderStore
from codex_naturalis.server.ports.moderation_store import ModerationStore
from codex_naturalis.server.ports.node_store import NodeStore
from codex_naturalis.server.store.access import Access
from codex_naturalis.server.store.analyses import Analyses
from codex_naturalis.server.store.chat import Chat
from codex_naturalis.server.store.credentials import Credentials
from codex_naturalis.server.store.exercises import Exercises
from codex_naturalis.server.store.ladder import Ladder
from codex_naturalis.server.store.moderation import Moderation
from codex_naturalis.server.store.nodes import Nodes
from codex_naturalis.server.store.own_data import OwnData
from codex_naturalis.server.store.people import People
from codex_naturalis.server.store.ratings import Ratings
from codex_naturalis.server.store.records import Records
from codex_naturalis.server.store.reviews import Reviews
from codex_naturalis.server.store.statistics import Statistics


class Topics:
    """All but the tables, whose logs each database writes in its own way."""

    def __init__(self, access: Access, tables: port.TableStore) -> None:
        self.tables = tables
        self.people: port.PersonStore = People(access)
        self.chat: port.ChatStore = Chat(access)
        self.ratings: port.RatingStore = Ratings(access)
        self.records: port.RecordStore = Records(access)
        self.reviews: port.ReviewStore = Reviews(access)
        self.statistics: port.StatisticsStore = Statistics(access)
        self.exercises: ExerciseStore = Exercises(access)
        self.analyses: port.AnalysisStore = Analyses(access)
        self.moderation: ModerationStore = Moderation(access)
        self.credentials: CredentialStore = Credentials(access)
        self.own_data: port.OwnDataStore = OwnData(access)
        self.ladder: LadderStore = Ladder(access)
        self.nodes: NodeStore = Nodes(access)
