"""`review`: what each half-move of a game was worth, and what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from codex_naturalis.cli.files import file_argument, read_text, trouble
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.preparing import prepare
from codex_naturalis.cli.progress import progress
from codex_naturalis.cli.screen import make_screen
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view import View
from codex_naturalis.notation.headers import BadRecord
from codex_naturalis.notation.record import read_record

if TYPE_CHECKING:
    from codex_naturalis.kernel.thought import Thought

SECONDS = 0.5
MOST_JOBS = 256


@click.command(
    epilog="\b\nExamples:\n  ./codex review game.codex"
    "\n  ./codex review --simulations 2000 --jobs 2 --seat 0 --json game.codex"
)
@file_argument
@json_option
@click.option(
    "--simulations",
    type=click.IntRange(min=1),
    metavar="N",
    help="Think so much about each half-move: the same review each time.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01),
    metavar="S",
    help=f"Think so long about each half-move.  [default: {SECONDS}]",
)
@click.option(
    "--seat",
    type=click.IntRange(min=0),
    metavar="N",
    help="Judge the half-moves of this seat only.  [default: all]",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    default=1,
    show_default=True,
    help="Threads to think in.",
)
def command(
    *,
    file: str,
    as_json: bool,
    simulations: int | None,
    seconds: float | None,
    seat: int | None,
    jobs: int,
) -> None:
    """Judge each half-move of a record.

    Each is held against the best that its seat could have found with what it knew then, by the
    chance to win that was lost beyond doubt: less than 1 % is best, 5 % good, 10 % an inaccuracy,
    20 % a mistake, and more a blunder. FILE may be - for stdin.
    """
    from codex_naturalis.bots.advice import thinking_of
    from codex_naturalis.bots.review import review
    from codex_naturalis.cli.review_report import WIDEST, report

    if simulations is not None and seconds is not None:
        raise click.UsageError("--simulations or --seconds: choose one")
    game = _read(file)
    if seat is not None and seat >= len(game.names):
        raise Failure(f"{file}: there is no seat {seat}")
    prepare()
    by, _ = thinking_of()
    total = sum(seat in (None, mover) for mover, _ in game.moves)
    with progress("Thinking", total) as step:
        made = review(
            game,
            _think,
            by=by,
            simulations=simulations,
            seconds=SECONDS if simulations is None and seconds is None else seconds,
            seats=None if seat is None else (seat,),
            jobs=jobs,
            progress=lambda *_: step(),
        )
    if as_json:
        say_json(made)
    else:
        say(one_line(f"Review of {file}"))
        say(report(made, game.names, make_screen(WIDEST, colour=False)))


def _think(view: View, **budget: Any) -> Thought:
    """By a new bot for each half-move: threads must not share a tree, and the review must not
    depend on what was thought of before."""
    from codex_naturalis.bots.advice import thinking_of

    _, think = thinking_of()
    return think(view, **budget)


def _read(name: str) -> Game:
    try:
        return read_record(read_text(name))
    except (BadRecord, OSError) as error:
        raise Failure(trouble(name, error)) from error
