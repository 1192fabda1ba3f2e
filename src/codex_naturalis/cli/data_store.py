"""The store of a server, for commands that read and change it, also beside a running one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from codex_naturalis.cli.data_folder import Place, check_there, server_extra, store_errors
from codex_naturalis.cli.output import Failure

if TYPE_CHECKING:
    from codex_naturalis.server.ports.store import PersonRow, Store

Answer = TypeVar("Answer")


def with_store(place: Place, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Open the store, do the work, close it. Refusals and faults end the command in one line."""
    with server_extra():
        from codex_naturalis.protocol.refusals import Refused
        from codex_naturalis.server.store.opening import open_beside

    check_there(place)

    async def run() -> Answer:
        store = await open_beside(place)
        try:
            return await work(store)
        finally:
            await store.close()

    with store_errors(place):
        try:
            return asyncio.run(run())
        except Refused as refused:
            raise Failure(refused.reason) from refused


async def person_named(store: Store, name: str) -> PersonRow:
    """By name, or by id. A Failure when there is none."""
    person = await store.people.by_name(name) or await store.people.get(name)
    if person is None:
        raise Failure(f"nobody is called {name}")
    return person


def moment(millis: int) -> str:
    """A time for people to read."""
    return datetime.fromtimestamp(millis / 1000, UTC).strftime("%Y-%m-%d %H:%M")
