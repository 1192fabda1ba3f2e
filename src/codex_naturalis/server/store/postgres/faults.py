"""Translates errors of PostgreSQL and of the way to it into the StoreErrors of the port."""

from __future__ import annotations

import asyncio
import ssl

import asyncpg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from codex_naturalis.server.ports.store import Away, Conflict, Damaged, StoreError

FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError, OSError, TimeoutError)
"""What work on the database may raise. The texts never hold an address with its password."""

_TEXTS = {
    "28P01": "the database refuses the password",
    "28000": "the database refuses the user",
    "3D000": "there is no such database; make it with createdb",
    "42501": "the user may not do this in the database",
    "25006": "the database may only be read",
    "53300": "the database has too many connections",
    "XX001": "the database is corrupt; restore a backup",
    "XX002": "an index of the database is corrupt; REINDEX it, or restore a backup",
}
_STARTING_OR_STOPPING = frozenset({"57P01", "57P02", "57P03"})
_SERIALIZATION, _DEADLOCK = "40001", "40P01"
NO_SUCH_TRANSACTION = "22023"
_FULL = "53100"
_UNIQUE, _FOREIGN = "23505", "23503"


class DiskFull(Damaged):
    """The database has no room."""


def cause_of(fault: BaseException) -> BaseException:
    """What asyncpg has raised; SQLAlchemy wraps it twice."""
    if isinstance(fault, DBAPIError) and fault.orig is not None:
        return fault.orig.__cause__ or fault.orig
    return fault


def state_of(fault: BaseException) -> str:
    return getattr(cause_of(fault), "sqlstate", None) or ""


def is_lost(fault: BaseException) -> bool:
    """Whether the connection is gone, or cannot be made, for a reason that may pass."""
    cause = cause_of(fault)
    if isinstance(cause, ssl.SSLError):
        return False
    if isinstance(cause, asyncpg.PostgresError):
        state = state_of(cause)
        return state in _STARTING_OR_STOPPING or state.startswith("08")
    if isinstance(cause, asyncpg.InterfaceError):
        return "clos" in str(cause)  # "connection is closed", "the connection was closed in …"
    return isinstance(cause, OSError | TimeoutError | asyncio.IncompleteReadError)


def was_crossed(fault: BaseException) -> bool:
    """Whether nothing was written because of what others did meanwhile."""
    return state_of(fault) in {_SERIALIZATION, _DEADLOCK}


def is_taken(fault: BaseException) -> bool:
    """Whether a key is there already."""
    return state_of(fault) == _UNIQUE


def to_store_error(fault: BaseException) -> BaseException:
    """An error of the database as a StoreError; any other exception is returned as it is."""
    cause = cause_of(fault)
    if isinstance(cause, asyncpg.PostgresError):
        return _of_postgres(cause)
    words = _words_of_the_way(cause)
    if words is None:
        return fault
    return Away(words) if is_lost(cause) else Damaged(words)


def _of_postgres(fault: asyncpg.PostgresError) -> StoreError:
    state, said = state_of(fault), " ".join(str(fault).split())
    if state == _UNIQUE:
        return Conflict(f"another write came first ({said})")
    if state == _FOREIGN:
        return Conflict(f"it refers to something that is not stored ({said})")
    if state in _STARTING_OR_STOPPING:
        return Away(f"the database is starting or stopping ({said})")
    if state == _FULL:
        return DiskFull(f"the disk of the database is full ({said})")
    return Damaged(f"{_TEXTS.get(state, 'the database reports an error')} ({said})")


def _words_of_the_way(cause: BaseException) -> str | None:
    match cause:
        case ssl.SSLError():
            return f"there is no safe way to the database ({cause.reason or cause})"
        case TimeoutError():
            return "the database does not answer"
        case OSError():
            return f"the database cannot be reached ({cause.strerror or cause})"
        case asyncpg.InterfaceError():
            return f"the database cannot be used ({cause})"
        case PoolTimeoutError():
            return "too much waits for the database"
        case SQLAlchemyError():
            return f"the stored data are not consistent ({cause})"
        case _:
            return None
