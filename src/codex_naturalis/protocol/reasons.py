"""Why a half-move is a good one, in facts and numbers; every client has its own words for them."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.cards import Back
from codex_naturalis.engine.symbols import Symbol


class ObjectiveChange(Struct, frozen=True):
    """How often an objective is fulfilled, before and after a half-move."""

    objective: int
    before: int
    after: int


class NextPlacement(Struct, frozen=True):
    """The placement that is expected of the seat in its next turn."""

    move: str
    points: int
    objectives: tuple[ObjectiveChange, ...]
    """Those that change."""


class LineMove(Struct, frozen=True):
    """A half-move of an expected line."""

    seat: int
    move: str


class Reason(Struct, frozen=True):
    """Facts about a half-move; what does not apply is null or empty."""

    points: int | None = None
    """Of a placement: points at once."""
    places: int | None = None
    """Open slots after a placement, or around a starter."""
    gained: tuple[Symbol, ...] = ()
    """Symbols gained: of a placement, those that hand and objectives need; of a starter, all."""
    lost: tuple[Symbol, ...] = ()
    """Symbols lost that hand and objectives need."""
    objectives: tuple[ObjectiveChange, ...] = ()
    """Objectives that a placement changes, or that a drawn card could fulfil."""
    unlocked: tuple[int, ...] = ()
    """Cards in hand that can be paid after a placement, and could not before."""
    next: NextPlacement | None = None
    back: Back | None = None
    """Of the card that is drawn."""
    card: int | None = None
    """The card that is drawn, if it lies face up."""
    worth: int | None = None
    """The most points that the drawn card would bring now; null when it cannot be paid or is not
    known."""
    advances: tuple[int, ...] = ()
    """Objectives that the drawn card brings nearer."""
    corners: int | None = None
    """Visible corners of a starter."""
    has: int | None = None
    """Of an objective to choose: how many of the symbols or cards that it needs are there…"""
    needs: int | None = None
    """…of so many."""
