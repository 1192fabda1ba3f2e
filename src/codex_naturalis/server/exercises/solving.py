"""Solving the exercises that come with the program: only the first try counts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from codex_naturalis.analysis.exercises import Exercise, answers
from codex_naturalis.protocol.exercises import (
    ExerciseTask,
    KeptTry,
    NewTry,
    Solver,
    Theme,
    Tried,
)
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.exercises.collection import ExerciseCollection
from codex_naturalis.server.exercises.rating import NEWCOMER, first_rating, rate, shown
from codex_naturalis.server.exercises.verdicts import verdict
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.exercise_store import ExerciseRatingRow, SolverRow, TryRow
from codex_naturalis.server.ports.store import Store

MOST_TRIES = 5000
"""That are looked at: the newest."""


class Solving:
    def __init__(self, store: Store, clock: Clock, collection: ExerciseCollection) -> None:
        self.collection = collection
        self._store = store.exercises
        self._clock = clock
        self._rating = asyncio.Lock()
        """Held while two ratings are read, changed and written."""
        self._random = Random()

    async def task(self, exercise: Exercise) -> ExerciseTask:
        rating = await self._rating_of(exercise)
        return ExerciseTask(
            id=exercise.id,
            theme=exercise.theme,
            view=exercise.view(),
            names=(),
            answers=answers(exercise),
            line=exercise.line,
            rating=round(rating.mu),
            tried=rating.tried,
            solved=rating.solved,
        )

    async def next(
        self, person: str | None, theme: Theme | None, rating: int | None, seen: Sequence[str]
    ) -> ExerciseTask:
        """One that the person has not tried, of about their rating."""
        known = set(seen)
        solver = NEWCOMER
        if person is not None:
            known.update(row.exercise for row in await self._store.tries(person, MOST_TRIES))
            solver = await self.solver(person)
        wanted = solver.mu if rating is None else rating
        return await self.task(self.collection.choose(theme, wanted, known, self._random))

    async def solver(self, person: str) -> Solver:
        row = await self._store.solver(person)
        return NEWCOMER if row is None else Solver(row.mu, row.sigma)

    async def attempt(self, person: str | None, exercise: Exercise, made: NewTry) -> Tried:
        """Judge a try. The first one of a person is rated, unless a hint was taken; a visitor's
        rating is only computed, and kept by the browser. Raises Refused."""
        state = exercise.game().state
        answer = verdict(state, exercise.seat, answers(exercise), made.move)
        solved = answer is not None and answer.solved
        async with self._rating:
            before = await self.solver(person) if person else made.solver or NEWCOMER
            its = await self._rating_of(exercise)
            after, rated = (before, its) if made.hints else rate(before, its, solved=solved)
            counted = True
            if person is not None:
                found = solved and not made.hints
                at = self._clock.now()
                row = TryRow(person, exercise.id, at, exercise.theme, found, shown(after))
                mine = SolverRow(person, after.mu, after.sigma)
                counted = await self._store.save_first(row, mine, rated)
        if not counted:
            after = before
        return Tried(answer, counted, after, shown(after), shown(after) - shown(before))

    async def adopt(self, person: str, kept: Sequence[KeptTry]) -> None:
        """A visitor has become a person: the tries that the browser has kept count as if they were
        made now, at their own time. What was tried before stays as it was."""
        hinted = {one.exercise for one in kept if one.hints}
        for row in self.kept_rows(kept):
            exercise = self.collection.get(row.exercise)
            async with self._rating:
                after, its = await self.solver(person), await self._rating_of(exercise)
                if row.exercise not in hinted:
                    after, its = rate(after, its, solved=row.solved)
                mine = SolverRow(person, after.mu, after.sigma)
                await self._store.save_first(
                    replace(row, person=person, rating=shown(after)), mine, its
                )

    def kept_rows(self, kept: Sequence[KeptTry]) -> list[TryRow]:
        """What a browser has kept, as it would be stored; the first try of each exercise."""
        now = self._clock.now()
        rows: dict[str, TryRow] = {}
        for one in sorted(kept, key=lambda one: one.at):
            exercise = self.collection.find(one.exercise)
            if exercise is not None and exercise.id not in rows:
                solved = one.move == exercise.best.move and not one.hints
                rows[exercise.id] = TryRow(
                    "", exercise.id, _possible(one.at, now), exercise.theme, solved, one.rating
                )
        return sorted(rows.values(), key=lambda row: row.at)

    async def _rating_of(self, exercise: Exercise) -> ExerciseRatingRow:
        return await self._store.rating(exercise.id) or first_rating(exercise)


def _possible(at: Millis, now: Millis) -> Millis:
    """Clocks of browsers may be wrong."""
    return min(max(0, at), now)
