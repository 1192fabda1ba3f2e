"""One's own mistakes: which half-moves of a review are worth another try, and when they come back.

>>> from codex_naturalis.analysis.mistakes import DAY, after, due
>>> [after(0, solved=True), after(2, solved=False), after(3, solved=True)]
[1, 0, 4]
>>> [due(stage, at=5 * DAY + 123) for stage in (0, 1)] == [6 * DAY, 8 * DAY]
True
>>> due(4, at=0) is None
True
"""

from __future__ import annotations

from collections.abc import Iterable

from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.reviews import Judgement, ReviewedMove

DAY: Millis = 86_400_000
INTERVALS = (1, 3, 7, 21)
"""Days until an exercise comes back, by its stage: how often in a row it was solved."""
DONE = len(INTERVALS)
"""The stage of an exercise that sits."""
DOUBTS = 2.0
"""The loss of a mistake is at least so many standard errors."""
SLIPS = frozenset({Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER})


def mistakes(judged: Iterable[ReviewedMove], seat: int) -> tuple[ReviewedMove, ...]:
    """The half-moves of a seat that lost something beyond doubt, the worst first."""
    found = [
        one
        for one in judged
        if one.seat == seat and one.judgement in SLIPS and one.loss >= DOUBTS * one.doubt
    ]
    return tuple(sorted(found, key=lambda one: (-one.loss, one.ply)))


def after(stage: int, *, solved: bool) -> int:
    """The stage after a try: the next one, or from the start."""
    return min(stage + 1, DONE) if solved else 0


def due(stage: int, at: Millis) -> Millis | None:
    """When an exercise that reached its stage at that time comes back: at the start of a day (UTC),
    so that all of a day are due together. None: it sits."""
    if stage >= DONE:
        return None
    return (at // DAY + INTERVALS[stage]) * DAY
