"""How often a player chooses what the search would have chosen, and how often players of known
strength do. Only decisions count in which the search is sure that one half-move is better: where
several are about equal, choosing the same one says nothing.

>>> tally(()).share
0.0
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import sqrt

import msgspec
from msgspec import Struct

from codex_naturalis.analysis.interval import Z_95, Interval, wilson
from codex_naturalis.analysis.judgement import doubt_of
from codex_naturalis.protocol.reviews import ReviewedMove

LEAST_LEAD = 0.02
"""By so much chance to win must the best half-move be ahead of the second."""
OPEN = (0.05, 0.95)
"""The chances to win between which a game is open: whoever has won it may play anything."""


class Tally(Struct, frozen=True):
    """The decisions of one seat in one game, or of many."""

    decisions: int
    agreed: int

    @property
    def share(self) -> float:
        return self.agreed / self.decisions if self.decisions else 0.0


def is_decision(move: ReviewedMove) -> bool:
    """One half-move is better beyond doubt, and the game is open."""
    if len(move.best) < 2:
        return False
    best, second = move.best[:2]
    lead = best.win - second.win
    return OPEN[0] < best.win < OPEN[1] and lead >= max(LEAST_LEAD, doubt_of(best, second))


def tally(moves: Iterable[ReviewedMove], seat: int | None = None) -> Tally:
    """The decisions of a seat, or of all."""
    counted = [one for one in moves if seat in (None, one.seat) and is_decision(one)]
    return Tally(len(counted), sum(one.played.move == one.best[0].move for one in counted))


class Agreement(Struct, frozen=True):
    """An estimate of how often somebody chooses as the search does."""

    games: int
    decisions: int
    share: float
    doubt: float
    """The standard error: decisions of one game are not independent, so games are compared."""
    interval: Interval
    """Of 95 %, and never narrower than independent decisions would make it."""


def agreement_of(games: Sequence[Tally]) -> Agreement:
    """From the decisions of several games."""
    decisions = sum(game.decisions for game in games)
    agreed = sum(game.agreed for game in games)
    plain = wilson(agreed, decisions)
    if not decisions:
        return Agreement(len(games), 0, 0.0, 1.0, plain)
    share = agreed / decisions
    spread = sum((game.agreed - share * game.decisions) ** 2 for game in games)
    between = sqrt(spread * len(games) / max(1, len(games) - 1)) / decisions
    doubt = max(between, (plain.high - plain.low) / (2 * Z_95))
    interval = Interval(
        min(plain.low, max(0.0, share - Z_95 * doubt)),
        max(plain.high, min(1.0, share + Z_95 * doubt)),
    )
    return Agreement(len(games), decisions, share, doubt, interval)


class Measured(Struct, frozen=True):
    """The agreement of one bot."""

    bot: str
    elo: int
    games: int
    decisions: int
    share: float
    low: float
    high: float


class Reference(Struct, frozen=True):
    """The agreement of bots by their strength, the weakest first."""

    command: str
    """That made it."""
    simulations: int
    """Of the search, for each half-move."""
    bots: tuple[Measured, ...]

    def expected(self, elo: float) -> Interval:
        """The agreement that a strength explains: between two bots in proportion, beyond the
        weakest and the strongest theirs. A stronger bot explains at least what a weaker one
        does."""
        low = high = 0.0
        points: list[tuple[int, float, float]] = []
        for bot in self.bots:
            low, high = max(low, bot.low), max(high, bot.high)
            points.append((bot.elo, low, high))
        if elo <= points[0][0]:
            return Interval(*points[0][1:])
        for (weak, low1, high1), (strong, low2, high2) in pairwise(points):
            if elo <= strong:
                part = (elo - weak) / (strong - weak)
                return Interval(low1 + part * (low2 - low1), high1 + part * (high2 - high1))
        return Interval(*points[-1][1:])


@cache
def reference() -> Reference:
    """The one that ships."""
    text = files("codex_naturalis.analysis.data").joinpath("agreement.json").read_bytes()
    return msgspec.json.decode(text, type=Reference)
