"""Hints: what they tell, with a search and without one."""

from __future__ import annotations

from random import Random

from codex_naturalis.analysis.hints import suggest_moves
from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.engine.moves import parse_move
from codex_naturalis.protocol.messages import Candidate
from tests.bots.searching import Sage
from tests.building import player, table

VIEW = table([player(), player()]).view(0)


def test_a_hint_without_a_search() -> None:
    """Case: the half-moves in the bot's order, with its parts and a reason, and nothing that only
    a search can tell."""
    bot = PlannerBot()
    found = suggest_moves(bot, VIEW, seconds=0.1, most=3)
    assert [one.move for one in found] == [str(w.move) for w in bot.evaluate(VIEW, Random(0))[:3]]
    for one in found:
        assert one.parts
        assert one.reason is not None
        assert (one.win, one.wins, one.scores, one.visits, one.line) == (None, (), (), None, ())


def test_a_hint_by_a_search() -> None:
    """Case: chances, scores and the line, rounded for people."""
    found = suggest_moves(Sage(), VIEW, seconds=0.01, most=3)
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
