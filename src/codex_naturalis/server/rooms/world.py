"""What a room needs around it; the house gives it."""

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
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import PersonRow, Store
from codex_naturalis.server.ports.thinker import Thinker
from codex_naturalis.server.settings import ServerSettings

log = logging.getLogger(__name__)

encode: Callable[[AnyMessage], bytes] = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody's connection, as rooms know it."""

    person: str
    """The id of whoever is there."""

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits, never raises."""
        ...


@dataclass(frozen=True)
class World:
    store: Store
    clock: Clock
    thinker: Thinker
    settings: ServerSettings
    announce: Callable[[TableLine], None]
    """An open table has changed: the lobby wants to know."""
    rate: Callable[[str, Sequence[str], Sequence[int]], Awaitable[None]]
    """A rated table has ended: who played, and their ranks."""
    saved: Callable[[int, float], None]
    """So many entries were saved in so many seconds: for whoever measures."""
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside us; what it raises is logged."""
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
        return {person: public(row) for person, row in rows.items()}


def public(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.kind)
