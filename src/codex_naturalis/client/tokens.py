"""API tokens, with which programs act as a person. Managing them needs a session."""

from __future__ import annotations

from collections.abc import Iterable

from codex_naturalis.client.http import Http, segment
from codex_naturalis.protocol.people import NewToken, Scope, Token, TokenSecret


class Tokens:
    def __init__(self, http: Http) -> None:
        self._http = http

    async def create(
        self,
        label: str,
        scopes: Iterable[Scope] = tuple(Scope),
        days: int | None = 90,
        password: str = "",
    ) -> TokenSecret:
        """The secret is shown only here. An account repeats its password. With None for `days` the
        token is valid as long as the host allows."""
        new = NewToken(label, tuple(scopes), days, password)
        return await self._http.exchange("POST", "/api/tokens", TokenSecret, new)

    async def list(self) -> tuple[Token, ...]:
        return await self._http.get("/api/tokens", tuple[Token, ...])

    async def revoke(self, token: str) -> None:
        """By its id."""
        await self._http.send("DELETE", f"/api/tokens/{segment(token)}")
