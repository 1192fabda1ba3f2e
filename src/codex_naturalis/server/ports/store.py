"""The store: everything that must survive a restart. Every method that writes returns only when its
change is safe on disk; a change is stored completely or not at all.

StoreError
├── Conflict     another write came first: the number of an entry or a name is taken
└── Damaged      the data are damaged or cannot be written; the message says what and why
    ├── InUse    another server has the store open
    └── Away     it cannot be reached now; nothing is known about the data
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from codex_naturalis.analysis.game_facts import GameFacts
from codex_naturalis.analysis.statistics import Group
from codex_naturalis.protocol.people import Millis, Person, PersonKind, Scope
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.credential_store import CredentialStore, SessionRow
from codex_naturalis.server.ports.exercise_store import ExerciseStore
from codex_naturalis.server.ports.ladder_store import LadderStore
from codex_naturalis.server.ports.log import Entry, Head, Index, Stored
from codex_naturalis.server.ports.moderation_store import ModerationStore
from codex_naturalis.server.ports.node_store import NodeStore

OFTEN = {"often": True}
"""`extra` of a line of the log that each failure of the store would write: one a minute is."""


class StoreError(Exception):
    pass


class Conflict(StoreError):
    pass


class Damaged(StoreError):
    pass


class InUse(Damaged):
    """Another server has the store open."""


class Away(Damaged):
    """The store cannot be reached now."""


class PersonRow(Struct, frozen=True):
    id: str
    name: str
    kind: PersonKind
    created: Millis
    password_hash: str | None = None
    generation: int = 0
    """Increased to end all sessions: cookies of an older generation are not valid."""
    deleted: Millis | None = None
    second_factor: bool = False
    """Signing in by password asks for a passkey too."""

    @property
    def public(self) -> Person:
        """What others may know of the person."""
        return Person(self.id, self.name, self.kind)


class TokenRow(Struct, frozen=True):
    id: str
    person: str
    label: str
    scopes: tuple[Scope, ...]
    hash: str
    created: Millis
    expires: Millis | None = None
    used: Millis | None = None


class ChatRow(Struct, frozen=True):
    table: str
    number: int
    person: str
    text: str
    at: Millis


class RatingRow(Struct, frozen=True):
    person: str
    players: int
    mu: float
    sigma: float
    games: int


class RecordRow(Struct, frozen=True):
    """An imported record."""

    id: str
    person: str
    at: Millis
    text: str


class ReviewRow(Struct, frozen=True):
    """A finished review."""

    kind: str
    """The kind of the reviewed game: `table` or `record`."""
    id: str
    """The id of that table or record."""
    version: int
    """The version of the review format and method."""
    at: Millis
    body: bytes
    """The JSON that is served, gzipped."""


class AnalysisRow(Struct, frozen=True):
    """A tree that a person has saved."""

    id: str
    person: str
    title: str
    at: Millis
    text: str


MOST_REVIEWS = 1000
"""Only the newest are kept; older ones can be made again."""


class GamesQuery(Struct, frozen=True):
    """Which tables to list, the last changed first."""

    person: str | None = None
    creator: str | None = None
    statuses: tuple[Status, ...] = ()
    """Empty: all."""
    open_only: bool = False
    """Only tables that are open to everyone."""
    mode: str | None = None
    players: int | None = None
    rated: bool | None = None
    opponent: str | None = None
    """The id of another person at the table."""
    since: Millis | None = None
    """Only tables that changed then or later."""
    before: tuple[Millis, str] | None = None
    """(changed, id) of the last table on the page before."""
    limit: int = 50


class Versions(Struct, frozen=True):
    """How far a table has come."""

    entries: int
    """The number of the last entry of its log."""
    lines: int
    """The number of the last line of its chat."""


class TableStore(Protocol):
    async def create(self, head: Head, entries: Sequence[Entry], index: Index) -> None:
        """Raises Conflict when the id is taken."""
        ...

    async def append(
        self, table: str, entries: Sequence[Entry], index: Index | None = None
    ) -> None:
        """Append entries to a log and update the index with them. Raises Conflict when their
        numbers do not follow the last entry of the log."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def index(self, table: str) -> Index | None:
        """The index of one table; does not read its log."""
        ...

    async def after(self, table: str, version: int) -> tuple[Entry, ...]:
        """The entries of a log after that one."""
        ...

    async def versions(self, tables: Sequence[str]) -> dict[str, Versions]:
        """Of those that there are."""
        ...

    async def find(self, query: GamesQuery) -> list[Index]: ...

    async def count(self, query: GamesQuery) -> int: ...

    async def ids(self, after: str, limit: int) -> list[str]:
        """Of all tables, in order, those that come after an id."""
        ...

    async def forget_names(self, person: str, name: str) -> list[str]:
        """Put `name` in the place of a person's own at all tables where they sit or that they have
        made, and take out what they called their seats. Returns the ids of these tables; a call
        that was interrupted may be repeated."""
        ...

    async def due(self, now: Millis, limit: int = 100) -> list[str]:
        """Tables whose deadline has passed, the oldest first."""
        ...


class PersonStore(Protocol):
    async def add(self, person: PersonRow) -> None:
        """Raises Conflict when the name (in any case) or the id is taken."""
        ...

    async def get(self, person: str) -> PersonRow | None: ...

    async def by_name(self, name: str) -> PersonRow | None:
        """Ignores case; never finds a deleted person."""
        ...

    async def many(self, people: Sequence[str]) -> dict[str, PersonRow]: ...

    async def named_like(self, text: str, limit: int) -> list[PersonRow]:
        """Whose name contains the text, in any case, the newest first; never deleted people."""
        ...

    async def change(self, person: PersonRow) -> None:
        """Replace a row by its id. Raises Conflict when the new name is taken."""
        ...

    async def secure(self, person: PersonRow, session: SessionRow | None, *, tokens: bool) -> None:
        """In one step: change the row of the person, end all sessions, links and, if asked, tokens,
        and begin the given session. Raises Conflict when the name is taken."""
        ...

    async def erase(self, person: str, name: str, now: Millis) -> None:
        """Delete a person: the name becomes `name`; password, sessions, passkeys, recovery codes,
        mail address, tokens, mutes, blocks, chat, imported records, progress with exercises, saved
        analyses and the reports about them are deleted, and their name is taken out of lists; the
        leaderboard skips the ratings; finished games stay, and decisions, which name nobody."""
        ...

    async def idle_guests(self, before: Millis, limit: int) -> list[str]:
        """Guests of whom nothing was seen since a time: no game, no record, no session or token
        in use."""
        ...

    async def forget_guest(self, person: str, name: str, now: Millis) -> list[str]:
        """Delete a guest, as `erase` does, with the tables where nobody else has played, whose ids
        are returned; nothing of the guest is left if nobody else needs it."""
        ...

    async def add_token(self, token: TokenRow) -> None: ...

    async def token_by_hash(self, hashed: str) -> TokenRow | None: ...

    async def tokens_of(self, person: str) -> list[TokenRow]: ...

    async def use_token(self, token: str, now: Millis) -> None: ...

    async def revoke_token(self, person: str, token: str) -> bool: ...

    async def drop_tokens(self, before: Millis, limit: int) -> int:
        """Those that expired before then; how many, at most `limit`."""
        ...

    async def mute(self, person: str, other: str, muted: bool) -> None: ...

    async def muted_by(self, person: str) -> frozenset[str]: ...

    async def block(self, person: str, other: str, now: Millis | None) -> None:
        """None: no longer."""
        ...

    async def blocked_by(self, person: str) -> dict[str, Millis]:
        """Whom a person has blocked and since when, the first first."""
        ...

    async def hears_not(self, person: str, listeners: Sequence[str]) -> frozenset[str]:
        """Those of the listeners who have muted or blocked the person."""
        ...

    async def kept_apart(self, person: str) -> frozenset[str]:
        """Whom the person has blocked, and who has blocked the person."""
        ...

    async def blocks_among(self, people: Sequence[str]) -> list[tuple[str, str]]:
        """Of these people, who has blocked whom."""
        ...


class ChatStore(Protocol):
    async def say(
        self, table: str, person: str, text: str, at: Millis, nonce: str | None = None
    ) -> tuple[ChatRow, bool]:
        """Store a line once for each person and nonce. Returns the stored line, and whether it is
        new. The store numbers the lines, from 1 at each table."""
        ...

    async def last(self, table: str, limit: int = 50) -> list[ChatRow]:
        """The last lines, the oldest of them first."""
        ...

    async def around(self, table: str, number: int, before: int, after: int) -> list[ChatRow]:
        """A line with so many before and after it, in their order."""
        ...

    async def count(self, table: str) -> int:
        """How many lines there are, without those of deleted people."""
        ...

    async def of(self, person: str, after: tuple[str, int] = ("", 0)) -> list[ChatRow]:
        """Up to 500 lines of a person, by table and number, from the one after `after` on."""
        ...

    async def drop(self, before: Millis, limit: int) -> int:
        """Delete lines that were said before then; how many, at most `limit`."""
        ...


class RatingStore(Protocol):
    async def of(self, people: Sequence[str], players: int | None = None) -> list[RatingRow]: ...

    async def save(self, table: str, rows: Sequence[RatingRow]) -> bool:
        """Save the ratings after a game. A table counts once: returns False and changes nothing
        when it has been counted before."""
        ...

    async def met(self, person: str, others: Sequence[str], since: Millis) -> dict[str, int]:
        """How many games of these others with that person were rated that ended since then; those
        whom the person has not met are left out."""
        ...

    async def history(self, person: str, limit: int) -> list[tuple[RatingRow, Millis]]:
        """The last ratings of a person, each with the time of the game that it came from; the
        oldest of them first."""
        ...

    async def best(self, players: int, most_sigma: float, limit: int) -> list[RatingRow]:
        """The best first, by mu − 3 sigma."""
        ...


class Kept(Struct, frozen=True):
    """How many records of a person there are, and their bytes together."""

    records: int
    bytes: int


class RecordStore(Protocol):
    async def kept_of(self, person: str) -> Kept: ...

    async def add(self, record: RecordRow) -> None: ...

    async def get(self, record: str) -> RecordRow | None: ...


class ReviewStore(Protocol):
    async def save(self, review: ReviewRow) -> None:
        """Replaces an older review of the same game."""
        ...

    async def get(self, kind: str, game: str) -> ReviewRow | None: ...


class StatisticsStore(Protocol):
    """Of people's games."""

    async def count(self, table: str, facts: GameFacts, seats: Collection[int]) -> bool:
        """Add these seats of a game to its group. A table counts once: returns False and changes
        nothing when it has been counted or skipped before."""
        ...

    async def skip(self, table: str) -> None:
        """The game of this table does not belong in the statistics."""
        ...

    async def uncounted(self, limit: int, after: tuple[Millis, str] | None = None) -> list[Index]:
        """Tables with a finished game that were neither counted nor skipped, those that changed
        first before the others. `after`: (changed, id) of the last table on the page before."""
        ...

    async def group(self, name: str) -> Group:
        """The games of one group; empty when none was counted."""
        ...


class AnalysisStore(Protocol):
    async def save(self, analysis: AnalysisRow, most: int) -> bool:
        """Add a tree, or replace the one of the same id and person. Returns False and changes
        nothing when it would be one more than `most` of the person. Raises Conflict when the id is
        another person's."""
        ...

    async def get(self, person: str, analysis: str) -> AnalysisRow | None: ...

    async def of(self, person: str) -> list[AnalysisRow]:
        """All of a person without their texts, the last saved first."""
        ...

    async def remove(self, person: str, analysis: str) -> bool: ...


class OwnDataStore(Protocol):
    async def about(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """All rows about one person, by what they are, as `export` calls it; without secrets, and
        without what others have said or decided in confidence."""
        ...


class Store(Protocol):
    tables: TableStore
    people: PersonStore
    chat: ChatStore
    ratings: RatingStore
    records: RecordStore
    reviews: ReviewStore
    statistics: StatisticsStore
    exercises: ExerciseStore
    analyses: AnalysisStore
    moderation: ModerationStore
    ladder: LadderStore
    credentials: CredentialStore
    own_data: OwnDataStore
    nodes: NodeStore

    @property
    def is_full(self) -> bool:
        """Whether a disk elsewhere, which cannot be measured from here, has no more room."""
        ...

    async def check_reading(self) -> None:
        """Raises StoreError if nothing can be read; changes nothing."""

    async def check(self) -> None:
        """Raises Damaged when the store cannot be read and written."""
        ...

    async def inspect(self) -> None:
        """Read the whole file and compare it with itself, which takes a while. Raises Damaged."""
        ...

    async def backup(self, path: Path) -> None:
        """Copy a snapshot of everything to a file, while writes go on."""
        ...

    def export(self) -> AsyncIterator[bytes]:
        """Everything except reviews and the answers of own exercises, which can be made again, as
        one JSON object in each line: `{"of": "person" | "table" | …, …}`."""
        ...

    async def close(self) -> None:
        """Finish all writes, then close the store."""
        ...
