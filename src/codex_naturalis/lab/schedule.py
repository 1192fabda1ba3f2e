"""A schedule of many games, playing one of them, and its result."""

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
from codex_naturalis.lab.bot_pool import BotPool

Seating = tuple[str, ...]
"""The names of the bots, by seat."""


class Schedule(Struct, frozen=True):
    """Which games are played. They are numbered from 1, deal by deal; a game depends only on the
    schedule and its number."""

    deals: int
    seatings: tuple[Seating, ...]
    """Every deal is played once with each of them."""
    seed: int
    mode: str
    tie_break: str
    refill: str

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def deal_of(self, number: int) -> int:
        """The deal of a game, numbered from 1."""
        return (number - 1) // len(self.seatings) + 1

    def seating_of(self, number: int) -> Seating:
        return self.seatings[(number - 1) % len(self.seatings)]

    def file_of(self, number: int) -> str:
        """The file name of a game's record; with several seatings it names the bots."""
        if len(self.seatings) == 1:
            return f"game-{number:06}.codex"
        bots = "-".join(re.sub(r"[^\w.-]", "_", bot) for bot in self.seating_of(number))
        return f"game-{number:06}-deal-{self.deal_of(number):06}-{bots}.codex"


class GameResult(Struct, frozen=True):
    number: int
    scores: tuple[tuple[int, int], ...]
    """Points on the score track and of objectives, by seat; in solo Tybor's are the last."""
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the best; equal for an unbroken tie; in solo Tybor's is the last."""
    reason: EndReason
    rounds: int
    half_moves: int
    cpu: float
    """CPU seconds of the whole game."""
    choices: tuple[int, ...]
    """How many half-moves the bot of each seat chose."""
    thinking: tuple[float, ...]
    """The CPU seconds it took to choose them."""

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, self.scores))


def game_seed(seed: int, deal: int) -> int:
    """The seed of one deal of a schedule: `deal --seed` deals the same cards."""
    return int.from_bytes(sha256(f"{seed}/{deal}".encode()).digest()[:6])


def play_scheduled_game(schedule: Schedule, number: int, pool: BotPool) -> tuple[GameResult, Game]:
    """Play the game of this number."""
    started = process_time()
    seed = game_seed(schedule.seed, schedule.deal_of(number))
    names = schedule.seating_of(number)
    game = Game.new(
        len(names),
        seed=seed,
        mode=schedule.mode,
        tie_break=schedule.tie_break,
        refill=schedule.refill,
        names=names,
        headers={"Seed": str(seed)} | {f"Bot-{seat}": name for seat, name in enumerate(names)},
    )
    bots = pool.timed_bots(names)
    play_game(game, bots, Random(f"{seed}/bots"))
    cpu = process_time() - started
    outcome = game.outcome()
    assert outcome is not None
    result = GameResult(
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
