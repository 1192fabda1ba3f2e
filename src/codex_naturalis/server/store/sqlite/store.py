"""The store in one SQLite file, for one server process."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.pool import StaticPool

from codex_naturalis.server.ports import store as port
from codex_naturalis.server.store.migration import check_current, check_schema, upgrade
from codex_naturalis.server.store.sqlite.appending import Append
from codex_naturalis.server.store.sqlite.backup import check_file, check_whole, copy, named_faults
from codex_naturalis.server.store.sqlite.connecting import (
    connect,
    engine,
    make_durable,
    sync_folder,
)
from codex_naturalis.server.store.sqlite.export import stream
from codex_naturalis.server.store.sqlite.lock import Lock
from codex_naturalis.server.store.sqlite.readers import Readers
from codex_naturalis.server.store.sqlite.tables import SqliteTables
from codex_naturalis.server.store.sqlite.writer import Writer
from codex_naturalis.server.store.topics import Topics

Answer = TypeVar("Answer")


class SqliteStore(Topics):
    def __init__(self, path: Path, lock: Lock | None, connection: sqlite3.Connection) -> None:
        """Only for `open` and `beside`, which create every store."""
        self._path = path
        self._lock = lock
        self._readers = Readers(path)
        self._writer = Writer(connection)
        self._closed = False
        super().__init__(self, SqliteTables(self))

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open the store in that file and upgrade its schema, or create a new one. Raises Damaged
        when the file is damaged, cannot be written, or is in use by another server."""
        lock, connection = await asyncio.to_thread(_open, path)
        return cls(path, lock, connection)

    @classmethod
    async def beside(cls, path: Path) -> SqliteStore:
        """Open a store that a server of the same version may be using, for a short while: both
        wait for each other's commits. Tables must not be changed. Raises Damaged."""
        try:
            return await cls.open(path)
        except port.InUse:
            return cls(path, None, await asyncio.to_thread(_open_beside, path))

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._readers.read(work)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._writer.write(work)

    async def write_raw(
        self, work: Callable[[sqlite3.Cursor], Answer], table: str | None = None
    ) -> Answer:
        return await self._writer.write_raw(work, table)

    async def append(self, append: Append) -> None:
        await self._writer.append(append)

    @property
    def is_full(self) -> bool:
        """Its disk is this computer's, which can be measured before it is full."""
        return False

    async def check_reading(self) -> None:
        await self.read(
            lambda connection: connection.exec_driver_sql("SELECT 1 FROM tables LIMIT 1").all()
        )

    async def check(self) -> None:
        await self.check_reading()
        # Writing the same number again is a real write that changes nothing.
        await self.write_raw(lambda cursor: cursor.execute("PRAGMA user_version = 0"))

    async def inspect(self) -> None:
        await self._readers.run(lambda: check_file(self._path))

    async def backup(self, path: Path) -> None:
        await self._readers.run(lambda: copy(self._path, path))

    def export(self) -> AsyncIterator[bytes]:
        """Without the hashes of passwords and tokens, but with the deals of unfinished games: an
        operator who reads them should not play in these games."""
        return stream(self._readers)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._readers.close()
        await self._writer.close()
        if self._lock is not None:
            self._lock.release()


def _open(path: Path) -> tuple[Lock, sqlite3.Connection]:
    with named_faults(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock(path)
        try:
            _create_file(path)
            return lock, _open_connection(path)
        except BaseException:
            lock.release()
            raise


def _open_beside(path: Path) -> sqlite3.Connection:
    with named_faults(path):
        raw = connect(path, write=True)
        try:
            with engine(lambda: raw, StaticPool).connect() as connection:
                check_schema(connection)
                check_current(connection)
            raw.execute("PRAGMA synchronous = FULL")
            raw.execute("PRAGMA foreign_keys = ON")
        except port.Damaged as fault:
            raw.close()
            raise port.Damaged(f"{path}: {fault}") from None
        except BaseException:
            raw.close()
            raise
        return raw


def _create_file(path: Path) -> None:
    """Create a new file that only its owner can read. Raises Damaged if parts of an old store are
    left there."""
    if path.exists():
        if not path.stat().st_size:
            raise port.Damaged(f"{path}: the file is empty; restore a backup, or remove it")
        return
    if Path(f"{path}-wal").exists():
        raise port.Damaged(f"{path}: the file is missing, but its log exists; restore a backup")
    os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    sync_folder(path.parent)


def _open_connection(path: Path) -> sqlite3.Connection:
    raw = connect(path, write=True)
    try:
        with engine(lambda: raw, StaticPool).connect() as connection:
            check_schema(connection)
            check_whole(path, raw)
            make_durable(raw)
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            upgrade(connection)
            connection.commit()
        # Only now, because a migration may have to rebuild a table that others refer to.
        raw.execute("PRAGMA foreign_keys = ON")
    except port.Damaged as fault:
        raw.close()
        raise port.Damaged(f"{path}: {fault}") from None
    except BaseException:
        raw.close()
        raise
    return raw
