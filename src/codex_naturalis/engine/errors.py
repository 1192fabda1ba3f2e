"""The exceptions of the rules, and the reasons why a half-move is illegal.

CodexError
├── BadText          text that is not a half-move, an area or a header
├── BadDeal          decks that are not the decks of the game
├── BadOptions       a mode, option or number of players that the rules do not have
└── IllegalMove      an illegal half-move, with every reason
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct


class CodexError(Exception):
    """The base class of all exceptions of this package. Its text is English; where clients can
    translate it, `case` says in a word what is wrong, and `parameters` with what."""

    def __init__(self, text: str, case: str = "", **parameters: str | int) -> None:
        self.case = case
        self.parameters = parameters
        super().__init__(text)


class BadText(CodexError, ValueError):
    pass


class BadDeal(CodexError, ValueError):
    pass


class BadOptions(CodexError, ValueError):
    pass


class ViolationCode(StrEnum):
    """Which rule a half-move breaks. Clients translate the code; `Violation.text` is English."""

    UNREADABLE = "unreadable"
    GAME_OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    SETUP_NOT_OVER = "setup_not_over"
    SETUP_OVER = "setup_over"
    STARTER_FIRST = "starter_first"
    STARTER_CHOSEN = "starter_chosen"
    OBJECTIVE_CHOSEN = "objective_chosen"
    NOT_OFFERED = "not_offered"
    DRAW_FIRST = "draw_first"
    PLACE_FIRST = "place_first"
    NOT_IN_HAND = "not_in_hand"
    OFF_LATTICE = "off_lattice"
    OCCUPIED = "occupied"
    NOT_ADJACENT = "not_adjacent"
    HIDDEN_CORNER = "hidden_corner"
    COST = "cost"
    DECK_EMPTY = "deck_empty"
    SLOT_EMPTY = "slot_empty"


class Violation(Struct, frozen=True):
    code: ViolationCode
    text: str

    def __str__(self) -> str:
        return self.text


class IllegalMove(CodexError):
    """Raised by `Game.push`; the game has not changed."""

    def __init__(self, move: str, reasons: Sequence[Violation]) -> None:
        self.move = move
        self.reasons = tuple(reasons)
        super().__init__(f"{move}: {'; '.join(map(str, reasons))}")
