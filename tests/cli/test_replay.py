"""`replay`: one line a file, whatever is in the file."""

import json
from pathlib import Path

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import write_record
from tests.cli.conftest import Run, played


def test_finished_and_unfinished(run: Run, folder: Path, table: Game, solo: Game) -> None:
    """A right record gives the result that its half-moves give, or how far it has come."""
    (folder / "solo.codex").write_text(write_record(solo))
    (folder / "begun.codex").write_text(write_record(played(20)))
    (folder / "solo-begun.codex").write_text(write_record(played(9, mode="solo-hard")))
    lines = run("replay", "game.codex", "solo.codex", "begun.codex", "solo-begun.codex").stdout
    begun, alone = played(20), played(9, mode="solo-hard")
    points = " ".join(str(player.points) for player in begun.state.players)
    assert alone.state.tybor is not None
    alone_points = f"{alone.state.players[0].points} {alone.state.tybor.points}"
    assert lines.splitlines() == [
        f"game.codex: ok {table.outcome()}",
        f"solo.codex: ok {solo.outcome()}",
        f"begun.codex: ok unfinished {points} after 20 half-moves",
        f"solo-begun.codex: ok unfinished {alone_points} after 9 half-moves",
    ]


def edit(folder: Path, old: str, new: str, count: int = 1) -> None:
    path = folder / "game.codex"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, count))


def line_of(folder: Path, start: str) -> int:
    lines = (folder / "game.codex").read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


def only_line(run: Run, name: str = "game.codex") -> str:
    """The one line of a file that is refused."""
    result = run("replay", name, code=1)
    assert result.stderr == ""
    (line,) = result.stdout.splitlines()
    return line


def test_errors_do_not_stop(run: Run, folder: Path) -> None:
    """Every file has its line, in the order given, also after a bad one; the exit code is 1."""
    (folder / "empty.codex").write_text("")
    result = run("replay", "no.codex", "empty.codex", ".", "game.codex", code=1)
    lines = result.stdout.splitlines()
    assert lines[0] == "no.codex: No such file or directory"
    assert lines[1] == "empty.codex: line 1: the header Codex-Record is missing"
    assert lines[2] == ".: Is a directory"
    assert lines[3].startswith("game.codex: ok ")


def test_not_text(run: Run, folder: Path) -> None:
    """A file that is no text is refused where it stops being text."""
    (folder / "game.codex").write_bytes(b"Codex-Record: 1\n\xff\xfe\x00")
    assert only_line(run) == "game.codex: line 2: the text is not UTF-8"
    (folder / "game.codex").write_bytes(b"Codex-Record: 1\n\x00\x01")
    assert (
        only_line(run)
        == "game.codex: line 2: a control character: this is not a record or position"
    )


@pytest.mark.parametrize(
    ("half_move", "reason"),
    [
        ("@999999999999,0", "999999999999,0 is no position: the sum must be even"),
        ("@999999999999,1", "no card lies next to 999999999999,1"),
        ("@0,0", "0,0 is taken by card"),
    ],
)
def test_bad_half_move(run: Run, folder: Path, half_move: str, reason: str) -> None:
    """The line, the half-move and the reason are named."""
    text = (folder / "game.codex").read_text()
    place = next(word for word in text.split() if "@" in word)
    bad = place.partition("@")[0] + half_move
    edit(folder, place, bad)
    line = line_of(folder, f"0 {bad}")
    assert only_line(run).startswith(f"game.codex: line {line}: {bad}: {reason}")


def test_wrong_decks(run: Run, folder: Path) -> None:
    """A deck has all its cards, each once: a missing, a doubled and an unknown card are named."""
    line = line_of(folder, "Gold-Deck")
    deck = (folder / "game.codex").read_text().splitlines()[line - 1]
    first, second = deck.split()[1:3]
    cases = {
        f"Gold-Deck: {second}": f"card {first} is missing from the gold deck",
        f"Gold-Deck: {first} {first}": f"card {first} is twice in the gold deck",
        f"Gold-Deck: 99 {second}": "card 99 does not belong to the gold deck",
        f"Gold-Deck: x {second}": "'x' is not a number",
    }
    for start, reason in cases.items():
        edit(folder, f"Gold-Deck: {first} {second}", start)
        assert only_line(run) == f"game.codex: line {line}: Gold-Deck: {reason}"
        edit(folder, start, f"Gold-Deck: {first} {second}")


def test_after_the_end(run: Run, folder: Path) -> None:
    """Half-moves after the end are refused."""
    text = (folder / "game.codex").read_text()
    (folder / "game.codex").write_text(text + "0 <R\n")
    line = len(text.splitlines()) + 1
    assert only_line(run) == f"game.codex: line {line}: <R: the game is over"


def test_false_result(run: Run, folder: Path, table: Game) -> None:
    """A result that the half-moves do not give is refused."""
    outcome = table.outcome()
    assert outcome is not None
    truth = " ".join(map(str, outcome.scores))
    edit(folder, f"Result: {truth}", "Result: 99+9 0+0")
    line = line_of(folder, "Result")
    assert only_line(run) == (
        f"game.codex: line {line}: Result: says 99+9 0+0, but the half-moves give {truth}"
    )


def test_truncated_anywhere(run: Run, folder: Path, table: Game) -> None:
    """A record cut off at any byte is unfinished, or refused in one line; never more."""
    data = write_record(table).encode()
    verdicts = set()
    for end in range(0, len(data), 200):
        (folder / "cut.codex").write_bytes(data[:end])
        result = run("replay", "cut.codex", code=None)
        (line,) = result.stdout.splitlines()
        verdicts.add(result.exit_code)
        assert line.startswith("cut.codex: " + ("line " if result.exit_code else "ok "))
    assert 1 in verdicts


def test_json(run: Run, folder: Path, table: Game) -> None:
    """`--json` writes an object a line: scores with their breakdown, or the error's place."""
    (folder / "bad.codex").write_text((folder / "game.codex").read_text() + "0 <R\n")
    result = run("replay", "--json", "game.codex", "bad.codex", "no.codex", code=1)
    good, bad, missing = map(json.loads, result.stdout.splitlines())
    outcome = table.outcome()
    assert outcome is not None
    assert good["ok"]
    assert good["finished"]
    assert good["half_moves"] == len(table.transitions)
    assert good["winners"] == list(outcome.winners)
    for seat, score in zip(good["scores"], outcome.scores, strict=True):
        assert (seat["track"], seat["objectives"], seat["total"]) == (
            score.track,
            score.objective_points,
            score.total,
        )
        assert [
            (objective["objective"], objective["points"]) for objective in seat["breakdown"]
        ] == [(objective.objective, objective.points) for objective in score.objectives]
    assert (bad["file"], bad["ok"]) == ("bad.codex", False)
    assert bad["error"]["half_move"] == "<R"
    assert bad["error"]["reason"] == "the game is over"
    assert bad["error"]["line"] == len((folder / "bad.codex").read_text().splitlines())
    assert missing["error"] == {"reason": "No such file or directory"}


def test_json_unfinished(run: Run, folder: Path) -> None:
    """An unfinished game has points on the track, and no result."""
    (folder / "begun.codex").write_text(write_record(played(20)))
    told = json.loads(run("replay", "--json", "begun.codex").stdout)
    assert (told["finished"], told["half_moves"], told["winners"]) == (False, 20, [])
    assert all(seat["total"] is None for seat in told["scores"])


def test_stdin(run: Run, table: Game) -> None:
    """`-` is what comes through stdin."""
    result = run("replay", "-", stdin=write_record(table))
    assert result.stdout == f"-: ok {table.outcome()}\n"


def test_hostile_names(run: Run, folder: Path) -> None:
    """The name of a file can neither break the line nor reach the terminal."""
    name = "a\nb: ok\x1b[31m.codex"
    (folder / name).write_text("")
    assert only_line(run, name).startswith("a\\nb: ok\\x1b[31m.codex: line 1: ")


def test_show(run: Run, folder: Path, table: Game) -> None:
    """`--show` without a terminal draws every half-move, then gives the verdict."""
    out = run("replay", "--show", "game.codex").stdout
    total = len(table.transitions)
    assert f"The deal. {total} steps follow.\n" in out
    for ply, (seat, move) in enumerate(table.moves, 1):
        assert f"Step {ply} of {total}, {table.names[seat]}: {move}\n" in out
    assert out.endswith(f"game.codex: ok {table.outcome()}\n")
    assert "\x1b" not in out


def test_show_for_a_seat(run: Run, folder: Path, table: Game) -> None:
    """`--seat` tells nothing that this seat may not know: here, the other's objective."""
    secret = table.state.players[1].objective
    assert secret is not None
    out = run("replay", "--show", "--seat", "0", "game.codex").stdout
    chosen = f"Bruno chose a secret objective. (o:{secret.id})"
    assert chosen not in out
    assert "Bruno chose a secret objective.\n" in out
    assert chosen in run("replay", "--show", "game.codex").stdout


def test_usage(run: Run, folder: Path) -> None:
    """Options that do not go together, and a seat that is not there, are refused."""
    run("replay", code=2)
    run("replay", "--show", "--json", "game.codex", code=2)
    run("replay", "--seat", "0", "game.codex", code=2)
    result = run("replay", "--show", "--seat", "5", "game.codex", code=1)
    assert result.stderr == "Error: game.codex: there is no seat 5\n"
