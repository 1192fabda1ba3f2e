"""Tokens, by which programs play in a person's name. Only a session may manage them."""

from __future__ import annotations

from collections.abc import Iterable

from codex_naturalis.client.doors import Doors, segment
from codex_naturalis.protocol.people import NewToken, Scope, Token, TokenSecret


class Tokens:
    def __init__(self, doors: Doors) -> None:
        self._doors = doors

    async def create(
        self, label: str, scopes: Iterable[Scope] = tuple(Scope), days: int | None = None
    ) -> TokenSecret:
        """Its secret is shown this once; without days it holds until it is revoked."""
        wish = NewToken(label, tuple(scopes), days)
        return await self._doors.send("POST", "/api/tokens", TokenSecret, wish)

    async def list(self) -> tuple[Token, ...]:
        return await self._doors.get("/api/tokens", tuple[Token, ...])

    async def revoke(self, token: str) -> None:
        """By its id."""
        await self._doors.tell("DELETE", f"/api/tokens/{segment(token)}")
