"""Exercises: positions with a best half-move to find, the verdict on every try, and how somebody
who solves them is doing."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.engine.view import Laid, View
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.reasons import LineMove, Reason
from codex_naturalis.protocol.reviews import Judgement

MOST_KEPT = 300
"""Tries that a browser keeps for a visitor without a name."""
MOST_HINTS = 3


class Theme(StrEnum):
    STARTER = "starter"
    """Which face of the starter."""
    OBJECTIVE = "objective"
    """Which secret objective to keep."""
    PLACEMENT = "placement"
    DRAW = "draw"
    ENDGAME = "endgame"
    """The end has been triggered."""
    SOLO = "solo"
    """Against Tybor."""


class Answer(Struct, frozen=True):
    """The verdict on a try."""

    move: str
    solved: bool
    judgement: Judgement
    win: float
    """The chance of the seat to win after it, from 0 to 1."""
    reason: Reason


class OwnExercise(Struct, frozen=True):
    """A position of one's own game, to be solved again and again until it sits."""

    id: str
    theme: Theme
    round: int
    kind: str
    """Where the game is: `table` or `record`."""
    game: str
    """The id of that table or record."""
    ply: int
    """The half-move that was played there, counted from 1."""
    played: str
    judgement: Judgement
    loss: float
    at: Millis
    """When it became an exercise."""
    opponents: tuple[str, ...]
    """The names of the others at the table."""
    cards: tuple[Laid, ...]
    """The area before the half-move."""
    stage: int
    """How often it was solved in a row when it was due, from 0 to 4."""
    due: Millis | None
    """When it comes back; None: it sits."""


class ExerciseTask(Struct, frozen=True):
    """An exercise with everything that solving it needs: no more questions to the server."""

    id: str
    theme: Theme
    view: View
    """The position as its seat knows it."""
    names: tuple[str, ...]
    """Of the players, by seat; empty when nobody in particular has played."""
    answers: tuple[Answer, ...]
    """To every legal half-move, the best first."""
    line: tuple[LineMove, ...]
    """The half-moves that are expected, the best one first, without cards that the seat has not
    seen."""
    rating: int | None
    """None for one's own."""
    tried: int
    """How many people have tried it…"""
    solved: int
    """…and found the answer at once."""
    own: OwnExercise | None = None


class ThemeSize(Struct, frozen=True):
    theme: Theme
    exercises: int


class Solver(Struct, frozen=True):
    """How strong somebody is at exercises, as a normal distribution on the scale of the bots'
    Elo."""

    mu: Annotated[float, Meta(ge=-5000, le=10000)]
    sigma: Annotated[float, Meta(gt=0, le=1000)]


class NewTry(Struct, frozen=True, forbid_unknown_fields=True):
    move: Annotated[str, Meta(max_length=40)] | None
    """None: the answer was looked up."""
    hints: Annotated[int, Meta(ge=0, le=MOST_HINTS)] = 0
    """How many were taken before it."""
    solver: Solver | None = None
    """Of a visitor without a name, who keeps this in the browser."""


class Tried(Struct, frozen=True):
    answer: Answer | None
    """None when the answer was looked up."""
    counted: bool
    """Only the first try counts; of one's own exercises, only when they are due."""
    solver: Solver
    rating: int
    change: int
    """Of the rating, by this try."""
    own: OwnExercise | None = None


class KeptTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A try that a browser has kept."""

    exercise: Annotated[str, Meta(max_length=40)]
    move: Annotated[str, Meta(max_length=40)] | None
    hints: Annotated[int, Meta(ge=0, le=MOST_HINTS)]
    at: Annotated[Millis, Meta(ge=0, le=2**53)]
    rating: Annotated[int, Meta(ge=-5000, le=10000)]
    """After it."""


class KeptProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser has kept of a visitor without a name."""

    tries: Annotated[tuple[KeptTry, ...], Meta(max_length=MOST_KEPT)]
    solver: Solver | None = None


class PastSolving(Struct, frozen=True):
    at: Millis
    rating: int


class ThemeResult(Struct, frozen=True):
    theme: Theme
    tried: int
    solved: int


class Day(StrEnum):
    DONE = "done"
    SPARE = "spare"
    """Missed, and the streak went on."""
    MISSED = "missed"
    OPEN = "open"
    """Today or later."""


class Streak(Struct, frozen=True):
    days: int
    """In a row; one may be missed where there is a spare day."""
    best: int
    spare: int
    today: int
    """Which of the days of the week today is."""
    week: tuple[Day, ...]
    """This week from Monday on."""


class MyExercises(Struct, frozen=True):
    solver: Solver
    rating: int
    tried: int
    solved: int
    past: tuple[PastSolving, ...]
    """The newest ratings, the oldest of them first."""
    themes: tuple[ThemeResult, ...]
    streak: Streak
    due: int
    """One's own that are due now…"""
    fresh: int
    """…and new ones for today."""
    own: tuple[OwnExercise, ...]
    """The first that come back, the most urgent first; then those that sit."""
    own_total: int


class NewOwnExercise(Struct, frozen=True, forbid_unknown_fields=True):
    """A half-move of a finished game to become an exercise of one's own."""

    kind: Annotated[str, Meta(pattern="^(table|record)$")]
    id: Annotated[str, Meta(min_length=1, max_length=60)]
    ply: Annotated[int, Meta(ge=1, le=1000)]
