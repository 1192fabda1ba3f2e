"""One socket for everything that is live: tables, the lobby, pairing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Self

from codex_naturalis.client.errand import carry
from codex_naturalis.client.errors import ClientError
from codex_naturalis.client.lifeline import Lifeline
from codex_naturalis.client.lobby import LobbyStream
from codex_naturalis.client.pairing import Pairing
from codex_naturalis.client.patience import Patience
from codex_naturalis.client.people import People
from codex_naturalis.client.table_stream import TableStream
from codex_naturalis.client.tables import Tables
from codex_naturalis.protocol.clocks import Clock, NoClock
from codex_naturalis.protocol.commands import Mute, Ping
from codex_naturalis.protocol.messages import Pong
from codex_naturalis.protocol.people import Me, Millis
from codex_naturalis.protocol.refusals import Refused


class Live:
    """Made by `client.live()`, and used with `async with`. It connects again by itself whenever
    the connection breaks, and follows again whatever it followed; it gives up when the server
    does not know us or our protocol, or after `patience.total` seconds."""

    def __init__(
        self,
        address: str,
        headers: Callable[[], Mapping[str, str]],
        people: People,
        tables: Tables,
        patience: Patience,
    ) -> None:
        self._lifeline = Lifeline(address, headers, patience)
        self._people = people
        self._tables = tables
        self._pairing = asyncio.Lock()

    async def __aenter__(self) -> Self:
        await self._lifeline.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._lifeline.close()

    @property
    def me(self) -> Me:
        """Who the server takes us for."""
        return self._lifeline.me

    async def watch(self, table: str, seat: int | None = None) -> TableStream:
        """Follow a table with the eyes of one of my seats; without a seat: of my first one, or as
        a spectator."""
        stream = TableStream(self._lifeline, self._tables, table, seat)
        self._lifeline.subscribe(stream)
        try:
            await stream.watch()
        except BaseException:
            self._lifeline.forget(stream)
            raise
        return stream

    async def lobby(self) -> LobbyStream:
        stream = LobbyStream(self._lifeline)
        self._lifeline.subscribe(stream)
        try:
            await stream.watch()
        except BaseException:
            self._lifeline.forget(stream)
            raise
        return stream

    async def pair(
        self, players: int = 2, rated: bool = False, clock: Clock | None = None
    ) -> TableStream:
        """Wait for others who want the same, and follow the table that is made for all. The
        server knows one wish at a time: a second one waits for the first."""
        async with self._pairing:
            pairing = Pairing(self._lifeline, self._people, players, rated, clock or NoClock())
            self._lifeline.subscribe(pairing)
            try:
                table = await pairing.table()
            except asyncio.CancelledError:
                self._lifeline.forget(pairing)
                with suppress(Refused, ClientError):
                    await pairing.give_up()
                raise
            finally:
                self._lifeline.forget(pairing)
        return await self.watch(table)

    async def mute(self, person: str, muted: bool = True) -> None:
        """Hear no more, or again, of what a person (an id) says, at any table."""
        command = Mute(id=self._lifeline.number(), person=person, muted=muted)
        await carry(self._lifeline, command)

    async def ping(self) -> Millis:
        """The server's time."""
        pong = await carry(self._lifeline, Ping(id=self._lifeline.number()))
        assert isinstance(pong, Pong)
        return pong.now
