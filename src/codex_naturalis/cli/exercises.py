"""`exercises`: positions with one best half-move, made and listed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from codex_naturalis.cli.language import language_option
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.preparing import prepare
from codex_naturalis.cli.progress import progress
from codex_naturalis.cli.series import jobs_option
from codex_naturalis.locale.words import Words

SIMULATIONS = 1000


@click.group(epilog="Example:  ./codex exercises list --theme draw")
def command() -> None:
    """Positions with one best half-move: make them, list them."""


@command.command(
    "make",
    epilog="\b\nExample:\n  ./codex exercises make --number 600 --jobs 2 exercises.json.gz",
)
@click.argument("out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option(
    "--number", type=click.IntRange(min=1), default=20, show_default=True, help="How many."
)
@click.option(
    "--simulations",
    type=click.IntRange(min=100),
    default=SIMULATIONS,
    show_default=True,
    help="Of the first search; two more with eight times as many must agree with it.",
)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@jobs_option
@language_option
def make(out: Path, number: int, simulations: int, seed: int, jobs: int, words: Words) -> None:
    """Make exercises from games of the network against itself, and write them to a file."""
    from codex_naturalis.analysis.exercises import exercise_set
    from codex_naturalis.lab.exercise_maker import make_exercises

    prepare(words)
    with progress("Searching", number) as step:
        made = make_exercises(number, simulations=simulations, seed=seed, jobs=jobs, progress=step)
    options = f"--number {number} --simulations {simulations} --seed {seed}"
    out.write_bytes(exercise_set(f"./codex exercises make {options} FILE", made).encode())
    themes = Counter(exercise.theme for exercise in made)
    listed = ", ".join(f"{theme} {times}" for theme, times in sorted(themes.items()))
    say(one_line(f"{len(made)} exercises in {out}: {listed}"))


@command.command("list", epilog="\b\nExample:\n  ./codex exercises list --theme draw --json")
@click.argument(
    "file", required=False, type=click.Path(dir_okay=False, path_type=Path), metavar="[FILE]"
)
@click.option("--theme", help="Only those of this theme.")
@json_option
def listing(file: Path | None, theme: str | None, *, as_json: bool) -> None:
    """List the exercises that come with the program, or those of a file."""
    from codex_naturalis.analysis.exercises import decode, shipped
    from codex_naturalis.lab.text_table import text_table
    from codex_naturalis.protocol.exercises import Theme

    if theme is not None and theme not in list(Theme):
        raise Failure(f"there is no theme {theme}; there are: {', '.join(Theme)}")
    found = shipped() if file is None else decode(file.read_bytes()).exercises
    chosen = [one for one in found if theme in (None, one.theme)]
    if as_json:
        say_json(chosen)
        return
    rows = [("id", "theme", "rating", "best", "chance", "ahead by")]
    for one in chosen:
        ahead = one.best.win - one.tries[1].win
        numbers = (f"{100 * one.best.win:.0f} %", f"{100 * ahead:.0f} %")
        rows.append((one.id, one.theme.value, str(one.rating), one.best.move, *numbers))
    say("\n".join(text_table(rows)))
