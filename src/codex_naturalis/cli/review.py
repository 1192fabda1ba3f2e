"""`review`: how good each half-move of a game was, and what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from codex_naturalis.cli.files import error_text, file_argument, read_text
from codex_naturalis.cli.language import language_option
from codex_naturalis.cli.names import shown_names
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.preparing import prepare
from codex_naturalis.cli.progress import progress
from codex_naturalis.cli.screen import make_screen
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view import View
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.headers import BadRecord
from codex_naturalis.notation.record import read_record

if TYPE_CHECKING:
    from codex_naturalis.kernel.search.result import SearchResult

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
    help="Simulations for each half-move; the review is the same each time.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01),
    metavar="S",
    help=f"Seconds for each half-move.  [default: {SECONDS}]",
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
    help="Number of threads.",
)
@language_option
def command(
    *,
    file: str,
    as_json: bool,
    simulations: int | None,
    seconds: float | None,
    seat: int | None,
    jobs: int,
    words: Words,
) -> None:
    """Judge each half-move of a record.

    Each is compared with the best half-move that its seat could have found with what it knew then.
    The chance to win that was lost, beyond the standard error, decides: less than 1 % is best, 5 %
    good, 10 % an inaccuracy, 20 % a mistake, and more a blunder. FILE may be - for stdin.
    """
    from codex_naturalis.analysis.review import review
    from codex_naturalis.bots.fallback import ready_search
    from codex_naturalis.cli.review_report import WIDEST, report

    if simulations is not None and seconds is not None:
        raise click.UsageError("--simulations and --seconds exclude each other")
    game = _read(file)
    if seat is not None and seat >= len(game.names):
        raise Failure(f"{file}: there is no seat {seat}")
    prepare(words)
    by, _ = ready_search()
    total = sum(seat in (None, mover) for mover, _ in game.moves)
    with progress(words("terminal-thinking"), total) as step:
        made = review(
            game,
            _search,
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
        say(words("terminal-review", file=one_line(file)))
        screen = make_screen(WIDEST, colour=False, words=words)
        say(report(made, shown_names(game, words), screen))


def _search(view: View, **budget: Any) -> SearchResult:
    """With a new bot for each half-move: threads must not share a search tree, and the review must
    not depend on earlier searches."""
    from codex_naturalis.bots.fallback import ready_search

    _, search = ready_search()
    return search(view, **budget)


def _read(name: str) -> Game:
    try:
        return read_record(read_text(name))
    except (BadRecord, OSError) as error:
        raise Failure(error_text(name, error)) from error
