"""Connections to a SQLite file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import Pool

PATIENCE = 5.0
"""Seconds to wait for another program that holds the file."""
MOST_LOG_BYTES = 64 * 2**20
"""What the write-ahead log is cut back to after a long reader has let it grow."""


def connect(path: Path, *, write: bool = False) -> sqlite3.Connection:
    """A connection that begins no transaction by itself and may pass between threads, one at a
    time. The file must be there already."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={'rw' if write else 'ro'}",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )


def make_durable(connection: sqlite3.Connection) -> None:
    """What is committed stays, and readers never wait for the writer."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA journal_size_limit = {MOST_LOG_BYTES}")


def engine(make: Callable[[], sqlite3.Connection], pool: type[Pool]) -> Engine:
    """SQLAlchemy over such connections; its errors never carry what was written."""
    return create_engine("sqlite://", creator=make, poolclass=pool, hide_parameters=True)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder as durable as what is in the files."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
