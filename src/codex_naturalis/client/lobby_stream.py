"""The lobby, live: open tables with a free seat."""

from __future__ import annotations

from collections.abc import AsyncIterator

from codex_naturalis.client.connection import Notification
from codex_naturalis.client.errors import Closed
from codex_naturalis.client.reconnect import ReconnectingConnection, Send
from codex_naturalis.client.request import request
from codex_naturalis.client.stream import Stream
from codex_naturalis.protocol.commands import UnwatchLobby, WatchLobby
from codex_naturalis.protocol.messages import Lobby
from codex_naturalis.protocol.tables import Status, TableLine


class LobbyStream(Stream):
    """`async for tables in stream` gives the lobby as it is now, then after every change. Made by
    `live.lobby`."""

    def __init__(self, connection: ReconnectingConnection) -> None:
        super().__init__()
        self._connection = connection
        self._tables: dict[str, TableLine] = {}
        self._changes = 0

    @property
    def tables(self) -> tuple[TableLine, ...]:
        """The newest first."""
        lines = self._tables.values()
        return tuple(sorted(lines, key=lambda line: line.created, reverse=True))

    async def __aiter__(self) -> AsyncIterator[tuple[TableLine, ...]]:
        seen = 0

        def newer() -> int | None:
            return self._changes if self._changes > seen else None

        async for changes in self._follow(newer):
            seen = changes
            yield self.tables

    async def watch(self) -> None:
        """Called by `live.lobby`."""
        await request(self._connection, WatchLobby(id=self._connection.number()))

    async def unwatch(self) -> None:
        self._connection.unsubscribe(self)
        self.fail(Closed("the lobby is no longer watched"))
        if self._connection.connected:
            await request(self._connection, UnwatchLobby(id=self._connection.number()))

    async def restore(self, send: Send) -> None:
        await send(WatchLobby(id=self._connection.number()))

    def receive(self, notification: Notification) -> None:
        if not isinstance(notification, Lobby):
            return
        if notification.whole:
            self._tables.clear()
        for line in notification.tables:
            if line.status is Status.GATHERING:
                self._tables[line.id] = line
            else:
                self._tables.pop(line.id, None)
        self._changes += 1
        self._signal.notify()
