"""Compiling the kernel, once, in front of somebody who waits for it."""

from __future__ import annotations

from codex_naturalis.cli.output import Failure
from codex_naturalis.cli.progress import progress


def prepare() -> None:
    """Make the strong players ready if they are not, with a bar on stderr."""
    try:
        from codex_naturalis.kernel.readiness import entries, is_ready, make_ready

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
    with progress("Preparing the strong players (once)…", parts) as step:
        make_ready(lambda _name, done, _parts: step() if done else None)
