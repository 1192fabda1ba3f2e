"""Where the data of a server are, for the commands that work on them."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from functools import wraps
from pathlib import Path
from typing import Any, cast

import click

from codex_naturalis.cli.options import Command
from codex_naturalis.cli.output import Failure
from codex_naturalis.server.database_url import BadDatabaseUrl, DatabaseUrl

Place = Path | DatabaseUrl
"""Of a store: a file, or a database."""

STORE = "codex.sqlite3"

_data_option = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("codex-data"),
    show_default=True,
    envvar="CODEX_DATA",
    metavar="DIR",
    help="The data folder of the server.",
)
_store_option = click.option(
    "--store",
    "store_url",
    envvar="CODEX_STORE",
    metavar="URL",
    help="The PostgreSQL database of the server instead: postgresql://USER@HOST[:PORT]/DB. The "
    "password comes better from PGPASSFILE or PGPASSWORD than from here.",
)


def store_option(command: Command) -> Command:
    """--data and --store: where the store is, for the parameter `place`."""

    @wraps(command)
    @click.pass_context
    def with_place(
        ctx: click.Context, /, *, data: Path, store_url: str | None, **others: Any
    ) -> Any:
        given = click.core.ParameterSource.COMMANDLINE
        if store_url is not None and ctx.get_parameter_source("data") is given:
            if ctx.get_parameter_source("store_url") is given:
                raise click.UsageError("the store is either in --data or in --store")
            store_url = None
        place = data / STORE if store_url is None else database_of(store_url)
        return command(place=place, **others)

    return _data_option(_store_option(cast("Command", with_place)))


def database_of(url: str) -> DatabaseUrl:
    try:
        return DatabaseUrl(url)
    except BadDatabaseUrl as error:
        raise click.BadParameter(str(error), param_hint="'--store'") from error


def user_data_folder() -> Path:
    """Where the games of the current user are kept, by the convention of the system."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "codex-naturalis"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "codex-naturalis"
    configured = Path(os.environ.get("XDG_DATA_HOME", ""))
    shared = configured if configured.is_absolute() else Path.home() / ".local" / "share"
    return shared / "codex-naturalis"


@contextmanager
def server_extra() -> Generator[None]:
    """Wraps imports of the server, whose dependencies may not be installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "codex_naturalis"):
            raise
        raise Failure(
            f"this needs {missing}, which comes with: pip install codex-naturalis[server]"
        ) from error


@contextmanager
def store_errors(place: Place) -> Generator[None]:
    """Reports errors of a store in one line."""
    from codex_naturalis.server.ports.store import StoreError
    from codex_naturalis.server.store.sqlite.backup import named_faults

    try:
        with nullcontext() if isinstance(place, DatabaseUrl) else named_faults(place):
            yield
    except StoreError as error:
        raise Failure(str(error)) from error


def check_there(place: Place) -> None:
    """A Failure when there is no store in a data folder."""
    if isinstance(place, Path) and not place.is_file():
        raise Failure(f"{place}: there are no data of a server here")
