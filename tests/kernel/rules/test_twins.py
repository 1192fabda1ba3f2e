"""Engine and kernel play the same games; a million more in ./codex prove --kernel."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.engine.legality import sample
from tests.comparison import SETTINGS, Setting, new_game
from tests.kernel.twins import Chooser, eager, play_both

pytestmark = pytest.mark.slow

GAMES = 100


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("choose", [sample, eager], ids=["random", "eager"])
def test_both_play_alike(setting: Setting, choose: Chooser) -> None:
    """The same half-moves through both: legal half-moves, symbols, points, hands, market, decks,
    ends and outcomes agree after every one."""
    for number in range(GAMES):
        rng = Random(number)
        state = new_game(setting, rng).state
        play_both(state, rng, choose, lists=number < GAMES // 20)
