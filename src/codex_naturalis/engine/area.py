"""A player's manuscript: the cards laid, the frontier of positions around them, the symbols.

Laying a card touches only its own position and the four around it, so the frontier is kept
up to date instead of being searched for: a position goes from untouched to open, and from
there to taken, or to shut for good by a hidden corner (R23).
"""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.cards import FLAT, Face
from codex_naturalis.engine.geometry import ORIGIN, PLACES, SHARED, Position, neighbours
from codex_naturalis.engine.symbols import NOTHING, ORDER, Symbol, Tally


class Area(Struct, frozen=True, gc=False):
    cards: dict[Position, Face]
    """In the order of laying: later cards lie on top."""
    slots: dict[Position, None]
    """The open positions: an ordered set, in the order in which they were opened."""
    shut: frozenset[Position]
    """The positions that a hidden corner forbids."""
    tally: Tally

    @property
    def blocked(self) -> bool:
        return not self.slots

    def hidden_under(self, at: Position) -> list[Position]:
        """The cards whose hidden corner forbids `at` (R23)."""
        return [
            spot
            for corner, spot in enumerate(neighbours(at))
            if spot in self.cards and not self.cards[spot].open[SHARED[corner]]
        ]

    def touches(self, at: Position) -> bool:
        return any(spot in self.cards for spot in neighbours(at))

    def under(self, at: Position) -> tuple[Position, ...]:
        """The cards of which a card laid at `at` covers a corner."""
        return tuple([spot for spot in neighbours(at) if spot in self.cards])

    def symbols_under(self, at: Position) -> tuple[Symbol, ...]:
        """The symbols on those corners, which are lost (R25)."""
        symbols = [
            self.cards[spot].corners[SHARED[corner]]
            for corner, spot in enumerate(neighbours(at))
            if spot in self.cards
        ]
        return tuple([symbol for symbol in symbols if symbol is not None])


class Laying(Struct, frozen=True, gc=False):
    """What comes of laying a card."""

    area: Area
    points: int


EMPTY_AREA = Area({}, {ORIGIN: None}, frozenset(), NOTHING)
"""Before the starter is laid."""


def lay(area: Area, face: Face, at: Position) -> Laying:
    """Lay a face on an open position. Unchecked: legality.why_not says whether it may be."""
    cards = area.cards.copy()
    slots = area.slots.copy()
    shut = area.shut
    tally = [*area.tally]
    for symbol in face.gains:
        tally[symbol] += 1
    del slots[at]
    visible = face.open
    covered = 0
    around = neighbours(at)
    for corner in PLACES:
        spot = around[corner]
        if spot in cards:
            covered += 1
            ink = cards[spot].inks[SHARED[corner]]
            if ink is not None:
                tally[ink] -= 1
        elif spot not in shut:
            if visible[corner]:
                slots[spot] = None
            else:
                slots.pop(spot, None)
                shut |= {spot}
    cards[at] = face
    points = face.points
    if points and face.scoring is not FLAT:
        points *= covered if face.counted is None else tally[ORDER[face.counted]]
    return Laying(Area(cards, slots, shut, tuple(tally)), points)


def points_at(area: Area, face: Face, at: Position) -> int:
    """What laying a face there would score, without laying it."""
    if face.scoring is FLAT:
        return face.points
    cards = area.cards
    place = None if face.counted is None else ORDER[face.counted]
    number = 0 if place is None else area.tally[place] + face.gains.count(place)
    for corner, spot in enumerate(neighbours(at)):
        if spot in cards:
            if place is None:
                number += 1
            elif cards[spot].inks[SHARED[corner]] == place:
                number -= 1
    return face.points * number


def stack(faces: list[tuple[Face, Position]]) -> Area:
    """An area from its cards in the order of laying, the starter first."""
    area = EMPTY_AREA
    for face, at in faces:
        area = lay(area, face, at).area
    return area
