"""Which cards a seat knows: its hand, what a source may give, and what it has not seen yet."""

from __future__ import annotations

from codex_naturalis.engine.cards import Card
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.view import View


def own_hand(view: View) -> list[Card]:
    """The cards in my hand."""
    return [RETAIL.cards[held.card] for held in view.me.hand if held.card is not None]


def possible_draws(view: View, source: Source) -> list[Card]:
    """The cards that a source may give: the one that lies there; or, for a deck, all unseen cards
    with the back of its top card (R6), in the order of the catalogue."""
    index = INDEX.get(source)
    if index is None:
        top = view.decks[source is Source.GOLD_DECK].top
        return [card for card in unseen_cards(view) if card.shown == top]
    card = view.market[index]
    return [] if card is None else [RETAIL.cards[card]]


def unseen_cards(view: View) -> list[Card]:
    """The resource and gold cards that I have not seen, in the order of the catalogue."""
    seen: set[int | None] = set(view.market)
    for player in view.players:
        seen.update([laid.card for laid in player.cards])
        seen.update([held.card for held in player.hand])
    if view.tybor is not None:
        seen.update(view.tybor.taken, view.tybor.scored)
    return [card for card in (*RETAIL.resource, *RETAIL.gold) if card.id not in seen]
