"""The bots that one process lets play: made once, and watched while they choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import process_time

from codex_naturalis.bots import Bot, make
from codex_naturalis.bots.weighed import Weighed
from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.view import View


class Watched:
    """A bot with a watch on it for one game. The CPU time is that of the whole process, since a
    bot may think in threads of its own."""

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

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        return self.bot.weigh(view, rng)


class Players:
    """Bots are kept from game to game, for one may be costly to make. Two seats of the same name
    get one each: what a bot remembers of its game is not for the other seat."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int], Bot] = {}

    def seated(self, names: Sequence[str]) -> list[Watched]:
        """A bot for each seat."""
        copies: Counter[str] = Counter()
        seated = []
        for name in names:
            copies[name] += 1
            key = name, copies[name]
            if key not in self._made:
                self._made[key] = make(name)
            seated.append(Watched(self._made[key]))
        return seated
