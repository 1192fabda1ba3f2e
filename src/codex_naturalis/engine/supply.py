"""What can be drawn: two decks and the market of four face-up cards (R11, R30–R32)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from codex_naturalis.engine.cards import Card


class Source(StrEnum):
    """Where a card is drawn from: a deck, or a slot of the market (1 left, 2 right)."""

    RESOURCE_DECK = "R"
    GOLD_DECK = "G"
    RESOURCE_LEFT = "R1"
    RESOURCE_RIGHT = "R2"
    GOLD_LEFT = "G1"
    GOLD_RIGHT = "G2"


SOURCES: tuple[Source, ...] = tuple(Source)
RESOURCE_DECK, GOLD_DECK = DECKS = SOURCES[:2]
MARKET: tuple[Source, ...] = SOURCES[2:]
INDEX: dict[Source, int] = {source: index for index, source in enumerate(MARKET)}
"""The index of each slot in `Supply.market`."""
GOLD_ROW = INDEX[Source.GOLD_LEFT]


class Refill(StrEnum):
    """R31: what fills a market slot whose own deck is empty."""

    SAME = "same"
    OTHER = "other"


class Supply(Struct, frozen=True, gc=False):
    resource: tuple[Card, ...]
    gold: tuple[Card, ...]
    market: tuple[Card | None, ...]

    @property
    def decks_empty(self) -> bool:
        """Both decks are empty (R40)."""
        return not self.resource and not self.gold

    def holds(self, source: Source) -> bool:
        index = INDEX.get(source)
        if index is not None:
            return self.market[index] is not None
        return bool(self.resource if source is RESOURCE_DECK else self.gold)

    @property
    def empty(self) -> bool:
        """Nothing can be drawn (R32)."""
        return self.decks_empty and not any(self.market)

    @property
    def sources(self) -> tuple[Source, ...]:
        """Where a card can be drawn, in the order of SOURCES."""
        if self.resource and self.gold:  # then every slot has been refilled
            return SOURCES
        stock = zip(SOURCES, (self.resource, self.gold, *self.market), strict=True)
        return tuple([source for source, cards in stock if cards])

    def draw(self, source: Source, refill: Refill) -> tuple[Card, Card | None, Supply]:
        """Take a card and refill its slot at once (R30). Returns the card, the card that refilled
        the slot or None, and the supply after that. The source must not be empty."""
        resource, gold, market = self.resource, self.gold, self.market
        index = INDEX.get(source)
        if index is None:
            if source is RESOURCE_DECK:
                return resource[0], None, Supply(resource[1:], gold, market)
            return gold[0], None, Supply(resource, gold[1:], market)
        card = market[index]
        assert card is not None, f"{source} is empty"
        from_resource = index < GOLD_ROW
        if not (resource if from_resource else gold) and refill is Refill.OTHER:
            from_resource = not from_resource
        refilled = None
        if from_resource:
            if resource:
                refilled, resource = resource[0], resource[1:]
        elif gold:
            refilled, gold = gold[0], gold[1:]
        slots = list(market)
        slots[index] = refilled
        return card, refilled, Supply(resource, gold, tuple(slots))
