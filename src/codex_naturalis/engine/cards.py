"""Cards and their faces (R1–R7), objectives, and the back that others see of a hidden card."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from codex_naturalis.engine.geometry import Cell
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
    """What the points of a front depend on (R27)."""

    FLAT = "flat"
    OBJECT = "object"
    COVERED = "covered_corner"


FLAT, OBJECT, COVERED = Scoring


class Back(Struct, frozen=True, gc=False):
    """All that others see of a hidden card (R6)."""

    kind: Kind
    kingdom: Symbol | None


class Face(Struct, frozen=True, gc=False):
    """One side of a card. The last three fields repeat the others as indices into a Tally: laying a
    card reads only those."""

    card: int
    side: Side
    kingdom: Symbol | None
    corners: tuple[Symbol | None, ...]
    """The symbol at each corner; None where it is empty or hidden."""
    open: tuple[bool, ...]
    """Which corners are visible; the others are hidden (R4)."""
    centre: tuple[Symbol, ...]
    cost: Tally
    points: int
    scoring: Scoring
    counted: Symbol | None
    """With Scoring.OBJECT: the object that each brings `points`."""
    symbol_indices: tuple[int, ...]
    """All symbols of the face, corners and centre."""
    corner_indices: tuple[int | None, ...]
    """The symbol at each corner; None where there is none."""
    cost_items: tuple[tuple[int, int], ...]
    """The cost as pairs of symbol and number needed, only where some are needed."""

    def __str__(self) -> str:
        return f"{self.card}{self.side.letter}"

    def __repr__(self) -> str:
        return f"<Face {self}>"

    def affordable(self, tally: Tally) -> bool:
        """R26: the symbols must be there before placing; nothing is spent."""
        return all(tally[symbol] >= needed for symbol, needed in self.cost_items)

    def missing(self, tally: Tally) -> Tally:
        """The symbols that are missing to pay for this face."""
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
    """A face from its symbols; the indices are computed."""
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
        symbol_indices=tuple(ORDER[symbol] for symbol in (*corners, *centre) if symbol is not None),
        corner_indices=tuple(None if symbol is None else ORDER[symbol] for symbol in corners),
        cost_items=tuple((place, need) for place, need in enumerate(price) if need),
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

    def __repr__(self) -> str:
        kingdom = "" if self.kingdom is None else f"{self.kingdom.value} "
        return f"<Card {self.id}: {kingdom}{self.kind.value}>"


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
    cells: tuple[tuple[Cell, Symbol], ...]
    """Offset and kingdom of each card; the first is the lowest, at (0, 0)."""

    @property
    def dominant(self) -> Symbol:
        """The colour of its equal cards (R64)."""
        kingdoms = [kingdom for _, kingdom in self.cells]
        return max(kingdoms, key=kingdoms.count)


Objective = SymbolObjective | PatternObjective
