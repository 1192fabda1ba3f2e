"""Argon2 in threads, two at a time: each hash takes 64 MiB and a quarter of a second."""

from __future__ import annotations

import asyncio
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from codex_naturalis.protocol.refusals import Code, Refused

AT_ONCE = 2
MOST_WAITING = 50

T = TypeVar("T")


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self._dummy_hash = _make_dummy_hash(self.hasher)
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._asked = 0

    async def hash(self, password: str) -> str:
        return await self._in_turn(lambda: self.hasher.hash(_normal(password)))

    async def verify(self, known: str | None, password: str) -> bool:
        """Without a known hash it takes as long as with one, and returns False."""
        return await self._in_turn(lambda: self._matches(known or self._dummy_hash, password))

    def outdated(self, known: str) -> bool:
        return self.hasher.check_needs_rehash(known)

    def _matches(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, _normal(password))
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._asked >= AT_ONCE + MOST_WAITING:
            raise Refused(
                Code.BUSY,
                "too many people are signing in at the moment: try again soon",
                case="passwords",
            )
        self._asked += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._asked -= 1


def _normal(password: str) -> str:
    """Keyboards differ in how they encode the same letter."""
    return unicodedata.normalize("NFKC", password)


def _make_dummy_hash(hasher: PasswordHasher) -> str:
    """It has the format and the cost of a real hash, but no password matches it."""
    salt, digest = (
        b64encode(token_bytes(size)).decode().rstrip("=")
        for size in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"
