"""How good a half-move was, compared with the best that its seat could have found with what it
knew."""

from __future__ import annotations

from math import sqrt
from time import monotonic

from msgspec import Struct

from codex_naturalis.analysis.comparison import compare
from codex_naturalis.analysis.lines import known_line
from codex_naturalis.analysis.reasons import reason_of
from codex_naturalis.bots.search import Search, Stop
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.search.result import SearchedMove
from codex_naturalis.protocol.reviews import Judgement, MoveForecast, ReviewedMove

SHOWN = 3
"""How many of the best half-moves a review contains."""
THRESHOLDS = (
    (0.01, Judgement.BEST),
    (0.05, Judgement.GOOD),
    (0.10, Judgement.INACCURACY),
    (0.20, Judgement.MISTAKE),
)
"""Upper limits of the loss, in chance to win and beyond the standard error; more is a blunder."""
WIN_DECIMALS = 4
SCORE_DECIMALS = 2


class ReviewTask(Struct, frozen=True):
    """One half-move to be judged."""

    ply: int
    view: View
    played: Move
    within: float | None = None
    """Seconds by the clock after which the search ends, however busy the machine is: what it has
    found by then counts, with the greater doubt. None: only what limits the search itself."""


def judge(
    task: ReviewTask,
    search: Search,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    stop: Stop | None = None,
) -> ReviewedMove:
    """Compare a half-move with the best that its seat could have found."""
    view, played = task.view, task.played
    assert view.seat is not None, "only seats move"
    found = search(
        view,
        simulations=simulations,
        seconds=seconds,
        seed=seed + task.ply,
        consider=(played,),
        stop=_stop(task.within, stop),
    )
    mine = next((one for one in found.candidates if one.move == played), None)
    if mine is None:
        raise ValueError(f"half-move {task.ply}, {played}: not among those searched")
    best, made = forecast(view, found.best), forecast(view, mine)
    loss = round(max(0.0, best.win - made.win), WIN_DECIMALS)
    doubt = round(doubt_of(best, made), WIN_DECIMALS)
    lost = best.scores[view.seat] - made.scores[view.seat]
    return ReviewedMove(
        ply=task.ply,
        round=view.round,
        seat=view.seat,
        played=made,
        best=(best, *(forecast(view, one) for one in found.candidates[1:SHOWN])),
        judgement=judgement_of(loss - doubt),
        loss=loss,
        doubt=doubt,
        points_lost=round(max(0.0, lost), SCORE_DECIMALS),
        left=_left(view, made.reason.points) if isinstance(played, Place) else None,
        comparison=compare(made, best) if loss > doubt else None,
    )


def _stop(within: float | None, stop: Stop | None) -> Stop | None:
    if within is None:
        return stop
    end = monotonic() + within
    return lambda: monotonic() >= end or (stop is not None and stop())


def doubt_of(best: MoveForecast, made: MoveForecast) -> float:
    """The standard error of the difference between two shares of games won."""
    share = (best.win + made.win) / 2
    return sqrt(share * (1 - share) * (1 / max(1, best.visits) + 1 / max(1, made.visits)))


def judgement_of(loss: float) -> Judgement:
    """The judgement for a loss beyond the standard error."""
    return next((word for limit, word in THRESHOLDS if loss < limit), Judgement.BLUNDER)


def forecast(view: View, candidate: SearchedMove) -> MoveForecast:
    return MoveForecast(
        move=str(candidate.move),
        visits=candidate.visits,
        win=round(candidate.win, WIN_DECIMALS),
        wins=tuple(round(win, WIN_DECIMALS) for win in candidate.wins),
        scores=tuple(round(score, SCORE_DECIMALS) for score in candidate.scores),
        line=known_line(view, candidate.line),
        reason=reason_of(view, candidate),
    )


def _left(view: View, points: int | None) -> int:
    """How many more points another placement would have brought at once."""
    most = max((max(face.points, default=0) for face in view.faces if face.payable), default=0)
    return most - (points or 0)
