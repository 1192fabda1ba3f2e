"""The review of a game. Every half-move is held against the best that its seat could have found
with what it knew: a think gets the seat's own view of that moment and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from math import exp, sqrt
from threading import Event

from msgspec import Struct

from codex_naturalis.bots.reasons import reason_of
from codex_naturalis.bots.thinking import Stop, Thinking, foreseen
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseStarter, Move, Place
from codex_naturalis.engine.rules import Transition
from codex_naturalis.engine.scoring import Outcome
from codex_naturalis.engine.sight import view_of
from codex_naturalis.engine.state import DRAW
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.thought import Candidate
from codex_naturalis.protocol.reviews import (
    REVIEW,
    Chance,
    Considered,
    JudgedMove,
    Judgement,
    Review,
    SeatReview,
)

SHOWN = 3
"""How many of the best half-moves are told."""
THRESHOLDS = (
    (0.01, Judgement.BEST),
    (0.05, Judgement.GOOD),
    (0.10, Judgement.INACCURACY),
    (0.20, Judgement.MISTAKE),
)
"""Less of the chance to win lost than that, beyond doubt; more is a blunder."""
STEEPNESS = 4.5
"""Of accuracy: 5 % lost leave 80 %, 10 % leave 64 %, 20 % leave 41 %."""
WIN_DECIMALS = 4
SCORE_DECIMALS = 2

Progress = Callable[[int, int], None]
"""Told how many half-moves are judged, and how many there are."""


class Stopped(CodexError):
    """A review was not wanted any more."""


class Task(Struct, frozen=True):
    """One half-move to be judged."""

    ply: int
    view: View
    played: Move


def review(
    game: Game,
    think: Thinking,
    *,
    by: str = "",
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    seats: Collection[int] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Review:
    """Judge the half-moves of all seats, or of some, in so many threads: the outcome does not
    depend on their number. Raises Stopped as soon as `stop` says so."""
    tasks = [*tasks_of(game, seats)]
    over = Event()

    def stopped() -> bool:
        return over.is_set() or (stop is not None and stop())

    def work(task: Task) -> JudgedMove:
        if stopped():
            raise Stopped("the review was stopped")
        judged = judge(
            task, think, simulations=simulations, seconds=seconds, seed=seed, stop=stopped
        )
        if stopped():  # what was thought to its end is worth nothing by itself
            raise Stopped("the review was stopped")
        return judged

    judged: list[JudgedMove] = []
    with ThreadPoolExecutor(jobs, "review") as threads:
        try:
            for done in as_completed([threads.submit(work, task) for task in tasks]):
                judged.append(done.result())
                if progress is not None:
                    progress(len(judged), len(tasks))
        finally:
            over.set()
            threads.shutdown(cancel_futures=True)
    return summed_up(game, judged, (by,) if by else ())


def tasks_of(game: Game, seats: Collection[int] | None = None) -> Iterator[Task]:
    """Each half-move of these seats, or of all, with what its seat knew before."""
    for ply, step in enumerate(game.transitions, 1):
        if seats is None or step.seat in seats:
            yield Task(ply, view_of(step.before, step.seat), step.move)


def judge(
    task: Task,
    think: Thinking,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    stop: Stop | None = None,
) -> JudgedMove:
    """One half-move against the best that its seat could have found."""
    view, played = task.view, task.played
    assert view.seat is not None, "only seats move"
    thought = think(
        view,
        simulations=simulations,
        seconds=seconds,
        seed=seed + task.ply,
        consider=played,
        stop=stop,
    )
    mine = next((one for one in thought.candidates if one.move == played), None)
    if mine is None:
        raise ValueError(f"half-move {task.ply}, {played}: not thought about")
    best, made = considered(view, thought.best), considered(view, mine)
    loss = round(max(0.0, best.win - made.win), WIN_DECIMALS)
    doubt = round(_doubt(best, made), WIN_DECIMALS)
    lost = best.scores[view.seat] - made.scores[view.seat]
    return JudgedMove(
        ply=task.ply,
        round=view.round,
        seat=view.seat,
        played=made,
        best=(best, *(considered(view, one) for one in thought.candidates[1:SHOWN])),
        judgement=judgement_of(loss - doubt),
        loss=loss,
        doubt=doubt,
        points_lost=round(max(0.0, lost), SCORE_DECIMALS),
        left=_left(view, made.reason.points) if isinstance(played, Place) else None,
    )


def _doubt(best: Considered, made: Considered) -> float:
    """The standard error of the difference between two shares of games won."""
    share = (best.win + made.win) / 2
    return sqrt(share * (1 - share) * (1 / max(1, best.visits) + 1 / max(1, made.visits)))


def judgement_of(loss: float) -> Judgement:
    """By what was lost beyond doubt."""
    return next((word for limit, word in THRESHOLDS if loss < limit), Judgement.BLUNDER)


def considered(view: View, candidate: Candidate) -> Considered:
    return Considered(
        move=str(candidate.move),
        visits=candidate.visits,
        win=round(candidate.win, WIN_DECIMALS),
        wins=tuple(round(win, WIN_DECIMALS) for win in candidate.wins),
        scores=tuple(round(score, SCORE_DECIMALS) for score in candidate.scores),
        line=foreseen(view, candidate.line),
        reason=reason_of(view, candidate),
    )


def _left(view: View, points: int | None) -> int:
    """What another placement would have brought at once, beyond these points."""
    most = max((max(face.points, default=0) for face in view.faces if face.payable), default=0)
    return most - (points or 0)


def summed_up(game: Game, judged: Iterable[JudgedMove], by: tuple[str, ...]) -> Review:
    """The whole review, from its half-moves in any order."""
    ordered = sorted(judged, key=lambda one: one.ply)
    outcome = game.outcome()
    return Review(
        version=REVIEW,
        by=by,
        half_moves=tuple(ordered),
        chances=tuple(_chances(game, ordered, outcome)),
        seats=tuple(
            _seat(seat, [one for one in ordered if one.seat == seat])
            for seat in range(len(game.names))
        ),
        outcome=outcome,
    )


def _chances(game: Game, judged: Sequence[JudgedMove], outcome: Outcome | None) -> Iterator[Chance]:
    for one in judged:
        if _ends_turn(game.transitions[one.ply - 1]):
            yield Chance(one.ply, one.round, one.seat, one.played.wins)
    if outcome is not None:
        share = 1 / len(outcome.winners)
        wins = [share if seat in outcome.winners else 0.0 for seat, _ in enumerate(outcome.scores)]
        yield Chance(len(game.transitions), game.state.round, None, tuple(wins))


def _ends_turn(step: Transition) -> bool:
    """A turn ends by drawing, or by placing where nothing is drawn; in the setup the choice of an
    objective ends it."""
    return step.after.phase is not DRAW and not isinstance(step.move, ChooseStarter)


def _seat(seat: int, judged: Sequence[JudgedMove]) -> SeatReview:
    number = Counter(one.judgement for one in judged)
    accuracy = None
    if judged:
        kept = sum(exp(-STEEPNESS * max(0.0, one.loss - one.doubt)) for one in judged)
        accuracy = round(100 * kept / len(judged), 1)
    return SeatReview(
        seat=seat,
        half_moves=len(judged),
        accuracy=accuracy,
        best=number[Judgement.BEST],
        good=number[Judgement.GOOD],
        inaccuracies=number[Judgement.INACCURACY],
        mistakes=number[Judgement.MISTAKE],
        blunders=number[Judgement.BLUNDER],
        left=sum(one.left or 0 for one in judged),
        points_lost=round(sum(one.points_lost for one in judged), SCORE_DECIMALS),
    )
