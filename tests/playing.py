"""Whole games for laws: every mode, option and number of players, from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase
from tests.comparison import SETTINGS, Setting, at_random, eager, new_game

settings = st.sampled_from(SETTINGS)
seeds = st.integers(0, 2**32)


def play(setting: Setting, seed: int) -> Iterator[tuple[Game, Random]]:
    """A new game of that setting, yielded before every half-move and at its end. Half of the
    games are eager to lay fronts, so that they score; in the setup seats choose in any order."""
    rng = Random(seed)
    game = new_game(setting, rng)
    choose = eager if seed % 2 else at_random
    while not game.over:
        yield game, rng
        if game.state.phase is Phase.SETUP:
            seat = rng.choice(game.state.to_move)
            game.push(game.legal_moves_of(seat).sample(rng), seat)
        else:
            game.push(choose(game, rng))
    yield game, rng


def whole_game(setting: Setting, seed: int) -> Game:
    *_, (game, _) = play(setting, seed)
    return game


def viewers(game: Game) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(len(game.names)), None]
