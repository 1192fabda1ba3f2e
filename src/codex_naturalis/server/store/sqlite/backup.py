"""Backups: copying a store while it is in use, and restoring it while it is not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.pool import StaticPool

from codex_naturalis.server.ports.store import Damaged, StoreError
from codex_naturalis.server.store.ending_sessions import statements_to_end_sessions
from codex_naturalis.server.store.faults import FAULTS, to_store_error
from codex_naturalis.server.store.migration import check_schema
from codex_naturalis.server.store.sqlite.connecting import connect, engine, sync_folder
from codex_naturalis.server.store.sqlite.lock import Lock

PAGES_AT_ONCE = 1024


@contextmanager
def named_faults(path: Path) -> Generator[None]:
    """Turn errors of the disk and the database into Damaged, with the name of the file."""
    try:
        yield
    except OSError as fault:
        raise Damaged(f"{fault.filename or path}: {fault.strerror or fault}") from None
    except FAULTS as fault:
        raise Damaged(f"{path}: {to_store_error(fault)}") from None


def copy(source: Path, target: Path) -> None:
    """Copy everything as it is now, to a file that is complete or not there at all. Raises
    Damaged."""
    _check_different(source, target)
    partial = target.with_name(f"{target.name}.partial")
    with named_faults(target):
        try:
            _copy(source, partial)
            partial.replace(target)
            sync_folder(target.parent)
        finally:
            partial.unlink(missing_ok=True)


def _check_different(source: Path, target: Path) -> None:
    if source.resolve() == target.resolve():
        raise StoreError(f"{target} is the store itself")


def _copy(source: Path, target: Path) -> None:
    handle = os.open(target, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with closing(connect(source)) as old, closing(connect(target, write=True)) as new:
            # Without this transaction every write in the meantime would restart the copy.
            old.execute("BEGIN")
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()
            old.backup(new, pages=PAGES_AT_ONCE)
            # The copy is a single file, without a log beside it.
            new.execute("PRAGMA journal_mode = DELETE")
        os.fsync(handle)
    finally:
        os.close(handle)


def restore(backup: Path, path: Path, *, keep_sessions: bool = False) -> Path | None:
    """Replace a store that no server is using by a backup. The old file stays beside it as
    `….before-restore` and replaces an earlier one. Raises Damaged.

    What has ended since the backup must not live again, so all sessions and tokens of accounts end.
    Guests keep theirs: nothing else could bring them back. Returns where the old file is.

    `keep_sessions`: the backup is the
    newest state, as when a server moves."""
    _check_different(backup, path)
    with named_faults(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock(path)
    try:
        _check_backup(backup)
        fresh = path.with_name(f"{path.name}.restored")
        copy(backup, fresh)
        with named_faults(path):
            if not keep_sessions:
                _end_sessions(fresh)
            kept = _set_aside(path)
            fresh.replace(path)
            sync_folder(path.parent)
    finally:
        lock.release()
    return kept


def check_file(path: Path) -> None:
    """Whether a file is whole, also its indexes. Raises Damaged."""
    with named_faults(path), closing(connect(path)) as raw:
        _expect_ok(path, raw, "integrity_check")


def check_whole(path: Path, raw: sqlite3.Connection) -> None:
    """The same in a shorter time, without what the indexes hold."""
    _expect_ok(path, raw, "quick_check")


def _expect_ok(path: Path, raw: sqlite3.Connection, pragma: str) -> None:
    found = " ".join(raw.execute(f"PRAGMA {pragma}(1)").fetchone()[0].split())
    if found != "ok":
        raise Damaged(f"{path}: the file is corrupt ({found}); restore a backup")


def _check_backup(backup: Path) -> None:
    check_file(backup)
    with named_faults(backup), closing(connect(backup)) as raw:
        access = engine(lambda: raw, StaticPool)
        with access.connect() as connection:
            try:
                check_schema(connection)
            except Damaged as fault:
                raise Damaged(f"{backup}: {fault}") from None


def _end_sessions(path: Path) -> None:
    with closing(connect(path, write=True)) as raw:
        names = {name for (name,) in raw.execute("SELECT name FROM sqlite_master")}
        raw.execute("PRAGMA journal_mode = DELETE")
        raw.execute("PRAGMA synchronous = FULL")
        raw.execute("BEGIN IMMEDIATE")
        for statement in statements_to_end_sessions(names):
            raw.execute(statement)
        raw.execute("COMMIT")


def _set_aside(path: Path) -> Path | None:
    """Move the old file, then its log: a new file must never be used with an old log. Returns
    where the old file is now."""
    aside, log = f"{path}.before-restore", Path(f"{path}-wal")
    had = path.exists()
    if had:
        Path(f"{aside}-wal").unlink(missing_ok=True)
        path.replace(aside)
    if log.exists():
        log.replace(f"{aside}-wal")
    Path(f"{path}-shm").unlink(missing_ok=True)
    return Path(aside) if had else None
