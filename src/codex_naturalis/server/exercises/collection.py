"""The exercises that come with the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cached_property
from random import Random

from codex_naturalis.analysis.exercises import Exercise, shipped
from codex_naturalis.protocol.exercises import Theme, ThemeSize
from codex_naturalis.protocol.refusals import Code, Refused

NEAR = 12
"""The next exercise is one of so many whose rating is nearest."""


class ExerciseCollection:
    """Read when it is first needed."""

    @cached_property
    def _all(self) -> Sequence[Exercise]:
        return shipped()

    @cached_property
    def _by_id(self) -> dict[str, Exercise]:
        return {exercise.id: exercise for exercise in self._all}

    def find(self, exercise: str) -> Exercise | None:
        return self._by_id.get(exercise)

    def get(self, exercise: str) -> Exercise:
        """Raises Refused (NOT_FOUND)."""
        found = self.find(exercise)
        if found is None:
            raise missing()
        return found

    def themes(self) -> tuple[ThemeSize, ...]:
        sizes = Counter(exercise.theme for exercise in self._all)
        return tuple(ThemeSize(theme, sizes[theme]) for theme in Theme)

    def choose(
        self, theme: Theme | None, rating: float, seen: Collection[str], rng: Random
    ) -> Exercise:
        """One of about that rating, if possible one that has not been seen. Raises Refused
        (NOT_FOUND) when there is none of the theme."""
        fitting = [one for one in self._all if theme in (None, one.theme)]
        if not fitting:
            raise missing()
        fresh = [one for one in fitting if one.id not in seen] or fitting
        near = sorted(fresh, key=lambda one: (abs(one.rating - rating), one.id))[:NEAR]
        return rng.choice(near)


def missing() -> Refused:
    return Refused(Code.NOT_FOUND, "there is no such exercise", case="exercise")
