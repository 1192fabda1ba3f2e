"""`play`: a whole game in a plain terminal, against bots or against Tybor."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from codex_naturalis.bots import NAMES
from codex_naturalis.cli.files import load
from codex_naturalis.cli.new_game import RANDOM_SEAT, NewGame
from codex_naturalis.cli.options import bots_option, players_option, seed_option, table_options
from codex_naturalis.cli.output import Failure, say
from codex_naturalis.cli.screen import make_screen, screen_options
from codex_naturalis.cli.session import Session
from codex_naturalis.engine.game import Game

INTERRUPTED = 130


@click.command(
    epilog="\b\nExamples:\n  ./codex play\n  ./codex play --solo hard --name Ada"
    "\n  ./codex play --bots planner,greedy --record game.codex"
    "\n  ./codex play --resume game.codex"
)
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
    help="Where you sit; seat 0 begins.",
)
@seed_option
@table_options
@click.option("--name", default="Player", show_default=True, help="Your name in the record.")
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where the game is kept.  [default: codex-DATE-TIME.codex here]",
)
@click.option(
    "--resume", type=click.Path(), metavar="FILE", help="Go on with the game of a record."
)
@screen_options
@click.pass_context
def command(
    ctx: click.Context,
    /,
    *,
    record: Path | None,
    resume: str | None,
    width: int | None,
    colour: bool | None,
    **wanted: Any,
) -> None:
    """Play a game in the terminal.

    Without options against one planner; else against other bots, or alone against Tybor.

    The game is saved after each half-move, so it can be left at any time and resumed.
    """
    if resume is not None:
        for option in NewGame.__struct_fields__:
            if ctx.get_parameter_source(option) is not ParameterSource.DEFAULT:
                shown = option.replace("_", "-")
                raise click.UsageError(f"--{shown} is for a new game, not for --resume")
        game = load(resume)
        if game.deal is None:
            raise Failure(f"{resume}: a position cannot be resumed, only a record")
        path = record or Path(resume)
    else:
        game = NewGame(**wanted).make()
        path = record or _free_path()
    if path.exists() and (resume is None or record is not None):
        raise Failure(f"{path}: it is there already; --resume goes on with it")
    session = Session(game, _bots_of(game, resume), path, make_screen(width, colour))
    try:
        session.run()
    except KeyboardInterrupt:
        say()
        session.leave()
        ctx.exit(INTERRUPTED)


def _free_path() -> Path:
    stem = f"codex-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = Path(f"{stem}.codex")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.codex")
        number += 1
    return path


def _bots_of(game: Game, source: str | None) -> dict[int, str]:
    """Which seats bots have, as the headers say."""
    bots = {}
    for seat in range(len(game.names)):
        bot = game.headers.get(f"Bot-{seat}")
        if bot is None:
            continue
        if bot not in NAMES:
            raise Failure(f"{source}: Bot-{seat}: no bot is called {bot!r}; {', '.join(NAMES)}")
        bots[seat] = bot
    return bots
