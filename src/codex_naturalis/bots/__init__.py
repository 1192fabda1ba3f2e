"""Bots: players that get a View and give a Move. Ask for one by its name.

>>> make("greedy").name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable

from codex_naturalis.bots.bot import Bot
from codex_naturalis.bots.greedy import GreedyBot
from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.bots.random_bot import RandomBot
from codex_naturalis.engine.errors import BadOptions

__all__ = ["DESCRIPTIONS", "NAMES", "Bot", "UnknownBot", "make"]

_MAKERS: dict[str, Callable[[], Bot]] = {
    bot.name: bot for bot in (RandomBot, GreedyBot, PlannerBot)
}

NAMES: tuple[str, ...] = tuple(_MAKERS)
"""From the weakest to the strongest."""

DESCRIPTIONS: dict[str, str] = {
    bot.name: bot.description for bot in (RandomBot, GreedyBot, PlannerBot)
}
"""A sentence about each, for people."""


class UnknownBot(BadOptions):
    """No bot has this name."""


def make(name: str) -> Bot:
    """A bot by its name; raises UnknownBot."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownBot(f"unknown bot {name!r}: one of {', '.join(NAMES)}")
    return maker()
