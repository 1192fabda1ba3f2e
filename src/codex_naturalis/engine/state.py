"""The complete state of a game at one moment, hidden cards included. It is never encoded as JSON:
what players get is a View."""

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
"""The phases as module constants, which are read faster than attributes of the enum."""


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
    def starter_placed(self) -> bool:
        """The seat has chosen the face of its starter."""
        return bool(self.area.cards)

    @property
    def settled(self) -> bool:
        """The seat has made both choices of the setup."""
        return self.objective is not None


class Tybor(Struct, frozen=True, gc=False):
    """The monk of the solo game (R60–R69)."""

    dealt: tuple[Card, ...]
    """His first resource cards, face down: only their backs are known."""
    taken: tuple[Card, ...]
    """Cards that he took from the market, where everybody saw them."""
    scored: tuple[Card, ...]
    """Gold cards that he paid for and discarded."""
    points: int


class State(Struct, frozen=True, gc=False):
    players: tuple[Player, ...]
    tybor: Tybor | None
    supply: Supply
    objectives: tuple[Objective, Objective]
    seat: int
    """Whose half-move it is; in the setup the first seat that has not made both choices."""
    phase: Phase
    round: int
    last_round: int | None
    ended: EndReason | None
    """What triggered the end (R40), or that everybody is blocked (R33)."""
    options: Options

    def __repr__(self) -> str:
        return f"<State: {self.summary}>"

    @property
    def summary(self) -> str:
        """How far the game is, in a few words: `table of 2, round 5, seat 1 to place`."""
        mode = self.options.mode.value
        seats = mode if self.options.solo else f"{mode} of {len(self.players)}"
        if self.phase is OVER:
            return f"{seats}, round {self.round}, over"
        action = "choose" if self.phase is SETUP else self.phase.value
        return f"{seats}, round {self.round}, seat {self.seat} to {action}"

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that must move now: in the setup, all that have not made both choices."""
        if self.phase is SETUP:
            return tuple(n for n, player in enumerate(self.players) if not player.settled)
        return () if self.phase is OVER else (self.seat,)
