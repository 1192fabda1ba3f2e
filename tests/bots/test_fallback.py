"""Which bot, or which search, stands in for one that is not ready."""

from __future__ import annotations

import pytest

import codex_naturalis.bots as all_bots
from codex_naturalis.bots import Bot, playouts
from codex_naturalis.bots.bot import SearchingBot
from codex_naturalis.bots.fallback import ready_bot, ready_search
from codex_naturalis.bots.planner import PlannerBot
from tests.bots.searching import Sage, Sleeper


def make(name: str) -> Bot:
    """Two more bots that search, one of them not ready yet."""
    mine: dict[str, type[Sage]] = {"sage": Sage, "sleeper": Sleeper, "monk-1": Sleeper}
    return mine[name]() if name in mine else all_bots.make(name)


def test_who_searches() -> None:
    """Case: a bot that searches is recognised by its methods, not by its name."""
    sage: Bot = Sage()
    assert isinstance(sage, SearchingBot)
    assert not isinstance(PlannerBot(), SearchingBot)


def test_who_is_ready() -> None:
    """Cases: a bot that is ready stands for itself; for one that is not, a readable one of about
    its strength; the search is by playouts where the bot cannot search, or not yet."""
    names = ("sleeper", "sage", "greedy", "monk-1")
    assert [ready_bot(name, make).name for name in names] == ["planner", "sage", "greedy", "greedy"]
    assert ready_search("sage", make) == ("sage", playouts.search)
    for name in ("sleeper", "planner"):
        assert ready_search(name, make) == (playouts.NAME, playouts.search)
    for unknown in (ready_bot, ready_search):
        with pytest.raises(all_bots.UnknownBot, match="unknown bot 'deep'"):
            unknown("deep")
