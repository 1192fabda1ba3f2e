"""`exercises`: positions with one best half-move: made, listed, solved."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from codex_naturalis.cli.files import check_folder_of, error_text, load
from codex_naturalis.cli.language import language_option
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.preparing import prepare
from codex_naturalis.cli.progress import progress
from codex_naturalis.cli.screen import make_screen, screen_options
from codex_naturalis.cli.series import jobs_option
from codex_naturalis.locale.words import Words

if TYPE_CHECKING:
    from codex_naturalis.analysis.exercises import Exercise, ExerciseSet

SIMULATIONS = 1000


@click.group(epilog="Example:  ./codex exercises list --theme draw")
def command() -> None:
    """Positions with one best half-move to find."""


@command.command(
    "make",
    epilog="\b\nExamples:\n  ./codex exercises make --number 600 --jobs 2 exercises.json.gz"
    "\n  ./codex exercises make --from game.codex --number 5 --json mine.json.gz",
)
@click.argument("out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option(
    "--from",
    "files",
    type=click.Path(),
    multiple=True,
    metavar="FILE",
    help="A record: its positions instead of new games, where most was lost first. "
    "May be given several times.",
)
@click.option(
    "--number",
    type=click.IntRange(min=1),
    default=20,
    show_default=True,
    help="How many; from records at most that many.",
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
@json_option
@language_option
def make(
    *,
    out: Path,
    files: tuple[str, ...],
    number: int,
    simulations: int,
    seed: int,
    jobs: int,
    as_json: bool,
    words: Words,
) -> None:
    """Make exercises, and write them to a file.

    They come from games of the network against itself, or from records: the position before a
    half-move is an exercise if a short search and two deeper ones agree on one best half-move.
    """
    from codex_naturalis.analysis.exercises import exercise_set
    from codex_naturalis.lab.exercise_maker import exercises_of, make_exercises, worst_first

    check_folder_of(out)
    games = [load(file) for file in files]
    prepare(words)
    if games:
        moves = sum(len(game.transitions) for game in games)
        with progress("Judging", moves) as step:
            places = worst_first(games, simulations=simulations, jobs=jobs, progress=step)
        with progress("Searching", number) as step:
            made = exercises_of(places, number, simulations=simulations, seed=seed, progress=step)
    else:
        with progress("Searching", number) as step:
            made = make_exercises(
                number, simulations=simulations, seed=seed, jobs=jobs, progress=step
            )
    options = "".join(f"--from {file} " for file in files)
    options += f"--number {number} --simulations {simulations} --seed {seed}"
    command_line = f"./codex exercises make {options} FILE"
    out.write_bytes(exercise_set(command_line, made).encode())
    themes = dict(sorted(Counter(exercise.theme.value for exercise in made).items()))
    if as_json:
        told = {"file": str(out), "exercises": len(made), "themes": themes}
        say_json({**told, "command": command_line})
        return
    listed = ", ".join(f"{theme} {times}" for theme, times in themes.items())
    say(one_line(f"{len(made)} exercises in {out}: {listed}"))


@command.command(
    "check",
    epilog="\b\nExample:\n  ./codex exercises check --jobs 2 --json made.json.gz checked.json.gz",
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.argument("out", type=click.Path(dir_okay=False, path_type=Path), metavar="OUT")
@click.option(
    "--simulations",
    type=click.IntRange(min=100),
    default=SIMULATIONS,
    show_default=True,
    help="Of the search that proposed them; this one has eight times as many.",
)
@click.option("--seed", type=click.IntRange(min=0), default=777, show_default=True)
@jobs_option
@json_option
@language_option
def check(
    *,
    file: Path,
    out: Path,
    simulations: int,
    seed: int,
    jobs: int,
    as_json: bool,
    words: Words,
) -> None:
    """Search exercises once more, and write those that are still right to another file.

    One that is no longer right is told as soon as it is found, on the standard error output.
    """
    from codex_naturalis.analysis.exercises import exercise_set
    from codex_naturalis.lab.exercise_maker import confirmed

    check_folder_of(out)
    made = _read(file)
    prepare(words)
    failed: dict[str, str] = {}
    with progress("Searching", len(made.exercises)) as step:

        def searched(one: Exercise, found: str) -> None:
            if found == one.best.move:
                step()
                return
            failed[one.id] = found
            step(one_line(f"{one.id}: the best is {found}, not {one.best.move}"))

        kept = confirmed(
            made.exercises, simulations=simulations, seed=seed, jobs=jobs, progress=searched
        )
    options = f"--simulations {simulations} --seed {seed}"
    command_line = f"{made.command} && ./codex exercises check {options} FILE OUT"
    out.write_bytes(exercise_set(command_line, kept).encode())
    if as_json:
        wrong = [
            {"id": one.id, "best": one.best.move, "found": failed[one.id]}
            for one in made.exercises
            if one.id in failed
        ]
        told = {"file": str(out), "checked": len(made.exercises), "exercises": len(kept)}
        say_json({**told, "failed": wrong, "command": command_line})
        return
    say(one_line(f"{len(kept)} of {len(made.exercises)} exercises in {out}"))


@command.command("list", epilog="\b\nExample:\n  ./codex exercises list --theme draw --json")
@click.argument(
    "file", required=False, type=click.Path(dir_okay=False, path_type=Path), metavar="[FILE]"
)
@click.option("--theme", help="Only those of this theme.")
@json_option
def listing(file: Path | None, theme: str | None, *, as_json: bool) -> None:
    """List the exercises that come with the program, or those of a file."""
    from codex_naturalis.analysis.exercises import shipped
    from codex_naturalis.lab.text_table import text_table
    from codex_naturalis.protocol.exercises import Theme

    if theme is not None and theme not in list(Theme):
        raise Failure(f"there is no theme {theme}; there are: {', '.join(Theme)}")
    found = shipped() if file is None else _read(file).exercises
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


@command.command(
    "solve",
    epilog="\b\nExamples:\n  ./codex exercises solve\n  ./codex exercises solve --theme draw",
)
@click.argument("exercise", required=False, metavar="[ID]")
@click.option("--theme", help="Any one of this theme.")
@click.option("--seed", type=click.IntRange(min=0), help="Which one, if no ID is given.")
@screen_options
@language_option
def solve(
    exercise: str | None,
    theme: str | None,
    seed: int | None,
    width: int | None,
    colour: bool | None,
    words: Words,
) -> None:
    """Solve an exercise in the terminal.

    Type half-moves as in records, ? for a hint (up to three), and nothing to see the answer.
    """
    from random import Random

    from codex_naturalis.analysis.exercises import shipped
    from codex_naturalis.cli.solving import solve_exercise
    from codex_naturalis.protocol.exercises import Theme

    if theme is not None and theme not in list(Theme):
        raise Failure(f"there is no theme {theme}; there are: {', '.join(Theme)}")
    fitting = [
        one for one in shipped() if exercise in (None, one.id) and theme in (None, one.theme)
    ]
    if not fitting:
        raise Failure(one_line(f"there is no exercise {exercise or ''}"))
    chosen = Random(seed).choice(fitting)
    solve_exercise(chosen, make_screen(width, colour, words))


def _read(file: Path) -> ExerciseSet:
    from codex_naturalis.analysis.exercises import BadExercises, decode

    try:
        return decode(file.read_bytes())
    except (OSError, BadExercises) as error:
        raise Failure(error_text(str(file), error)) from error
