"""How often an area fulfils an objective, and how near it is to the next time."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from codex_naturalis.bots.weights import Weights
from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Face, Objective, PatternObjective, SymbolObjective
from codex_naturalis.engine.geometry import Position
from codex_naturalis.engine.symbols import Symbol, Tally

FULL = 3
"""The cards of a pattern."""


class Prospect(Struct, frozen=True, gc=False):
    times: int
    """How often it is fulfilled: what scoring.score_objective says."""
    share: float
    """What is begun, as a part of one more time."""


def prospect(
    goal: Objective, area: Area, held: Collection[Symbol | None], weights: Weights
) -> Prospect:
    """`held`: the kingdoms of the cards in hand."""
    if isinstance(goal, SymbolObjective):
        return _set(goal, area.tally, weights)
    return _pattern(goal, area, held, weights)


def _set(goal: SymbolObjective, tally: Tally, weights: Weights) -> Prospect:
    needs = [(tally[place], need) for place, need in enumerate(goal.needs) if need]
    times = min([have // need for have, need in needs])
    size = sum([need for _, need in needs])
    there = sum([min(need, have - times * need) for have, need in needs])
    nearly = weights.set_nearly if size - there == 1 else 0
    return Prospect(times, weights.set_share * there / size + nearly)


def _pattern(
    goal: PatternObjective, area: Area, held: Collection[Symbol | None], weights: Weights
) -> Prospect:
    """Of all places where the pattern lies or may still come to lie, the best that have no
    position in common (R53). Whole ones go first, from below, as scoring.occurrences finds them."""
    cards, slots, shut = area.cards, area.slots, area.shut
    found: list[tuple[float, int, int, list[Position]]] = []
    for x, y in _anchors(goal, cards):
        lying = opened = 0
        ready = False
        spots = []
        for (dx, dy), kingdom in goal.cells:
            spot = (x + dx, y + dy)
            face = cards.get(spot)
            if face is not None:
                if face.kingdom is not kingdom:
                    break
                lying += 1
            elif spot in shut:
                break
            else:
                opened += spot in slots
                ready = ready or kingdom in held
            spots.append(spot)
        else:
            found.append((-_share(lying, opened, ready, weights), y, x, spots))
    found.sort()
    return _disjoint(found)


def _anchors(goal: PatternObjective, cards: dict[Position, Face]) -> set[Position]:
    """Where the lowest card of the pattern may lie, so that a card that lies is part of it."""
    (_, lowest), ((ax, ay), second), ((bx, by), third) = goal.cells
    anchors = set()
    for (x, y), face in cards.items():
        kingdom = face.kingdom
        if kingdom is lowest:
            anchors.add((x, y))
        if kingdom is second:
            anchors.add((x - ax, y - ay))
        if kingdom is third:
            anchors.add((x - bx, y - by))
    return anchors


def _share(lying: int, opened: int, ready: bool, weights: Weights) -> float:
    """What a pattern is worth of which some cards lie, and some other positions are open."""
    if lying == FULL:
        return 1.0
    if lying < FULL - 1:
        return weights.single[opened]
    if not opened:
        return weights.pair_far
    return weights.pair_held if ready else weights.pair_open


def _disjoint(found: list[tuple[float, int, int, list[Position]]]) -> Prospect:
    used: set[Position] = set()
    times = 0
    share = 0.0
    for worth, _, _, spots in found:
        if used.isdisjoint(spots):
            used.update(spots)
            if worth == -1:
                times += 1
            else:
                share -= worth
    return Prospect(times, share)
