"""The review of a game: how good each half-move was, by what its seat could know."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from codex_naturalis.engine.scoring import Outcome
from codex_naturalis.engine.symbols import Symbol
from codex_naturalis.protocol.reasons import LineMove, Reason

REVIEW = 4
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


class FactKind(StrEnum):
    """What a half-move brings or costs; each is counted by the engine."""

    OBJECTIVE = "objective"
    """It changes how often `objective` is fulfilled: from `before` to `after`."""
    POINTS = "points"
    """`n` points at once."""
    LOSES = "loses"
    """It covers `symbols` that hand and objectives need."""
    GAINS = "gains"
    """It brings `symbols` that hand and objectives need."""
    PAYS = "pays"
    """`card` in hand can be paid after it."""
    NEXT = "next"
    """`card` brings `n` points in the next turn."""
    NEXT_OBJECTIVE = "next_objective"
    """`card` fulfils `objective` in the next turn."""
    WORTH = "worth"
    """The drawn card would bring `n` points now."""
    FULFILS = "fulfils"
    """The drawn card could fulfil `objective`."""
    CLOSER = "closer"
    """The drawn card brings `objective` nearer."""
    NO_CLOSER = "no_closer"
    """The drawn card brings no objective nearer."""
    CORNERS = "corners"
    """The starter has `n` visible corners."""
    THERE = "there"
    """`n` of the `of` things that the objective needs are there."""


class Fact(Struct, frozen=True):
    kind: FactKind
    good: bool
    n: int = 0
    of: int = 0
    symbols: tuple[Symbol, ...] = ()
    objective: int | None = None
    before: int = 0
    after: int = 0
    card: int | None = None


class HeadlineKind(StrEnum):
    """What a half-move and the better one come down to."""

    WRONG_SIDE = "wrong_side"
    """The right card, face up or face down."""
    OBJECTIVE_MISSED = "objective_missed"
    OBJECTIVE_BROKEN = "objective_broken"
    POINTS_LEFT = "points_left"
    """Another placement brings `n` more points at once."""
    SPOT_NEXT = "spot_next"
    """Another spot brings `n` more points in the next turn."""
    CARD_NEXT = "card_next"
    """Another card brings `n` more points in the next turn."""
    PAYS = "pays"
    """Another placement pays for a card in hand."""
    COVERED = "covered"
    """It covers a symbol that is needed."""
    SAME_POINTS_SPOT = "same_points_spot"
    """No fact tells: the same points, a better spot."""
    SAME_POINTS_CARD = "same_points_card"
    BETTER_SPOT = "better_spot"
    """Fewer points at once, a better spot."""
    BETTER_CARD = "better_card"
    SOURCE = "source"
    """Another card should have been drawn: that of `source`."""
    OTHER_FACE = "other_face"
    """Of the starter."""
    OTHER_OBJECTIVE = "other_objective"


class Headline(Struct, frozen=True):
    kind: HeadlineKind
    n: int = 0
    source: str = ""
    """Of a draw, as in the notation of half-moves: `R`, `R1`, …, `G2`."""


class Comparison(Struct, frozen=True):
    """What sets a half-move apart from the best one, by facts only."""

    headline: Headline
    played: tuple[Fact, ...]
    """At most two, the most telling first."""
    best: tuple[Fact, ...]


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
    comparison: Comparison | None = None
    """With the best one; null where the loss is not beyond doubt."""


class Chance(Struct, frozen=True):
    """The chances of all seats to win after a turn."""

    ply: int
    round: int
    seat: int | None
    """Whose turn it was, and whose estimate this is; None: the actual result at the end."""
    wins: tuple[float, ...]
    own: tuple[float, ...]
    """By seat, what its own choices have changed in its chance since the entry before: what they
    lost beyond the standard error."""
    others: tuple[float, ...]
    """The same by the choices of the others."""
    luck: tuple[float, ...]
    """All the rest: cards that came up, and what other seats knew. The three add up to the
    change."""


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


class Breakdown(Struct, frozen=True):
    """What decided the game for a seat, in whole percent of its chance to win; start, choices,
    others and luck add up to the end."""

    seat: int
    start: int
    choices: int
    """Its own, which lost that much."""
    others: int
    """The choices of the others."""
    luck: int
    end: int


class Review(Struct, frozen=True):
    version: int
    by: tuple[str, ...]
    """The searches that judged; two when the compiled one became ready during the review."""
    half_moves: tuple[ReviewedMove, ...]
    start: tuple[float, ...]
    """The chances before the first half-move: equal ones, and in solo those of a good start."""
    chances: tuple[Chance, ...]
    """After each turn of the seats that were reviewed."""
    seats: tuple[SeatReview, ...]
    decided: tuple[Breakdown, ...]
    """By seat; empty when only some seats were reviewed."""
    outcome: Outcome | None
    """None when the game was not played to its end."""


class GameKind(StrEnum):
    """Where a finished game comes from."""

    TABLE = "table"
    RECORD = "record"
    """An imported record."""


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
