"""The open connections of each person, and how they are closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.nodes.hints import PersonChanged
from codex_naturalis.server.ports.store import PersonRow

GOING_AWAY = 1012
UNAUTHENTICATED = 4401
REFUSED = 4403


class OpenConnection(Protocol):
    """A connection, as far as `Connections` needs it."""

    person: str
    address: str
    """From where it comes, as limits count it."""

    def send(self, frame: bytes) -> None: ...

    def close(self, code: Code, reason: str, close_code: int) -> None: ...

    def renew(self, person: PersonRow) -> None: ...

    async def is_authorised(self) -> bool: ...


class Connections:
    def __init__(self, tell: Callable[[PersonChanged], None] = lambda _: None) -> None:
        """`tell` tells the other nodes, which have connections of their own."""
        self._open: dict[str, list[OpenConnection]] = {}
        self._tell = tell

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    def of(self, person: str) -> list[OpenConnection]:
        return self._open.get(person, [])

    @property
    def people(self) -> set[str]:
        """Who is connected."""
        return set(self._open)

    def add(self, connection: OpenConnection) -> None:
        self._open.setdefault(connection.person, []).append(connection)

    def remove(self, connection: OpenConnection) -> None:
        mine = self._open[connection.person]
        mine.remove(connection)
        if not mine:
            del self._open[connection.person]

    def tell(self, person: str, frame: bytes) -> None:
        """On every connection of a person."""
        for connection in self.of(person):
            connection.send(frame)

    def disconnect(self, person: str) -> None:
        """Close all connections of a person whose sessions have ended or who was deleted."""
        for connection in list(self.of(person)):
            reason = "your session has ended"
            connection.close(Code.UNAUTHENTICATED, reason, UNAUTHENTICATED)
        self._tell(PersonChanged(person))

    def refuse(self, person: str, refused: Refused) -> None:
        """Close all connections of a person who may not be here any more, and say why."""
        for connection in list(self.of(person)):
            connection.close(refused.code, refused.reason, REFUSED)

    def refuse_from(self, check: Callable[[str], None]) -> None:
        """Close the connections from the addresses for which `check` raises Refused."""
        for connections in list(self._open.values()):
            for connection in list(connections):
                try:
                    check(connection.address)
                except Refused as refused:
                    connection.close(refused.code, refused.reason, REFUSED)

    def renew(self, person: PersonRow) -> None:
        """Update the open connections of a person who has a new name or an account."""
        self.renew_here(person)
        self._tell(PersonChanged(person.id))

    def renew_here(self, person: PersonRow) -> None:
        for connection in self.of(person.id):
            connection.renew(person)

    async def check_authorised(self, person: str) -> None:
        """A session or a token of the person has ended: close the connections that used it."""
        self._tell(PersonChanged(person))
        await self.check_here(person)

    async def check_here(self, person: str) -> None:
        for connection in list(self.of(person)):
            if not await connection.is_authorised():
                reason = "your session or token has ended"
                connection.close(Code.UNAUTHENTICATED, reason, UNAUTHENTICATED)

    async def check_all(self) -> int:
        """Close the connections whose session or token has ended by itself. Always 0: a round is
        one batch of a task."""
        for person in list(self._open):
            await self.check_here(person)
        return 0

    async def send_away(self, seconds: float) -> None:
        """The server is about to stop, and others run: tell every client to come back, one after
        the other in that time."""
        leaving = [one for connections in self._open.values() for one in connections]
        for connection in leaving:
            connection.close(Code.SHUTTING_DOWN, "the server is restarting", GOING_AWAY)
            await asyncio.sleep(seconds / len(leaving))

    async def close_all(self) -> None:
        """The server is stopping: tell every client, and give them two seconds to leave."""
        for connections in list(self._open.values()):
            for connection in connections:
                connection.close(Code.SHUTTING_DOWN, "the server is restarting", GOING_AWAY)
        for _ in range(100):
            if not self._open:
                return
            await asyncio.sleep(0.02)
