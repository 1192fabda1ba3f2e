"""One game of many: what is played, and what came of it."""

from __future__ import annotations

import re
from hashlib import sha256
from random import Random
from time import process_time

from msgspec import Struct

from codex_naturalis.bots.match import play_game
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.scoring import ranks
from codex_naturalis.lab.players import Players

Seating = tuple[str, ...]
"""The names of the bots, by seat."""


class Plan(Struct, frozen=True):
    """What is to be played. Games are counted from 1, deal by deal; what happens in one depends
    on the plan and on its number alone."""

    deals: int
    seatings: tuple[Seating, ...]
    """Every deal is played once in each of them."""
    seed: int
    mode: str
    tie_break: str
    refill: str

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def deal_of(self, number: int) -> int:
        """Which deal a game has, counted from 1."""
        return (number - 1) // len(self.seatings) + 1

    def seating_of(self, number: int) -> Seating:
        return self.seatings[(number - 1) % len(self.seatings)]

    def file_of(self, number: int) -> str:
        """The name of a game's record; it tells who plays where there is a choice."""
        if len(self.seatings) == 1:
            return f"game-{number:06}.codex"
        bots = "-".join(re.sub(r"[^\w.-]", "_", bot) for bot in self.seating_of(number))
        return f"game-{number:06}-deal-{self.deal_of(number):06}-{bots}.codex"


class Result(Struct, frozen=True):
    number: int
    scores: tuple[tuple[int, int], ...]
    """Track and objectives of each seat; in solo Tybor is last."""
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the best, equal where a tie stands; in solo Tybor is last."""
    reason: EndReason
    rounds: int
    half_moves: int
    cpu: float
    """Seconds, for all that the game took."""
    choices: tuple[int, ...]
    """Half-moves that the bot of each seat chose."""
    thinking: tuple[float, ...]
    """Seconds of CPU that it took to choose them."""

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, self.scores))


def game_seed(seed: int, deal: int) -> int:
    """The seed of one deal of many: `deal --seed` deals the same cards."""
    return int.from_bytes(sha256(f"{seed}/{deal}".encode()).digest()[:6])


def play_one(plan: Plan, number: int, players: Players) -> tuple[Result, Game]:
    """Play the game of this number."""
    started = process_time()
    seed = game_seed(plan.seed, plan.deal_of(number))
    names = plan.seating_of(number)
    game = Game.new(
        len(names),
        seed=seed,
        mode=plan.mode,
        tie_break=plan.tie_break,
        refill=plan.refill,
        names=names,
        headers={"Seed": str(seed)} | {f"Bot-{seat}": name for seat, name in enumerate(names)},
    )
    bots = players.seated(names)
    play_game(game, bots, Random(f"{seed}/bots"))
    cpu = process_time() - started
    outcome = game.outcome()
    assert outcome is not None
    result = Result(
        number,
        tuple((score.track, score.objective_points) for score in outcome.scores),
        outcome.winners,
        ranks(game.state),
        outcome.reason,
        game.state.round,
        len(game.transitions),
        cpu,
        tuple(bot.half_moves for bot in bots),
        tuple(bot.seconds for bot in bots),
    )
    return result, game
