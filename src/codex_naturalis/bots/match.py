"""A game between bots, played from its current state to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from codex_naturalis.bots.bot import Bot
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.game import Game


def play_game(game: Game, bots: Sequence[Bot], rng: Random) -> Game:
    """Play a game to its end with a bot for each seat, and return it. In solo there is one bot:
    Tybor follows the rules. Each seat has its own random generator, seeded from `rng`, so that the
    bots do not influence each other's random numbers."""
    seats = len(game.state.players)
    if len(bots) != seats:
        raise BadOptions(f"{len(bots)} bots for {seats} seats")
    rngs = [Random(rng.getrandbits(64)) for _ in bots]
    while not game.over:
        seat = game.seat
        game.push(bots[seat].choose(game.view(seat), rngs[seat]), seat)
    return game
