"""Why a half-move is a good one, in plain facts and numbers; each face has words of its own."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.cards import Back
from codex_naturalis.engine.symbols import Symbol


class GoalChange(Struct, frozen=True):
    """How often an objective is fulfilled."""

    objective: int
    before: int
    after: int


class NextPlacement(Struct, frozen=True):
    """What the seat is expected to lay in its next turn."""

    move: str
    points: int
    goals: tuple[GoalChange, ...]
    """What changes by it."""


class Foreseen(Struct, frozen=True):
    """A half-move of a line that is expected."""

    seat: int
    move: str


class Reason(Struct, frozen=True):
    """What there is to say of a half-move: what does not belong to its kind, or is not so, is
    null or empty."""

    points: int | None = None
    """Of a placement, at once."""
    places: int | None = None
    """Open after a placement, or around a starter."""
    gained: tuple[Symbol, ...] = ()
    """Of a placement, the symbols that its hand and its objectives ask for; all of a starter."""
    lost: tuple[Symbol, ...] = ()
    """The same, where fewer of them are left."""
    goals: tuple[GoalChange, ...] = ()
    """What a placement changes at once; what laying a drawn card could fulfil at once."""
    unlocked: tuple[int, ...] = ()
    """Cards in hand that can be paid for after a placement, and could not before."""
    next: NextPlacement | None = None
    back: Back | None = None
    """Of the card that is drawn."""
    card: int | None = None
    """The card that is drawn, where it lies face up."""
    worth: int | None = None
    """The most points that the drawn card would bring now; null when it cannot be paid yet, or is
    not seen."""
    advances: tuple[int, ...] = ()
    """Objectives that the drawn card brings nearer."""
    corners: int | None = None
    """Of a starter, those that show."""
    has: int | None = None
    """Of an objective to choose: how many of the symbols or cards it needs lie or are held…"""
    needs: int | None = None
    """…of so many."""
