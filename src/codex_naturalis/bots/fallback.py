"""Which bot, or which search, stands in for one that is not ready yet."""

from __future__ import annotations

from collections.abc import Callable

from codex_naturalis.bots import NAMES, Bot, make, needs_kernel, playouts
from codex_naturalis.bots.bot import SearchingBot
from codex_naturalis.bots.levels import ELO
from codex_naturalis.bots.search import Search

STRONGEST = NAMES[-1]


def ready_bot(name: str = STRONGEST, make: Callable[[str], Bot] = make) -> Bot:
    """A bot by its name; while it is not ready, the readable bot whose strength is nearest."""
    bot = make(name)
    if _is_ready(bot):
        return bot
    readable = [other for other in NAMES if not needs_kernel(other)]
    return make(min(readable, key=lambda other: abs(ELO[other] - ELO.get(name, ELO[STRONGEST]))))


def ready_search(name: str = STRONGEST, make: Callable[[str], Bot] = make) -> tuple[str, Search]:
    """The name of a search, and the search: that of the bot of this name, or playouts when the bot
    does not search or is not ready."""
    bot = make(name)
    if isinstance(bot, SearchingBot) and bot.ready:
        return bot.name, bot.search
    return playouts.NAME, playouts.search


def _is_ready(bot: Bot) -> bool:
    return not isinstance(bot, SearchingBot) or bot.ready
