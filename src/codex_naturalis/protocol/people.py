"""People: guests and accounts, their tokens, ratings and profiles."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

Millis = int
"""A moment: milliseconds since 1970, UTC."""

Name = Annotated[str, Meta(max_length=200)]
"""2 to 24 characters; the server refuses others as `bad_name`."""
Password = Annotated[str, Meta(max_length=1000)]
"""10 to 200 characters, not easily guessed; the server refuses others as `bad_password`."""
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


class Role(StrEnum):
    """Given by the host's command only."""

    HOST = "host"
    MODERATOR = "moderator"


class Me(Struct, frozen=True):
    person: Person
    scopes: tuple[Scope, ...]
    since: Millis
    role: Role | None = None
    banned: bool = False
    """May only read why, appeal, take the own data along and delete the account."""


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Renaming(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    """Empty for accounts without a password, after `/api/me/proof`."""
    new: Password


class Deletion(Struct, frozen=True, forbid_unknown_fields=True):
    """Guests have no password; accounts must repeat theirs."""

    password: Password = ""


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=3)]
    days: Annotated[int, Meta(ge=1, le=3650)] | None = 90
    """Null: as long as the host allows."""
    password: Password = ""
    """Guests have none; who signs in by passkey proves it at `/api/me/proof` first."""


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


class PastRating(Struct, frozen=True):
    """What a rating was after a game."""

    players: int
    rating: int
    at: Millis


class Against(StrEnum):
    TYBOR = "tybor"
    BOTS = "bots"
    """And nobody else."""
    PEOPLE = "people"


class Results(Struct, frozen=True):
    """How a person's finished games ended; not those with several seats on one device."""

    against: Against
    won: int
    drawn: int
    """Won together with others."""
    lost: int
    scored: int
    """Games that were played to their end, with points for everybody."""
    points: int
    """In all of these together."""
    most: int


class Profile(Struct, frozen=True):
    person: Person
    since: Millis
    ratings: tuple[Rating, ...]
    past_ratings: tuple[PastRating, ...]
    """The newest, the oldest of them first."""
    running: int
    finished: int
    won: int
    results: tuple[Results, ...]


class LeaderboardRow(Struct, frozen=True):
    rank: int
    person: Person
    rating: Rating
