"""The width, colours and characters of the terminal that tables are drawn for."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from textwrap import fill
from typing import Any, TypeVar

import click
from msgspec import Struct

from codex_naturalis.cli.output import utf8
from codex_naturalis.engine.view import View
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.drawing import draw

Command = TypeVar("Command", bound=Callable[..., Any])
NARROWEST = 40
USUAL = 80


class Screen(Struct, frozen=True):
    """A terminal, and the language of the one who sits at it."""

    width: int
    colour: bool
    ascii_only: bool
    words: Words

    def draw(self, view: View, names: Sequence[str]) -> str:
        return draw(
            view,
            width=self.width,
            colour=self.colour,
            ascii_only=self.ascii_only,
            names=tuple(names),
            words=self.words,
        ).rstrip("\n")

    def wrap(self, text: str, hang: int = 2) -> str:
        """A sentence in lines that fit; those after the first are indented."""
        return fill(text, self.width, subsequent_indent=" " * hang)


def screen_options(command: Command) -> Command:
    """--width and --color, for `make_screen`."""
    width = click.option(
        "--width",
        type=click.IntRange(min=NARROWEST),
        metavar="W",
        help="Columns to draw in.  [default: those of the terminal, or 80]",
    )
    colour = click.option(
        "--color/--no-color",
        "colour",
        default=None,
        help="Colours.  [default: in a terminal, unless NO_COLOR is set]",
    )
    return width(colour(command))


def make_screen(width: int | None, colour: bool | None, words: Words) -> Screen:
    terminal = sys.stdout.isatty()
    plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    if width is None:
        width = shutil.get_terminal_size((USUAL, 24)).columns if terminal else USUAL
    return Screen(
        width=max(width, NARROWEST),
        colour=terminal and not plain if colour is None else colour,
        ascii_only=not utf8(),
        words=words,
    )


def interactive() -> bool:
    """Whether stdin and stdout are a terminal."""
    return sys.stdout.isatty() and sys.stdin is not None and sys.stdin.isatty()
