"""Slices of a search: what they know, and what they say."""

from __future__ import annotations

import msgspec
import pytest

from codex_naturalis.analysis.exploration import explore
from codex_naturalis.bots import make
from codex_naturalis.bots.playouts import NAME
from codex_naturalis.engine.game import Game
from codex_naturalis.kernel.build.readiness import make_ready
from tests.comparison import SETTINGS, Setting
from tests.playing import play
from tests.server.tables.test_leaks import known_at, names

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def kernel() -> None:
    make_ready()


@pytest.mark.parametrize("setting", SETTINGS[::4], ids=str)
def test_what_a_seat_knows(setting: Setting) -> None:
    """Law: without the truth, all cards and objectives in the lines and reasons are known to the
    seat."""
    bot = make("monk-6")
    for ply, (game, _) in enumerate(play(setting, 5)):
        if game.over or ply % 9:
            continue
        view = game.view(game.seat)
        found = explore(bot, view, None, seconds=0.02, seed=1, most=5)
        assert not found.open
        for one in found.candidates:
            said = names(msgspec.to_builtins(one, str_keys=True))
            assert said <= known_at(game.state, game.seat), (ply, one)


def test_slices_add_up() -> None:
    """Law: slices of the same position add up, whether every card is seen or not; another position
    begins anew."""
    bot = make("monk-6")
    game = Game.new(2, seed=3)
    view = game.view(game.seat)
    for truth in (None, game.state):
        first = explore(bot, view, truth, seconds=0.05, seed=1, most=5)
        second = explore(bot, view, truth, seconds=0.05, seed=2, most=5)
        assert second.simulations > first.simulations
        assert first.open is second.open is (truth is not None)


def test_playouts_stand_in() -> None:
    """Case: a bot that does not search has playouts stand in, which know what the seat knows."""
    game = Game.new(2, seed=3)
    view = game.view(game.seat)
    found = explore(make("greedy"), view, game.state, seconds=0.05, seed=1, most=5)
    assert (found.by, found.open) == (NAME, False)
    assert found.candidates
