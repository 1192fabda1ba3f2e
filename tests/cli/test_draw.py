"""`draw`: the table of a record or of a position."""

import json
from pathlib import Path

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.notation.drawing import draw
from codex_naturalis.notation.position import read_position, write_position
from tests.cli.conftest import Run


def test_default_is_the_end(run: Run, folder: Path, table: Game) -> None:
    """Without --ply the last position is drawn; it is over, so as a spectator sees it."""
    out = run("draw", "game.codex").stdout
    assert out.rstrip("\n") == draw(table.view(None), names=table.names).rstrip("\n")


@pytest.mark.parametrize("ply", [0, 1, 4, 5, 30])
def test_ply(run: Run, folder: Path, table: Game, ply: int) -> None:
    """--ply N is the table after N half-moves, as the seat to move knows it."""
    state = table.transitions[ply].before
    out = run("draw", "game.codex", "--ply", str(ply)).stdout
    view = view_of(state, state.to_move[0])
    assert out.rstrip("\n") == draw(view, names=table.names).rstrip("\n")


def test_eyes_width_and_colour(run: Run, folder: Path, table: Game) -> None:
    """--seat, --spectator, --width and --color reach the drawing."""
    state = table.transitions[30].before
    words = ("draw", "game.codex", "--ply", "30")
    out = run(*words, "--spectator", "--width", "60").stdout
    assert out.rstrip("\n") == draw(view_of(state, None), width=60, names=table.names).rstrip("\n")
    for seat in (0, 1):
        out = run(*words, "--seat", str(seat), "--color").stdout
        view = view_of(state, seat)
        assert out.rstrip("\n") == draw(view, colour=True, names=table.names).rstrip("\n")
        assert "\x1b[" in out


def test_position_round_trip(run: Run, folder: Path, table: Game) -> None:
    """--position writes a text that draw reads again, and draws the same."""
    words = ("draw", "game.codex", "--ply", "33")
    text = run(*words, "--position").stdout
    assert read_position(text) == table.transitions[33].before
    Path("study.codex").write_text("# a study\n" + text)
    again = run("draw", "study.codex", "--position").stdout
    assert again == text
    assert run("draw", "study.codex").stdout.count("\n") == run(*words).stdout.count("\n")


def test_json(run: Run, folder: Path) -> None:
    """--json is the view: what the seat may know, and nothing else."""
    told = json.loads(run("draw", "game.codex", "--ply", "30", "--seat", "1", "--json").stdout)
    assert told["seat"] == 1
    assert all(held["card"] is not None for held in told["players"][1]["hand"])
    assert any(held["card"] is None for held in told["players"][0]["hand"])


def test_refusals(run: Run, folder: Path, table: Game) -> None:
    """What is not there is named in one line."""
    made = len(table.transitions)
    cases = {
        ("no.codex",): "no.codex: No such file or directory",
        ("game.codex", "--seat", "2"): "game.codex: there is no seat 2",
        ("game.codex", "--ply", "999"): f"game.codex: there are {made} half-moves, so no --ply 999",
        ("p.codex", "--ply", "1"): "p.codex: a position has no half-moves, so no --ply 1",
        ("bad.codex",): "bad.codex: line 2: the header Mode is missing",
    }
    Path("p.codex").write_text(write_position(table.state))
    Path("bad.codex").write_text("Codex-Position: 1\n")
    for words, reason in cases.items():
        result = run("draw", *words, code=1)
        assert (result.stdout, result.stderr) == ("", f"Error: {reason}\n")
    run("draw", "game.codex", "--seat", "0", "--spectator", code=2)
    run("draw", "game.codex", "--ply", "-1", code=2)
    run("draw", "game.codex", "--width", "3", code=2)


def test_broken_positions(run: Run, folder: Path, table: Game) -> None:
    """Whatever line of a position is dropped or doubled, it is drawn or refused in one line."""
    lines = write_position(table.transitions[40].before).splitlines()
    for dropped in range(1, len(lines)):
        for text in (lines[:dropped] + lines[dropped + 1 :], [*lines, lines[dropped]]):
            Path("p.codex").write_text("\n".join(text))
            result = run("draw", "p.codex", code=None)
            if result.exit_code:
                assert result.stderr.startswith("Error: p.codex: line ")
                assert result.stderr.count("\n") == 1
