"""What is unlikely about the rated games of two people. Pure: thresholds and counting only. Nothing
is decided by it; a moderator looks."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import exp, prod, sqrt
from statistics import median

from msgspec import Struct

from codex_naturalis.protocol.moderation import ReportFact
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.store import RatingRow

BETA = 25 / 6
"""Of the rating model: how much one game says about skill."""
LONGEST_STREAK_CHANCE = 0.01
LEAST_STREAK = 8
MUCH_STRONGER = 0.2
"""Whose opponent should win so seldom is much stronger."""
QUICK_TURNS = 8
LEAST_QUICK = 2
LEAST_SHARED = 3


class Pattern(StrEnum):
    MANY_GAMES = "many_games"
    """So many games with one another in a day as nobody may begin by themselves."""
    STREAK = "streak"
    """One wins against the other again and again, which their ratings do not explain."""
    QUICK_LOSSES = "quick_losses"
    """A much stronger player loses to the other within a few turns."""
    SHARED_ADDRESS = "shared_address"
    """Both were connected from one address, and the same one always wins."""


class PairGame(Struct, frozen=True):
    """A rated game of two people, with others or without."""

    table: str
    at: Millis
    seconds: float
    turns: int
    """That everybody has had."""
    score: float | None
    """Of the first one: 1, ½ or 0; None: it did not count."""
    shared_address: bool


def chance(mine: RatingRow, its: RatingRow) -> float:
    """To win, by both ratings as they are now. Wins of the past are in them already, so that the
    chance is rather too high than too low: the careful side."""
    spread = sqrt(2 * BETA**2 + mine.sigma**2 + its.sigma**2)
    return 1 / (1 + exp((its.mu - mine.mu) / spread))


def streak_of(games: Sequence[PairGame]) -> int:
    """How many of the last games that counted the first one has won without a break."""
    wins = 0
    for game in reversed(games):
        if game.score is None:
            continue
        if game.score < 1:
            break
        wins += 1
    return wins


def patterns(
    games: Sequence[PairGame], mine: RatingRow, its: RatingRow, *, now: Millis, most_a_day: int
) -> list[Pattern]:
    """Of the games of two people within a month, in their order. `games` are told from the side of
    the first one, who is the one who gains."""
    day = [game for game in games if game.at > now - 24 * 3_600_000]
    expected = chance(mine, its)
    wins = streak_of(games)
    quick = [
        game
        for game in games
        if game.score == 1 and game.turns <= QUICK_TURNS and expected <= MUCH_STRONGER
    ]
    shared = [game for game in games if game.shared_address and game.score is not None]
    return [
        pattern
        for pattern, found in (
            (Pattern.MANY_GAMES, len(day) >= most_a_day),
            (
                Pattern.STREAK,
                wins >= LEAST_STREAK and prod([expected] * wins) < LONGEST_STREAK_CHANCE,
            ),
            (Pattern.QUICK_LOSSES, len(quick) >= LEAST_QUICK),
            (
                Pattern.SHARED_ADDRESS,
                len(shared) >= LEAST_SHARED and all(game.score == 1 for game in shared),
            ),
        )
        if found
    ]


def facts_of(
    pattern: Pattern, games: Sequence[PairGame], mine: RatingRow, its: RatingRow, other: str
) -> list[ReportFact]:
    """What a moderator sees of a pair, from the side of the first one."""
    counted = [game for game in games if game.score is not None]
    expected = chance(mine, its)
    won = sum(game.score or 0.0 for game in counted)
    number = len(counted)
    return [
        ReportFact("pattern", pattern.value),
        ReportFact("other", other),
        ReportFact("games", len(games)),
        ReportFact("not_counted", len(games) - number),
        ReportFact("won", won),
        ReportFact(
            "expected_wins",
            round(number * expected, 1),
            round(sqrt(number * expected * (1 - expected)), 1),
        ),
        ReportFact("streak", streak_of(games)),
        ReportFact("median_seconds", round(median(game.seconds for game in games), 1)),
        ReportFact("median_turns", median(game.turns for game in games)),
        ReportFact("shared_address", sum(game.shared_address for game in games)),
    ]
