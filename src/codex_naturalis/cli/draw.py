"""`draw`: the table of a record or of a position, in characters or as a picture; or one card."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import click

from codex_naturalis.cli.files import load, rewind
from codex_naturalis.cli.language import language_option
from codex_naturalis.cli.names import shown_names
from codex_naturalis.cli.options import json_option, ply_option
from codex_naturalis.cli.output import Failure, say, say_json
from codex_naturalis.cli.screen import make_screen, screen_options
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase, State
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.position import write_position

STDOUT = "-"
_CARD = re.compile(r"(\d{1,4})([fb]?)", re.ASCII)


@click.command(
    epilog="\b\nExamples:\n  ./codex draw game.codex --ply 20 --seat 1"
    "\n  ./codex draw game.codex --ply 20 --position > study.codex"
    "\n  ./codex draw game.codex --svg table.svg"
    "\n  ./codex draw game.codex --ply 20 --png table.png"
    "\n  ./codex draw --card 17 --svg - > card.svg"
)
@click.argument("file", type=click.Path(allow_dash=True), metavar="FILE", required=False)
@ply_option
@click.option(
    "--seat",
    type=click.IntRange(min=0),
    metavar="N",
    help="Show what this seat may know.  [default: the seat to move]",
)
@click.option("--spectator", is_flag=True, help="Show what a spectator may know.")
@click.option("--position", is_flag=True, help="Print the position as text, with all hidden cards.")
@click.option("--svg", metavar="OUT", help="Write a picture as SVG to this file; - for stdout.")
@click.option("--png", metavar="OUT", help="The same as PNG.")
@click.option(
    "--card",
    metavar="ID",
    help="Draw a card (1 to 102) instead of a table: its front (17 or 17f) or its back (17b).",
)
@json_option
@language_option
@screen_options
def command(
    *,
    file: str | None,
    ply: int | None,
    seat: int | None,
    spectator: bool,
    position: bool,
    svg: str | None,
    png: str | None,
    card: str | None,
    as_json: bool,
    **look: Any,
) -> None:
    """Draw the table of a record or position.

    FILE may be - for stdin.
    """
    if card is not None:
        if file is not None or not (svg or png):
            raise click.UsageError("--card takes no FILE, and needs --svg or --png")
        _write(_card(card), svg, png)
        return
    if file is None:
        raise click.UsageError("Missing argument 'FILE'.")
    if seat is not None and spectator:
        raise click.UsageError("--seat and --spectator exclude each other")
    if position and as_json:
        raise click.UsageError("--position and --json exclude each other")
    if (svg or png) and (position or as_json):
        raise click.UsageError("a picture and --position or --json exclude each other")
    game = load(file)
    state = rewind(game, ply, file)
    if position:
        say(write_position(state), end="")
        return
    view = _view(state, seat, spectator, file)
    screen = make_screen(**look)
    if svg or png:
        _write(_table(view, game, screen.words), svg, png)
    elif as_json:
        say_json(view)
    else:
        say(screen.draw(view, shown_names(game, screen.words)))


def _view(state: State, seat: int | None, spectator: bool, file: str) -> View:
    if seat is not None and seat >= len(state.players):
        raise Failure(f"{file}: there is no seat {seat}")
    if seat is None and not spectator and state.phase is not Phase.OVER:
        seat = state.to_move[0]
    return view_of(state, seat)


def _table(view: View, game: Game, words: Words) -> str:
    from codex_naturalis import art

    return art.table(view, names=shown_names(game, words), words=words)


def _card(words: str) -> str:
    """The picture of a card by its number; objectives are the last sixteen."""
    from codex_naturalis import art
    from codex_naturalis.engine.cards import Side
    from codex_naturalis.engine.catalogue import RETAIL

    found = _CARD.fullmatch(words)
    number, back = (int(found[1]), found[2] == "b") if found else (0, False)
    if number in RETAIL.cards:
        return art.card(number, Side.BACK if back else Side.FRONT)
    if number in RETAIL.objective_by_id:
        return art.objective_back() if back else art.objective(number)
    raise Failure(f"there is no card {words}: cards are 1 to 102, with f for front or b for back")


def _write(picture: str, svg: str | None, png: str | None) -> None:
    if svg is not None:
        _put(f"{picture}\n".encode(), svg)
    if png is not None:
        from codex_naturalis import art

        _put(art.to_png(picture), png)


def _put(content: bytes, target: str) -> None:
    if target == STDOUT:
        sys.stdout.flush()
        click.echo(content, nl=False)
    else:
        Path(target).write_bytes(content)
