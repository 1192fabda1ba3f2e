"""Connections to a SQLite file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import Pool

BUSY_TIMEOUT = 5.0
"""Seconds to wait for a lock that another program holds on the file."""
MOST_LOG_BYTES = 64 * 2**20
"""The size to which the write-ahead log is truncated after a long read has let it grow."""


def connect(path: Path, *, write: bool = False) -> sqlite3.Connection:
    """A connection that never begins a transaction by itself. Several threads may use it, one at a
    time. The file must exist."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={'rw' if write else 'ro'}",
        uri=True,
        timeout=BUSY_TIMEOUT,
        isolation_level=None,
        check_same_thread=False,
    )


def make_durable(connection: sqlite3.Connection) -> None:
    """Make commits survive a crash; readers never wait for the writer."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA journal_size_limit = {MOST_LOG_BYTES}")
    # What is deleted is overwritten, so that neither the file nor a backup of it has it any more.
    connection.execute("PRAGMA secure_delete = ON")


def engine(make: Callable[[], sqlite3.Connection], pool: type[Pool]) -> Engine:
    """SQLAlchemy over such connections; its errors never contain the data of a statement."""
    return create_engine("sqlite://", creator=make, poolclass=pool, hide_parameters=True)


def sync_folder(folder: Path) -> None:
    """Make created, renamed and removed files in a folder durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
