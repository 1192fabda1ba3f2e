"""Elo ratings of bots, from how often each finished ahead of each.

The model is Bradley and Terry's: a bot that is 400 Elo better finishes ahead ten times as often as
behind. The ratings are the maximum likelihood estimate.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from math import exp, log, log1p
from operator import mul
from random import Random

from msgspec import Struct

from codex_naturalis.analysis.interval import Interval, percentile_interval

Points = Mapping[tuple[str, str], float]
"""The points of the first bot of a pair against the second: 1 for each time that it finished ahead,
½ for a shared place."""

ELO = 400 / log(10)
"""Elo in one unit of log-odds."""
VIRTUAL_POINTS = 0.5
"""Each side's points of a virtual draw."""
RESAMPLES = 1000
MIN_POINTS = 1e-9
"""Fewer points than this are rounded up to it, so that ratings stay finite."""
TOLERANCE = 1e-6
MAX_STEPS = 100


class Anchor(Struct, frozen=True):
    """A bot whose rating is given."""

    bot: str
    elo: float = 0.0


class Rating(Struct, frozen=True):
    elo: float
    interval: Interval


def compare(seating: Sequence[str], places: Sequence[int]) -> Points:
    """The points of each seat against each other; seats of the same bot are not compared."""
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

    A bot that won every game would have no finite rating. So each bot gets a virtual draw with each
    of its neighbours in the order of points. Only with neighbours: draws with opponents far away
    would compress the scale. The halves of a virtual draw have random weights as well, which makes
    the interval of two bots after 100 wins of 100 that of a Beta distribution with Jeffreys'
    prior.
    """
    table = _Crosstable(bots, deals)
    start = table.fit([1.0] * len(deals), [VIRTUAL_POINTS] * table.virtual, [0.0] * len(bots))
    best = _anchored(bots, start, anchor)
    samples = []
    for _ in range(RESAMPLES):
        weights = [rng.expovariate(1.0) for _ in deals]
        virtual = [rng.gammavariate(VIRTUAL_POINTS, 1.0) for _ in range(table.virtual)]
        samples.append(_anchored(bots, table.fit(weights, virtual, start), anchor))
    return {
        bot: Rating(elo, percentile_interval(its))
        for bot, elo, its in zip(bots, best, zip(*samples, strict=True), strict=True)
    }


class _Crosstable:
    """For each pair of bots, by number, a column with the points in each deal."""

    def __init__(self, bots: Sequence[str], deals: Sequence[Points]) -> None:
        self.size = len(bots)
        self.text_table = {
            (one, other): [deal.get((bots[one], bots[other]), 0.0) for deal in deals]
            for one in range(self.size)
            for other in range(self.size)
            if one != other
        }
        won = [0.0] * self.size
        met = [0.0] * self.size
        for (one, other), column in self.text_table.items():
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
        won = {pair: sum(map(mul, weights, column)) for pair, column in self.text_table.items()}
        for pair, half in zip(self.neighbours, virtual, strict=True):
            won[pair] += max(half, MIN_POINTS)
        met = [
            (one, other, won[one, other], won[other, one])
            for one, other in combinations(range(self.size), 2)
            if won[one, other] or won[other, one]
        ]
        return _maximum_likelihood(met, start)


def _maximum_likelihood(
    met: Sequence[tuple[int, int, float, float]], start: Sequence[float]
) -> list[float]:
    """Newton's method. A step whose parts differ by `reach` is shortened by log(1 + reach) /
    reach, with which the likelihood always grows: the curvature of the logistic function falls
    by no more than a factor of e in one unit of log-odds (Bach 2010)."""
    strengths = [*start]
    for _ in range(MAX_STEPS):
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
        if reach < TOLERANCE:
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
