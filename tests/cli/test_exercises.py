"""`exercises`: made from new games and from records, listed, solved in the terminal."""

import json
import os
import pty
import subprocess
from pathlib import Path

import pytest
from msgspec.structs import replace

from codex_naturalis.analysis.exercises import Exercise, decode, exercise_set, shipped
from codex_naturalis.kernel.build.readiness import make_ready
from codex_naturalis.notation.record import write_record
from tests.cli.conftest import PYTHON, Run, environment, played


def placement() -> Exercise:
    return next(one for one in shipped() if "@" in one.best.move)


@pytest.mark.slow
def test_made_from_records(run: Run, folder: Path) -> None:
    """Law: with --from every exercise is a position of one of the records; the file names the
    command, and is listed."""
    make_ready()
    game = played(60)
    Path("game.codex").write_text(write_record(game), "utf-8")
    words = ("--from", "game.codex", "--number", "3", "--simulations", "100")
    out = run("exercises", "make", *words, "made.json.gz").stdout
    made = decode(Path("made.json.gz").read_bytes())
    assert out.startswith(f"{len(made.exercises)} exercises in made.json.gz")
    assert "--from game.codex" in made.command
    assert 0 < len(made.exercises) <= 3
    moves = [str(move) for _, move in game.moves]
    for one in made.exercises:
        before = [str(move) for _, move in one.game().moves]
        assert before == moves[: len(before)]
    listed = json.loads(run("exercises", "list", "--json", "made.json.gz").stdout)
    assert [one["id"] for one in listed] == [one.id for one in made.exercises]


@pytest.mark.slow
def test_made_and_checked_as_json(run: Run, folder: Path) -> None:
    """Law: with --json one line of JSON says what the file holds; what is no longer right is told
    on stderr when it is found, is in the JSON with what was found, and is left out of the file."""
    make_ready()
    Path("game.codex").write_text(write_record(played(60)), "utf-8")
    words = ("--from", "game.codex", "--number", "2", "--simulations", "100", "--json")
    told = json.loads(run("exercises", "make", *words, "made.json.gz").stdout)
    made = decode(Path("made.json.gz").read_bytes())
    assert (told["file"], told["exercises"]) == ("made.json.gz", len(made.exercises))
    assert sum(told["themes"].values()) == len(made.exercises)
    assert told["command"] == made.command
    clear = sorted(shipped(), key=lambda one: one.tries[1].win - one.best.win)[:2]
    wrong = replace(clear[1], tries=(clear[1].tries[1], clear[1].tries[0], *clear[1].tries[2:]))
    Path("some.json.gz").write_bytes(exercise_set("a command", [clear[0], wrong]).encode())
    result = run("exercises", "check", "--simulations", "100", "--json", "some.json.gz", "kept.gz")
    told = json.loads(result.stdout)
    kept = decode(Path("kept.gz").read_bytes())
    assert [one.id for one in kept.exercises] == [clear[0].id]
    assert (told["file"], told["checked"], told["exercises"]) == ("kept.gz", 2, 1)
    best, found = wrong.best.move, clear[1].best.move
    assert told["failed"] == [{"id": wrong.id, "best": best, "found": found}]
    assert told["command"] == kept.command
    assert result.stderr == f"{wrong.id}: the best is {found}, not {best}\n"


def test_lines_above_a_progress_bar(folder: Path) -> None:
    """Law: in a terminal a line that a step tells is there before the work is done, and is still
    there when the bar is gone."""
    program = (
        "from codex_naturalis.cli.progress import progress\n"
        "with progress('Searching', 2) as step:\n"
        "    step('a [line] told')\n"
        "    input()\n"
        "    step()\n"
    )
    outer, inner = pty.openpty()
    process = subprocess.Popen(
        [*PYTHON[:-2], "-c", program],
        stdin=subprocess.PIPE,
        stderr=inner,
        env={**environment(), "TERM": "xterm", "COLUMNS": "80"},
    )
    os.close(inner)
    seen = b""
    while b"a [line] told" not in seen:
        seen += os.read(outer, 65536)
    assert process.poll() is None
    process.communicate(b"\n", 60)
    assert process.returncode == 0
    os.close(outer)


def test_bad_records_are_refused(run: Run, folder: Path) -> None:
    """Case: a file that is no record is named, and nothing is written."""
    Path("bad.codex").write_text("nonsense", "utf-8")
    result = run("exercises", "make", "--from", "bad.codex", "made.json.gz", code=1)
    assert "bad.codex" in result.stderr
    assert not Path("made.json.gz").exists()


def test_solving(run: Run, folder: Path) -> None:
    """Case: nonsense and an illegal half-move are explained and cost no try; a hint, a wrong try
    with its verdict, then the best one."""
    one = placement()
    typed = f"nonsense\n17f@40,40\n?\n{one.tries[-1].move}\n{one.best.move}\n"
    out = run("exercises", "solve", one.id, stdin=typed).stdout
    assert "Find the best placement" in out
    assert out.count("Try 1 of 3") == 4
    assert "Try 2 of 3" in out
    assert out.rstrip().splitlines()[-1].strip()
    assert "That’s it" in out


def test_hints_in_three_steps(run: Run, folder: Path) -> None:
    """Law: the first hint names neither the card nor the spot, the second the card, the third the
    spot; of a choice in the setup, its chances and then the choice. They cost no try."""
    one = placement()
    card, _, spot = one.best.move.partition("@")
    out = run("exercises", "solve", one.id, stdin="?\n?\n?\n?\n\n").stdout
    first, second, third, again = (
        " ".join(part.split()) for part in out.partition("Try 1 of 3:")[2].split("Try 1 of 3:")[:4]
    )
    assert card[:-1] not in first
    assert f"Card {card[:-1]}," in second
    assert spot not in second
    assert third == again == f"Here: {spot}."
    draw = next(one for one in shipped() if one.best.move.startswith("<G"))
    assert "Take a gold card." in run("exercises", "solve", draw.id, stdin="?\n?\n").stdout
    choice = next(one for one in shipped() if one.best.move.startswith("o:"))
    shown = run("exercises", "solve", choice.id, stdin="?\n?\n?\n").stdout
    assert "One choice wins" in shown
    assert f"Here: Objective {choice.best.move[2:]}:" in shown


def test_the_answer_is_shown(run: Run, folder: Path) -> None:
    """Case: an empty line, the end of the input, and three wrong tries show the answer."""
    one = placement()
    for typed in ("\n", "", f"{one.tries[-1].move}\n" * 3):
        out = run("exercises", "solve", one.id, stdin=typed).stdout
        assert f"The answer: {one.best.move}" in " ".join(out.split())


def test_a_folder_that_is_not_there(run: Run, folder: Path) -> None:
    """Case: where the result cannot be written, it is said before the long work."""
    Path("some.json.gz").write_bytes(exercise_set("a command", shipped()[:1]).encode())
    for words in (("make", "nowhere/made.json.gz"), ("check", "some.json.gz", "nowhere/kept.gz")):
        assert "there is no such folder" in run("exercises", *words, code=1).stderr


def test_what_there_is_not(run: Run, folder: Path) -> None:
    """Case: no such exercise, no such theme."""
    for words in (
        ("solve", "nothing"),
        ("solve", "--theme", "chess"),
        ("list", "--theme", "chess"),
    ):
        result = run("exercises", *words, code=1)
        assert "there is no" in result.stderr
