"""Exercises: positions in which one half-move is best beyond doubt, and the verdict on every try.

>>> from codex_naturalis.analysis.exercises import answer, shipped
>>> exercise = shipped()[0]
>>> answer(exercise, exercise.best.move).solved
True
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files

from msgspec import Struct, json

from codex_naturalis.analysis.judgement import judgement_of
from codex_naturalis.analysis.lines import Line
from codex_naturalis.analysis.reasons import reason_for
from codex_naturalis.engine.errors import CodexError, IllegalMove
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, parse_move
from codex_naturalis.engine.state import Mode
from codex_naturalis.engine.view import View
from codex_naturalis.notation.record import read_record
from codex_naturalis.protocol.exercises import Answer, Theme
from codex_naturalis.protocol.reasons import LineMove
from codex_naturalis.protocol.reviews import Judgement

FORMAT = 1
ID_LENGTH = 10


class BadExercises(CodexError):
    """Data that are no exercises of this version."""


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
    return _verdict(exercise, game.view(exercise.seat), tried)


def answers(exercise: Exercise) -> tuple[Answer, ...]:
    """The verdicts on every legal half-move, the best first."""
    view = exercise.view()
    return tuple(_verdict(exercise, view, tried) for tried in exercise.tries)


def _verdict(exercise: Exercise, view: View, tried: Try) -> Answer:
    solved = tried is exercise.best
    judgement = judgement_of(exercise.best.win - tried.win - exercise.doubt)
    if judgement is Judgement.BEST and not solved:
        judgement = Judgement.GOOD
    return Answer(
        move=tried.move,
        solved=solved,
        judgement=Judgement.BEST if solved else judgement,
        win=tried.win,
        reason=reason_for(view, parse_move(tried.move), exercise.line_of(tried)),
    )


def theme_of(game: Game, ply: int) -> Theme:
    """Of the half-move number `ply`, counted from 1."""
    step = game.transitions[ply - 1]
    if isinstance(step.move, ChooseStarter):
        return Theme.STARTER
    if isinstance(step.move, ChooseObjective):
        return Theme.OBJECTIVE
    if step.before.options.mode is not Mode.TABLE:
        return Theme.SOLO
    if step.before.last_round is not None:
        return Theme.ENDGAME
    return Theme.DRAW if isinstance(step.move, Draw) else Theme.PLACEMENT


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
