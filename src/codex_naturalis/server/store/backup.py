"""Copies of a store, taken while it is written, and put back when it is not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from codex_naturalis.server.ports.store import Damaged, StoreError
from codex_naturalis.server.store.connecting import connect, engine, sync_folder
from codex_naturalis.server.store.faults import in_our_words
from codex_naturalis.server.store.lock import Lock
from codex_naturalis.server.store.migration import refuse_strangers

PAGES_AT_ONCE = 1024


@contextmanager
def naming(path: Path) -> Generator[None]:
    """Faults of the disk and of the database become Damaged, and name the file."""
    try:
        yield
    except OSError as fault:
        raise Damaged(f"{fault.filename or path}: {fault.strerror or fault}") from None
    except (sqlite3.Error, SQLAlchemyError) as fault:
        raise Damaged(f"{path}: {in_our_words(fault)}") from None


def copy(source: Path, target: Path) -> None:
    """Everything as of this moment, to a file that is whole or not there at all. Raises Damaged."""
    _refuse_the_same(source, target)
    partial = target.with_name(f"{target.name}.partial")
    with naming(target):
        try:
            _copy(source, partial)
            partial.replace(target)
            sync_folder(target.parent)
        finally:
            partial.unlink(missing_ok=True)


def _refuse_the_same(source: Path, target: Path) -> None:
    if source.resolve() == target.resolve():
        raise StoreError(f"{target} is the store itself")


def _copy(source: Path, target: Path) -> None:
    handle = os.open(target, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with closing(connect(source)) as old, closing(connect(target, write=True)) as new:
            # Without a transaction of our own, each write of others would begin the copy anew.
            old.execute("BEGIN")
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()
            old.backup(new, pages=PAGES_AT_ONCE)
            # A copy needs no log beside it: it is one file.
            new.execute("PRAGMA journal_mode = DELETE")
        os.fsync(handle)
    finally:
        os.close(handle)


def restore(backup: Path, path: Path) -> None:
    """Put a backup in the place of a store that no server uses. The old file stays beside it as
    `….before-restore`, in the place of an earlier one. Raises Damaged."""
    _refuse_the_same(backup, path)
    with naming(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock(path)
    try:
        _refuse_damaged(backup)
        fresh = path.with_name(f"{path.name}.restored")
        copy(backup, fresh)
        with naming(path):
            _set_aside(path)
            fresh.replace(path)
            sync_folder(path.parent)
    finally:
        lock.release()


def _refuse_damaged(backup: Path) -> None:
    with naming(backup), closing(connect(backup)) as raw:
        found = raw.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise Damaged(f"{backup}: the file is corrupt ({found})")
        access = engine(lambda: raw, StaticPool)
        with access.connect() as connection:
            try:
                refuse_strangers(connection)
            except Damaged as fault:
                raise Damaged(f"{backup}: {fault}") from None


def _set_aside(path: Path) -> None:
    """The old file first, then its log: a new file must never meet the log of another."""
    aside, log = f"{path}.before-restore", Path(f"{path}-wal")
    if path.exists():
        Path(f"{aside}-wal").unlink(missing_ok=True)
        path.replace(aside)
    if log.exists():
        log.replace(f"{aside}-wal")
    Path(f"{path}-shm").unlink(missing_ok=True)
