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
from codex_naturalis.protocol.reasons import LineMove

DECIMALS = 3
"""Enough for people."""


def suggest_moves(bot: Bot, view: View, *, seconds: float, most: int) -> tuple[Candidate, ...]:
    """The best half-moves by a bot, best first, at most `most`. A bot that searches does so for
    `seconds`."""
    if isinstance(bot, SearchingBot):
        found = bot.search(view, seconds=seconds).candidates
        return tuple(candidate_of(view, one) for one in found[:most])
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


def candidate_of(view: View, candidate: SearchedMove, *, every_card: bool = False) -> Candidate:
    """What a search found, in the words of the protocol. `every_card`: it saw them all, so its line
    has no guesses."""
    line = known_line(view, candidate.line)
    if every_card:
        line = tuple(LineMove(seat, str(move)) for seat, move in candidate.line)
    win = round(candidate.win, DECIMALS)
    return Candidate(
        move=str(candidate.move),
        value=win,
        parts={},
        win=win,
        wins=tuple(round(chance, DECIMALS) for chance in candidate.wins),
        scores=tuple(round(score, DECIMALS) for score in candidate.scores),
        visits=candidate.visits,
        line=line,
        reason=reason_of(view, candidate),
    )
