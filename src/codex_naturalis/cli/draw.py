"""`draw`: the table of a record or of a position, in characters."""

from __future__ import annotations

import click

from codex_naturalis.cli.files import file_argument, load, rewind
from codex_naturalis.cli.options import json_option, ply_option
from codex_naturalis.cli.output import Failure, say, say_json
from codex_naturalis.cli.screen import make_screen, screen_options
from codex_naturalis.engine.sight import view_of
from codex_naturalis.engine.state import Phase
from codex_naturalis.notation.position import write_position


@click.command(
    epilog="\b\nExamples:\n  ./codex draw game.codex --ply 20 --seat 1"
    "\n  ./codex draw game.codex --ply 20 --position > study.codex"
)
@file_argument
@ply_option
@click.option(
    "--seat",
    type=click.IntRange(min=0),
    metavar="N",
    help="As this seat may know it.  [default: the seat to move]",
)
@click.option("--spectator", is_flag=True, help="As somebody who looks on may know it.")
@click.option("--position", is_flag=True, help="Print the position, all secrets in it, as text.")
@json_option
@screen_options
def command(
    *,
    file: str,
    ply: int | None,
    seat: int | None,
    spectator: bool,
    position: bool,
    as_json: bool,
    width: int | None,
    colour: bool | None,
) -> None:
    """Draw the table of a record or position.

    FILE may be - for stdin.
    """
    if seat is not None and spectator:
        raise click.UsageError("--seat and --spectator exclude each other")
    if position and as_json:
        raise click.UsageError("--position and --json exclude each other")
    game = load(file)
    state = rewind(game, ply, file)
    if position:
        say(write_position(state), end="")
        return
    if seat is not None and seat >= len(state.players):
        raise Failure(f"{file}: there is no seat {seat}")
    if seat is None and not spectator and state.phase is not Phase.OVER:
        seat = state.to_move[0]
    view = view_of(state, seat)
    if as_json:
        say_json(view)
    else:
        say(make_screen(width, colour).draw(view, game.names))
