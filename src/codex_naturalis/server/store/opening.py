"""Opens a store wherever it is: a SQLite file, or a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.store import StoreError
from codex_naturalis.server.store.access import Access
from codex_naturalis.server.store.moving import Target
from codex_naturalis.server.store.sqlite.backup import copy
from codex_naturalis.server.store.sqlite.backup import restore as restore_file
from codex_naturalis.server.store.sqlite.export import stream
from codex_naturalis.server.store.sqlite.moving import SqliteTarget
from codex_naturalis.server.store.sqlite.readers import Readers
from codex_naturalis.server.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from codex_naturalis.server.store.postgres.moving import PostgresTarget
    from codex_naturalis.server.store.postgres.store import PostgresStore

Place = Path | DatabaseUrl
"""A file, or a database."""


async def open_store(place: Place) -> SqliteStore | PostgresStore:
    """For a server. Raises Damaged."""
    if isinstance(place, Path):
        return await SqliteStore.open(place)
    return await _postgres().open(place)


async def open_beside(place: Place) -> SqliteStore | PostgresStore:
    """For a short while, beside a server of the same version. Raises Damaged."""
    if isinstance(place, Path):
        return await SqliteStore.beside(place)
    return await _postgres().beside(place)


def back_up(place: Place, target: Path) -> None:
    """Copy everything to a file, while a server may be using it. Raises Damaged."""
    if isinstance(place, Path):
        copy(place, target)
        return
    _postgres()
    from codex_naturalis.server.store.postgres.backup import dump  # noqa: PLC0415

    dump(place, target)


async def restore(backup: Path, place: Place, *, keep_sessions: bool = False) -> Path | None:
    """Replace a store that no server is using by a backup. Returns where that is now what was
    there before. Raises Damaged."""
    if isinstance(place, Path):
        return restore_file(backup, place, keep_sessions=keep_sessions)
    _postgres()
    from codex_naturalis.server.store.postgres.restoring import (  # noqa: PLC0415
        restore as restore_database,
    )

    return await restore_database(backup, place, keep_sessions=keep_sessions)


@asynccontextmanager
async def open_move(
    source: Place, target: Place, *, restart: bool
) -> AsyncGenerator[tuple[Access, Target]]:
    """Both, which no server may be using. Raises Damaged, or a StoreError when there is something
    in the target."""
    async with AsyncExitStack() as stack:
        old: SqliteStore | PostgresStore
        if isinstance(source, Path):
            old = await SqliteStore.open(source)
        else:
            old = await _postgres().alone(source)
        stack.push_async_callback(old.close)
        new: SqliteTarget | PostgresTarget
        if isinstance(target, Path):
            new = await SqliteTarget.open(target, restart=restart)
        else:
            _postgres()
            from codex_naturalis.server.store.postgres.moving import (  # noqa: PLC0415
                PostgresTarget,
            )

            new = await PostgresTarget.open(target, restart=restart)
        stack.push_async_callback(new.close)
        yield old, new


@dataclass(frozen=True)
class Export:
    read: Callable[[Callable[[Connection], Any]], Awaitable[Any]]
    lines: AsyncIterator[bytes]


@asynccontextmanager
async def open_export(place: Place) -> AsyncGenerator[Export]:
    """All of a store as JSON lines, without a change of it. Raises Damaged."""
    if isinstance(place, Path):
        readers = Readers(place)
        try:
            yield Export(readers.read, stream(readers))
        finally:
            await readers.close()
        return
    store = await _postgres().beside(place)
    try:
        yield Export(store.read, store.export())
    finally:
        await store.close()


def _postgres() -> type[PostgresStore]:
    """Its libraries are there only where somebody has wanted them."""
    try:
        import asyncpg  # noqa: F401, PLC0415
        import greenlet  # type: ignore[import-untyped]  # noqa: F401, PLC0415
    except ModuleNotFoundError as error:
        raise StoreError(
            f"a store on PostgreSQL needs {error.name}, which comes with: "
            "pip install 'codex-naturalis[cluster]'"
        ) from error
    from codex_naturalis.server.store.postgres.store import PostgresStore  # noqa: PLC0415

    return PostgresStore
