"""Confidence intervals of 95 %."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

LEVEL = 0.95
Z_95 = 1.959964
"""Standard deviations to each side that contain 95 % of a normal distribution."""


class Interval(Struct, frozen=True):
    low: float
    high: float


def wilson(points: float, games: int) -> Interval:
    """Wilson's score interval for a share of points, halves included. It is right for few games,
    too, and near 0 and 1."""
    if games == 0:
        return Interval(0.0, 1.0)
    share, spread = points / games, Z_95**2 / games
    middle = share + spread / 2
    width = (spread * (share * (1 - share) + spread / 4)) ** 0.5
    return Interval(
        max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))
    )


def percentile_interval(samples: Sequence[float]) -> Interval:
    """The interval that contains 95 % of the samples, with as many below as above."""
    ordered = sorted(samples)
    cut = int(len(ordered) * (1 - LEVEL) / 2)
    return Interval(ordered[cut], ordered[-1 - cut])
