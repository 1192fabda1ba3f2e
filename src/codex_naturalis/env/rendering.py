"""Rendering an environment: the table as the seat to move sees it; everything when it is over."""

from __future__ import annotations

import sys

from codex_naturalis import art
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.drawing import draw

RENDER_MODES = ["human", "ansi", "svg"]
"""Printed to the terminal; returned as text; returned as an SVG drawing."""


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"unknown render_mode {mode!r}: one of {', '.join(RENDER_MODES)}")


def render(game: Game, mode: str | None) -> str | None:
    """The text or drawing to return; None if there is none."""
    view = game.view(game.seat)
    match mode:
        case "human":
            sys.stdout.write(draw(view))
            return None
        case "ansi":
            return draw(view)
        case "svg":
            return art.table(view)
        case _:
            return None
