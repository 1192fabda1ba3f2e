"""`statistics`: how often cards, objectives, starters, seats and openings won."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import click
from msgspec.structs import asdict

from codex_naturalis.analysis.statistic_rows import row_name, rows_of, write_csv
from codex_naturalis.analysis.statistics import SMALL, Statistics, decode, shipped, statistics_of
from codex_naturalis.cli.files import check_folder_of, load
from codex_naturalis.cli.language import language_option
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.preparing import prepare
from codex_naturalis.cli.progress import progress
from codex_naturalis.cli.series import jobs_option
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.engine.game import Game
from codex_naturalis.lab.text_table import text_table
from codex_naturalis.locale.words import Words
from codex_naturalis.protocol.statistics import StatisticsGroup, StatisticsRow, StatisticsTopic

SEED = 1
MADE = ".json.gz"
"""How the name of a file ends that `make` has written."""
ORDERS: dict[str, Callable[[StatisticsRow], float]] = {
    "won": lambda row: -row.won,
    "games": lambda row: -row.games,
    "points": lambda row: -row.points,
}


@click.group(epilog="Example:  ./codex statistics show objectives")
def command() -> None:
    """Show how often cards, objectives and openings won."""


@command.command(
    "show",
    epilog="\b\nExamples:\n  ./codex statistics show objectives"
    "\n  ./codex statistics show cards --group 3 --csv > cards.csv"
    "\n  ./codex statistics show seats games/*.codex",
)
@click.argument("topic", type=click.Choice([*map(str, StatisticsTopic)]), default="cards")
@click.argument("files", nargs=-1, metavar="[FILE]…")
@click.option(
    "--group",
    type=click.Choice([*map(str, StatisticsGroup)]),
    default="2",
    show_default=True,
    help="Games of so many players, or of a solo mode.",
)
@click.option(
    "--sort",
    "order",
    type=click.Choice([*ORDERS]),
    help="The highest first.  [default: won; seats by number]",
)
@click.option("--csv", "as_csv", is_flag=True, help="Answer in CSV.")
@json_option
@language_option
def show(
    *,
    topic: str,
    files: tuple[str, ...],
    group: str,
    order: str | None,
    as_csv: bool,
    as_json: bool,
    words: Words,
) -> None:
    """Show the statistics of the bots' games that come with the program.

    With FILEs, those of records, or of one file that `make` has written. Each row has the share of
    games won with its 95 % interval. A share is no advice by itself: winners place more gold cards
    face up, so most of those are above the average. Compare rows of one list with each other.
    """
    if as_csv and as_json:
        raise click.UsageError("--csv and --json exclude each other")
    about, statistics = StatisticsTopic(topic), _statistics(files)
    found = statistics.groups.get(group)
    if found is None:
        have = ", ".join(statistics.groups) or "none"
        raise Failure(f"no finished games of group {group}; there are: {have}")
    rows: Sequence[StatisticsRow] = rows_of(found, about)
    if order is not None:
        rows = sorted(rows, key=ORDERS[order])
    if as_csv:
        say(write_csv(about, rows), end="")
    elif as_json:
        named = [{**asdict(row), "name": row_name(about, row.key)} for row in rows]
        origin = {"topic": topic, "group": group, "command": statistics.command}
        numbers = {"games": found.games, "average": round(found.average, 4), "few": SMALL}
        say_json({**origin, **numbers, "rows": named})
    else:
        games = words("statistics-games", n=found.games)
        say(words("statistics-title-line", games=games, won=_percent(found.average)))
        if statistics.command:
            say(words("statistics-made-by", command=statistics.command))
        say()
        say(_table(about, rows, words))


@command.command(
    "make",
    epilog="\b\nExamples:\n  ./codex statistics make --games 100000 --jobs 2 bots.json.gz"
    "\n  ./codex statistics make --games 1000 --json bots.json.gz",
)
@click.argument("out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option(
    "--games", type=click.IntRange(min=1), default=1000, show_default=True, help="Of each group."
)
@click.option("--seed", type=click.IntRange(min=0), default=SEED, show_default=True)
@jobs_option
@json_option
@language_option
def make(*, out: Path, games: int, seed: int, jobs: int, as_json: bool, words: Words) -> None:
    """Play games of the network and write their statistics to a file.

    `show` reads the file if its name ends with .json.gz.
    """
    from codex_naturalis.lab.statistics_maker import GROUPS, make_statistics

    check_folder_of(out)
    prepare(words)
    with progress("Playing", games * len(GROUPS)) as step:
        made = make_statistics(games, seed=seed, jobs=jobs, progress=lambda _: step())
    out.write_bytes(made.encode())
    if as_json:
        groups = {name: group.games for name, group in made.groups.items()}
        told = {"file": str(out), "games": made.games, "groups": groups}
        say_json({**told, "command": made.command})
    else:
        say(one_line(f"{made.games} games in {out}"))


def _statistics(files: Sequence[str]) -> Statistics:
    if not files:
        return shipped()
    if any(file.endswith(MADE) for file in files):
        return _made(files)
    with progress("Reading", len(files)) as step:
        return statistics_of(_records(files), progress=lambda _: step())


def _made(files: Sequence[str]) -> Statistics:
    if len(files) > 1:
        raise Failure("one file of `make` at a time, and no records beside it")
    try:
        return decode(Path(files[0]).read_bytes())
    except CodexError as error:
        raise Failure(f"{files[0]}: {error}") from error


def _records(files: Sequence[str]) -> Iterator[Game]:
    for file in files:
        yield load(file)


def _table(topic: StatisticsTopic, rows: Sequence[StatisticsRow], words: Words) -> str:
    """The longest cells are the last; columns without a number are left out."""
    ids = ("games", "won", "interval", "points", "round", "kept", "name")
    head = ["", *(words(f"statistics-column-{one}") for one in ids)]
    cells = [head, *(_cells(topic, row, words) for row in rows)]
    columns = [column for column in zip(*cells, strict=True) if any(column[1:])]
    return "\n".join(text_table([*zip(*columns, strict=True)]))


def _cells(topic: StatisticsTopic, row: StatisticsRow, words: Words) -> list[str]:
    few = words("statistics-few", n=row.games) if row.games < SMALL else ""
    return [
        row.key,
        str(row.games),
        _percent(row.won),
        f"{100 * row.low:.1f}–{100 * row.high:.1f}",
        f"{row.points:.2f}",
        "" if row.first_round is None else f"{row.first_round}–{row.last_round}",
        "" if row.kept is None else f"{100 * row.kept:.0f} %",
        " · ".join(filter(None, (row_name(topic, row.key, words), few))),
    ]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
