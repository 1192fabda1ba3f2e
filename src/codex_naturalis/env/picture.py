"""How an environment shows itself: as the seat to move sees the table, or all when it is over."""

from __future__ import annotations

import sys

from codex_naturalis import art
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.drawing import draw

MODES = ["human", "ansi", "svg"]
"""Written to the terminal; returned as text; returned as a drawing."""


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadOptions(f"unknown render_mode {mode!r}: one of {', '.join(MODES)}")


def picture(game: Game, mode: str | None) -> str | None:
    """None where nothing is to be returned."""
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
