"""Exercises: positions in which one half-move is best beyond doubt, and the verdict on every try.

>>> from codex_naturalis.analysis.exercises import answer, shipped
>>> exercise = shipped()[0]
>>> answer(exercise, exercise.best.move).solved
True
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from hashlib import sha256
from importlib.resources import files

from msgspec import Struct, json

from codex_naturalis.analysis.judgement import judgement_of
from codex_naturalis.analysis.lines import Line
from codex_naturalis.analysis.reasons import reason_for
from codex_naturalis.engine.errors import CodexError, IllegalMove
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import parse_move
from codex_naturalis.engine.view import View
from codex_naturalis.notation.record import read_record
from codex_naturalis.protocol.reasons import LineMove, Reason
from codex_naturalis.protocol.reviews import Judgement

FORMAT = 1
ID_LENGTH = 10


class BadExercises(CodexError):
    """Data that are no exercises of this version."""


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


class Try(Struct, frozen=True):
    """A legal half-move, and the chance to win after it."""

    move: str
    win: float


class Exercise(Struct, frozen=True):
    id: str
    theme: Theme
    rating: int
    """On the scale of the bots' Elo: who has this rating solves it in half of the cases."""
    record: str
    """The game up to the position."""
    seat: int
    """Who is to find the half-move."""
    tries: tuple[Try, ...]
    """Every legal half-move, the best first."""
    doubt: float
    """The standard error of the difference between the best two."""
    line: tuple[LineMove, ...] = ()
    """The half-moves that are expected, the best one first, without cards that the seat has not
    seen."""

    @property
    def best(self) -> Try:
        return self.tries[0]

    def line_of(self, tried: Try) -> Line:
        """What is expected after a try; nothing is known of those that are not the best."""
        if tried is not self.best:
            return ()
        return tuple((one.seat, parse_move(one.move)) for one in self.line)

    def game(self) -> Game:
        return read_record(self.record)

    def view(self) -> View:
        """The position as its seat knows it."""
        return self.game().view(self.seat)


class Answer(Struct, frozen=True):
    """The verdict on a try."""

    move: str
    solved: bool
    judgement: Judgement
    win: float
    reason: Reason


class ExerciseSet(Struct, frozen=True):
    version: int
    command: str
    """What has made them."""
    exercises: tuple[Exercise, ...]

    def encode(self) -> bytes:
        """As gzipped JSON, always the same bytes for the same exercises."""
        return gzip.compress(json.encode(self), mtime=0)


def answer(exercise: Exercise, move: str) -> Answer:
    """The verdict on a half-move; raises BadText or IllegalMove for one that cannot be made."""
    made = parse_move(move)
    game = exercise.game()
    if reasons := game.why_not(made, exercise.seat):
        raise IllegalMove(str(made), reasons)
    tried = next(one for one in exercise.tries if one.move == str(made))
    solved = tried is exercise.best
    loss = exercise.best.win - tried.win - exercise.doubt
    return Answer(
        move=tried.move,
        solved=solved,
        judgement=Judgement.BEST if solved else max_good(judgement_of(loss)),
        win=tried.win,
        reason=reason_for(game.view(exercise.seat), made, exercise.line_of(tried)),
    )


def max_good(judgement: Judgement) -> Judgement:
    """What is not the solution is good at most."""
    return Judgement.GOOD if judgement is Judgement.BEST else judgement


def exercise_id(record: str) -> str:
    return sha256(record.encode()).hexdigest()[:ID_LENGTH]


def exercise_set(command: str, exercises: Iterable[Exercise]) -> ExerciseSet:
    return ExerciseSet(FORMAT, command, tuple(exercises))


def decode(data: bytes) -> ExerciseSet:
    """Raises BadExercises."""
    try:
        found = json.decode(gzip.decompress(data), type=ExerciseSet)
    except (OSError, EOFError, ValueError) as error:
        raise BadExercises(f"no exercises: {error}") from error
    if found.version != FORMAT:
        raise BadExercises(f"exercises of version {found.version}; this program reads {FORMAT}")
    return found


@cache
def shipped() -> tuple[Exercise, ...]:
    """The exercises that come with the program."""
    data = files("codex_naturalis.analysis.data").joinpath("exercises.json.gz").read_bytes()
    return decode(data).exercises
