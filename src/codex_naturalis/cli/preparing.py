"""Compiling the kernel once, with progress for the person who is waiting."""

from __future__ import annotations

import sys

from codex_naturalis.cli.output import Failure, say
from codex_naturalis.cli.progress import progress
from codex_naturalis.locale.words import Words


def prepare(words: Words) -> None:
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
        say(words("terminal-preparing-wait"), err=True)
    with progress(words("terminal-preparing"), parts) as step:
        make_ready(lambda _name, done, _parts: step() if done else None)
