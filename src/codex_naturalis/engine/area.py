"""A player's area: the cards laid, the open slots around them, the visible symbols.

Laying a card concerns only its own cell and the four around it, so the slots are updated with
every card instead of being searched for. A cell is at first untouched, then an open slot, and then
either taken by a card or shut for good by a hidden corner (R23).
"""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.cards import FLAT, Face
from codex_naturalis.engine.geometry import CORNER_NUMBERS, OPPOSITE, ORIGIN, Cell, neighbours
from codex_naturalis.engine.symbols import NOTHING, ORDER, Symbol, Tally


class Area(Struct, frozen=True, gc=False):
    cards: dict[Cell, Face]
    """In the order of laying: later cards lie on top."""
    slots: dict[Cell, None]
    """The cells where a card may be laid: an ordered set, in the order of their opening."""
    shut: frozenset[Cell]
    """The cells that a hidden corner forbids."""
    tally: Tally

    def __repr__(self) -> str:
        return f"<Area: {len(self.cards)} cards, {len(self.slots)} slots>"

    @property
    def blocked(self) -> bool:
        """No card can be laid (R33)."""
        return not self.slots

    def hidden_under(self, at: Cell) -> list[Cell]:
        """The cards whose hidden corner forbids `at` (R23)."""
        return [
            spot
            for corner, spot in enumerate(neighbours(at))
            if spot in self.cards and not self.cards[spot].open[OPPOSITE[corner]]
        ]

    def touches(self, at: Cell) -> bool:
        return any(spot in self.cards for spot in neighbours(at))

    def under(self, at: Cell) -> tuple[Cell, ...]:
        """The cards of which a card laid at `at` covers a corner."""
        return tuple([spot for spot in neighbours(at) if spot in self.cards])

    def symbols_under(self, at: Cell) -> tuple[Symbol, ...]:
        """The symbols on those corners, which are lost (R25)."""
        symbols = [
            self.cards[spot].corners[OPPOSITE[corner]]
            for corner, spot in enumerate(neighbours(at))
            if spot in self.cards
        ]
        return tuple([symbol for symbol in symbols if symbol is not None])


class Laying(Struct, frozen=True, gc=False):
    """The result of laying a card."""

    area: Area
    points: int


EMPTY_AREA = Area({}, {ORIGIN: None}, frozenset(), NOTHING)
"""Before the starter is laid."""


def lay(area: Area, face: Face, at: Cell) -> Laying:
    """Lay a face in an open slot. This is not checked: legality.why_not does that."""
    cards = area.cards.copy()
    slots = area.slots.copy()
    shut = area.shut
    tally = [*area.tally]
    for gained in face.symbol_indices:
        tally[gained] += 1
    del slots[at]
    visible = face.open
    covered = 0
    around = neighbours(at)
    for corner in CORNER_NUMBERS:
        spot = around[corner]
        if spot in cards:
            covered += 1
            symbol = cards[spot].corner_indices[OPPOSITE[corner]]
            if symbol is not None:
                tally[symbol] -= 1
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


def points_at(area: Area, face: Face, at: Cell) -> int:
    """The points that laying a face there would bring, without laying it."""
    if face.scoring is FLAT:
        return face.points
    cards = area.cards
    place = None if face.counted is None else ORDER[face.counted]
    number = 0 if place is None else area.tally[place] + face.symbol_indices.count(place)
    for corner, spot in enumerate(neighbours(at)):
        if spot in cards:
            if place is None:
                number += 1
            elif cards[spot].corner_indices[OPPOSITE[corner]] == place:
                number -= 1
    return face.points * number


def build_area(faces: list[tuple[Face, Cell]]) -> Area:
    """An area from its cards in the order of laying, the starter first."""
    area = EMPTY_AREA
    for face, at in faces:
        area = lay(area, face, at).area
    return area
