"""The long proof: whole games of every mode and option, random, eager and greedy, through the
engine and the oracle at the same time, compared half-move by half-move; of every tenth game the
record is written, and read by our reader and by the oracle's own. Or, with --kernel, through the
engine and the kernel: see tests/kernel/proof.py.

    ./codex prove --games 200000 --jobs 2
    ./codex prove --kernel --games 1000000 --jobs 2
"""

from __future__ import annotations

import json
import multiprocessing
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from codex_naturalis.bots.greedy import GreedyBot
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move
from codex_naturalis.notation.record import read_record, write_record
from tests import oracle
from tests.comparison import SETTINGS, Chooser, Difference, at_random, eager, new_game, play_both
from tests.kernel.proof import prove_kernel_game

GREEDY = GreedyBot()


def greedy(game: Game, rng: Random) -> Move:
    return GREEDY.choose(game.view(game.seat), rng)


Proven = tuple[str, int, str | None]
"""What game it was, its half-moves, and the difference found."""
Prover = Callable[[int, int], Proven]
RECORDS = 10
STYLES: dict[str, Chooser] = {"random": at_random, "eager": eager, "greedy": greedy}


def prove_game(number: int, seed: int) -> Proven:
    """One game by its number; returns what it was, its half-moves, and the difference found."""
    rng = Random(f"{seed}/{number}")
    setting = SETTINGS[number % len(SETTINGS)]
    style = list(STYLES)[number // len(SETTINGS) % len(STYLES)]
    what = f"{setting[0]} players, {setting[1]}, {style}"
    game = new_game(setting, rng)
    try:
        half_moves = play_both(game, rng, STYLES[style])
        if number // (len(SETTINGS) * len(STYLES)) % RECORDS == 0:
            exchange_record(game)
    except Exception as error:  # noqa: BLE001 — whatever goes wrong is what the proof looks for
        return what, 0, f"game {number} of seed {seed}: {error!r}"
    return what, half_moves, None


def exchange_record(game: Game) -> None:
    """Our reader and the oracle's own give the same game."""
    text = write_record(game)
    if read_record(text) != game:
        raise Difference(f"the record reads back as another game\n{text}")
    table = oracle.replay(text)
    if str(game.outcome()).split(" winners ")[1] != " ".join(map(str, table.winners())):
        raise Difference(f"the oracle reads other winners\n{text}")


def prove_some(prove: Prover, task: tuple[int, int, int]) -> list[Proven]:
    first, count, seed = task
    return [prove(number, seed) for number in range(first, first + count)]


@click.command(
    epilog="\b\nExamples:\n  ./codex prove --games 200000 --jobs 2"
    "\n  ./codex prove --kernel --games 1000000 --jobs 2"
)
@click.option("--kernel", is_flag=True, help="Compare the engine with the kernel instead.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, help="Another seed proves other games.")
@click.option("--jobs", default=2, show_default=True, type=click.IntRange(1))
@click.option("--json", "as_json", is_flag=True, help="Machine-readable summary.")
def main(kernel: bool, games: int, seed: int, jobs: int, as_json: bool) -> None:
    """Compare the engine with the oracle over whole games."""
    chunk = 20
    prove = partial(prove_some, prove_kernel_game if kernel else prove_game)
    if kernel:
        prove_kernel_game(0, seed)  # compiles, once for all jobs
    tasks = [(first, min(chunk, games - first), seed) for first in range(0, games, chunk)]
    counts: dict[str, int] = {}
    half_moves = 0
    differences: list[str] = []
    begun = time.monotonic()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    pool = multiprocessing.get_context("forkserver").Pool(jobs)
    with pool, Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("proving", total=games)
        for results in pool.imap_unordered(prove, tasks):
            for what, played, difference in results:
                counts[what] = counts.get(what, 0) + 1
                half_moves += played
                if difference is not None:
                    differences.append(difference)
            progress.update(bar, advance=len(results))
    summary: dict[str, Any] = {
        "games": games,
        "half_moves": half_moves,
        "differences": len(differences),
        "seed": seed,
        "seconds": round(time.monotonic() - begun),
        "by_kind": dict(sorted(counts.items())),
    }
    for difference in differences[:3]:
        click.echo(difference, err=True)
    if as_json:
        click.echo(json.dumps(summary))
    else:
        for what, count in summary["by_kind"].items():
            click.echo(f"{count:>9} {what}")
        click.echo(
            f"{games} games, {half_moves} half-moves compared, {len(differences)} differences, "
            f"seed {seed}, {summary['seconds']} s"
        )
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
