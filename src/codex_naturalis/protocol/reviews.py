"""The review of a game: what each half-move was worth, as its own seat could know it then."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from codex_naturalis.engine.scoring import Outcome
from codex_naturalis.protocol.reasons import Foreseen, Reason

REVIEW = 1
"""Raised when reviews are made in another way: older ones are made anew."""


class Judgement(StrEnum):
    """By the chance to win that was lost against the best half-move, beyond doubt."""

    BEST = "best"
    """Less than 1 %: no search can tell them apart."""
    GOOD = "good"
    """Less than 5 %."""
    INACCURACY = "inaccuracy"
    """Less than 10 %."""
    MISTAKE = "mistake"
    """Less than 20 %."""
    BLUNDER = "blunder"


class Considered(Struct, frozen=True):
    """A half-move, and what is expected of it."""

    move: str
    visits: int
    win: float
    """The chance of the seat to win, from 0 to 1; a shared victory counts its share."""
    wins: tuple[float, ...]
    """Of every seat; in solo Tybor's is the last."""
    scores: tuple[float, ...]
    """Expected totals at the end, by seat; in solo Tybor's is the last."""
    line: tuple[Foreseen, ...]
    """What is expected to follow, itself first, as far as the seat can name the cards."""
    reason: Reason


class JudgedMove(Struct, frozen=True):
    ply: int
    """Half-moves are counted from 1."""
    round: int
    seat: int
    played: Considered
    best: tuple[Considered, ...]
    """Up to three, the best first; the played one may be among them."""
    judgement: Judgement
    loss: float
    """The chance to win that was lost against the best; never negative."""
    doubt: float
    """The standard error of `loss`: so much is not held against anyone."""
    points_lost: float
    """Points at the end that were lost against the best, as expected; never negative."""
    left: int | None
    """Of a placement: how many points more another would have brought at once."""


class Chance(Struct, frozen=True):
    """Everybody's chance to win after a turn."""

    ply: int
    round: int
    seat: int | None
    """Whose turn it was, and whose estimate this is; None: the end, which is no estimate."""
    wins: tuple[float, ...]


class SeatReview(Struct, frozen=True):
    """How a seat has played. Luck is not judged: each half-move is held against what could be
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
    """Points that placements left on the table, summed up."""
    points_lost: float
    """Points at the end that were lost by all its half-moves, as expected."""


class Review(Struct, frozen=True):
    version: int
    by: tuple[str, ...]
    """Who judged; two, where the search got ready meanwhile."""
    half_moves: tuple[JudgedMove, ...]
    chances: tuple[Chance, ...]
    """After each turn of the seats that were judged."""
    seats: tuple[SeatReview, ...]
    outcome: Outcome | None
    """None when the game was not played to its end."""


class ReviewStatus(StrEnum):
    WAITING = "waiting"
    THINKING = "thinking"
    FINISHED = "finished"
    FAILED = "failed"
    """It may be asked for again."""


class ReviewState(Struct, frozen=True):
    """How far the review of a game has come."""

    status: ReviewStatus
    done: int
    """Half-moves judged…"""
    total: int
    """…of so many."""
    review: Review | None = None
    """When it is finished."""
