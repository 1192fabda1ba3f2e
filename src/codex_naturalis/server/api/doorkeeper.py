"""All open connections: how many each person has, and how all are sent home."""

from __future__ import annotations

import asyncio
from typing import Protocol

from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.ports.store import PersonRow

GOING_AWAY = 1012
UNAUTHENTICATED = 4401


class Guest(Protocol):
    """A connection, as the doorkeeper knows it."""

    person: str

    def close(self, code: Code, reason: str, close_code: int) -> None: ...

    def renew(self, person: PersonRow) -> None: ...

    async def is_welcome(self) -> bool: ...


class Doorkeeper:
    """All open connections."""

    def __init__(self) -> None:
        self._open: dict[str, list[Guest]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    def of(self, person: str) -> list[Guest]:
        return self._open.get(person, [])

    def enter(self, connection: Guest) -> None:
        self._open.setdefault(connection.person, []).append(connection)

    def leave(self, connection: Guest) -> None:
        mine = self._open[connection.person]
        mine.remove(connection)
        if not mine:
            del self._open[connection.person]

    def expel(self, person: str) -> None:
        """A person's sessions have ended, or the person is gone."""
        for connection in list(self.of(person)):
            reason = "your session has ended"
            connection.close(Code.UNAUTHENTICATED, reason, UNAUTHENTICATED)

    def renew(self, person: PersonRow) -> None:
        """Somebody has another name, or an account now: open connections know it at once."""
        for connection in self.of(person.id):
            connection.renew(person)

    async def review(self, person: str) -> None:
        """Something that opened doors for this person was taken back: who came by it leaves."""
        for connection in list(self.of(person)):
            if not await connection.is_welcome():
                reason = "your token was revoked"
                connection.close(Code.UNAUTHENTICATED, reason, UNAUTHENTICATED)

    async def farewell(self) -> None:
        """The server stops: tell everyone, and give them a moment to hear it."""
        for connections in list(self._open.values()):
            for connection in connections:
                connection.close(Code.SHUTTING_DOWN, "the server restarts", GOING_AWAY)
        for _ in range(100):
            if not self._open:
                return
            await asyncio.sleep(0.02)
