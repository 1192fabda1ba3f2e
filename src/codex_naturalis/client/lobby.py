"""The lobby, live: open tables that wait for people."""

from __future__ import annotations

from collections.abc import AsyncIterator

from codex_naturalis.client.errand import carry
from codex_naturalis.client.errors import Closed
from codex_naturalis.client.lifeline import Lifeline, Send
from codex_naturalis.client.stream import Stream
from codex_naturalis.client.wire import News
from codex_naturalis.protocol.commands import UnwatchLobby, WatchLobby
from codex_naturalis.protocol.messages import Lobby
from codex_naturalis.protocol.tables import Status, TableLine


class LobbyStream(Stream):
    """`async for tables in stream` gives the lobby as it is, then every change. Made by
    `live.lobby`."""

    def __init__(self, lifeline: Lifeline) -> None:
        super().__init__()
        self._lifeline = lifeline
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
        """Done by `live.lobby`."""
        await carry(self._lifeline, WatchLobby(id=self._lifeline.number()))

    async def unwatch(self) -> None:
        self._lifeline.forget(self)
        self.fail(Closed("the lobby is not watched any more"))
        if self._lifeline.connected:
            await carry(self._lifeline, UnwatchLobby(id=self._lifeline.number()))

    async def restore(self, send: Send) -> None:
        await send(WatchLobby(id=self._lifeline.number()))

    def hear(self, news: News) -> None:
        if not isinstance(news, Lobby):
            return
        if news.whole:
            self._tables.clear()
        for line in news.tables:
            if line.status is Status.GATHERING:
                self._tables[line.id] = line
            else:
                self._tables.pop(line.id, None)
        self._changes += 1
        self._bell.ring()
