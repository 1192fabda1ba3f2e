"""What holds for every bot in every game."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from codex_naturalis.bots import make
from codex_naturalis.bots.match import play_game
from codex_naturalis.engine.view_builder import view_of
from tests.comparison import SETTINGS, Setting, new_game
from tests.playing import play

pytestmark = pytest.mark.slow

PLAYED_IN_A_PROCESS = """
import sys
from random import Random
from codex_naturalis.bots import make
from codex_naturalis.bots.match import play_game
from codex_naturalis.engine.game import Game
for mode, players in (("table", 2), ("solo-hard", 1)):
    game = Game.new(players, seed=4, mode=mode)
    play_game(game, [make(sys.argv[1]) for _ in range(players)], Random(4))
    print(*[move for _, move in game.moves])
"""

AT_MOST = {"random": 40, "greedy": 40, "planner": 8, "monk-1": 15, "monk-4": 15}
"""Positions that each bot is asked about; the planner thinks longer. Of the monks those that answer
at once: tests/bots/test_monk.py has the others."""


@pytest.mark.parametrize("name", AT_MOST)
@pytest.mark.parametrize("setting", SETTINGS[::3] + SETTINGS[-2:], ids=str)
def test_every_choice_is_legal(name: str, setting: Setting) -> None:
    """Law: in games of every mode and number of players a bot's half-moves are all legal, which
    `Game.push` checks, and the game comes to its end."""
    game = new_game(setting, Random(11))
    play_game(game, [make(name) for _ in game.names], Random(12))
    assert game.outcome() is not None


@pytest.mark.parametrize("name", AT_MOST)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_choices_in_any_position(name: str, setting: Setting) -> None:
    """Law: a bot's choice is legal in positions that it would never come to by itself. It depends
    on the view and on the generator alone: another truth behind an equal view, and the same seed,
    give the same choice."""
    picker = Random(f"{name} {setting}")
    positions = [game.copy() for game, _ in play(setting, 3) if not game.over]
    for game in picker.sample(positions, min(AT_MOST[name], len(positions))):
        for seat in game.state.to_move:
            view = game.view(seat)
            move = make(name).choose(view, Random(5))
            assert game.why_not(move, seat) == []
            other = view_of(view.resample(picker), seat)
            assert other == view
            assert make(name).choose(other, Random(5)) == move


@pytest.mark.parametrize("name", AT_MOST)
def test_the_order_of_hashes_does_not_matter(name: str) -> None:
    """Law: the same seed gives the same game in every process."""
    games = []
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", PLAYED_IN_A_PROCESS, name],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        games.append(done.stdout)
    assert games[0] == games[1]
    assert len(games[0].split()) > 30
