"""Everything live over one WebSocket: tables, the lobby, pairing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Self

from codex_naturalis.client.errors import ClientError
from codex_naturalis.client.lobby_stream import LobbyStream
from codex_naturalis.client.pairing import Pairing
from codex_naturalis.client.people import People
from codex_naturalis.client.reconnect import ReconnectingConnection
from codex_naturalis.client.request import request
from codex_naturalis.client.table_stream import TableStream
from codex_naturalis.client.tables import Tables
from codex_naturalis.client.timeouts import Timeouts
from codex_naturalis.protocol.clocks import NoClock, TimeControl
from codex_naturalis.protocol.commands import Mute, Ping
from codex_naturalis.protocol.messages import Pong
from codex_naturalis.protocol.people import Me, Millis
from codex_naturalis.protocol.refusals import Refused


class Live:
    """Made by `client.live()` and used with `async with`. When the connection breaks it reconnects
    by itself and restores all subscriptions. It gives up when the server does not accept our
    session or our protocol, or after `timeouts.total` seconds without a connection."""

    def __init__(
        self,
        address: str,
        headers: Callable[[], Mapping[str, str]],
        people: People,
        tables: Tables,
        timeouts: Timeouts,
    ) -> None:
        self._connection = ReconnectingConnection(address, headers, timeouts)
        self._people = people
        self._tables = tables
        self._pairing_lock = asyncio.Lock()

    async def __aenter__(self) -> Self:
        await self._connection.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._connection.close()

    @property
    def me(self) -> Me:
        """Who I am on the server."""
        return self._connection.me

    async def watch(self, table: str, seat: int | None = None) -> TableStream:
        """Follow a table from one of my seats; without `seat`, from my first one or as a
        spectator."""
        stream = TableStream(self._connection, self._tables, table, seat)
        self._connection.subscribe(stream)
        try:
            await stream.watch()
        except BaseException:
            self._connection.unsubscribe(stream)
            raise
        return stream

    async def lobby(self) -> LobbyStream:
        stream = LobbyStream(self._connection)
        self._connection.subscribe(stream)
        try:
            await stream.watch()
        except BaseException:
            self._connection.unsubscribe(stream)
            raise
        return stream

    async def pair(
        self, players: int = 2, rated: bool = False, clock: TimeControl | None = None
    ) -> TableStream:
        """Wait for others who want the same kind of game, and follow the table that is created.
        The server pairs one request of a person at a time: a second call waits for the first."""
        async with self._pairing_lock:
            pairing = Pairing(self._connection, self._people, players, rated, clock or NoClock())
            self._connection.subscribe(pairing)
            try:
                table = await pairing.table()
            except asyncio.CancelledError:
                self._connection.unsubscribe(pairing)
                with suppress(Refused, ClientError):
                    await pairing.cancel()
                raise
            finally:
                self._connection.unsubscribe(pairing)
        return await self.watch(table)

    async def mute(self, person: str, muted: bool = True) -> None:
        """Hide what a person (an id) says at any table, or show it again."""
        command = Mute(id=self._connection.number(), person=person, muted=muted)
        await request(self._connection, command)

    async def ping(self) -> Millis:
        """The server's time."""
        pong = await request(self._connection, Ping(id=self._connection.number()))
        assert isinstance(pong, Pong)
        return pong.now
