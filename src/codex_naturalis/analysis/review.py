"""The review of a game: every half-move is compared with the best that its seat could have found.
The search gets the seat's own view of that moment and nothing else.

>>> from codex_naturalis import Game
>>> from codex_naturalis.bots.playouts import search
>>> game = Game.new(2, seed=1)
>>> for seat in (0, 1):
...     _ = game.push("s:front", seat)
>>> made = review(game, search, simulations=4, progress=lambda done, total: None)
>>> [(one.seat, one.played.move) for one in made.half_moves]
[(0, 's:front'), (1, 's:front')]
>>> made.start
(0.5, 0.5)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from math import exp
from threading import Event

from codex_naturalis.analysis.judgement import SCORE_DECIMALS, ReviewTask, judge
from codex_naturalis.analysis.stopping import Stopped
from codex_naturalis.analysis.swings import chances_of, decided, start_of
from codex_naturalis.bots.search import Search, Stop
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.reviews import (
    REVIEW,
    Judgement,
    Review,
    ReviewedMove,
    SeatReview,
)

STEEPNESS = 4.5
"""Of the accuracy: a loss of 5 % leaves 80 %, 10 % leave 64 %, 20 % leave 41 %."""

Progress = Callable[[int, int], None]
"""Called with the number of half-moves judged, and their total."""


def review(
    game: Game,
    search: Search,
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
    """Judge the half-moves of all seats, or of some, in `jobs` threads; the result does not depend
    on their number. Raises Stopped as soon as `stop` returns true."""
    tasks = [*tasks_of(game, seats)]
    over = Event()

    def stopped() -> bool:
        return over.is_set() or (stop is not None and stop())

    def work(task: ReviewTask) -> ReviewedMove:
        if stopped():
            raise Stopped("the review was stopped")
        judged = judge(
            task, search, simulations=simulations, seconds=seconds, seed=seed, stop=stopped
        )
        if stopped():  # the search was cut short, so its result must not count
            raise Stopped("the review was stopped")
        return judged

    judged: list[ReviewedMove] = []
    with ThreadPoolExecutor(jobs, "review") as threads:
        try:
            for done in as_completed([threads.submit(work, task) for task in tasks]):
                judged.append(done.result())
                if progress is not None:
                    progress(len(judged), len(tasks))
        finally:
            over.set()
            threads.shutdown(cancel_futures=True)
    return summarise(game, judged, (by,) if by else ())


def tasks_of(game: Game, seats: Collection[int] | None = None) -> Iterator[ReviewTask]:
    """Each half-move of these seats, or of all, with the view of its seat before it."""
    for ply, step in enumerate(game.transitions, 1):
        if seats is None or step.seat in seats:
            yield ReviewTask(ply, view_of(step.before, step.seat), step.move)


def summarise(game: Game, judged: Iterable[ReviewedMove], by: tuple[str, ...]) -> Review:
    """The review of a game from its judged half-moves, in any order."""
    ordered = sorted(judged, key=lambda one: one.ply)
    outcome = game.outcome()
    start = start_of(game, ordered)
    chances = tuple(chances_of(game, ordered, start, outcome))
    whole = len(ordered) == len(game.transitions)
    return Review(
        version=REVIEW,
        by=by,
        half_moves=tuple(ordered),
        start=start,
        chances=chances,
        seats=tuple(
            _seat(seat, [one for one in ordered if one.seat == seat])
            for seat in range(len(game.names))
        ),
        decided=tuple(decided(start, chances, len(game.names))) if whole else (),
        outcome=outcome,
    )


def _seat(seat: int, judged: Sequence[ReviewedMove]) -> SeatReview:
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
