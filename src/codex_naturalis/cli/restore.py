"""`restore`: replace the data of a server by a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from codex_naturalis.cli.data_folder import Place, server_extra, store_errors, store_option
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.progress import progress


@click.command(
    epilog="\b\nExamples:\n  ./codex restore --data codex-data monday.backup"
    "\n  ./codex restore --store postgresql://codex@db.example/codex monday.backup"
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@store_option
@click.option(
    "--keep-sessions",
    is_flag=True,
    help="Nobody has to sign in again: FILE is the newest state, as when a server moves.",
)
@json_option
def command(*, file: Path, place: Place, keep_sessions: bool, as_json: bool) -> None:
    """Replace the data of a server by a backup.

    Stop the server first: this is refused while it is running. The old data are kept as
    codex.sqlite3.before-restore, or those of a PostgreSQL store as a backup, FILE.before-restore.
    A backup has all that a server needs. People with accounts must sign in again and make new
    tokens, so that what has ended since does not live again.
    """
    with server_extra():
        from codex_naturalis.server.store.opening import restore

    if not file.is_file():
        raise Failure(f"{file}: there is no such backup")
    with store_errors(place), progress("Restoring", 1) as step:
        kept = asyncio.run(restore(file, place, keep_sessions=keep_sessions))
        step()
    if as_json:
        say_json({"store": str(place), "file": str(file), "kept": kept and str(kept)})
        return
    say(one_line(f"{place}: restored from {file}"))
    if kept:
        say(one_line(f"The data before: {kept}"))
