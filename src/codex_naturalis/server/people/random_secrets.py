"""Long random secrets, of which the store keeps only the hash."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_hex, token_urlsafe

LONGEST = 200


def new_id() -> str:
    return token_hex(10)


def new_secret() -> str:
    return token_urlsafe(32)


def hash_of(secret: str) -> str:
    """A secret is long and random, so a fast hash is enough."""
    return sha256(secret.encode(errors="replace")).hexdigest()
