"""Where words go: our two streams, whatever they are connected to, and errors of one line."""

from __future__ import annotations

import codecs
import io
import os
import sys
from contextlib import suppress
from typing import IO, Any

import click
import msgspec

ERRORS = "codex-naturalis"
PLAIN = {
    "…": "...",
    "–": "-",
    "—": "-",
    "−": "-",
    "×": "x",
    "·": "-",
    "→": "->",
    "’": "'",
    "“": '"',
    "”": '"',
}
"""What stands for a sign that the terminal does not know; for any other, a question mark."""


class Failure(click.ClickException):
    """The end of a command: one line on stderr, exit code 1."""

    def show(self, file: IO[Any] | None = None) -> None:
        say(f"Error: {one_line(self.message)}", err=True)


def say(text: str = "", *, end: str = "\n", err: bool = False) -> None:
    """Not click.echo: on an ASCII terminal that writes UTF-8."""
    (sys.stderr if err else sys.stdout).write(text + end)


def say_json(value: object) -> None:
    """One line of JSON, in UTF-8 on any terminal."""
    sys.stdout.flush()
    click.echo(msgspec.json.encode(value))


def one_line(text: str) -> str:
    """A text with foreign parts (names of files, say) that stays in its line and does nothing
    to the terminal."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


def utf8() -> bool:
    """Whether stdout takes any character."""
    try:
        return codecs.lookup(sys.stdout.encoding).name.startswith("utf")
    except (LookupError, TypeError):
        return False


def prepare() -> None:
    """Let no sign, no byte and no closed stream make an error of its own."""
    codecs.register_error(ERRORS, _plainly)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by the caller: >&-
            setattr(sys, name, io.TextIOWrapper(io.BytesIO(), "utf-8"))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERRORS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def finish() -> None:
    """Write what is still held back, while there is somebody to hear that it failed."""
    sys.stdout.flush()


def silence() -> None:
    """Nobody reads stdout any more, or it is full: what is held back must not fail again when
    Python ends."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(PLAIN.get(sign, "?") for sign in signs), error.end
