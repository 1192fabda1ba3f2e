"""The data folder of a server, for the commands that work on it."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import click

from codex_naturalis.cli.output import Failure

STORE = "codex.sqlite3"

data_option = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("codex-data"),
    show_default=True,
    envvar="CODEX_DATA",
    metavar="DIR",
    help="The data folder of the server.",
)


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
def store_errors(path: Path) -> Generator[None]:
    """Reports errors of a store in one line."""
    from codex_naturalis.server.ports.store import StoreError
    from codex_naturalis.server.store.sqlite.backup import named_faults

    try:
        with named_faults(path):
            yield
    except StoreError as error:
        raise Failure(str(error)) from error


def store_of(data: Path) -> Path:
    """The store in a data folder; a Failure when there is none."""
    path = data / STORE
    if not path.is_file():
        raise Failure(f"{path}: there are no data of a server here")
    return path
