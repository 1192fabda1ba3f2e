"""`verify`: one line a file."""

import json
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.fairness import commitment
from codex_naturalis.notation.record import write_record
from tests.cli.conftest import Run, played

KEPT = "game.codex: ok, the deal is the one that was promised\n"


@pytest.fixture
def promised(folder: Path) -> str:
    """The promise of `game.codex`."""
    game = played(20)
    assert game.deal is not None
    promise = commitment(game.deal, "salt")
    write(folder, game, **{"Deal-Hash": promise, "Deal-Salt": "salt"})
    return promise


def write(folder: Path, game: Game, **headers: str) -> None:
    copy = Game.new(deal=game.deal, headers=headers)
    for seat, move in game.moves:
        copy.push(move, seat)
    (folder / "game.codex").write_text(write_record(copy))


def test_kept(run: Run, promised: str) -> None:
    """A promise that was kept, by the record's own word and by the one noted; also from stdin."""
    assert run("verify", "game.codex").stdout == KEPT
    assert run("verify", "game.codex", "--hash", promised.upper()).stdout == KEPT
    text = Path("game.codex").read_text()
    assert run("verify", "-", stdin=text).stdout.startswith("-: ok, ")
    told = json.loads(run("verify", "--json", "game.codex").stdout)
    assert told == {
        "file": "game.codex",
        "ok": True,
        "reason": "the deal is the one that was promised",
        "promised": promised,
        "dealt": promised,
    }


def test_broken(run: Run, folder: Path, promised: str) -> None:
    """A deal that was changed, a promise that was changed with it, and neither header."""
    text = Path("game.codex").read_text()
    Path("game.codex").write_text(text.replace("Deal-Salt: salt", "Deal-Salt: pepper"))
    line = run("verify", "game.codex", code=1).stdout
    assert line.startswith("game.codex: the deal is not the one that was promised: promised ")
    Path("game.codex").write_text(text)
    line = run("verify", "game.codex", "--hash", "0" * 64, code=1).stdout
    assert line == "game.codex: Deal-Hash is not the promise that you noted\n"
    Path("game.codex").write_text(text.replace("Deal-Salt: salt\n", ""))
    assert "no header Deal-Salt" in run("verify", "game.codex", code=1).stdout
    write(folder, played(0))
    assert "no header Deal-Hash" in run("verify", "game.codex", code=1).stdout
    told = json.loads(run("verify", "--json", "game.codex", code=1).stdout)
    assert (told["ok"], told["promised"]) == (False, None)


def test_every_file_has_its_line(run: Run, promised: str) -> None:
    """Files that are no records do not stop it; the exit code tells."""
    Path("bad.codex").write_text("Codex-Record: 2\n")
    lines = run("verify", "no.codex", "bad.codex", "game.codex", code=1).stdout.splitlines()
    assert lines == [
        "no.codex: No such file or directory",
        "bad.codex: line 1: Codex-Record: version '2' is not known here, only 1",
        KEPT.rstrip("\n"),
    ]
    told = json.loads(run("verify", "no.codex", "--json", code=1).stdout)
    assert told["reason"] == "No such file or directory"


def test_bad_words(run: Run, promised: str) -> None:
    """A hash that is none is refused before any file is read."""
    for text in ("", "00", "g" * 64, "0" * 65):
        assert (
            "a hash has 64 hex digits" in run("verify", "game.codex", "--hash", text, code=2).stderr
        )
    run("verify", code=2)


def test_the_recipe_of_the_help(run: Run, folder: Path, promised: str) -> None:
    """The help tells how to do it without us: its recipe, run by a shell, gives the promise, and
    so does the text it describes."""
    recipe = run("verify", "--help").stdout.partition("    printf")[2].partition("\n\n")[0]
    done = subprocess.run(
        ["sh", "-c", f"printf{recipe}"], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.split()[0] == promised
    decks = [line for line in Path("game.codex").read_text().splitlines() if "-Deck:" in line]
    assert sha256("\n".join(["salt", *decks]).encode()).hexdigest() == promised
