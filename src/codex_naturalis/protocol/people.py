"""People: guests and accounts, their tokens, ratings and profiles."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

Millis = int
"""A moment: milliseconds since 1970, UTC."""

Name = Annotated[str, Meta(min_length=2, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]


class PersonKind(StrEnum):
    GUEST = "guest"
    ACCOUNT = "account"


class Person(Struct, frozen=True):
    id: str
    name: str
    kind: PersonKind


class Scope(StrEnum):
    """What a token may do. A session in a browser may do all of it, and manage the account."""

    READ = "read"
    PLAY = "play"
    CREATE = "create"


class Me(Struct, frozen=True):
    person: Person
    scopes: tuple[Scope, ...]
    since: Millis


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Renaming(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Deletion(Struct, frozen=True, forbid_unknown_fields=True):
    """Guests have no password; accounts must repeat theirs."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=3)]
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    """None: until it is revoked."""


class Token(Struct, frozen=True):
    id: str
    label: str
    scopes: tuple[Scope, ...]
    created: Millis
    expires: Millis | None
    used: Millis | None


class TokenSecret(Struct, frozen=True):
    token: Token
    secret: str
    """Shown only once; the server keeps its hash."""


class Rating(Struct, frozen=True):
    players: int
    """Games of 2, of 3 and of 4 are rated apart."""
    rating: int
    """For display: a conservative estimate, on a scale on which a new player has 1000."""
    mu: float
    sigma: float
    games: int
    certain: bool
    """Whether `sigma` is small enough for the leaderboard."""


class Profile(Struct, frozen=True):
    person: Person
    since: Millis
    ratings: tuple[Rating, ...]
    running: int
    finished: int
    won: int


class LeaderboardRow(Struct, frozen=True):
    rank: int
    person: Person
    rating: Rating
