"""Cards and their faces (R1–R7), objectives, and the back that others see of a hidden card."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from codex_naturalis.engine.geometry import Position
from codex_naturalis.engine.symbols import ORDER, Symbol, Tally, tally_of


class Kind(StrEnum):
    RESOURCE = "resource"
    GOLD = "gold"
    STARTER = "starter"


class Side(StrEnum):
    FRONT = "front"
    BACK = "back"

    def __init__(self, word: str) -> None:
        self.letter = word[0]


FRONT, BACK = Side


class Scoring(StrEnum):
    """What the points of a front are counted by (R27)."""

    FLAT = "flat"
    OBJECT = "object"
    COVERED = "covered_corner"


FLAT, OBJECT, COVERED = Scoring


class Back(Struct, frozen=True, gc=False):
    """All that others see of a hidden card (R6)."""

    kind: Kind
    kingdom: Symbol | None


class Face(Struct, frozen=True, gc=False):
    """One side of a card. `gains`, `inks` and `bill` say the same as the words, by number:
    placing reads only those."""

    card: int
    side: Side
    kingdom: Symbol | None
    corners: tuple[Symbol | None, ...]
    """The symbol at each corner place; None where it is empty or hidden."""
    open: tuple[bool, ...]
    """Which corner places are visible corners; the others are hidden (R4)."""
    centre: tuple[Symbol, ...]
    cost: Tally
    points: int
    scoring: Scoring
    counted: Symbol | None
    """The object that `points` are given for, with Scoring.OBJECT."""
    gains: tuple[int, ...]
    """All symbols of the face, corners and centre, as places in a Tally."""
    inks: tuple[int | None, ...]
    """`corners` as places in a Tally."""
    bill: tuple[tuple[int, int], ...]
    """`cost` as (place in a Tally, number needed), only where some are needed."""

    def __str__(self) -> str:
        return f"{self.card}{self.side.letter}"

    def affordable(self, tally: Tally) -> bool:
        """R26: the symbols must be there before placing; nothing is spent."""
        return all(tally[symbol] >= needed for symbol, needed in self.bill)

    def missing(self, tally: Tally) -> Tally:
        """What a tally lacks to pay for this face."""
        owed = zip(self.cost, tally, strict=True)
        return tuple([need - have if need > have else 0 for need, have in owed])


def make_face(
    card: int,
    side: Side,
    kingdom: Symbol | None,
    *,
    corners: tuple[Symbol | None, ...] = (None,) * 4,
    open: tuple[bool, ...] = (True,) * 4,
    centre: tuple[Symbol, ...] = (),
    cost: Mapping[Symbol, int] | None = None,
    points: int = 0,
    scoring: Scoring = Scoring.FLAT,
    counted: Symbol | None = None,
) -> Face:
    """A face from its words; the numbers are worked out."""
    price = tally_of(cost or {})
    return Face(
        card=card,
        side=side,
        kingdom=kingdom,
        corners=corners,
        open=open,
        centre=centre,
        cost=price,
        points=points,
        scoring=scoring,
        counted=counted,
        gains=tuple(ORDER[symbol] for symbol in (*corners, *centre) if symbol is not None),
        inks=tuple(None if symbol is None else ORDER[symbol] for symbol in corners),
        bill=tuple((place, need) for place, need in enumerate(price) if need),
    )


class Card(Struct, frozen=True, gc=False):
    """A resource, gold or starter card."""

    id: int
    kind: Kind
    kingdom: Symbol | None
    front: Face
    back: Face
    faces: tuple[Face, Face]
    """Front and back."""
    shown: Back
    """What others see of it in a hand or on a deck."""

    def face(self, side: Side) -> Face:
        return self.front if side is FRONT else self.back


def make_card(kind: Kind, front: Face, back: Face) -> Card:
    """A card from its two faces."""
    kingdom = front.kingdom
    return Card(front.card, kind, kingdom, front, back, (front, back), Back(kind, kingdom))


class SymbolObjective(Struct, frozen=True, gc=False, tag="symbols"):
    """Points for each complete set of symbols (R51)."""

    id: int
    points: int
    needs: Tally


class PatternObjective(Struct, frozen=True, gc=False, tag="pattern"):
    """Points for each disjoint occurrence of three cards (R52, R53)."""

    id: int
    points: int
    cells: tuple[tuple[Position, Symbol], ...]
    """Offset and kingdom of each card; the first is the lowest, at (0, 0)."""

    @property
    def dominant(self) -> Symbol:
        """The colour of its equal cards (R64)."""
        kingdoms = [kingdom for _, kingdom in self.cells]
        return max(kingdoms, key=kingdoms.count)


Objective = SymbolObjective | PatternObjective
