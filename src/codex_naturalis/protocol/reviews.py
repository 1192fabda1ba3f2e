"""The review of a game: how good each half-move was, by what its seat could know."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from codex_naturalis.engine.scoring import Outcome
from codex_naturalis.protocol.reasons import LineMove, Reason

REVIEW = 2
"""Raised when the method of reviews changes; older reviews are then made again."""


class Judgement(StrEnum):
    """By the chance to win that was lost against the best half-move, beyond the standard error."""

    BEST = "best"
    """Less than 1 %, which no search can distinguish."""
    GOOD = "good"
    """Less than 5 %."""
    INACCURACY = "inaccuracy"
    """Less than 10 %."""
    MISTAKE = "mistake"
    """Less than 20 %."""
    BLUNDER = "blunder"


class MoveForecast(Struct, frozen=True):
    """A half-move, and what a search expects of it."""

    move: str
    visits: int
    win: float
    """The chance of the seat to win, from 0 to 1; a shared victory counts its share."""
    wins: tuple[float, ...]
    """Of every seat; in solo Tybor's is the last."""
    scores: tuple[float, ...]
    """Expected totals at the end, by seat; in solo Tybor's is the last."""
    line: tuple[LineMove, ...]
    """The half-moves that are expected, this one first, without cards that the seat has not
    seen."""
    reason: Reason


class ReviewedMove(Struct, frozen=True):
    ply: int
    """Half-moves are counted from 1."""
    round: int
    seat: int
    played: MoveForecast
    best: tuple[MoveForecast, ...]
    """Up to three, the best first; the played one may be among them."""
    judgement: Judgement
    loss: float
    """The chance to win that was lost against the best; never negative."""
    doubt: float
    """The standard error of `loss`, which is subtracted before judging."""
    points_lost: float
    """Expected points at the end that were lost against the best; never negative."""
    left: int | None
    """Of a placement: how many more points another one would have brought at once."""


class Chance(Struct, frozen=True):
    """The chances of all seats to win after a turn."""

    ply: int
    round: int
    seat: int | None
    """Whose turn it was, and whose estimate this is; None: the actual result at the end."""
    wins: tuple[float, ...]


class SeatReview(Struct, frozen=True):
    """How well a seat has played. Luck does not count: each half-move is judged by what could be
    known when it was made."""

    seat: int
    half_moves: int
    accuracy: float | None
    """In percent; None when nothing of this seat was judged."""
    best: int
    good: int
    inaccuracies: int
    mistakes: int
    blunders: int
    left: int
    """The sum of `left` of its placements."""
    points_lost: float
    """Expected points at the end that were lost by all its half-moves."""


class Review(Struct, frozen=True):
    version: int
    by: tuple[str, ...]
    """The searches that judged; two when the compiled one became ready during the review."""
    half_moves: tuple[ReviewedMove, ...]
    chances: tuple[Chance, ...]
    """After each turn of the seats that were reviewed."""
    seats: tuple[SeatReview, ...]
    outcome: Outcome | None
    """None when the game was not played to its end."""


class ReviewStatus(StrEnum):
    WAITING = "waiting"
    THINKING = "thinking"
    FINISHED = "finished"
    FAILED = "failed"
    """It can be requested again."""


class ReviewState(Struct, frozen=True):
    """The progress of a review."""

    status: ReviewStatus
    done: int
    """Half-moves judged…"""
    total: int
    """…of so many."""
    review: Review | None = None
    """When it is finished."""
