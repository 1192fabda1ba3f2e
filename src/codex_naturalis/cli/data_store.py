"""The store of a data folder, for commands that read and change it, also beside a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from codex_naturalis.cli.data_folder import server_extra, store_errors, store_of
from codex_naturalis.cli.output import Failure

if TYPE_CHECKING:
    from codex_naturalis.server.ports.store import PersonRow
    from codex_naturalis.server.store import SqliteStore

Answer = TypeVar("Answer")


def with_store(data: Path, work: Callable[[SqliteStore], Awaitable[Answer]]) -> Answer:
    """Open the store, do the work, close it. Refusals and faults end the command in one line."""
    with server_extra():
        from codex_naturalis.protocol.refusals import Refused
        from codex_naturalis.server.store import SqliteStore

    path = store_of(data)

    async def run() -> Answer:
        store = await SqliteStore.beside(path)
        try:
            return await work(store)
        finally:
            await store.close()

    with store_errors(path):
        try:
            return asyncio.run(run())
        except Refused as refused:
            raise Failure(refused.reason) from refused


async def person_named(store: SqliteStore, name: str) -> PersonRow:
    """By name, or by id. A Failure when there is none."""
    person = await store.people.by_name(name) or await store.people.get(name)
    if person is None:
        raise Failure(f"nobody is called {name}")
    return person


def moment(millis: int) -> str:
    """A time for people to read."""
    return datetime.fromtimestamp(millis / 1000, UTC).strftime("%Y-%m-%d %H:%M")
