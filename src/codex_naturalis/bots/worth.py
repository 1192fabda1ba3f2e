"""What cards are worth to an area before they are laid: the arithmetic that bots share."""

from __future__ import annotations

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Card, Face, Scoring
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.symbols import ORDER, Tally
from codex_naturalis.engine.view import View

COVERED = Scoring.COVERED


def widest(area: Area) -> int:
    """The most corners that a card could cover in an area."""
    cards = area.cards
    most = 0
    for x, y in area.slots:
        above = ((x - 1, y + 1) in cards) + ((x + 1, y + 1) in cards)
        below = ((x - 1, y - 1) in cards) + ((x + 1, y - 1) in cards)
        most = max(most, above + below)
    return most


def worth(face: Face, tally: Tally, cover: int) -> int:
    """The points of a face laid on `cover` corners that bear no object it counts (R27)."""
    if face.counted is not None:
        place = ORDER[face.counted]
        return face.points * (tally[place] + face.gains.count(place))
    if face.scoring is COVERED:
        return face.points * cover
    return face.points


def lacking(face: Face, tally: Tally) -> int:
    """How many symbols are missing to pay for a face (R26)."""
    missing = 0
    for place, need in face.bill:
        if tally[place] < need:
            missing += need - tally[place]
    return missing


def hand(view: View) -> list[Card]:
    """My hand."""
    return [RETAIL.cards[held.card] for held in view.me.hand if held.card is not None]


def drawable(view: View, source: Source) -> list[Card]:
    """What I may get from a source: the card that lies there, or from a deck all that I have not
    seen and whose back is that of its top card (R6), in the order of the catalogue."""
    index = INDEX.get(source)
    if index is None:
        top = view.decks[source is Source.GOLD_DECK].top
        return [card for card in unseen(view) if card.shown == top]
    card = view.market[index]
    return [] if card is None else [RETAIL.cards[card]]


def unseen(view: View) -> list[Card]:
    """The resource and gold cards that I have not seen, in the order of the catalogue."""
    seen: set[int | None] = set(view.market)
    for player in view.players:
        seen.update([laid.card for laid in player.cards])
        seen.update([held.card for held in player.hand])
    if view.tybor is not None:
        seen.update(view.tybor.taken, view.tybor.scored)
    return [card for card in (*RETAIL.resource, *RETAIL.gold) if card.id not in seen]
