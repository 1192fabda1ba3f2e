"""The line that a search expects, without cards that the seat has not seen."""

from __future__ import annotations

from collections.abc import Iterable

from codex_naturalis.bots.known_cards import unseen_cards
from codex_naturalis.engine.moves import ChooseObjective, Move, Place
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.reasons import LineMove

Line = Iterable[tuple[int, Move]]
"""Half-moves that are expected one after the other, each with its seat."""


def known_line(view: View, line: Line) -> tuple[LineMove, ...]:
    """A line as it is shown to the seat of a view. A search deals the hidden cards at random: a
    half-move with a card that the seat has not seen is only a guess, and is left out."""
    hidden = {card.id for card in unseen_cards(view)}

    def is_known(seat: int, move: Move) -> bool:
        match move:
            case Place(card):
                return card not in hidden
            case ChooseObjective(objective):
                return seat == view.seat and objective in view.me.offered
            case _:
                return True

    return tuple(LineMove(seat, str(move)) for seat, move in line if is_known(seat, move))
