"""One slice of a search that goes on while somebody looks at a position."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.analysis.hints import candidate_of
from codex_naturalis.bots import Bot, playouts
from codex_naturalis.bots.monk import MonkBot
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.rules.encoding import TooWide
from codex_naturalis.kernel.search.result import SearchedMove
from codex_naturalis.protocol.messages import Candidate


class Explored(Struct, frozen=True):
    by: str
    """The name of the search."""
    open: bool
    """Whether it saw every card."""
    simulations: int
    candidates: tuple[Candidate, ...]
    """The best first."""


def explore(
    bot: Bot, view: View, truth: State | None, *, seconds: float, seed: int, most: int
) -> Explored:
    """Think about a view for some seconds; a bot that keeps its tree goes on where it was. With
    `truth`, the state of the view, it sees every card, unless playouts have to stand in: they know
    what the seat knows."""
    if isinstance(bot, MonkBot) and bot.ready:
        try:
            found = bot.explore(view, seconds=seconds, seed=seed, truth=truth)
            return _explored(bot.name, view, found.candidates, truth is not None, most)
        except TooWide:
            pass
    found = playouts.search(view, seconds=seconds, seed=seed)
    return _explored(playouts.NAME, view, found.candidates, False, most)


def _explored(
    by: str, view: View, found: tuple[SearchedMove, ...], seen: bool, most: int
) -> Explored:
    return Explored(
        by=by,
        open=seen,
        simulations=sum(one.visits for one in found),
        candidates=tuple(candidate_of(view, one, every_card=seen) for one in found[:most]),
    )
