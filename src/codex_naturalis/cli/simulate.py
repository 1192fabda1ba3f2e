"""`simulate`: whole games between bots, and their statistics."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click

from codex_naturalis.bots import needs_kernel
from codex_naturalis.cli.bots import CommandWithBots
from codex_naturalis.cli.options import (
    bots_option,
    fill_seats,
    json_option,
    players_option,
    rules_options,
    seats_of,
    seed_option,
    some_seed,
)
from codex_naturalis.cli.output import say, say_json
from codex_naturalis.cli.preparing import prepare
from codex_naturalis.cli.progress import progress
from codex_naturalis.cli.series import jobs_option, make_folder, records_option
from codex_naturalis.locale.words import ENGLISH_WORDS


@click.command(
    cls=CommandWithBots,
    epilog="\b\nExamples:\n  ./codex simulate --games 200 --bots planner,greedy --seed 1"
    "\n  ./codex simulate --mode solo-hard --bots planner --records games",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games."
)
@players_option
@bots_option
@seed_option
@rules_options
@records_option
@jobs_option
@json_option
def command(
    *,
    games: int,
    players: int | None,
    bots: tuple[str, ...] | None,
    seed: int | None,
    mode: str,
    tie_break: str,
    refill: str,
    records: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play whole games, and print statistics.

    Without --bots all play at random. The seed is printed, so that the games can be repeated.
    """
    from codex_naturalis.cli.summary import Summary
    from codex_naturalis.lab.schedule import Schedule
    from codex_naturalis.lab.workers import play_all

    if players is None and bots is not None and mode == "table" and len(bots) > 1:
        players = len(bots)
    seats = seats_of(mode, players)
    seating = fill_seats(bots or ("random",), seats)
    plan = Schedule(games, (seating,), some_seed(seed), mode, tie_break, refill)
    if any(map(needs_kernel, seating)):
        prepare(ENGLISH_WORDS)
    if records is not None:
        make_folder(records)
    summary = Summary(plan)
    with progress("Playing", games) as step, closing(play_all(plan, jobs, records)) as playing:
        for result in playing:
            summary.add(result)
            step()
    if as_json:
        say_json(summary.to_dict())
    else:
        say(str(summary))
