"""How sure a number is: from where to where it lies, with 95 %."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

LEVEL = 0.95
DEVIATIONS = 1.959964
"""So many standard deviations to each side hold 95 % of a normal distribution."""


class Interval(Struct, frozen=True):
    low: float
    high: float


def wilson(points: float, games: int) -> Interval:
    """Wilson's interval for a share of points, halves included; it holds near 0 and 1 as well,
    and for few games."""
    if games == 0:
        return Interval(0.0, 1.0)
    share, spread = points / games, DEVIATIONS**2 / games
    middle = share + spread / 2
    width = (spread * (share * (1 - share) + spread / 4)) ** 0.5
    return Interval(
        max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))
    )


def middle_part(samples: Sequence[float]) -> Interval:
    """What 95 % of the samples lie in, with as many below as above."""
    ordered = sorted(samples)
    cut = int(len(ordered) * (1 - LEVEL) / 2)
    return Interval(ordered[cut], ordered[-1 - cut])
