"""People: signing in, one's own account, and the profiles and games of others."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection

from codex_naturalis.client.http import Http, segment
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.people import (
    Credentials,
    Deletion,
    LeaderboardRow,
    Me,
    PasswordChange,
    Profile,
    Renaming,
)
from codex_naturalis.protocol.sessions import Registered
from codex_naturalis.protocol.tables import GamesPage, Status, TableLine


class People:
    def __init__(self, http: Http) -> None:
        self._http = http

    async def guest(self) -> Me:
        """Sign in as a new guest with a made-up name."""
        return await self._http.exchange("POST", "/api/guests", Me)

    async def register(self, name: str, password: str) -> Registered:
        """Make an account. A guest who is signed in becomes it and keeps all games. The recovery
        codes are given only here."""
        credentials = Credentials(name, password)
        return await self._http.exchange("POST", "/api/accounts", Registered, credentials)

    async def login(self, name: str, password: str) -> Me:
        return await self._http.exchange("POST", "/api/sessions", Me, Credentials(name, password))

    async def logout(self, everywhere: bool = False) -> None:
        await self._http.send("DELETE", "/api/sessions/all" if everywhere else "/api/sessions")

    async def me(self) -> Me:
        return await self._http.get("/api/me", Me)

    async def rename(self, name: str) -> Me:
        return await self._http.exchange("PATCH", "/api/me", Me, Renaming(name))

    async def change_password(self, old: str, new: str) -> Me:
        """Ends all other sessions, and all tokens; an open connection reconnects with the new
        session."""
        return await self._http.exchange("PUT", "/api/me/password", Me, PasswordChange(old, new))

    async def delete(self, password: str = "") -> None:
        """Delete my account for good; a guest has no password."""
        await self._http.send("DELETE", "/api/me", Deletion(password))

    async def profile(self, name: str) -> Profile:
        return await self._http.get(f"/api/people/{segment(name)}", Profile)

    async def leaderboard(self, players: int = 2) -> tuple[LeaderboardRow, ...]:
        query = {"players": players}
        return await self._http.get("/api/leaderboard", tuple[LeaderboardRow, ...], query)

    async def games(
        self,
        name: str,
        *,
        statuses: Collection[Status] = (),
        mode: Mode | None = None,
        players: int | None = None,
        rated: bool | None = None,
        opponent: str | None = None,
    ) -> AsyncIterator[TableLine]:
        """A person's games, the latest change first; pages are fetched as needed."""
        path = f"/api/people/{segment(name)}/games"
        after: str | None = None
        while True:
            query = {
                "status": [status.value for status in statuses],
                "mode": None if mode is None else mode.value,
                "players": players,
                "rated": rated,
                "opponent": opponent,
                "after": after,
            }
            page = await self._http.get(path, GamesPage, query)
            for line in page.games:
                yield line
            after = page.more
            if after is None:
                return
