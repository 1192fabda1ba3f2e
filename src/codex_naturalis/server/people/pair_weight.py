"""How much a rated game counts: the less, the more often its players have just met.

Two accounts that play each other again and again would otherwise make a rating out of nothing. The
weights of all games of a pair within the window add up to less than 4, whatever their results."""

from __future__ import annotations

from collections.abc import Iterable

from codex_naturalis.protocol.people import Millis

WINDOW: Millis = 30 * 24 * 3_600_000
"""Games that ended longer ago are forgotten."""
FALL = 0.75
"""The next game of a pair counts so much of the one before."""
MOST_TOGETHER = 1 / (1 - FALL)


def pair_weight(met: int) -> float:
    """Of a game between two people who have met so often within the window."""
    return float(FALL**met)


def player_weight(met: Iterable[int]) -> float:
    """Of a game for a player who has met each of the others so often: with several of them the
    most frequent counts."""
    return pair_weight(max(met, default=0))
