"""The bots of a worker process. A bot that searches keeps its tree from one half-move to the next,
so each seat of each table has its own bot as long as there is room."""

from __future__ import annotations

from collections import OrderedDict

from codex_naturalis.bots import Bot, make

MOST_BOTS = 8
"""A tree takes about twenty megabytes; the least recently used bot is dropped."""


class BotCache:
    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int | None, str], Bot] = OrderedDict()

    def get(self, game: str, seat: int | None, name: str) -> Bot:
        """The bot of that name for this game and seat, with its tree if it is still there."""
        key = game, seat, name
        bot = self._bots.pop(key, None) or make(name)
        self._bots[key] = bot
        while len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return bot
