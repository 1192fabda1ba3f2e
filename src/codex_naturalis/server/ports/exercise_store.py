"""The part of the store that keeps exercises: who has solved what, and everybody's own ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from codex_naturalis.protocol.people import Millis


class SolverRow(Struct, frozen=True):
    person: str
    mu: float
    sigma: float


class ExerciseRatingRow(Struct, frozen=True):
    exercise: str
    mu: float
    sigma: float
    tried: int
    solved: int


class TryRow(Struct, frozen=True):
    """A try that counts."""

    person: str
    exercise: str
    at: Millis
    theme: str
    solved: bool
    rating: int | None


class OwnExerciseRow(Struct, frozen=True):
    id: str
    person: str
    kind: str
    """Where the game is: `table` or `record`."""
    game: str
    ply: int
    theme: str
    round: int
    played: str
    judgement: str
    loss: float
    at: Millis
    cards: str
    """The area before the half-move, as JSON."""
    stage: int
    due: Millis | None


class ExerciseStore(Protocol):
    async def solver(self, person: str) -> SolverRow | None: ...

    async def rating(self, exercise: str) -> ExerciseRatingRow | None: ...

    async def tries(self, person: str, limit: int) -> list[TryRow]:
        """The newest, the oldest of them first."""
        ...

    async def save_first(self, tried: TryRow, solver: SolverRow, rating: ExerciseRatingRow) -> bool:
        """Save the first try of a person at an exercise, with what it makes of both ratings.
        Returns False and changes nothing when there was one before."""
        ...

    async def add_own(self, rows: Sequence[OwnExerciseRow], most: int) -> int:
        """Add exercises of one person, in this order, until they have `most`; skips positions that
        they have. Returns how many were added."""
        ...

    async def own(self, person: str, limit: int) -> list[OwnExerciseRow]:
        """The ones that are due first come first; those that sit, last."""
        ...

    async def count_own(self, person: str, due: Millis | None = None) -> int:
        """All, or those that are due at that time."""
        ...

    async def get_own(self, person: str, exercise: str) -> OwnExerciseRow | None: ...

    async def find_own(
        self, person: str, kind: str, game: str, ply: int
    ) -> OwnExerciseRow | None: ...

    async def call_back(self, person: str, exercise: str, due: Millis) -> None:
        """Let an own exercise come back then, from its first stage."""
        ...

    async def remove_own(self, person: str, exercise: str) -> bool: ...

    async def answers(self, exercise: str) -> bytes | None:
        """Those of an own exercise, if they are known."""
        ...

    async def save_answers(self, exercise: str, answers: bytes) -> None: ...

    async def save_own_try(
        self, before: OwnExerciseRow, tried: TryRow, stage: int, due: Millis | None
    ) -> bool:
        """Save a try at an own exercise that was due, and when it comes back. Returns False and
        changes nothing when another try came first."""
        ...
