"""`replay`: whether records replay without error, and their results."""

from __future__ import annotations

import os
import sys

import click
from msgspec import UNSET, Struct, UnsetType

from codex_naturalis.cli.files import error_text, read_text
from codex_naturalis.cli.language import language_option
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.progress import progress
from codex_naturalis.cli.screen import Screen, make_screen, screen_options
from codex_naturalis.cli.show import show_game
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.scoring import ObjectiveScore
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.headers import BadRecord
from codex_naturalis.notation.record import read_record


class RecordFault(Struct, omit_defaults=True):
    reason: str
    line: int | None = None
    half_move: str | None = None


class SeatReport(Struct):
    name: str
    track: int
    objectives: int | None
    """Their points; None until the game is over."""
    total: int | None
    breakdown: tuple[ObjectiveScore, ...]


class Report(Struct):
    """What `--json` says of a file."""

    file: str
    ok: bool
    finished: bool | UnsetType = UNSET
    half_moves: int | UnsetType = UNSET
    scores: list[SeatReport] | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    error: RecordFault | UnsetType = UNSET


@click.command(
    epilog="\b\nExamples:\n  ./codex replay games/*.codex\n  ./codex replay --show game.codex"
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@json_option
@click.option("--show", is_flag=True, help="Draw the table after each half-move.")
@click.option(
    "--seat",
    type=click.IntRange(min=0),
    metavar="N",
    help="With --show, see only what this seat may know.  [default: the seat that moves]",
)
@language_option
@screen_options
@click.pass_context
def command(
    ctx: click.Context,
    *,
    files: tuple[str, ...],
    as_json: bool,
    show: bool,
    seat: int | None,
    width: int | None,
    colour: bool | None,
    words: Words,
) -> None:
    """Check records, and print their results.

    Each FILE gets one line. It may be - for stdin. The exit code is 0 when all are valid, else 1.
    """
    if show and as_json:
        raise click.UsageError("--show and --json exclude each other")
    if seat is not None and not show:
        raise click.UsageError("--seat needs --show")
    good = True
    shown = not sys.stdout.isatty() and not show
    with progress(words("terminal-replaying"), len(files), shown=shown) as step:
        for name in files:
            try:
                game = read_record(read_text(name))
            except (BadRecord, OSError) as error:
                good = False
                _refuse(name, error, as_json)
            else:
                if show and not _show(name, game, seat, make_screen(width, colour, words)):
                    break
                _accept(name, game, as_json)
            step()
    if not good:
        ctx.exit(1)


def _refuse(name: str, error: BadRecord | OSError, as_json: bool) -> None:
    if as_json:
        say_json(Report(_plain(name), ok=False, error=_fault(error)))
    else:
        say(one_line(error_text(name, error)))


def _accept(name: str, game: Game, as_json: bool) -> None:
    if as_json:
        say_json(report(name, game))
    else:
        say(one_line(f"{name}: {summary_line(game)}"))


def _show(name: str, game: Game, seat: int | None, screen: Screen) -> bool:
    if seat is not None and seat >= len(game.names):
        raise Failure(f"{name}: there is no seat {seat}")
    return show_game(game, seat, screen)


def summary_line(game: Game) -> str:
    """`ok 21+10 11+8 winners 0`, or how far an unfinished game has come."""
    outcome = game.outcome()
    if outcome is not None:
        return f"ok {outcome}"
    points = " ".join(str(points) for _, points in standings(game))
    return f"ok unfinished {points} after {len(game.transitions)} half-moves"


def standings(game: Game) -> list[tuple[str, int]]:
    """Names and points on the track; in solo Tybor is last."""
    points = [
        (name, player.points) for name, player in zip(game.names, game.state.players, strict=True)
    ]
    if game.state.tybor is not None:
        points.append(("Tybor", game.state.tybor.points))
    return points


def report(name: str, game: Game) -> Report:
    outcome = game.outcome()
    scores = [
        SeatReport(seat, points, None, None, ())
        if outcome is None
        else SeatReport(
            seat,
            points,
            outcome.scores[number].objective_points,
            outcome.scores[number].total,
            outcome.scores[number].objectives,
        )
        for number, (seat, points) in enumerate(standings(game))
    ]
    return Report(
        _plain(name),
        ok=True,
        finished=outcome is not None,
        half_moves=len(game.transitions),
        scores=scores,
        winners=() if outcome is None else outcome.winners,
    )


def _fault(error: BadRecord | OSError) -> RecordFault:
    if isinstance(error, OSError):
        return RecordFault(error.strerror or str(error))
    return RecordFault(error.reason, error.line, error.half_move)


def _plain(name: str) -> str:
    """A file name for JSON; bytes that are not UTF-8 are replaced."""
    return os.fsencode(name).decode("utf-8", "replace")
