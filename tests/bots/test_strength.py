"""Who beats whom. The deals and the luck of the bots are fixed, so these cannot fail by chance."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.bots import make
from codex_naturalis.bots.match import play_game
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Mode

pytestmark = pytest.mark.slow


def wins(first: str, second: str, deals: int) -> int:
    """Games that the first wins alone; each deal is played twice, with the seats swapped."""
    won = 0
    for deal in range(deals):
        for seat, names in enumerate(((first, second), (second, first))):
            game = Game.new(2, seed=deal)
            play_game(game, [make(name) for name in names], Random(deal))
            outcome = game.outcome()
            assert outcome is not None
            won += outcome.winners == (seat,)
    return won


def test_greedy_beats_random() -> None:
    """Case: 40 games, of which greedy wins nearly all."""
    assert wins("greedy", "random", 20) >= 38


def test_planner_beats_greedy() -> None:
    """Case: 30 games. Over 1,000 the planner wins about 98 of 100 (benchmarks/bots.py)."""
    assert wins("planner", "greedy", 15) >= 24


@pytest.mark.parametrize("mode", [mode for mode in Mode if mode is not Mode.TABLE])
def test_planner_beats_tybor(mode: Mode) -> None:
    """Case: of five solo games on each level the planner wins most."""
    won = 0
    for deal in range(5):
        game = Game.new(mode=mode, seed=deal)
        outcome = play_game(game, [make("planner")], Random(deal)).outcome()
        assert outcome is not None
        won += outcome.winners == (0,)
    assert won >= 3
