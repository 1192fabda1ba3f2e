"""Elo: how strong bots are, from how often each came in ahead of each.

The model is Bradley and Terry's: a bot that is 400 Elo better comes in ahead ten times as often
as behind. The ratings are those under which the results are the most likely.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from math import exp, log, log1p
from operator import mul
from random import Random

from msgspec import Struct

from codex_naturalis.lab.interval import Interval, middle_part

Points = Mapping[tuple[str, str], float]
"""What the first bot of a pair has won from the second: 1 for each time that it came in ahead,
½ for a shared place."""

ELO = 400 / log(10)
"""In one unit of log-odds."""
VIRTUAL = 0.5
"""What each side has of a virtual draw."""
RESAMPLES = 1000
LEAST = 1e-9
"""Less than this of a win is rounded up to it, so that all numbers stay within reach."""
CLOSE_ENOUGH = 1e-6
MOST_STEPS = 100


class Anchor(Struct, frozen=True):
    """A bot whose rating is given."""

    bot: str
    elo: float = 0.0


class Rating(Struct, frozen=True):
    elo: float
    interval: Interval


def compare(seating: Sequence[str], places: Sequence[int]) -> Points:
    """Each seat of a game against each other; seats of the same bot are not compared."""
    points: defaultdict[tuple[str, str], float] = defaultdict(float)
    for (one, here), (other, there) in combinations(zip(seating, places, strict=True), 2):
        if one != other:
            points[one, other] += (here < there) + (here == there) / 2
            points[other, one] += (there < here) + (here == there) / 2
    return points


def rate(
    bots: Sequence[str], deals: Sequence[Points], rng: Random, anchor: Anchor | None = None
) -> dict[str, Rating]:
    """The ratings of bots from the points of each deal; their mean is 0 unless one is anchored.

    The games of one deal are not independent, so the intervals come from a bootstrap over deals
    (Rubin's: each resample gives every deal a random weight, 1 on average).

    Who won every game would have no finite rating. So each bot has a virtual draw with each of its
    neighbours in the order of points; with neighbours only, or the draws with opponents far away
    would press the ladder together. Its halves have random weights as well, which makes the
    interval of two bots after 100 wins of 100 that of a Beta distribution with Jeffreys' prior.
    """
    field = _Field(bots, deals)
    start = field.fit([1.0] * len(deals), [VIRTUAL] * field.virtual, [0.0] * len(bots))
    best = _anchored(bots, start, anchor)
    samples = []
    for _ in range(RESAMPLES):
        weights = [rng.expovariate(1.0) for _ in deals]
        virtual = [rng.gammavariate(VIRTUAL, 1.0) for _ in range(field.virtual)]
        samples.append(_anchored(bots, field.fit(weights, virtual, start), anchor))
    return {
        bot: Rating(elo, middle_part(its))
        for bot, elo, its in zip(bots, best, zip(*samples, strict=True), strict=True)
    }


class _Field:
    """The bots by number, and for each pair a column with its points in each deal."""

    def __init__(self, bots: Sequence[str], deals: Sequence[Points]) -> None:
        self.size = len(bots)
        self.columns = {
            (one, other): [deal.get((bots[one], bots[other]), 0.0) for deal in deals]
            for one in range(self.size)
            for other in range(self.size)
            if one != other
        }
        won = [0.0] * self.size
        met = [0.0] * self.size
        for (one, other), column in self.columns.items():
            won[one] += sum(column)
            met[one] += sum(column)
            met[other] += sum(column)
        order = sorted(range(self.size), key=lambda bot: won[bot] / met[bot] if met[bot] else 0.5)
        self.neighbours = [*pairwise(order), *pairwise(reversed(order))]

    @property
    def virtual(self) -> int:
        """How many halves of virtual draws there are."""
        return len(self.neighbours)

    def fit(
        self, weights: Sequence[float], virtual: Sequence[float], start: Sequence[float]
    ) -> list[float]:
        """The strengths, in log-odds, that make the weighted points the most likely."""
        won = {pair: sum(map(mul, weights, column)) for pair, column in self.columns.items()}
        for pair, half in zip(self.neighbours, virtual, strict=True):
            won[pair] += max(half, LEAST)
        met = [
            (one, other, won[one, other], won[other, one])
            for one, other in combinations(range(self.size), 2)
            if won[one, other] or won[other, one]
        ]
        return _most_likely(met, start)


def _most_likely(
    met: Sequence[tuple[int, int, float, float]], start: Sequence[float]
) -> list[float]:
    """Newton's method. A step whose parts differ by `reach` is shortened by log(1 + reach) /
    reach, with which the likelihood always grows: the curvature of the logistic function falls
    by no more than a factor of e in one unit of log-odds (Bach 2010)."""
    strengths = [*start]
    for _ in range(MOST_STEPS):
        slope = [0.0] * len(strengths)
        curvature = [[0.0] * len(strengths) for _ in strengths]
        for one, other, won, lost in met:
            lead = strengths[one] - strengths[other]
            ahead, behind = 1 / (1 + exp(-lead)), 1 / (1 + exp(lead))
            gain = won * behind - lost * ahead
            bend = (won + lost) * ahead * behind
            slope[one] += gain
            slope[other] -= gain
            curvature[one][one] += bend
            curvature[other][other] += bend
            curvature[one][other] -= bend
            curvature[other][one] -= bend
        # Only differences count: the first stays where it is.
        step = [0.0, *_solve([row[1:] for row in curvature[1:]], slope[1:])]
        reach = max(step) - min(step)
        damping = log1p(reach) / reach if reach else 1.0
        strengths = [old + damping * move for old, move in zip(strengths, step, strict=True)]
        if reach < CLOSE_ENOUGH:
            break
    return strengths


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, without pivots: the matrix is symmetric and positive definite."""
    size = len(right)
    for pivot in range(size):
        row = matrix[pivot]
        for below in range(pivot + 1, size):
            factor = matrix[below][pivot] / row[pivot]
            if factor:
                right[below] -= factor * right[pivot]
                for column in range(pivot, size):
                    matrix[below][column] -= factor * row[column]
    for pivot in reversed(range(size)):
        row = matrix[pivot]
        known = sum(row[column] * right[column] for column in range(pivot + 1, size))
        right[pivot] = (right[pivot] - known) / row[pivot]
    return right


def _anchored(
    bots: Sequence[str], strengths: Sequence[float], anchor: Anchor | None
) -> list[float]:
    if anchor is None:
        middle, shift = sum(strengths) / len(strengths), 0.0
    else:
        middle, shift = strengths[bots.index(anchor.bot)], anchor.elo
    return [ELO * (strength - middle) + shift for strength in strengths]
