"""What has happened, as facts in the past tense, and which of them a seat may know."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from codex_naturalis.engine.cards import Back, Side
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.supply import DECKS, Source
from codex_naturalis.engine.symbols import Symbol


class EndReason(StrEnum):
    POINTS = "points"
    DECKS = "decks"
    BLOCKED = "blocked"


class TyborStep(StrEnum):
    """Which of Tybor's steps took the card (R62, R63, R65)."""

    SCORED = "scored"
    GOLD = "gold"
    RESOURCE = "resource"


class TyborReason(StrEnum):
    """Why Tybor took that card of a column (R62–R66)."""

    PAID = "paid"
    """R62: he can pay for the gold card."""
    FIVE_POINTS = "five_points"
    """R63: the gold card is worth five points."""
    OBJECTIVE = "objective"
    """R63: the gold card matches a common objective."""
    NOT_WANTED = "not_wanted"
    """R65: he has no use for the gold card."""
    NO_GOLD = "no_gold"
    """R65: the column has no gold card."""
    NO_RESOURCE = "no_resource"
    """R66: the column has no resource card."""


class StarterPlaced(Struct, frozen=True, gc=False, tag="starter_placed"):
    seat: int
    card: int
    side: Side


class ObjectiveKept(Struct, frozen=True, gc=False, tag="objective_kept"):
    seat: int
    objective: int | None
    """None for all other seats."""


class CardPlaced(Struct, frozen=True, gc=False, tag="card_placed"):
    seat: int
    card: int
    side: Side
    at: Cell
    covered: tuple[Cell, ...]
    """The cells of the cards that now have a corner covered."""
    lost: tuple[Symbol, ...]
    points: int


class CardDrawn(Struct, frozen=True, gc=False, tag="card_drawn"):
    seat: int
    source: Source
    back: Back
    card: int | None
    """None for all other seats when it came from a deck."""


class MarketRefilled(Struct, frozen=True, gc=False, tag="market_refilled"):
    slot: Source
    card: int


class TurnSkipped(Struct, frozen=True, gc=False, tag="turn_skipped"):
    """R33: the seat has no open slot."""

    seat: int


class DrawSkipped(Struct, frozen=True, gc=False, tag="draw_skipped"):
    """R32: nothing is left to draw."""

    seat: int


class TyborTook(Struct, frozen=True, gc=False, tag="tybor_took"):
    """One column of Tybor's turn (R61)."""

    step: TyborStep
    slot: Source
    card: int
    points: int
    reason: TyborReason
    gold: int | None
    """The gold card of the column, which he looks at first."""
    objective: int | None
    """The common objective that the gold card matches, where that is the reason."""


class EndTriggered(Struct, frozen=True, gc=False, tag="end_triggered"):
    """R40; in solo seat 1 stands for Tybor."""

    seat: int
    reason: EndReason
    last_round: int


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    reason: EndReason


Event = (
    StarterPlaced
    | ObjectiveKept
    | CardPlaced
    | CardDrawn
    | MarketRefilled
    | TurnSkipped
    | DrawSkipped
    | TyborTook
    | EndTriggered
    | GameEnded
)


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat (None: a spectator) may know it."""
    match event:
        case ObjectiveKept(seat=owner) if owner != seat:
            return ObjectiveKept(owner, None)
        case CardDrawn(seat=owner, source=source) if owner != seat and source in DECKS:
            return replace(event, card=None)
        case _:
            return event
