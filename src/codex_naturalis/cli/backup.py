"""`backup`: a copy of all data of a server, while it is running."""

from __future__ import annotations

from pathlib import Path

import click

from codex_naturalis.cli.data_folder import (
    Place,
    check_there,
    server_extra,
    store_errors,
    store_option,
)
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.progress import progress


@click.command(
    epilog="\b\nExamples:\n  ./codex backup --data codex-data monday.backup"
    "\n  ./codex backup --store postgresql://codex@db.example/codex monday.backup"
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@store_option
@click.option("--overwrite", is_flag=True, help="Replace FILE if it exists.")
@json_option
def command(*, file: Path, place: Place, overwrite: bool, as_json: bool) -> None:
    """Copy all data of a server into one file.

    The server may keep running: the copy is consistent, and FILE is complete or does not exist. It
    contains the deals of running games, so keep it secret. A PostgreSQL store is copied by pg_dump.
    """
    with server_extra():
        from codex_naturalis.server.store.opening import back_up

    check_there(place)
    if file.exists() and not overwrite:
        raise Failure(f"{file} exists already; --overwrite replaces it")
    with store_errors(place), progress("Copying", 1) as step:
        back_up(place, file)
        step()
    size = file.stat().st_size
    if as_json:
        say_json({"file": str(file), "store": str(place), "bytes": size})
    else:
        say(one_line(f"{file}: all of {place}, {size:,} bytes"))
