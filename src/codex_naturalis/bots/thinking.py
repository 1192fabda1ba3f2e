"""The port of all searches: a View in, a Thought out; and what of it people are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from codex_naturalis.bots.worth import unseen
from codex_naturalis.engine.moves import ChooseObjective, Move, Place
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.thought import Thought
from codex_naturalis.protocol.reasons import Foreseen

Line = Iterable[tuple[int, Move]]
"""Half-moves that are expected to follow each other, each with its seat."""
Stop = Callable[[], bool]
"""Asked again and again: whether nobody waits any more."""


class Thinking(Protocol):
    def __call__(
        self,
        view: View,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        consider: Move | None = None,
        stop: Stop | None = None,
    ) -> Thought:
        """What the seat of a view, which must owe a half-move, can expect of its half-moves. With
        `simulations` the same view and seed give the same thought; `seconds` is a limit by the
        clock. `consider` is surely among the candidates, with a fair share of the visits. Once
        `stop` says so, an answer comes at once, whatever it is worth."""
        ...


def foreseen(view: View, line: Line) -> tuple[Foreseen, ...]:
    """A line as the seat of a view may be told it. A search deals hidden cards as they may be:
    what it expects of those that the seat has not seen is a guess that must not look like
    knowledge, and is left out."""
    hidden = {card.id for card in unseen(view)}

    def nameable(seat: int, move: Move) -> bool:
        match move:
            case Place(card):
                return card not in hidden
            case ChooseObjective(objective):
                return seat == view.seat and objective in view.me.offered
            case _:
                return True

    return tuple(Foreseen(seat, str(move)) for seat, move in line if nameable(seat, move))
