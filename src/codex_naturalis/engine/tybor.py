"""Tybor Kwelein's turn (R61–R66): the left column of the market, then the right."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from codex_naturalis.engine.cards import Card, Kind, Objective, PatternObjective
from codex_naturalis.engine.events import (
    Event,
    MarketRefilled,
    TyborReason,
    TyborStep,
    TyborTook,
)
from codex_naturalis.engine.state import Tybor
from codex_naturalis.engine.supply import INDEX, Refill, Source, Supply
from codex_naturalis.engine.symbols import KINGDOMS, OBJECTS, ORDER, SYMBOLS, Symbol

COLUMNS = (
    (Source.RESOURCE_LEFT, Source.GOLD_LEFT),
    (Source.RESOURCE_RIGHT, Source.GOLD_RIGHT),
)
FIVE_POINTER = 5


def resources(tybor: Tybor) -> dict[Symbol, int]:
    """The number of his cards of each kingdom (R62)."""
    cards = (*tybor.dealt, *tybor.taken)
    return {kingdom: sum(card.kingdom is kingdom for card in cards) for kingdom in KINGDOMS}


def can_pay(tybor: Tybor, gold: Card) -> bool:
    owned = resources(tybor)
    return all(owned[kingdom] >= gold.front.cost[ORDER[kingdom]] for kingdom in KINGDOMS)


def matches(gold: Card, objective: Objective) -> bool:
    """R64: whether a gold card matches an objective, by an object on a corner or by its kingdom."""
    if isinstance(objective, PatternObjective):
        return gold.kingdom is objective.dominant
    symbols = [symbol for symbol in SYMBOLS if objective.needs[ORDER[symbol]]]
    if symbols[0] in OBJECTS:
        return any(symbol in gold.front.corners for symbol in symbols)
    return gold.kingdom in symbols


def wanted_for(
    gold: Card, objectives: tuple[Objective, ...]
) -> tuple[TyborReason, int | None] | None:
    """R63: a five-pointer, or a match with a common objective, and which; None: not wanted."""
    if gold.front.points == FIVE_POINTER:
        return TyborReason.FIVE_POINTS, None
    for objective in objectives:
        if matches(gold, objective):
            return TyborReason.OBJECTIVE, objective.id
    return None


class Choice(Struct, frozen=True):
    """What he takes from a column, and why."""

    step: TyborStep
    slot: Source
    reason: TyborReason
    objective: int | None = None


def choose(
    tybor: Tybor, supply: Supply, column: tuple[Source, Source], objectives: tuple[Objective, ...]
) -> Choice | None:
    """R62–R66; None: the column is empty."""
    resource_slot, gold_slot = column
    resource, gold = (supply.market[INDEX[slot]] for slot in column)
    if gold is not None:
        if can_pay(tybor, gold):
            return Choice(TyborStep.SCORED, gold_slot, TyborReason.PAID)
        wanted = wanted_for(gold, objectives)
        if wanted is not None:
            return Choice(TyborStep.GOLD, gold_slot, *wanted)
    if resource is not None:
        reason = TyborReason.NO_GOLD if gold is None else TyborReason.NOT_WANTED
        return Choice(TyborStep.RESOURCE, resource_slot, reason)
    if gold is not None:
        return Choice(TyborStep.GOLD, gold_slot, TyborReason.NO_RESOURCE)
    return None


def play_turn(
    tybor: Tybor, supply: Supply, objectives: tuple[Objective, ...]
) -> tuple[Tybor, Supply, list[Event]]:
    """His whole turn: he follows fixed rules and has no choice."""
    events: list[Event] = []
    for column in COLUMNS:
        choice = choose(tybor, supply, column, objectives)
        if choice is None:
            continue
        gold = supply.market[INDEX[column[1]]]
        card, refilled, supply = supply.draw(choice.slot, Refill.SAME)
        scored = choice.step is TyborStep.SCORED
        points = card.front.points if scored else 0
        if scored:
            tybor = replace(tybor, scored=(*tybor.scored, card), points=tybor.points + points)
        else:
            tybor = replace(tybor, taken=(*tybor.taken, card))
        events.append(
            TyborTook(
                step=choice.step,
                slot=choice.slot,
                card=card.id,
                points=points,
                reason=choice.reason,
                gold=None if gold is None else gold.id,
                objective=choice.objective,
            )
        )
        if refilled is not None:
            events.append(MarketRefilled(choice.slot, refilled.id))
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
