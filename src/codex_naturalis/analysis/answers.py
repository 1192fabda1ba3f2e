"""The verdict on every legal half-move of a position, from one search.

>>> from codex_naturalis.analysis.answers import answers_to
>>> from codex_naturalis.bots import playouts
>>> from codex_naturalis.engine.game import Game
>>> view = Game.new(seed=1).view(0)
>>> sorted(one.move for one in answers_to(view, playouts.search, simulations=4).answers)
['s:back', 's:front']
"""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.analysis.judgement import doubt_of, forecast, judgement_of
from codex_naturalis.bots.search import Search, Stop
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.exercises import Answer
from codex_naturalis.protocol.reasons import LineMove
from codex_naturalis.protocol.reviews import Judgement


class Answers(Struct, frozen=True):
    answers: tuple[Answer, ...]
    """To every legal half-move, the best first."""
    line: tuple[LineMove, ...]
    """The half-moves that are expected, the best one first."""


def answers_to(
    view: View,
    search: Search,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    stop: Stop | None = None,
) -> Answers:
    """All half-moves that cannot be told from the best one solve the position."""
    legal = tuple(view.legal_moves)
    found = search(
        view, simulations=simulations, seconds=seconds, seed=seed, consider=legal, stop=stop
    )
    best, *others = (forecast(view, one) for one in found.candidates)
    answers = [Answer(best.move, True, Judgement.BEST, best.win, best.reason)]
    for one in others:
        judgement = judgement_of(best.win - one.win - doubt_of(best, one))
        solved = judgement is Judgement.BEST
        answers.append(Answer(one.move, solved, judgement, one.win, one.reason))
    return Answers(tuple(answers), best.line)
