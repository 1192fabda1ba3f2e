"""A position in which a certain placement is a blunder, whichever search looks at it."""

from __future__ import annotations

from random import Random

from codex_naturalis.bots import make
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Place, parse_move

SEED = 11
PLY = 52
"""So many half-moves were made; seat 0 is to place a card."""
_BLUNDER = parse_move("46b@-1,1")
assert isinstance(_BLUNDER, Place)
BLUNDER = _BLUNDER
"""It covers a symbol that is needed; another card would bring three points."""
GOOD = "48f@-6,-6"


def before_blunder() -> Game:
    return _played(PLY)


def whole_game() -> Game:
    """The same game, played to its end."""
    return _played(None)


def _played(plies: int | None) -> Game:
    game, rng = Game.new(2, seed=SEED, names=("Ada", "Marek")), Random(SEED)
    bots = [make("greedy"), make("greedy")]
    while not game.over and (plies is None or len(game.transitions) < plies):
        game.push(bots[game.seat].choose(game.view(game.seat), rng), game.seat)
    return game
