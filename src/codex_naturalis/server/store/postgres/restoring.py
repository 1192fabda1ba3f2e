"""Restoring a backup into a database that no server is using."""

from __future__ import annotations

import asyncio
import re
import subprocess
from pathlib import Path
from typing import IO

from sqlalchemy import Connection, inspect

from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.store import Damaged, StoreError
from codex_naturalis.server.store.append_only import FUNCTIONS
from codex_naturalis.server.store.ending_sessions import statements_to_end_sessions
from codex_naturalis.server.store.metadata import METADATA
from codex_naturalis.server.store.migration import VERSION_TABLE, check_known, check_schema
from codex_naturalis.server.store.postgres.backup import (
    dump,
    environment,
    last_line,
    program_of,
)
from codex_naturalis.server.store.postgres.connecting import Link, take_use
from codex_naturalis.server.store.postgres.engine import named_faults, on_database

MAGIC = b"PGDMP"
_REVISION = re.compile(rb"^COPY [^;]*alembic_version[^;]*;\n([^\n]*)\n", re.MULTILINE)


async def restore(backup: Path, url: DatabaseUrl, *, keep_sessions: bool = False) -> Path | None:
    """Replace a store by a backup, or change nothing. What was there before is kept as a backup of
    its own beside the first one, `….before-restore`, whose path is returned. Raises Damaged, or
    InUse.

    `keep_sessions`: the backup is the newest state, as when a server moves."""
    await asyncio.to_thread(_check_backup, backup)
    with named_faults(url):
        link = Link(url, take_use)
        await link.run(_nothing)
        try:
            kept = await _set_aside(backup, url)
            await asyncio.to_thread(_replace, backup, url, keep_sessions)
        finally:
            await link.close()
    return kept


async def _nothing(_: object) -> None:
    """To be connected is all that is wanted."""


async def _set_aside(backup: Path, url: DatabaseUrl) -> Path | None:
    def look(connection: Connection) -> bool:
        check_schema(connection, "the database")
        return inspect(connection).has_table(VERSION_TABLE)

    if not await on_database(url, look):
        return None
    kept = backup.with_name(f"{backup.name}.before-restore")
    await asyncio.to_thread(dump, url, kept)
    return kept


def _check_backup(backup: Path) -> None:
    """Raises Damaged for what is no backup of such a store, or of a newer program."""
    try:
        with backup.open("rb") as file:
            start = file.read(len(MAGIC))
    except OSError as fault:
        raise Damaged(f"{backup}: {fault.strerror}") from None
    if start != MAGIC:
        raise Damaged(
            f"{backup}: this is no backup of a PostgreSQL store; one of a data folder goes into a "
            "data folder, and from there by the command move"
        )
    command = [program_of("pg_restore"), "--data-only", f"--table={VERSION_TABLE}", "-f", "-"]
    done = subprocess.run([*command, str(backup)], check=False, capture_output=True)
    if done.returncode:
        raise Damaged(f"{backup}: the backup is corrupt ({last_line(done.stderr)})")
    found = _REVISION.search(done.stdout)
    if found is None:
        raise Damaged(f"{backup}: the backup belongs to another program")
    check_known({found[1].decode(errors="replace")}, str(backup))


def _replace(backup: Path, url: DatabaseUrl, keep_sessions: bool) -> None:
    """In one transaction, which ends only if all of the backup has come."""
    command = [program_of("psql"), f"--dbname={url}", "--no-password", "--no-psqlrc", "--quiet"]
    psql = subprocess.Popen(
        [*command, "--set=ON_ERROR_STOP=1", "--output=/dev/null"],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(url),
    )
    assert psql.stdin is not None
    broken = ""
    try:
        _say(psql.stdin, "BEGIN", *DROP)
        broken = _pour(backup, psql.stdin)
        if not broken:
            ending = () if keep_sessions else statements_to_end_sessions(METADATA.tables)
            _say(psql.stdin, "RESET ALL", *ending, "COMMIT")
    except BrokenPipeError:
        """It says why below."""
    _, said = psql.communicate()
    if broken:
        raise Damaged(f"{backup}: the backup is corrupt ({broken})")
    if psql.returncode:
        raise StoreError(f"{url}: {last_line(said)}")


def _pour(backup: Path, psql: IO[bytes]) -> str:
    """Returns what is wrong with the backup."""
    command = [program_of("pg_restore"), "--no-owner", "--no-privileges", "-f", "-"]
    done = subprocess.run([*command, str(backup)], check=False, stdout=psql, stderr=subprocess.PIPE)
    return last_line(done.stderr) if done.returncode else ""


DROP = [
    *(f'DROP TABLE IF EXISTS "{name}" CASCADE' for name in (*METADATA.tables, VERSION_TABLE)),
    *(f"DROP FUNCTION IF EXISTS {name} CASCADE" for name in FUNCTIONS),
]


def _say(psql: IO[bytes], *statements: str) -> None:
    psql.write("".join(f"{statement};\n" for statement in statements).encode())
    psql.flush()
