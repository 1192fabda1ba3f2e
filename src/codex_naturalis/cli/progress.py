"""A progress bar on stderr, only in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Protocol

from codex_naturalis.cli.output import say


class Step(Protocol):
    """Call it after each step; `told` is a line about that step."""

    def __call__(self, told: str = "") -> None: ...


@contextmanager
def progress(label: str, total: int, *, shown: bool = True) -> Generator[Step, None, None]:
    """A bar of `total` steps; call the function that it gives after each step. The bar disappears
    at the end; lines that were told stay above it, and are told without a bar too."""
    if not shown or not sys.stderr.isatty():
        yield _tell
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

        def step(told: str = "") -> None:
            if told:
                bars.console.print(told, markup=False, highlight=False, soft_wrap=True)
            bars.advance(task)

        yield step


def _tell(told: str = "") -> None:
    if told:
        say(told, err=True)
