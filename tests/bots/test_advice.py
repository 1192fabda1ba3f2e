"""Hints: who gives them, and what they tell."""

from __future__ import annotations

from random import Random

import pytest

import codex_naturalis.bots as all_bots
from codex_naturalis.bots import Bot, playouts
from codex_naturalis.bots.advice import advise, ready_bot, thinking_of
from codex_naturalis.bots.bot import ThinkingBot
from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.bots.thinking import Thinking
from codex_naturalis.engine.moves import parse_move
from codex_naturalis.protocol.messages import Candidate
from tests.building import player, table

VIEW = table([player(), player()]).view(0)


class Sage(PlannerBot):
    """A bot that searches, by playouts."""

    name = "sage"
    ready = True
    think: Thinking = staticmethod(playouts.think)


class Sleeper(Sage):
    name = "sleeper"
    ready = False


def make(name: str) -> Bot:
    """Two bots more that search, one of them not ready yet."""
    mine: dict[str, type[Sage]] = {"sage": Sage, "sleeper": Sleeper, "monk-1": Sleeper}
    return mine[name]() if name in mine else all_bots.make(name)


def test_who_searches() -> None:
    """Case: a bot that can think is told by that, and not by its name."""
    sage: Bot = Sage()
    assert isinstance(sage, ThinkingBot)
    assert not isinstance(PlannerBot(), ThinkingBot)


def test_who_is_ready() -> None:
    """Cases: a bot that is ready gives its hints itself; for one that is not, a readable one of
    about its strength; reviews are by playouts where the bot cannot search, or not yet."""
    names = ("sleeper", "sage", "greedy", "monk-1")
    assert [ready_bot(name, make).name for name in names] == ["planner", "sage", "greedy", "greedy"]
    assert thinking_of("sage", make) == ("sage", playouts.think)
    for name in ("sleeper", "planner"):
        assert thinking_of(name, make) == (playouts.NAME, playouts.think)
    for unknown in (ready_bot, thinking_of):
        with pytest.raises(all_bots.UnknownBot, match="unknown bot 'deep'"):
            unknown("deep")


def test_a_hint_without_a_search() -> None:
    """Case: the half-moves in the bot's order, with its parts and a reason, and nothing that only
    a search can tell."""
    bot = PlannerBot()
    found = advise(bot, VIEW, seconds=0.1, most=3)
    assert [one.move for one in found] == [str(w.move) for w in bot.weigh(VIEW, Random(0))[:3]]
    for one in found:
        assert one.parts
        assert one.reason is not None
        assert (one.win, one.wins, one.scores, one.visits, one.line) == (None, (), (), None, ())


def test_a_hint_by_a_search() -> None:
    """Case: chances, scores and the line, rounded for people."""
    found = advise(Sage(), VIEW, seconds=0.01, most=3)
    assert len(found) == 3
    for one in found:
        assert parse_move(one.move) in VIEW.legal_moves
        assert one.win is not None
        assert one.value == one.win == one.wins[0]
        assert all(round(number, 3) == number for number in (*one.wins, *one.scores))
        assert one.visits
        assert (one.line[0].seat, one.line[0].move) == (0, one.move)
        assert one.reason is not None
        assert isinstance(one, Candidate)
