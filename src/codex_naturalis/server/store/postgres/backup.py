"""Backups by PostgreSQL's own programs."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.ports.store import Damaged

PROGRAMS = "pg_dump, pg_restore and psql"


def dump(url: DatabaseUrl, target: Path) -> None:
    """Copy everything as it is now, to a file that is complete or not there at all. Raises
    Damaged."""
    partial = target.with_name(f"{target.name}.partial")
    try:
        handle = os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            run(url, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", output=handle)
            os.fsync(handle)
        finally:
            os.close(handle)
        partial.replace(target)
    except OSError as fault:
        raise Damaged(f"{fault.filename or target}: {fault.strerror or fault}") from None
    finally:
        partial.unlink(missing_ok=True)


def run(url: DatabaseUrl, program: str, *arguments: str, output: int) -> None:
    """The password goes by the environment, which others cannot see. Raises Damaged."""
    command = [program_of(program), f"--dbname={url}", "--no-password", *arguments]
    done = subprocess.run(
        command, check=False, stdout=output, stderr=subprocess.PIPE, env=environment(url)
    )
    if done.returncode:
        raise Damaged(f"{url}: {last_line(done.stderr)}")


def program_of(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        raise Damaged(
            f"this needs {PROGRAMS}, and {name} is not there; on Debian or Ubuntu: "
            "apt-get install postgresql-client"
        )
    return path


def environment(url: DatabaseUrl) -> dict[str, str]:
    return {**os.environ, **({} if url.password is None else {"PGPASSWORD": url.password})}


def last_line(said: bytes) -> str:
    lines = said.decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else "it failed without a word"
