"""A file into which a store is moved: it gets its name when everything is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from codex_naturalis.server.ports.store import StoreError
from codex_naturalis.server.store.sqlite.backup import named_faults
from codex_naturalis.server.store.sqlite.connecting import sync_folder
from codex_naturalis.server.store.sqlite.store import SqliteStore

Answer = TypeVar("Answer")


class SqliteTarget:
    def __init__(self, path: Path, store: SqliteStore) -> None:
        """Only for `open`."""
        self._path = path
        self._store = store

    @classmethod
    async def open(cls, path: Path, *, restart: bool = False) -> SqliteTarget:
        """Raises Damaged, or a StoreError when there is something already."""
        if path.exists():
            raise StoreError(f"{path} is there already: a move needs an empty place")
        draft = _draft(path)
        if restart:
            with named_faults(draft):
                for end in ("", "-wal", "-shm"):
                    Path(f"{draft}{end}").unlink(missing_ok=True)
        return cls(path, await SqliteStore.open(draft))

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._store.read(work)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._store.write(work)

    async def finish(self) -> None:
        draft = _draft(self._path)
        await self._store.close()
        with named_faults(draft):
            draft.replace(self._path)
            sync_folder(self._path.parent)
            Path(f"{draft}.lock").unlink(missing_ok=True)

    async def close(self) -> None:
        await self._store.close()


def _draft(path: Path) -> Path:
    return path.with_name(f"{path.name}.moving")
