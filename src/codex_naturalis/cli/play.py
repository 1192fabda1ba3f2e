"""`play`: the game in the browser, or with --text in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from codex_naturalis.cli.bots import CommandWithBots
from codex_naturalis.cli.language import language_option
from codex_naturalis.cli.new_game import RANDOM_SEAT
from codex_naturalis.cli.options import bots_option, players_option, seed_option, table_options
from codex_naturalis.cli.screen import screen_options

BROWSER = ("port", "data", "no_open", "lan")
"""The options for the browser only; all others are for the terminal only."""


@click.command(
    cls=CommandWithBots,
    epilog="\b\nExamples:\n  ./codex play"
    "\n  ./codex play --lan"
    "\n  ./codex play --text --solo hard --name Ada --lang it"
    "\n  ./codex play --text --bots planner,greedy --record game.codex"
    "\n  ./codex play --text --coach --bots monk-3"
    "\n  ./codex play --text --resume game.codex",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    metavar="N",
    help="0 picks a free one.  [default: 8000 if it is free]",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where games are kept.  [default: your own data folder]",
)
@click.option("--no-open", is_flag=True, help="Only print the address.")
@click.option(
    "--lan", is_flag=True, help="Let others in your local network play too, and print the address."
)
@click.option("--text", is_flag=True, help="Play in the terminal; all options below need this.")
@click.option(
    "--solo", type=click.Choice(["easy", "normal", "hard"]), help="Alone, against Tybor Kwelein."
)
@players_option
@bots_option
@click.option(
    "--seat",
    default=RANDOM_SEAT,
    show_default=True,
    metavar="N|random",
    help="Your seat; seat 0 begins.",
)
@seed_option
@table_options
@click.option("--name", help="Your name in the record.  [default: Player, in your language]")
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where the game is saved.  [default: codex-DATE-TIME.codex in this folder]",
)
@click.option("--resume", type=click.Path(), metavar="FILE", help="Resume the game of a record.")
@click.option(
    "--coach",
    type=click.Choice(["big", "all"]),
    is_flag=False,
    flag_value="big",
    help="After a poor placement, say why before you draw; `undo` takes it back. Alone it is"
    " `big`: from 8 % of your chances; `all`: from 3 %.",
)
@language_option
@screen_options
@click.pass_context
def command(
    ctx: click.Context,
    /,
    *,
    text: bool,
    port: int | None,
    data: Path | None,
    no_open: bool,
    lan: bool,
    **wanted: Any,
) -> None:
    """Play: alone, against bots, with others.

    Opens the game in the browser. All data stay on this machine; Ctrl-C ends it. While it is
    running, the same command opens another window. Others can join only with --lan.

    With --text: in the terminal, by default against one planner. The game is saved after each
    half-move, so it can be left at any time and resumed.
    """
    _check_options(ctx, text)
    if text:
        from codex_naturalis.cli.text_game import play_in_terminal

        play_in_terminal(ctx, **wanted)
    else:
        from codex_naturalis.cli.browser import play_in_browser

        ctx.exit(play_in_browser(data, port, opening=not no_open, lan=lan))


def _check_options(ctx: click.Context, text: bool) -> None:
    """Raise UsageError for options that would be ignored."""
    for param in ctx.command.params:
        given = ctx.get_parameter_source(param.name) is not ParameterSource.DEFAULT
        if not given or param.name == "text":
            continue
        if text and param.name in BROWSER:
            raise click.UsageError(f"{param.opts[0]} is for the browser, not for --text")
        if not text and param.name not in BROWSER:
            raise click.UsageError(
                f"{param.opts[0]} is for the game in the terminal: ./codex play --text "
                f"{param.opts[0]} …"
            )
