"""Upgrades the schema of a store when it is opened.

A step that says `expands = True` only adds what an older version of the program need not know:
tables, indexes, and columns that may be null or have a default. Then servers of the version before
go on using the store beside new ones. What they still use is taken away in a later step, when none
of them runs any more."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, inspect, select

from codex_naturalis.server.ports.store import Damaged
from codex_naturalis.server.store.node_schema import schema_floor

SCRIPTS = "codex_naturalis.server.store:migrations"


VERSION_TABLE = "alembic_version"
"""Where Alembic notes which migrations have run."""
MOVING = "moving-"
"""Before the revision, in a database into which a store is being moved: it is none yet."""


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config


@cache
def _scripts() -> ScriptDirectory:
    """Read once in a process, because the scripts are part of the program."""
    return ScriptDirectory.from_config(configuration())


def head() -> str:
    """The newest revision."""
    (newest,) = _scripts().get_heads()
    return newest


def _revisions(connection: Connection) -> tuple[str, ...]:
    return MigrationContext.configure(connection).get_current_heads()


def check_schema(connection: Connection, what: str = "the file") -> None:
    """Raises Damaged for the data of another program, or of a newer version of this one."""
    found = _revisions(connection)
    if not found and inspect(connection).get_table_names():
        raise Damaged(f"{what} belongs to another program")
    if not _is_expanded(connection, found):
        check_known(found, what)


def check_known(revisions: Collection[str], what: str) -> None:
    """Raises Damaged for the schema of a newer version of this program."""
    if any(revision.startswith(MOVING) for revision in revisions):
        raise Damaged(f"a move into {what} has not ended: run the same move again")
    known = {step.revision for step in _scripts().walk_revisions()}
    unknown = ", ".join(sorted(set(revisions) - known))
    if unknown:
        raise Damaged(
            f"{what} was written by a newer version of this program (its schema is {unknown}); "
            "install that version, or restore an older backup"
        )


def is_current(connection: Connection) -> bool:
    """Also a schema that a newer version has only expanded."""
    found = _revisions(connection)
    return found == (head(),) or _is_expanded(connection, found)


def _is_expanded(connection: Connection, found: Collection[str]) -> bool:
    known = {step.revision for step in _scripts().walk_revisions()}
    moving = any(revision.startswith(MOVING) for revision in found)
    if not found or moving or known.issuperset(found):
        return False
    if not inspect(connection).has_table(schema_floor.name):
        return False
    return connection.execute(select(schema_floor.c.revision)).scalar_one_or_none() in known


def floor_of(scripts: ScriptDirectory) -> str:
    """The oldest step whose version of the program may use the newest schema."""
    step = scripts.get_revision("head")
    while getattr(step.module, "expands", False):
        step = scripts.get_revision(str(step.down_revision))
    return str(step.revision)


class Outdated(Damaged):
    """A server of an older version may be using it."""


def check_current(connection: Connection) -> None:
    """Raises Outdated for the data of an older version, which only its own server may use."""
    if not is_current(connection):
        raise Outdated("a server of an older version is using it; stop that server first")


def upgrade(connection: Connection) -> None:
    """Run the missing migrations, inside the transaction of the caller."""
    if is_current(connection):
        return
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.execute(delete(schema_floor))
    connection.execute(insert(schema_floor).values(revision=floor_of(_scripts())))
