"""Compiling the kernel once, with progress for the person who is waiting."""

from __future__ import annotations

import sys

import click

from codex_naturalis.cli.output import Failure
from codex_naturalis.cli.progress import progress


def prepare() -> None:
    """Compile the kernel if it is not compiled, with a progress bar on stderr; without a terminal,
    with one line."""
    try:
        from codex_naturalis.kernel.build.readiness import entries, is_ready, make_ready

        if is_ready():
            return
        parts = len(entries())
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "codex_naturalis"):
            raise
        raise Failure(
            f"this needs {missing}, which comes with: pip install codex-naturalis[strong]"
        ) from error
    if not sys.stderr.isatty():
        click.echo("Preparing the strong players, once: a minute or two.", err=True)
    with progress("Preparing the strong players (once)…", parts) as step:
        make_ready(lambda _name, done, _parts: step() if done else None)
