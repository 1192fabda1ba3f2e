"""What other nodes do at tables, shown here: hints say where to look, and rounds find what hints
have not said. What goes on by itself goes on elsewhere when its node is dead."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from codex_naturalis.protocol.refusals import Refused
from codex_naturalis.server.nodes.hints import (
    ChatGrew,
    LineChanged,
    Present,
    TableMoved,
    WhoIsPresent,
)
from codex_naturalis.server.ports.store import OFTEN, StoreError
from codex_naturalis.server.tables import chatting
from codex_naturalis.server.tables.context import Context, log
from codex_naturalis.server.tables.lobby import Lobby
from codex_naturalis.server.tables.room import Room

EVERY = 1.0
"""Seconds between two rounds."""
LOOK_EVERY = 10
"""Rounds after which all tables are looked at; each, while the others cannot be heard."""
TELL_EVERY = 5
"""Rounds after which this node says again who is present."""
LOBBY_EVERY = 2
"""Rounds after which the lobby is looked at while the others cannot be heard."""
MOST_ADOPTED = 50
"""Tables in one round."""

Ended = Callable[[], Awaitable[None]]


class Registry(Protocol):
    """All tables, as far as they are followed."""

    context: Context
    lobby: Lobby
    rooms: dict[str, Room]

    async def get(self, table: str) -> Room: ...

    def forget(self, tables: Sequence[str]) -> None: ...


class Following:
    def __init__(self, registry: Registry, ended: Ended) -> None:
        """`ended` is called when another node has died: what it may have left undone."""
        self._registry = registry
        self._context = registry.context
        self._ended = ended
        self._kept: set[str] = set()
        """As stored."""
        self._in_doubt = self._some_died = True
        self._running: asyncio.Task[None] | None = None

    def open(self) -> None:
        node = self._context.node
        node.hear(TableMoved, self._moved)
        node.hear(ChatGrew, lambda _, hint: self._at(hint.table, chatting.catch_up))
        node.hear(
            LineChanged, lambda _, hint: self._spawn(self._registry.lobby.look_at(hint.table))
        )
        node.hear(Present, self._present)
        node.hear(WhoIsPresent, self._asked)
        node.on_change(self._nodes_changed)
        node.on_doubt(self._doubt)
        self._running = self._context.spawn(self._rounds())

    async def close(self) -> None:
        """Others adopt what goes on here, also what began a moment ago."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
            await self._guarded(self._keep())

    def _moved(self, node: str, hint: TableMoved) -> None:
        room = self._registry.rooms.get(hint.table)
        if room is not None and not room.closed:
            if hint.version > room.course.version:
                self._spawn(room.follow(node, hint.version))
        elif any(map(self._registry.lobby.is_watched_by, hint.people)):
            self._spawn(self._tell_players(hint.table))

    async def _tell_players(self, table: str) -> None:
        (await self._registry.get(table)).tell_players()

    def _at(self, table: str, work: Callable[[Room], Awaitable[None]]) -> None:
        room = self._registry.rooms.get(table)
        if room is not None and not room.closed:
            self._spawn(work(room))

    def _present(self, node: str, hint: Present) -> None:
        room = self._registry.rooms.get(hint.table)
        if room is not None and not room.closed:
            room.note_presence(node, hint)

    def _asked(self, _node: str, hint: WhoIsPresent) -> None:
        room = self._registry.rooms.get(hint.table)
        if room is not None and room.audience.listeners:
            room.tell_presence()

    def _nodes_changed(self) -> None:
        self._some_died = True
        for room in list(self._registry.rooms.values()):
            room.forget_presence()
            room.bots.wake()

    def _doubt(self) -> None:
        self._in_doubt = True

    def _spawn(self, work: Awaitable[None]) -> None:
        self._context.spawn(self._guarded(work))

    async def _guarded(self, work: Awaitable[None]) -> None:
        """What fails now is looked at again in a round."""
        try:
            await work
        except (Refused, StoreError) as error:
            self._in_doubt = True
            log.warning("what another node has done cannot be shown yet: %s", error, extra=OFTEN)

    async def _rounds(self) -> None:
        number = 0
        while True:
            await self._guarded(self._round(number))
            number += 1
            await self._context.clock.sleep(EVERY)

    async def _round(self, number: int) -> None:
        node = self._context.node
        await self._keep()
        if self._some_died or number % LOOK_EVERY == 0:
            self._some_died = False
            await self._adopt()
        if not node.others:
            return
        if self._in_doubt or node.out_of_touch or number % LOOK_EVERY == 0:
            doubtful, self._in_doubt = self._in_doubt, False
            await self._look()
            if doubtful or (node.out_of_touch and number % LOBBY_EVERY == 0):
                await self._registry.lobby.look_again()
        for room in list(self._registry.rooms.values()):
            room.forget_presence()
            if number % TELL_EVERY == 0 and room.audience.listeners:
                room.tell_presence()

    async def _keep(self) -> None:
        """Store which tables go on by themselves here."""
        kept = {room.id for room in self._registry.rooms.values() if room.kept}
        begun, ended = sorted(kept - self._kept), sorted(self._kept - kept)
        if begun or ended:
            await self._context.store.nodes.keep(self._context.node.id, begun, ended)
            self._kept = kept

    async def _adopt(self) -> None:
        """Go on with the tables of nodes that are dead."""
        adopted = False
        while tables := await self._context.store.nodes.adopt(self._context.node.id, MOST_ADOPTED):
            adopted = True
            self._kept.update(tables)
            for table in tables:
                with suppress(Refused):
                    (await self._registry.get(table)).adopt()
        if adopted:
            await self._ended()

    async def _look(self) -> None:
        rooms = self._registry.rooms
        asked = list(rooms)
        found = await self._context.store.tables.versions(asked)
        self._registry.forget([table for table in asked if table not in found])
        for table, there in found.items():
            room = rooms.get(table)
            if room is None or room.closed:
                continue
            if there.entries > room.course.version:
                await room.follow()
            if there.lines > room.said >= 0:
                await chatting.catch_up(room)
