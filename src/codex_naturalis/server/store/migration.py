"""Upgrades the schema of a store when it is opened."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from codex_naturalis.server.ports.store import Damaged

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
    return _revisions(connection) == (head(),)


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
