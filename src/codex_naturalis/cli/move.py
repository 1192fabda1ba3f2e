"""`move`: the store of a server from a data folder into PostgreSQL, or back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from codex_naturalis.cli.data_folder import (
    STORE,
    Place,
    check_there,
    database_of,
    server_extra,
    store_errors,
)
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.progress import progress
from codex_naturalis.server.database_url import is_database_url


def _place(ctx: click.Context, param: click.Parameter, value: str) -> Place:
    return database_of(value) if is_database_url(value) else Path(value) / STORE


@click.command(
    epilog="\b\nExamples:"
    "\n  ./codex move --from codex-data --to postgresql://codex@db.example/codex"
    "\n  ./codex move --from postgresql://codex@db.example/codex --to codex-data"
)
@click.option(
    "--from", "source", required=True, callback=_place, metavar="DIR|URL", help="Where it is."
)
@click.option(
    "--to",
    "target",
    required=True,
    callback=_place,
    metavar="DIR|URL",
    help="Where it is to be: there must be no store yet.",
)
@click.option("--restart", is_flag=True, help="Forget what an interrupted move has done.")
@json_option
def command(*, source: Place, target: Place, restart: bool, as_json: bool) -> None:
    """Move the store of a server into PostgreSQL, or back.

    Stop the server first. Every row is copied, then compared with what it was. What is moved stays
    where it was; a move that was interrupted goes on when the same command is run again. Sessions
    stay in force. Other files of the data folder are not part of the store.
    """
    with server_extra():
        from codex_naturalis.server.store.moving import Differs

    if source == target:
        raise click.UsageError("--from and --to are the same")
    check_there(source)
    with store_errors(target), store_errors(source):
        try:
            counts = asyncio.run(_move(source, target, restart))
        except Differs as error:
            raise Failure(f"{target}: {error}; --restart begins anew") from error
    if as_json:
        say_json({"from": str(source), "to": str(target), "rows": counts})
        return
    say(one_line(f"{target}: all of {source}, {sum(counts.values()):,} rows, compared"))


async def _move(source: Place, target: Place, restart: bool) -> dict[str, int]:
    from codex_naturalis.server.store.moving import move, steps_of
    from codex_naturalis.server.store.opening import open_move

    async with open_move(source, target, restart=restart) as (old, new):
        with progress("Moving", await steps_of(old)) as step:
            return await move(old, new, step)
