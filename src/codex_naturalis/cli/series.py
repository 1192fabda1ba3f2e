"""Options of the commands that play many games."""

from __future__ import annotations

from pathlib import Path

import click

from codex_naturalis.cli.output import Failure

MOST_JOBS = 256

records_option = click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write a record of each game into this folder.",
)
jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    default=1,
    show_default=True,
    help="Processes to use; the results do not depend on it.",
)


def make_folder(folder: Path) -> None:
    """Make a folder for new records; raises Failure when it has records of another run."""
    folder.mkdir(parents=True, exist_ok=True)
    old = min(folder.glob("game-*.codex"), default=None)
    if old is not None:
        raise Failure(f"{old} exists already; choose another folder")
