"""`statistics`: how often cards, objectives, starters, seats and openings won."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import click

from codex_naturalis.analysis.game_facts import facts_of
from codex_naturalis.analysis.statistics import (
    CardCount,
    Count,
    Group,
    Statistics,
    ordered,
    shipped,
)
from codex_naturalis.cli.files import load
from codex_naturalis.cli.language import language_option
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.preparing import prepare
from codex_naturalis.cli.progress import progress
from codex_naturalis.cli.series import jobs_option
from codex_naturalis.engine.state import Mode
from codex_naturalis.lab.text_table import text_table
from codex_naturalis.locale.words import Words

TOPICS = ("cards", "objectives", "starters", "seats", "openings")
GROUPS = ("2", "3", "4", *(mode.value for mode in Mode if mode is not Mode.TABLE))
SEED = 1


@click.group(epilog="Example:  ./codex statistics show objectives")
def command() -> None:
    """How often cards, objectives, starter faces, seats and openings won."""


@command.command(
    "show",
    epilog="\b\nExamples:\n  ./codex statistics show objectives"
    "\n  ./codex statistics show cards --group 3 --csv > cards.csv"
    "\n  ./codex statistics show seats games/*.codex",
)
@click.argument("topic", type=click.Choice(TOPICS), default="cards")
@click.argument("files", nargs=-1, metavar="[FILE]…")
@click.option(
    "--group",
    type=click.Choice(GROUPS),
    default="2",
    show_default=True,
    help="Games of so many players, or of a solo mode.",
)
@click.option("--csv", "as_csv", is_flag=True, help="Answer in CSV.")
@json_option
def show(topic: str, files: tuple[str, ...], group: str, *, as_csv: bool, as_json: bool) -> None:
    """Show the statistics of the bots' games that come with the program, or of records.

    Each row has the share of games won with its 95 % interval. A share is no advice by itself:
    winners place more gold cards face up, so most of those are above the average. Compare rows of
    one list with each other.
    """
    if as_csv and as_json:
        raise click.UsageError("--csv and --json exclude each other")
    statistics = _of_records(files) if files else shipped()
    found = statistics.groups.get(group)
    if found is None:
        have = ", ".join(statistics.groups) or "none"
        raise Failure(f"no finished games of group {group}; there are: {have}")
    rows = _rows(found, topic)
    if as_json:
        say_json([_row(name, count) for name, count in rows])
    elif as_csv:
        _write_csv(rows)
    else:
        say(f"{found.games} games, {topic}")
        if statistics.command:
            say(f"made by: {statistics.command}")
        say()
        say("\n".join(text_table([HEAD, *(_cells(name, count) for name, count in rows)])))


@command.command(
    "make", epilog="\b\nExample:\n  ./codex statistics make --games 100000 --jobs 2 bots.json.gz"
)
@click.argument("out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option(
    "--games", type=click.IntRange(min=1), default=1000, show_default=True, help="Of each group."
)
@click.option("--seed", type=click.IntRange(min=0), default=SEED, show_default=True)
@jobs_option
@language_option
def make(out: Path, games: int, seed: int, jobs: int, words: Words) -> None:
    """Play games of the network against itself and write their statistics to a file."""
    from codex_naturalis.lab.recorded_games import recorded_games

    prepare(words)
    made = Statistics(command=f"./codex statistics make --games {games} --seed {seed} FILE")
    with progress("Playing", games * len(GROUPS)) as step:
        for group in GROUPS:
            players = int(group) if group.isdigit() else 1
            mode = Mode.TABLE if group.isdigit() else Mode(group)
            for game in recorded_games(players, games, mode=mode, seed=seed, jobs=jobs):
                made.add(facts_of(game))
                step()
    out.write_bytes(made.encode())
    say(one_line(f"{made.games} games in {out}"))


def _of_records(files: tuple[str, ...]) -> Statistics:
    statistics = Statistics()
    with progress("Reading", len(files)) as step:
        for file in files:
            game = load(file)
            if game.over and game.deal is not None:
                statistics.add(facts_of(game))
            step()
    return statistics


HEAD = ("", "games", "won", "95 %", "points", "rounds", "")


def _rows(group: Group, topic: str) -> list[tuple[str, Count]]:
    if topic == "seats":
        return [(f"seat {seat}", count) for seat, count in enumerate(group.seats)]
    counts: dict[str, dict[str, Count]] = {
        "cards": {**group.cards},
        "objectives": group.objectives,
        "starters": group.starters,
        "openings": group.openings,
    }
    return ordered(counts[topic])


def _row(name: str, count: Count) -> dict[str, object]:
    return {
        "name": name,
        "games": count.games,
        "won": round(count.share, 4),
        "low": round(count.interval.low, 4),
        "high": round(count.interval.high, 4),
        "points": round(count.mean_points, 3),
        "rounds": count.usual_rounds if isinstance(count, CardCount) else None,
    }


def _cells(name: str, count: Count) -> list[str]:
    interval = f"{100 * count.interval.low:.1f}–{100 * count.interval.high:.1f}"
    rounds = "{}–{}".format(*count.usual_rounds) if isinstance(count, CardCount) else ""
    small = f"only {count.games} games" if count.small else ""
    share, points = f"{100 * count.share:.1f} %", f"{count.mean_points:.2f}"
    return [name, str(count.games), share, interval, points, rounds, small]


def _write_csv(rows: list[tuple[str, Count]]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(["name", "games", "won", "low", "high", "points", "first_round", "last_round"])
    for name, count in rows:
        row = _row(name, count)
        rounds = row.pop("rounds")
        writer.writerow([*row.values(), *(rounds if isinstance(rounds, tuple) else ("", ""))])
