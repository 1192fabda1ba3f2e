"""The coach in the text game: `play --text --coach`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from codex_naturalis.bots import playouts
from codex_naturalis.cli import coach
from codex_naturalis.cli.coach import Coach, coach_lines
from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import words_of
from codex_naturalis.notation.record import load_record, write_record
from codex_naturalis.protocol.coaching import (
    BetterBy,
    CoachAdvice,
    CoachFact,
    CoachFactKind,
    CoachLevel,
)
from tests.blunder import BLUNDER, PLY, before_blunder
from tests.cli.conftest import Run

SAID = "Coach: This gives away about"


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game against a bot, before the blunder. The machine may take its time."""
    monkeypatch.setattr(coach, "LIMIT", 600.0)
    game = before_blunder()
    game.headers |= {"Bot-1": "greedy", "Seed": "1"}
    path = tmp_path / "game.codex"
    path.write_text(write_record(game))
    return str(path)


def test_it_offers_the_placement_back(run: Run, record: str) -> None:
    """After a poor placement it says what that gives away and why, and names the command; that
    command takes the placement back. Placed again in the same turn, nothing is said."""
    typed = f"{BLUNDER}\nundo\n{BLUNDER}\nquit\n"
    out = run("play", "--text", "--coach", "--resume", record, stdin=typed).stdout
    assert out.count(SAID) == 1
    words = " ".join(out.split())
    assert "It covers I, which you still need." in words
    assert "undo takes it back; draw a card to keep it." in words
    assert f"Undone: {BLUNDER}" in words
    assert load_record(Path(record)).moves[-1] == (0, BLUNDER)


def test_drawing_keeps_it(run: Run, record: str) -> None:
    """Who draws keeps the placement; who types the draw along with it is not asked."""
    words = ("play", "--text", "--coach", "--resume", record)
    out = run(*words, stdin=f"{BLUNDER}\n<R\nquit\n").stdout
    assert out.count(SAID) == 1
    assert load_record(Path(record)).moves[PLY] == (0, BLUNDER)
    again = before_blunder()
    again.headers |= {"Bot-1": "greedy", "Seed": "1"}
    Path(record).write_text(write_record(again))
    out = run(*words, stdin=f"{BLUNDER} <R\nquit\n").stdout
    assert SAID not in out


def test_only_when_it_is_on(run: Run, record: str) -> None:
    """Without the option nothing is judged; without --text the option is refused."""
    assert SAID not in run("play", "--text", "--resume", record, stdin=f"{BLUNDER}\nquit\n").stdout
    assert "--text --coach" in run("play", "--coach", code=2).stderr


def test_in_time_or_not_at_all() -> None:
    """A search that took longer than a second and a half is not told; the next one is."""
    times: Iterator[float] = iter([0.0, 1.6, 10.0, 11.4])
    slow = Coach(CoachLevel.BIG, playouts.search, lambda: next(times))
    view = before_blunder().view(0)
    assert slow.advice(view, BLUNDER) is None
    assert slow.advice(view, BLUNDER) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    """Law: every fact has its words in every language, with its numbers and letters."""
    words = words_of(language)
    for kind in CoachFactKind:
        fact = CoachFact(kind, 2, (), 98, 45)
        mine, better = ((fact,), ()) if kind in ("covers", "breaks") else ((), (fact,))
        advice = CoachAdvice(0.12, 0.01, BetterBy.SPOT, mine, better)
        said = [*coach_lines(advice, words, "undo")]
        assert len(said) == 3
        assert "12" in said[0]
        assert "undo" in said[-1]
    (_, later, _) = coach_lines(CoachAdvice(0.12, 0.01, BetterBy.CARD, (), ()), words, "undo")
    assert later
