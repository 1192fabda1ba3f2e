"""Translates errors of the database into the StoreErrors of the port."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from codex_naturalis.server.ports.store import Conflict, Damaged, StoreError

_TEXTS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_CORRUPT: "the file is corrupt; restore a backup",
    sqlite3.SQLITE_NOTADB: "the file is not a database; restore a backup",
    sqlite3.SQLITE_READONLY: "the file may not be written",
    sqlite3.SQLITE_PERM: "the file may not be read",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_BUSY: "the file is locked by another program",
    sqlite3.SQLITE_LOCKED: "the file is locked by another program",
}


FAULTS = (sqlite3.Error, SQLAlchemyError, UnicodeDecodeError)
"""What work on the database may raise."""


def to_store_error(fault: Exception) -> Exception:
    """An error of the database as a StoreError; any other exception is returned as it is."""
    if isinstance(fault, DBAPIError):
        # The text of SQLAlchemy contains the statement; that of the driver is enough.
        inner = fault.orig
        if isinstance(inner, sqlite3.Error):
            return _of_sqlite(inner)
        kind = Conflict if isinstance(fault, IntegrityError) else Damaged
        return kind(str(inner))
    if isinstance(fault, SQLAlchemyError):
        return Damaged(f"the stored data are not consistent ({fault})")
    if isinstance(fault, UnicodeDecodeError):
        # Also of the text of an error: SQLite quotes what it has found in a broken schema.
        return Damaged("a text in the file is corrupt; restore a backup")
    return _of_sqlite(fault) if isinstance(fault, sqlite3.Error) else fault


def _of_sqlite(fault: sqlite3.Error) -> StoreError:
    code: int | None = getattr(fault, "sqlite_errorcode", None)
    if code in {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}:
        return Conflict(f"another write came first ({fault})")
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return Conflict(f"it refers to something that is not stored ({fault})")
    if code is None:
        return Damaged(f"the stored data cannot be read ({fault})")
    words = _TEXTS.get(code & 0xFF, "the database reports an error")
    return Damaged(f"{words} ({fault})")
