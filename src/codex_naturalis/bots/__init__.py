"""Players: a View in, a Move out. Only what a player needs to choose belongs here; hints, reasons
and reviews are in `analysis`, the compiled search in `kernel`.

>>> make("greedy").name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from codex_naturalis.bots.bot import Bot
from codex_naturalis.bots.greedy import GreedyBot
from codex_naturalis.bots.levels import LEVELS, level_of
from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.bots.random_bot import RandomBot
from codex_naturalis.engine.errors import BadOptions

__all__ = ["NAMES", "Bot", "MissingPart", "UnknownBot", "make", "needs_kernel"]

_READABLE: dict[str, Callable[[], Bot]] = {
    bot.name: bot for bot in (RandomBot, GreedyBot, PlannerBot)
}

NAMES: tuple[str, ...] = (*_READABLE, *(level.name for level in LEVELS))
"""The bots that people can choose: the readable ones, then the levels of the monk."""


class UnknownBot(BadOptions):
    """No bot has this name."""


class MissingPart(BadOptions):
    """A bot needs something that is not installed."""


def make(name: str) -> Bot:
    """A new bot by its name: one of NAMES, or one that `levels.level_of` knows. Raises UnknownBot,
    or MissingPart."""
    if name in _READABLE:
        return _READABLE[name]()
    level = level_of(name)
    if level is None:
        raise UnknownBot(f"unknown bot {name!r}: one of {', '.join(NAMES)}")
    try:  # not at the top: importing the kernel's compiler takes long
        monk = import_module("codex_naturalis.bots.monk")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("codex_naturalis"):
            raise
        reason = f"{name} needs {error.name}: pip install codex-naturalis[strong]"
        raise MissingPart(reason) from error
    bot: Bot = monk.MonkBot(level)
    return bot


def needs_kernel(name: str) -> bool:
    """Whether a bot of this name uses the compiled kernel."""
    return level_of(name) is not None
