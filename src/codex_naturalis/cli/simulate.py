"""`simulate`: whole games between bots, and what they come to."""

from __future__ import annotations

from pathlib import Path

import click

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
from codex_naturalis.cli.output import Failure, say, say_json
from codex_naturalis.cli.progress import progress

MOST_JOBS = 256


@click.command(
    epilog="\b\nExamples:\n  ./codex simulate --games 200 --bots planner,greedy --seed 1"
    "\n  ./codex simulate --mode solo-hard --bots planner --records games"
)
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games."
)
@players_option
@bots_option
@seed_option
@rules_options
@click.option(
    "--records",
    type=click.Path(file_okay=False),
    metavar="DIR",
    help="Write a record of each game into this folder.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    default=1,
    show_default=True,
    help="Processes to use; the results do not depend on it.",
)
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
    records: str | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play whole games, and sum them up.

    Without --bots all play at random. The seed is told, so that the same games can be played
    again.
    """
    from codex_naturalis.cli.matches import Plan, play_all
    from codex_naturalis.cli.summary import Summary

    if players is None and bots is not None and mode == "table" and len(bots) > 1:
        players = len(bots)
    seats = seats_of(mode, players)
    plan = Plan(
        games,
        some_seed(seed),
        mode,
        fill_seats(bots or ("random",), seats),
        tie_break,
        refill,
        records,
    )
    if records is not None:
        _make_folder(Path(records))
    summary = Summary(plan)
    with progress("Playing", games) as step:
        for result in play_all(plan, jobs):
            summary.add(result)
            step()
    if as_json:
        say_json(summary.to_dict())
    else:
        say(str(summary))


def _make_folder(folder: Path) -> None:
    """A folder for new records; those of another run are not mixed with them."""
    folder.mkdir(parents=True, exist_ok=True)
    old = next(folder.glob("game-*.codex"), None)
    if old is not None:
        raise Failure(f"{old}: a record is there already; name another folder")
