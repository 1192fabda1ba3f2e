"""What a face would bring to an area, and what is missing to pay for it: the bots share this."""

from __future__ import annotations

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Face, Scoring
from codex_naturalis.engine.symbols import ORDER, Tally

COVERED = Scoring.COVERED


def most_covered_corners(area: Area) -> int:
    """The most corners that one card could cover in an area."""
    cards = area.cards
    most = 0
    for x, y in area.slots:
        above = ((x - 1, y + 1) in cards) + ((x + 1, y + 1) in cards)
        below = ((x - 1, y - 1) in cards) + ((x + 1, y - 1) in cards)
        most = max(most, above + below)
    return most


def face_points(face: Face, tally: Tally, cover: int) -> int:
    """The points of a face that covers `cover` corners, none of which shows an object that it
    counts (R27)."""
    if face.counted is not None:
        place = ORDER[face.counted]
        return face.points * (tally[place] + face.symbol_indices.count(place))
    if face.scoring is COVERED:
        return face.points * cover
    return face.points


def missing_symbols(face: Face, tally: Tally) -> int:
    """How many symbols are missing to pay for a face (R26)."""
    missing = 0
    for place, need in face.cost_items:
        if tally[place] < need:
            missing += need - tally[place]
    return missing
