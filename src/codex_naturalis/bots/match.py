"""A game between bots, from wherever it stands to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from codex_naturalis.bots.bot import Bot
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.game import Game


def play_game(game: Game, bots: Sequence[Bot], rng: Random) -> Game:
    """Play a game to its end, a bot for each seat (in solo one: Tybor plays by himself), and
    return it. Each seat has a generator of its own, made from `rng`: what one bot takes from its
    generator does not change the luck of the others."""
    seats = len(game.state.players)
    if len(bots) != seats:
        raise BadOptions(f"{len(bots)} bots for {seats} seats")
    rngs = [Random(rng.getrandbits(64)) for _ in bots]
    while not game.over:
        seat = game.seat
        game.push(bots[seat].choose(game.view(seat), rngs[seat]), seat)
    return game
