"""The small programs run, and do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(name: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_a_bot_of_ones_own() -> None:
    """It plays against another, from both seats; the same seed gives the same."""
    first, again = (run("own_bot.py", "--games", "2", "--against", "random") for _ in range(2))
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == again.stdout
    assert "own in seat 1: " in first.stdout
    assert re.search(r"own won \S+ of 2 games against random", first.stdout)


def test_a_tournament() -> None:
    """Everybody against everybody; as many victories as games."""
    done = run("tournament.py", "random", "greedy", "--deals", "2")
    assert (done.returncode, done.stderr) == (0, "")
    head, *rows = done.stdout.splitlines()
    assert head.split() == ["won", "against", "random", "greedy", "in", "all"]
    assert sum(float(row.split()[-1]) for row in rows) == 4


def test_a_training_loop() -> None:
    """The share of victories rises, from about a half to most."""
    done = run("train.py", "--games", "1000", "--batch", "250")
    assert (done.returncode, done.stderr) == (0, "")
    shares = [float(share) for share in re.findall(r"won +([0-9.]+)%", done.stdout)]
    assert shares[0] < 65
    assert shares[-1] > 80
    assert "placing: points +" in done.stdout


def test_what_they_cannot_do() -> None:
    """In one line, without a traceback."""
    for name, words, error in (
        ("own_bot.py", ["--against", "nobody"], "own_bot: unknown bot 'nobody'"),
        ("tournament.py", ["greedy", "nobody"], "tournament: unknown bot 'nobody'"),
        ("train.py", ["--batch", "0"], "train: a batch has at least 1 game, not 0"),
    ):
        done = run(name, *words)
        assert done.returncode == 1
        assert done.stderr.startswith(error)
        assert len(done.stderr.splitlines()) == 1
