"""Tybor Kwelein's turn (R61–R66): the left column of the market, then the right."""

from __future__ import annotations

from msgspec.structs import replace

from codex_naturalis.engine.cards import Card, Kind, Objective, PatternObjective
from codex_naturalis.engine.events import Event, MarketRefilled, TyborStep, TyborTook
from codex_naturalis.engine.state import Tybor
from codex_naturalis.engine.supply import INDEX, Refill, Source, Supply
from codex_naturalis.engine.symbols import KINGDOMS, OBJECTS, ORDER, SYMBOLS, Symbol

COLUMNS = (
    (Source.RESOURCE_LEFT, Source.GOLD_LEFT),
    (Source.RESOURCE_RIGHT, Source.GOLD_RIGHT),
)
FIVE_POINTER = 5


def resources(tybor: Tybor) -> dict[Symbol, int]:
    """His resources: the number of his cards of each kingdom (R62)."""
    cards = (*tybor.dealt, *tybor.taken)
    return {kingdom: sum(card.kingdom is kingdom for card in cards) for kingdom in KINGDOMS}


def can_pay(tybor: Tybor, gold: Card) -> bool:
    owned = resources(tybor)
    return all(owned[kingdom] >= gold.front.cost[ORDER[kingdom]] for kingdom in KINGDOMS)


def matches(gold: Card, objective: Objective) -> bool:
    """R64: by an object on a corner, else by the dominant colour."""
    if isinstance(objective, PatternObjective):
        return gold.kingdom is objective.dominant
    symbols = [symbol for symbol in SYMBOLS if objective.needs[ORDER[symbol]]]
    if symbols[0] in OBJECTS:
        return any(symbol in gold.front.corners for symbol in symbols)
    return gold.kingdom in symbols


def wants(gold: Card, objectives: tuple[Objective, ...]) -> bool:
    """R63: a five-pointer, or a match with a common objective."""
    if gold.front.points == FIVE_POINTER:
        return True
    return any(matches(gold, objective) for objective in objectives)


def play_turn(
    tybor: Tybor, supply: Supply, objectives: tuple[Objective, ...]
) -> tuple[Tybor, Supply, list[Event]]:
    """His whole turn; unlike a player he neither places nor chooses."""
    events: list[Event] = []
    for resource_slot, gold_slot in COLUMNS:
        resource = supply.market[INDEX[resource_slot]]
        gold = supply.market[INDEX[gold_slot]]
        if gold is not None and can_pay(tybor, gold):
            step, slot = TyborStep.SCORED, gold_slot
        elif gold is not None and wants(gold, objectives):
            step, slot = TyborStep.GOLD, gold_slot
        elif resource is not None:
            step, slot = TyborStep.RESOURCE, resource_slot
        elif gold is not None:
            step, slot = TyborStep.GOLD, gold_slot  # R66: the gold in place of the resource
        else:
            continue  # R66: an empty column
        card, refilled, supply = supply.draw(slot, Refill.SAME)
        points = card.front.points if step is TyborStep.SCORED else 0
        if step is TyborStep.SCORED:
            tybor = replace(tybor, scored=(*tybor.scored, card), points=tybor.points + points)
        else:
            tybor = replace(tybor, taken=(*tybor.taken, card))
        events.append(TyborTook(step, slot, card.id, points))
        if refilled is not None:
            events.append(MarketRefilled(slot, refilled.id))
    return tybor, supply, events


def first_resources(deck: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """R60, R69: the topmost card of each of the first `number` kingdoms in a resource deck."""
    found: dict[Symbol | None, Card] = {}
    for card in deck:
        if len(found) == number:
            break
        assert card.kind is Kind.RESOURCE
        found.setdefault(card.kingdom, card)
    return tuple(found.values())
