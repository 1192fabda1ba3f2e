"""Tokens, with which programs act for a person."""

from __future__ import annotations

import asyncio

from codex_naturalis.protocol.people import Millis, NewToken, Scope, Token, TokenSecret
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people.random_secrets import hash_of, new_id, new_secret
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import PersonRow, Store, TokenRow

MOST_TOKENS = 20
MOST_DAYS = 365
TOKEN_PREFIX = "codex_"
"""So that people and secret scanners recognise a token."""
_HOUR: Millis = 3_600_000
_DAY: Millis = 24 * _HOUR


class AccessTokens:
    def __init__(self, store: Store, clock: Clock, most_days: int = MOST_DAYS) -> None:
        self.store = store
        self.clock = clock
        self.most_days = most_days
        self._adding = asyncio.Lock()
        """Held while the tokens of a person are counted and one is added."""

    async def create(self, person: PersonRow, new: NewToken) -> TokenSecret:
        if not new.label.isprintable():
            raise Refused(
                Code.BAD_REQUEST, "label: only printable characters are allowed", case="label"
            )
        days = self.most_days if new.days is None else new.days
        if days > self.most_days:
            raise Refused(
                Code.BAD_REQUEST,
                f"days: a token is valid for {self.most_days} days at most",
                case="days",
                parameters={"most": self.most_days},
            )
        secret = TOKEN_PREFIX + new_secret()
        now = self.clock.now()
        row = TokenRow(
            id=new_id(),
            person=person.id,
            label=new.label,
            scopes=tuple(scope for scope in Scope if scope in new.scopes),
            hash=hash_of(secret),
            created=now,
            expires=now + days * _DAY,
        )
        async with self._adding:
            if len(await self.store.people.tokens_of(person.id)) >= MOST_TOKENS:
                raise Refused(
                    Code.LIMIT_REACHED,
                    f"{MOST_TOKENS} tokens at most: revoke one first",
                    case="tokens",
                    parameters={"most": MOST_TOKENS},
                )
            await self.store.people.add_token(row)
        return TokenSecret(_token(row), secret)

    async def find(self, secret: str) -> TokenRow | None:
        """A token that is valid now; notes that it was used."""
        if not secret.startswith(TOKEN_PREFIX):
            return None
        token = await self.store.people.token_by_hash(hash_of(secret))
        now = self.clock.now()
        if token is None or (token.expires is not None and token.expires <= now):
            return None
        if token.used is None or now - token.used >= _HOUR:
            await self.store.people.use_token(token.id, now)
        return token

    async def list(self, person: str) -> tuple[Token, ...]:
        return tuple(map(_token, await self.store.people.tokens_of(person)))

    async def revoke(self, person: str, token: str) -> None:
        if not await self.store.people.revoke_token(person, token):
            raise Refused(Code.NOT_FOUND, "you have no such token", case="token")


def _token(row: TokenRow) -> Token:
    return Token(row.id, row.label, row.scopes, row.created, row.expires, row.used)
