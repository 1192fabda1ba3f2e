"""What the strongest bot that is ready would do, told as a hint."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from codex_naturalis.bots import NAMES, Bot, make, needs_kernel, playouts
from codex_naturalis.bots.bot import ThinkingBot
from codex_naturalis.bots.levels import ELO
from codex_naturalis.bots.reasons import reason_for, reason_of
from codex_naturalis.bots.thinking import Thinking, foreseen
from codex_naturalis.bots.weighed import Weighed
from codex_naturalis.engine.view import View
from codex_naturalis.kernel import thought
from codex_naturalis.protocol.messages import Candidate

STRONGEST = NAMES[-1]
DECIMALS = 3
"""Hints are for people."""


def ready_bot(name: str = STRONGEST, make: Callable[[str], Bot] = make) -> Bot:
    """A bot by its name; while it is not ready, the readable one that is most like it in
    strength."""
    bot = make(name)
    if _is_ready(bot):
        return bot
    readable = [other for other in NAMES if not needs_kernel(other)]
    return make(min(readable, key=lambda other: abs(ELO[other] - ELO.get(name, ELO[STRONGEST]))))


def thinking_of(name: str = STRONGEST, make: Callable[[str], Bot] = make) -> tuple[str, Thinking]:
    """Who thinks, and how: the bot of that name, or playouts where it does not search or is not
    ready."""
    bot = make(name)
    if isinstance(bot, ThinkingBot) and bot.ready:
        return bot.name, bot.think
    return playouts.NAME, playouts.think


def _is_ready(bot: Bot) -> bool:
    return not isinstance(bot, ThinkingBot) or bot.ready


def advise(bot: Bot, view: View, *, seconds: float, most: int) -> tuple[Candidate, ...]:
    """The half-moves that a bot likes best, the best first; a bot that searches does so for that
    long."""
    if isinstance(bot, ThinkingBot):
        found = bot.think(view, seconds=seconds).candidates
        return tuple(_searched(view, one) for one in found[:most])
    return tuple(_weighed(view, one) for one in bot.weigh(view, Random(0))[:most])


def _weighed(view: View, weighed: Weighed) -> Candidate:
    """Parts that are nothing are left out."""
    parts = {str(name): round(part, DECIMALS) for name, part in weighed.parts.items()}
    return Candidate(
        move=str(weighed.move),
        value=round(weighed.value, DECIMALS),
        parts={name: part for name, part in parts.items() if part},
        reason=reason_for(view, weighed.move),
    )


def _searched(view: View, candidate: thought.Candidate) -> Candidate:
    win = round(candidate.win, DECIMALS)
    return Candidate(
        move=str(candidate.move),
        value=win,
        parts={},
        win=win,
        wins=tuple(round(chance, DECIMALS) for chance in candidate.wins),
        scores=tuple(round(score, DECIMALS) for score in candidate.scores),
        visits=candidate.visits,
        line=foreseen(view, candidate.line),
        reason=reason_of(view, candidate),
    )
