"""The store: what must survive. Every method that writes returns only when its change is safe on
disk; a change is whole or not there at all.

StoreError
├── Conflict     somebody else wrote that first: a log number, a name
└── Damaged      what is stored cannot be trusted, or cannot be written: names what and why
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from codex_naturalis.protocol.people import Millis, PersonKind, Scope
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.log import Entry, Head, Index, Stored


class StoreError(Exception):
    pass


class Conflict(StoreError):
    pass


class Damaged(StoreError):
    pass


class PersonRow(Struct, frozen=True):
    id: str
    name: str
    kind: PersonKind
    created: Millis
    password_hash: str | None = None
    generation: int = 0
    """Raised to end all sessions: a cookie of an older generation is worth nothing."""
    deleted: Millis | None = None


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
    """A record that somebody brought."""

    id: str
    person: str
    at: Millis
    text: str


class ReviewRow(Struct, frozen=True):
    """A review that is finished."""

    kind: str
    """What it is a review of: `table` or `record`…"""
    id: str
    """…and which."""
    version: int
    """Of the way in which reviews are made."""
    at: Millis
    body: bytes
    """As it is served, gzipped."""


MOST_REVIEWS = 1000
"""Kept are the newest; older ones can be made again."""


class GamesQuery(Struct, frozen=True):
    """Which tables to list, newest change first."""

    person: str | None = None
    statuses: tuple[Status, ...] = ()
    """Empty: all."""
    open_only: bool = False
    """Only those in the lobby."""
    mode: str | None = None
    players: int | None = None
    rated: bool | None = None
    opponent: str | None = None
    """The id of another person at the table."""
    before: tuple[Millis, str] | None = None
    """(changed, id) of the last one already seen."""
    limit: int = 50


class Tables(Protocol):
    async def create(self, head: Head, entries: Sequence[Entry], index: Index) -> None:
        """Raises Conflict when the id is taken."""
        ...

    async def append(
        self, table: str, entries: Sequence[Entry], index: Index | None = None
    ) -> None:
        """Add entries to a log, and change its index with them. Raises Conflict when one of the
        numbers is there already, or when the first does not follow the last."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def find(self, query: GamesQuery) -> list[Index]: ...

    async def count(self, query: GamesQuery) -> int: ...

    async def due(self, now: Millis, limit: int = 100) -> list[str]:
        """Tables whose deadline has passed, the oldest first."""
        ...


class People(Protocol):
    async def add(self, person: PersonRow) -> None:
        """Raises Conflict when the name (without regard to case) or the id is taken."""
        ...

    async def get(self, person: str) -> PersonRow | None: ...

    async def by_name(self, name: str) -> PersonRow | None:
        """Without regard to case; never somebody deleted."""
        ...

    async def many(self, people: Sequence[str]) -> dict[str, PersonRow]: ...

    async def change(self, person: PersonRow) -> None:
        """Replace a row by its id. Raises Conflict when the new name is taken."""
        ...

    async def erase(self, person: str, name: str, now: Millis) -> None:
        """Delete a person: the name becomes `name`; password, tokens, mutes, chat and imported
        records go; ratings leave the leaderboard; finished games stay, for the others."""
        ...

    async def add_token(self, token: TokenRow) -> None: ...

    async def token_by_hash(self, hashed: str) -> TokenRow | None: ...

    async def tokens_of(self, person: str) -> list[TokenRow]: ...

    async def use_token(self, token: str, now: Millis) -> None: ...

    async def revoke_token(self, person: str, token: str) -> bool: ...

    async def mute(self, person: str, other: str, muted: bool) -> None: ...

    async def muted_by(self, person: str) -> frozenset[str]: ...


class Talk(Protocol):
    async def say(self, table: str, person: str, text: str, at: Millis) -> ChatRow:
        """Numbers are given here, from 1 at each table."""
        ...

    async def last(self, table: str, limit: int = 50) -> list[ChatRow]:
        """The oldest of them first."""
        ...


class Ratings(Protocol):
    async def of(self, people: Sequence[str], players: int | None = None) -> list[RatingRow]: ...

    async def save(self, table: str, rows: Sequence[RatingRow]) -> bool:
        """The ratings after a game. A table counts once: False, and nothing is changed, when it
        was counted already."""
        ...

    async def best(self, players: int, most_sigma: float, limit: int) -> list[RatingRow]:
        """By mu − 3 sigma, the best first."""
        ...


class Records(Protocol):
    async def add(self, record: RecordRow) -> None: ...

    async def get(self, record: str) -> RecordRow | None: ...


class Reviews(Protocol):
    async def save(self, review: ReviewRow) -> None:
        """In the place of an older one of the same game."""
        ...

    async def get(self, kind: str, game: str) -> ReviewRow | None: ...


class Store(Protocol):
    tables: Tables
    people: People
    talk: Talk
    ratings: Ratings
    records: Records
    reviews: Reviews

    async def check(self) -> None:
        """Raises Damaged when it cannot be read and written now."""
        ...

    async def backup(self, path: Path) -> None:
        """A copy of everything, as of one moment, while others go on writing."""
        ...

    def export(self) -> AsyncIterator[bytes]:
        """Everything but reviews, which can be made again; one JSON object a line:
        `{"of": "person" | "table" | …, …}`."""
        ...

    async def close(self) -> None:
        """Finish every write that was begun, then let go."""
        ...
