"""The bots of one process: made once, and timed while they choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import process_time

from codex_naturalis.bots import Bot, make
from codex_naturalis.bots.evaluated_move import EvaluatedMove
from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.view import View


class TimedBot:
    """A bot whose choices in one game are counted and timed. The CPU time is that of the whole
    process, since a bot may use several threads."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.half_moves = 0
        self.seconds = 0.0

    def choose(self, view: View, rng: Random) -> Move:
        begun = process_time()
        move = self.bot.choose(view, rng)
        self.seconds += process_time() - begun
        self.half_moves += 1
        return move

    def evaluate(self, view: View, rng: Random) -> list[EvaluatedMove]:
        return self.bot.evaluate(view, rng)


class BotPool:
    """Keeps bots from game to game, because making one may be slow. Two seats with the same name
    get separate bots: what a bot remembers of its game is not for the other seat."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int], Bot] = {}

    def timed_bots(self, names: Sequence[str]) -> list[TimedBot]:
        """A bot for each seat."""
        copies: Counter[str] = Counter()
        timed_bots = []
        for name in names:
            copies[name] += 1
            key = name, copies[name]
            if key not in self._made:
                self._made[key] = make(name)
            timed_bots.append(TimedBot(self._made[key]))
        return timed_bots
