"""`arena`: bots play against each other, and their strength is measured."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from codex_naturalis.cli.bots import CommandWithBots
from codex_naturalis.cli.options import (
    json_option,
    players_option,
    rules_options,
    seats_of,
    seed_option,
    some_seed,
)
from codex_naturalis.cli.output import flush, say, say_json
from codex_naturalis.cli.preparing import prepare
from codex_naturalis.cli.progress import progress
from codex_naturalis.cli.screen import make_screen
from codex_naturalis.cli.series import jobs_option, make_folder, records_option
from codex_naturalis.locale.words import ENGLISH_WORDS

if TYPE_CHECKING:
    from codex_naturalis.lab.elo import Anchor
    from codex_naturalis.lab.pairings import Pairings

ORIGIN = "random"
"""The bot whose Elo is 0 when it takes part and no --anchor is given."""
MOST_ELO = 100_000


def _complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from codex_naturalis.bots import NAMES

    before, comma, word = incomplete.rpartition(",")
    taken = before.split(",")
    return [
        f"{before}{comma}{name}" for name in NAMES if name.startswith(word) and name not in taken
    ]


@click.command(
    cls=CommandWithBots,
    epilog="\b\nExamples:\n  ./codex arena --bots random,greedy,planner --games 200 --jobs 2"
    "\n  ./codex arena --bots greedy,planner --players 4 --anchor greedy=1000"
    "\n  ./codex arena --bots greedy,planner --mode solo-hard --records games --json",
)
@click.option(
    "--bots",
    required=True,
    shell_complete=_complete_bots,
    metavar="A,B,…",
    help="The bots to compare.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="Games for each pair of bots, or for each table of three or four; rounded up, so that "
    "each deal is played from every seat.",
)
@players_option
@seed_option
@rules_options
@click.option(
    "--anchor",
    metavar="NAME=ELO",
    help="The bot whose Elo is given.  [default: random=0 if it plays, else the mean is 0]",
)
@records_option
@jobs_option
@json_option
def command(
    *,
    bots: str,
    games: int,
    players: int | None,
    seed: int | None,
    mode: str,
    tie_break: str,
    refill: str,
    anchor: str | None,
    records: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play against each other, and rate them.

    Two players: every pair of bots plays each deal twice, with the seats swapped. Three or four:
    every set of three or four bots plays each deal in every rotation of the seats; with fewer bots
    than seats, one bot plays against copies of another in all other seats. Solo: every bot plays
    the same deals against Tybor.

    Besides the bots below there are baseline-20k, a plain search of 20,000 simulations; monk@4000,
    the monk with 4000 simulations; and monk@0.25s, the monk with 0.25 CPU seconds per half-move.

    All bots play the same deals. The seed is printed, so that the games can be repeated. Ctrl-C
    stops and shows the results so far.
    """
    from codex_naturalis.bots import needs_kernel
    from codex_naturalis.lab.rating_list import RatingList
    from codex_naturalis.lab.report import report
    from codex_naturalis.lab.schedule import GameResult, Schedule
    from codex_naturalis.lab.workers import play_all

    pairings = _pairings(bots, seats_of(mode, players))
    fixed = _anchor(anchor, pairings)
    deals = pairings.deals(games)
    plan = Schedule(deals, pairings.seatings, some_seed(seed), mode, tie_break, refill)
    if deals * pairings.seats > games:
        say(
            f"{games} games are rounded up to {deals * pairings.seats}: each deal is played from "
            "every seat.",
            err=True,
        )
    if any(map(needs_kernel, pairings.bots)):
        prepare(ENGLISH_WORDS)
    if records is not None:
        make_folder(records)
    results: list[GameResult] = []
    try:
        with (
            progress("Playing", plan.games) as step,
            closing(play_all(plan, jobs, records)) as playing,
        ):
            for result in playing:
                results.append(result)
                step()
    except KeyboardInterrupt:
        say(f"Stopped after {len(results)} of {plan.games} games.", err=True)
        if not results:
            raise
    standings = RatingList(plan, pairings, results, fixed)
    if as_json:
        say_json(standings.to_dict())
    else:
        say(report(standings, make_screen(None, None, ENGLISH_WORDS).width))
    if len(results) < plan.games:
        flush()
        raise KeyboardInterrupt


def _pairings(bots: str, seats: int) -> Pairings:
    """Which bots play each other; raises BadParameter for unknown bots."""
    from codex_naturalis.bots import make
    from codex_naturalis.engine.errors import BadOptions
    from codex_naturalis.lab.pairings import Pairings

    try:
        pairings = Pairings(tuple(word.strip() for word in bots.split(",")), seats)
        for bot in pairings.bots:
            make(bot)
    except BadOptions as error:
        raise click.BadParameter(str(error), param_hint="'--bots'") from error
    return pairings


def _anchor(text: str | None, pairings: Pairings) -> Anchor | None:
    from codex_naturalis.lab.elo import Anchor
    from codex_naturalis.lab.pairings import Format

    solo = pairings.format is Format.SOLO
    if text is None:
        return Anchor(ORIGIN) if ORIGIN in pairings.bots and not solo else None
    name, _, number = text.rpartition("=")
    try:
        if solo:
            raise ValueError("solo games give no Elo")
        if name not in pairings.bots:
            raise ValueError(f"{text!r} names none of the bots; the form is NAME=ELO")
        return Anchor(name, _elo(number))
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="'--anchor'") from error


def _elo(text: str) -> float:
    try:
        elo = float(text)
    except ValueError:
        elo = float("nan")
    if not abs(elo) <= MOST_ELO:
        raise ValueError(f"{text!r} is not an Elo from -{MOST_ELO} to {MOST_ELO}")
    return elo
