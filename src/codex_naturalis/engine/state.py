"""The whole truth of a game at one moment. It has no encoder: only views leave the house."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Card, Objective
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.supply import Refill, Supply


class Mode(StrEnum):
    TABLE = "table"
    SOLO_EASY = "solo-easy"
    SOLO_NORMAL = "solo-normal"
    SOLO_HARD = "solo-hard"


class TieBreak(StrEnum):
    """R54: what decides between equal totals."""

    POINTS = "points"
    CARDS = "cards"


class Phase(StrEnum):
    SETUP = "setup"
    PLACE = "place"
    DRAW = "draw"
    OVER = "over"


SETUP, PLACE, DRAW, OVER = Phase
"""The phases by name, as code that runs at every half-move reads them."""


class Options(Struct, frozen=True, gc=False):
    mode: Mode = Mode.TABLE
    tie_break: TieBreak = TieBreak.POINTS
    refill: Refill = Refill.SAME

    @property
    def solo(self) -> bool:
        return self.mode is not Mode.TABLE


class Player(Struct, frozen=True, gc=False):
    starter: Card
    area: Area
    hand: tuple[Card, ...]
    seen: tuple[int, ...]
    """Ids of the hand cards that everybody saw being taken from the market."""
    offered: tuple[Objective, Objective]
    objective: Objective | None
    points: int

    @property
    def begun(self) -> bool:
        """The face of the starter is chosen."""
        return bool(self.area.cards)

    @property
    def settled(self) -> bool:
        """Both choices of the setup are made."""
        return self.objective is not None


class Tybor(Struct, frozen=True, gc=False):
    """The monk of the solo game (R60–R69)."""

    dealt: tuple[Card, ...]
    """His first resource cards, face down: their backs are all that is known of them."""
    taken: tuple[Card, ...]
    """Cards taken from the market face down; everybody saw them."""
    scored: tuple[Card, ...]
    """Gold cards that he paid for and discarded."""
    points: int


class State(Struct, frozen=True, gc=False):
    players: tuple[Player, ...]
    tybor: Tybor | None
    supply: Supply
    objectives: tuple[Objective, Objective]
    seat: int
    """Whose half-move it is; in the setup the first seat that owes a choice."""
    phase: Phase
    round: int
    last_round: int | None
    ended: EndReason | None
    """What triggered the end (R40), or that everybody is blocked (R33)."""
    options: Options

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a half-move now: in the setup, all that have not chosen."""
        if self.phase is SETUP:
            return tuple(n for n, player in enumerate(self.players) if not player.settled)
        return () if self.phase is OVER else (self.seat,)
