"""What every room needs from the server; the registry creates it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from codex_naturalis.protocol.messages import AnyMessage
from codex_naturalis.protocol.people import Person
from codex_naturalis.protocol.tables import TableLine
from codex_naturalis.server.nodes.node import Node
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Store
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.ports.tracer import UNTRACED, Tracer
from codex_naturalis.server.settings import ServerSettings

log = logging.getLogger(__name__)

encode: Callable[[AnyMessage], bytes] = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection of a person, as rooms know it."""

    person: str
    """The id of the person."""

    def send(self, frame: bytes) -> None:
        """Queue a frame. Never waits and never raises."""
        ...


Admit = Callable[[str, Sequence[str]], Awaitable[None]]


async def anybody(_person: str, _others: Sequence[str]) -> None:
    """Nobody is refused."""


async def unheard(_table: str) -> None:
    """Nobody listens."""


@dataclass(frozen=True)
class Context:
    store: Store
    node: Node
    """This server among those that use the store."""
    thinker: Thinker
    settings: ServerSettings
    announce: Callable[[TableLine], None]
    """Called when an open table has changed, for the lobby."""
    tell: Callable[[str, Callable[[], bytes]], None]
    """Called with a player of a game that has changed, and what makes the frame: for those who
    watch the lobby."""
    rate: Callable[[str, Sequence[str], Sequence[int]], Awaitable[None]]
    """Called when a rated game has ended: the table, the players and their ranks."""
    saved: Callable[[int, float], None]
    """Called after each save, for the metrics: the number of entries, and the seconds it took."""
    payer_of: Callable[[str], str]
    """Of a person: who shares in the thinker."""
    ended: Callable[[str], Awaitable[None]]
    """Called with the id of a table whose game has ended, for the statistics."""
    is_bad: Callable[[str], bool] = lambda _: False
    """Whether a text has a word that is not wanted here."""
    admit: Admit = anybody
    """Raises Refused when a person may not begin a rated game now, or not with one of the
    others."""
    rated_changed: Callable[[str], Awaitable[None]] = unheard
    """Called with the id of a rated table at which somebody has given up, or whose game is over."""
    tracer: Tracer = UNTRACED
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def clock(self) -> Clock:
        return self.node.clock

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task in the background; an exception is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task of a room failed", exc_info=error)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        rows = await self.store.people.many(ids)
        return {person: row.public for person, row in rows.items()}
