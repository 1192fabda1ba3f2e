"""Bringing a store up to date when it is opened."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from codex_naturalis.server.ports.store import Damaged

SCRIPTS = "codex_naturalis.server.store:migrations"


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config


@cache
def _scripts() -> ScriptDirectory:
    """Read once a process: the steps are a part of the program."""
    return ScriptDirectory.from_config(configuration())


def _found(connection: Connection) -> tuple[str, ...]:
    return MigrationContext.configure(connection).get_current_heads()


def refuse_strangers(connection: Connection) -> None:
    """Raises Damaged for what this program did not write, or what a newer one wrote."""
    found = _found(connection)
    if not found and inspect(connection).get_table_names():
        raise Damaged("the file belongs to another program")
    known = {step.revision for step in _scripts().walk_revisions()}
    unknown = ", ".join(sorted(set(found) - known))
    if unknown:
        raise Damaged(
            f"the file was written by a newer version of this program (its schema is {unknown}); "
            "install that version, or restore an older backup"
        )


def upgrade(connection: Connection) -> None:
    """Take every step that is missing, inside the transaction of the caller."""
    if set(_found(connection)) == set(_scripts().get_heads()):
        return
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
