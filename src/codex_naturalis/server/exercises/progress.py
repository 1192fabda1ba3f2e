"""How somebody is doing with exercises: rating, themes, streak, and what is due."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from codex_naturalis.analysis.mistakes import DAY
from codex_naturalis.protocol.exercises import (
    KeptProgress,
    MyExercises,
    OwnExercise,
    PastSolving,
    Solver,
    Theme,
    ThemeResult,
)
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.exercises.own import OwnExercises
from codex_naturalis.server.exercises.rating import NEWCOMER, shown
from codex_naturalis.server.exercises.solving import MOST_TRIES, Solving
from codex_naturalis.server.exercises.streak import streak
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.exercise_store import TryRow
from codex_naturalis.server.ports.store import Store

FRESH = 2
"""New exercises for each day, for those who have begun."""
MOST_PAST = 300
MOST_SHOWN = 100
"""Exercises of one's own in one answer."""


class Progress:
    def __init__(self, store: Store, clock: Clock, solving: Solving, own: OwnExercises) -> None:
        self._store = store.exercises
        self._clock = clock
        self._solving = solving
        self._own = own

    async def of(self, person: str) -> MyExercises:
        now = self._clock.now()
        rows = await self._store.own(person, MOST_SHOWN)
        return progress(
            await self._solving.solver(person),
            await self._store.tries(person, MOST_TRIES),
            now,
            own=await self._own.shown(rows),
            own_total=await self._store.count_own(person),
            due=await self._store.count_own(person, due=now),
        )

    def of_visitor(self, kept: KeptProgress) -> MyExercises:
        """The same for somebody without a name, from what the browser has kept."""
        rows = self._solving.kept_rows(kept.tries)
        return progress(kept.solver or NEWCOMER, rows, self._clock.now())


def progress(
    solver: Solver,
    tries: Sequence[TryRow],
    now: Millis,
    *,
    own: Sequence[OwnExercise] = (),
    own_total: int = 0,
    due: int = 0,
) -> MyExercises:
    """From all tries, the oldest first."""
    tried = Counter(row.theme for row in tries)
    solved = Counter(row.theme for row in tries if row.solved)
    rated = [row for row in tries if row.rating is not None]
    today = sum(row.at // DAY == now // DAY for row in rated)
    begun = bool(tries) or own_total > 0
    return MyExercises(
        solver=solver,
        rating=shown(solver),
        tried=len(tries),
        solved=solved.total(),
        past=tuple(PastSolving(row.at, row.rating or 0) for row in rated[-MOST_PAST:]),
        themes=tuple(ThemeResult(theme, tried[theme], solved[theme]) for theme in Theme),
        streak=streak((row.at for row in tries), now),
        due=due,
        fresh=max(0, FRESH - today) if begun else 0,
        own=tuple(own),
        own_total=own_total,
    )
