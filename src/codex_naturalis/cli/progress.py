"""A progress bar on stderr, only in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager


@contextmanager
def progress(
    label: str, total: int, *, shown: bool = True
) -> Generator[Callable[[], None], None, None]:
    """A bar of `total` steps; call the function that it gives after each step. The bar disappears
    at the end."""
    if not shown or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,  # else what we write to stdout would end on stderr
        redirect_stderr=False,
    ) as bars:
        task = bars.add_task(label, total=total)
        yield lambda: bars.advance(task)
