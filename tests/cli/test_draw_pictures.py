"""`draw --svg`, `--png` and `--card`, as a person calls them."""

from __future__ import annotations

import sys
from pathlib import Path
from struct import unpack

import pytest
from click.testing import CliRunner, Result

from codex_naturalis import art
from codex_naturalis.cli import group
from codex_naturalis.engine.cards import Side
from codex_naturalis.notation.record import read_record

RECORD = Path(__file__).parents[1] / "golden" / "three-players.codex"


def draw(*options: str | Path, code: int = 0) -> Result:
    result = CliRunner().invoke(group, ["draw", *map(str, options)])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return result


def test_table(tmp_path: Path) -> None:
    """--svg writes the table as a seat may know it; - is stdout."""
    game = read_record(RECORD.read_text())
    view = read_record(RECORD.read_text())
    while len(view.transitions) > 20:
        view.pop()
    for options, seat in ((("--seat", "1"), 1), (("--spectator",), None), ((), view.seat)):
        expected = art.table(view.view(seat), names=game.names) + "\n"
        out = tmp_path / "table.svg"
        told = draw(RECORD, "--ply", "20", *options, "--svg", out)
        assert told.output == ""
        assert out.read_text() == expected
        assert draw(RECORD, "--ply", "20", *options, "--svg", "-").stdout == expected


def test_cards() -> None:
    """--card draws one card, front or back, objectives too."""
    cases = {
        "17": art.card(17),
        "17f": art.card(17),
        "17b": art.card(17, Side.BACK),
        "82b": art.card(82, Side.BACK),
        "95": art.objective(95),
        "95b": art.objective_back(),
    }
    for words, picture in cases.items():
        assert draw("--card", words, "--svg", "-").stdout == picture + "\n"


def test_png(tmp_path: Path) -> None:
    """--png is a PNG of the picture's own size; both may be asked for."""
    draw("--card", "17", "--png", tmp_path / "card.png", "--svg", tmp_path / "card.svg")
    picture = (tmp_path / "card.png").read_bytes()
    assert picture == art.to_png(art.card(17))
    assert unpack(">II", picture[16:24]) == (600, 400)
    assert (tmp_path / "card.svg").exists()
    draw(RECORD, "--ply", "20", "--png", tmp_path / "table.png")
    assert unpack(">I", (tmp_path / "table.png").read_bytes()[16:20]) == (1600,)


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where resvg is not installed, one line says what to install, and nothing is written."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    told = draw("--card", "17", "--png", tmp_path / "card.png", code=1)
    assert told.stderr.startswith("Error: PNG needs the Python package resvg-py: pip install ")
    assert told.stderr.count("\n") == 1
    assert not (tmp_path / "card.png").exists()


def test_refusals(tmp_path: Path) -> None:
    """What cannot be drawn or written is named in one line."""
    for words in ("0", "103", "17x", "f", "", "\N{ARABIC-INDIC DIGIT ONE}"):
        told = draw("--card", words, "--svg", "-", code=1)
        assert told.stderr.startswith(f"Error: there is no card {words}: cards are 1 to 102")
    missing = tmp_path / "nowhere" / "x.svg"
    told = draw("--card", "1", "--svg", missing, code=1)
    assert told.stderr == f"Error: {missing}: No such file or directory\n"
    told = draw(RECORD, "--seat", "3", "--svg", "-", code=1)
    assert told.stderr == f"Error: {RECORD}: there is no seat 3\n"
    for options in (
        (),
        ("--card", "17"),
        (RECORD, "--card", "17", "--svg", "-"),
        (RECORD, "--svg", "-", "--json"),
        (RECORD, "--png", "-", "--position"),
    ):
        draw(*options, code=2)
