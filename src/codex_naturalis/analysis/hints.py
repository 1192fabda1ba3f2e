"""Hints: the half-moves that a bot considers best, with values and reasons."""

from __future__ import annotations

from random import Random

from codex_naturalis.analysis.lines import known_line
from codex_naturalis.analysis.reasons import reason_for, reason_of
from codex_naturalis.bots import Bot
from codex_naturalis.bots.bot import SearchingBot
from codex_naturalis.bots.evaluated_move import EvaluatedMove
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.search.result import SearchedMove
from codex_naturalis.protocol.messages import Candidate

DECIMALS = 3
"""Enough for people."""


def suggest_moves(bot: Bot, view: View, *, seconds: float, most: int) -> tuple[Candidate, ...]:
    """The best half-moves by a bot, best first, at most `most`. A bot that searches does so for
    `seconds`."""
    if isinstance(bot, SearchingBot):
        found = bot.search(view, seconds=seconds).candidates
        return tuple(_searched(view, one) for one in found[:most])
    return tuple(_evaluated(view, one) for one in bot.evaluate(view, Random(0))[:most])


def _evaluated(view: View, evaluated: EvaluatedMove) -> Candidate:
    """Parts that are zero are left out."""
    parts = {str(name): round(part, DECIMALS) for name, part in evaluated.parts.items()}
    return Candidate(
        move=str(evaluated.move),
        value=round(evaluated.value, DECIMALS),
        parts={name: part for name, part in parts.items() if part},
        reason=reason_for(view, evaluated.move),
    )


def _searched(view: View, candidate: SearchedMove) -> Candidate:
    win = round(candidate.win, DECIMALS)
    return Candidate(
        move=str(candidate.move),
        value=win,
        parts={},
        win=win,
        wins=tuple(round(chance, DECIMALS) for chance in candidate.wins),
        scores=tuple(round(score, DECIMALS) for score in candidate.scores),
        visits=candidate.visits,
        line=known_line(view, candidate.line),
        reason=reason_of(view, candidate),
    )
