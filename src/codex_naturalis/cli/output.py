"""Writing to stdout and stderr, whatever they are connected to, and errors in one line."""

from __future__ import annotations

import codecs
import io
import os
import sys
from contextlib import suppress
from typing import IO, Any

import click
import msgspec

from codex_naturalis.notation.plain_text import ascii_of

ERRORS = "codex-naturalis"


class Failure(click.ClickException):
    """Ends a command with one line on stderr and exit code 1."""

    def show(self, file: IO[Any] | None = None) -> None:
        say(f"Error: {one_line(self.message)}", err=True)


def say(text: str = "", *, end: str = "\n", err: bool = False) -> None:
    """Write a line. Not click.echo, which writes UTF-8 even to an ASCII terminal."""
    (sys.stderr if err else sys.stdout).write(text + end)


def say_json(value: object) -> None:
    """One line of JSON, in UTF-8 on any terminal."""
    sys.stdout.flush()
    click.echo(msgspec.json.encode(value))


def one_line(text: str) -> str:
    """A text with foreign parts, such as file names, made safe for the terminal: control characters
    and line breaks are escaped."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


def utf8() -> bool:
    """Whether stdout can encode every character."""
    try:
        return codecs.lookup(sys.stdout.encoding).name.startswith("utf")
    except (LookupError, TypeError):
        return False


def configure_streams() -> None:
    """Make sure that no character, byte or closed stream raises an error while writing."""
    codecs.register_error(ERRORS, _plainly)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by the caller: >&-
            setattr(sys, name, io.TextIOWrapper(io.BytesIO(), "utf-8"))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERRORS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def flush() -> None:
    """Write what is buffered now, while an error can still be reported."""
    sys.stdout.flush()


def discard_output() -> None:
    """When stdout is closed or full: drop what is buffered, so that it does not fail again when
    Python exits."""
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
    return "".join(map(ascii_of, signs)), error.end
