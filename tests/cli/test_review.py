"""`review`: a game judged, for people and for programs."""

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from codex_naturalis.analysis.review import review
from codex_naturalis.bots.fallback import ready_search
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.search.result import SearchResult
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.reviews import Review
from tests.cli.conftest import PYTHON, Run, Start, environment, played

pytestmark = pytest.mark.slow


def afresh(view: View, **budget: Any) -> SearchResult:
    """By a bot that has not thought of anything before."""
    return ready_search()[1](view, **budget)


def write(name: str, game: Game) -> None:
    Path(name).write_text(write_record(game), "utf-8")


def test_json(run: Run, folder: Path) -> None:
    """`--json` is the review itself, the same for any number of threads, and for a seat that part
    of it."""
    game = played(14, names=("Ada", "Bruno"))
    write("begun.codex", game)
    words = ("review", "--json", "--simulations", "5", "begun.codex")
    text = run(*words).stdout
    assert text.count("\n") == 1
    by, _ = ready_search()
    made = msgspec.json.decode(text, type=Review)
    assert made == review(game, afresh, by=by, simulations=5)
    assert run(*words, "--jobs", "3").stdout == text
    part = msgspec.json.decode(run(*words, "--seat", "1").stdout, type=Review)
    assert part.half_moves == tuple(one for one in made.half_moves if one.seat == 1)


@pytest.mark.parametrize("mode", ["table", "solo-hard"])
def test_for_people(run: Run, folder: Path, table: Game, solo: Game, mode: str) -> None:
    """Who played how well, the chances, and what was costly; in 80 columns; all that is told of a
    half-move is what the review says."""
    game = table if mode == "table" else solo
    write("game.codex", game)
    words = ("--simulations", "10", "game.codex")
    out = run("review", *words).stdout
    lines = out.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0] == "Review of game.codex"
    assert lines[1].startswith(f"{len(game.moves)} steps, judged by ")
    outcome = game.outcome()
    assert outcome is not None
    heading = " ".join(" ".join(lines[1:4]).split())
    assert all(
        f"{name} {score.total}" in heading
        for name, score in zip(game.names, outcome.scores, strict=False)
    )
    for name in game.names:
        assert any(line.startswith(name) and "%  " in line for line in lines)
    assert "Chance of winning, turn by turn:" in lines
    made = json.loads(run("review", "--json", *words).stdout)
    costly = [
        one
        for one in made["half_moves"]
        if one["judgement"] in ("inaccuracy", "mistake", "blunder")
    ]
    worst = sorted(costly, key=lambda one: -one["loss"])[:10]
    for one in worst:
        name = game.names[one["seat"]]
        told = f"{name}, round {one['round']}: {one['played']['move']}, "
        assert any(told in line for line in lines)
        assert f"Better: {one['best'][0]['move']} (" in out
    assert out.count("      Better: ") == len(worst)
    assert bool(worst) != ("There were no costly moves." in out)


def test_many_players_on_a_plain_terminal(folder: Path) -> None:
    """Four charts, and no sign that the terminal does not know."""
    write("four.codex", played(30, players=4, names=("Ada", "Bruno", "Cleo", "Dora")))
    done = subprocess.run(
        [*PYTHON, "review", "--simulations", "5", "four.codex"],
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
        timeout=60,
        check=True,
    )
    out = done.stdout.decode("ascii")
    assert "?" not in out
    assert "The game was not played to the end." in out
    assert out.count("100%") >= 4


def test_nothing_to_review(run: Run, folder: Path) -> None:
    """A deal alone has no half-move: it is said, and nothing else."""
    write("deal.codex", played(0))
    out = run("review", "deal.codex").stdout
    assert "0 steps" in out
    assert "There were no costly moves." in out


def test_bad_files(run: Run, folder: Path) -> None:
    """What `replay` refuses is refused in the same words."""
    (folder / "empty.codex").write_text("")
    write("late.codex", played())
    (folder / "late.codex").write_text((folder / "late.codex").read_text() + "0 <R\n")
    for name in ("no.codex", "empty.codex", ".", "late.codex"):
        said = run("replay", name, code=1).stdout
        assert run("review", name, code=1).stderr == f"Error: {said}"


def test_usage(run: Run, folder: Path) -> None:
    """Options that do not go together, and a seat that is not there, are refused."""
    run("review", code=2)
    run("review", "--simulations", "5", "--seconds", "1", "game.codex", code=2)
    run("review", "--simulations", "0", "game.codex", code=2)
    result = run("review", "--seat", "5", "game.codex", code=1)
    assert result.stderr == "Error: game.codex: there is no seat 5\n"


def test_interrupted(folder: Path, start: Start) -> None:
    """Ctrl-C ends it at once, whatever it thinks about, and says nothing."""
    reader, writer = os.pipe()
    words = ("review", "--seconds", "1000", "--jobs", "2", "-")
    process = start(*words, stdin=reader, stdout=subprocess.PIPE)
    os.close(reader)
    with os.fdopen(writer, "wb") as record:
        record.write((folder / "game.codex").read_bytes())
    busy = Path(f"/proc/{process.pid}/task")
    while len([*busy.iterdir()]) < 3:  # its threads have begun to think
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert (process.returncode, out, errors) == (130, b"", b"")
