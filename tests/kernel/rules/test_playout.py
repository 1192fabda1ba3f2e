"""Random games of the kernel: every legal half-move as likely as any other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from codex_naturalis.engine.state import Phase
from codex_naturalis.kernel.rules import layout as at
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.encoding import encode
from codex_naturalis.kernel.rules.moves import MAX_MOVES, list_moves, play
from codex_naturalis.kernel.rules.playout import (
    play_out,
    play_random_move,
    random_games,
    unshuffled_deal,
)
from codex_naturalis.kernel.rules.random_numbers import seeded
from tests.building import player, table
from tests.comparison import SETTINGS, new_game
from tests.kernel.rules.chances import assert_uniform

FACES, _ = card_tables()
ROOT = Path(__file__).parents[3]
HANDS = [(1, 2, 41), (44, 55, 66), (1, 42, 2), (8, 80), (50,)]


@pytest.mark.parametrize("hand", HANDS, ids=str)
def test_any_placement_is_as_likely(hand: tuple[int, ...]) -> None:
    """Every payable face at every slot, with fronts that can and that cannot be paid."""
    state = table([player("81f 2f@1,1 11b@-1,1", hand=hand), player()]).state
    assert_even(encode(state).tolist())


@pytest.mark.parametrize("resource", [(21, 22), ()])
def test_any_draw_is_as_likely(resource: tuple[int, ...]) -> None:
    """All six sources, or those that are left."""
    market = (31, 32, 71, 72) if resource else (None, 32, 71, 72)
    people = [player(hand=(1, 2)), player()]
    state = table(people, resource=resource, market=market, phase=Phase.DRAW).state
    assert_even(encode(state).tolist())


def assert_even(numbers: list[int]) -> None:
    """One random half-move from this state, many times: which legal one was it?"""
    start = np.array(numbers, np.int16)
    moves = np.zeros(MAX_MOVES, np.int32)
    count = list_moves(start, FACES, 0, moves)
    after = {}
    for move in moves[:count].tolist():
        s = start.copy()
        play(s, FACES, 0, move)
        after[s.tobytes()] = 0
    assert len(after) == count
    seed = seeded(3)
    for _ in range(150 * count):
        s = start.copy()
        play_random_move(s, FACES, seed)
        after[s.tobytes()] += 1
    assert_uniform(list(after.values()), count)


def test_games_go_to_their_end() -> None:
    """From any setting to OVER, in as many half-moves as it says."""
    for number, setting in enumerate(SETTINGS):
        s = encode(new_game(setting, Random(number)).state)
        assert 20 < play_out(s, FACES, seeded(number)) < 200
        assert s[at.PHASE] == at.OVER
        assert s[at.ENDED] in (at.BY_POINTS, at.BY_DECKS)


PLAYED = """
from tests.kernel.rules.test_playout import games
print(games())
"""


def games() -> str:
    """Some games of each kind, by fixed seeds."""
    found = [
        random_games(2, seeded(seats), seats, mode)
        for seats, mode in ((2, 0), (3, 0), (4, 0), (1, 1), (1, 2), (1, 3))
    ]
    return f"{found} {len(unshuffled_deal())}"


def test_the_interpreter_plays_the_same_games() -> None:
    """With NUMBA_DISABLE_JIT=1, to look at the kernel with a debugger, nothing differs, and
    nothing overflows: warnings are errors there."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-c", PLAYED]
    told = subprocess.run(
        command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert told.stdout.strip() == games()
