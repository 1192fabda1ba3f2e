"""Tokens of people, stored as hashes."""

from __future__ import annotations

from sqlalchemy import Connection, Row, delete, insert, select, update

from codex_naturalis.protocol.people import Millis, Scope
from codex_naturalis.server.ports.store import TokenRow
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import tokens


def _token(row: Row[tuple[object, ...]]) -> TokenRow:
    return TokenRow(
        id=row.id,
        person=row.person,
        label=row.label,
        scopes=tuple(map(Scope, row.scopes.split())),
        hash=row.hash,
        created=row.created,
        expires=row.expires,
        used=row.used,
    )


class Tokens(Topic):
    async def add_token(self, token: TokenRow) -> None:
        row = {
            "id": token.id,
            "person": token.person,
            "label": token.label,
            "scopes": " ".join(token.scopes),
            "hash": token.hash,
            "created": token.created,
            "expires": token.expires,
            "used": token.used,
        }
        await self._change(insert(tokens).values(row))

    async def token_by_hash(self, hashed: str) -> TokenRow | None:
        wanted = select(tokens).where(tokens.c.hash == hashed)

        def read(connection: Connection) -> TokenRow | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else _token(row)

        return await self._access.read(read)

    async def tokens_of(self, person: str) -> list[TokenRow]:
        wanted = (
            select(tokens).where(tokens.c.person == person).order_by(tokens.c.created, tokens.c.id)
        )

        def read(connection: Connection) -> list[TokenRow]:
            return [_token(row) for row in connection.execute(wanted)]

        return await self._access.read(read)

    async def use_token(self, token: str, now: Millis) -> None:
        await self._change(update(tokens).where(tokens.c.id == token).values(used=now))

    async def revoke_token(self, person: str, token: str) -> bool:
        deleted = delete(tokens).where(tokens.c.id == token, tokens.c.person == person)
        return await self._change(deleted) == 1

    async def drop_tokens(self, before: Millis, limit: int) -> int:
        old = select(tokens.c.id).where(tokens.c.expires < before).limit(limit)
        return await self._change(delete(tokens).where(tokens.c.id.in_(old)))
