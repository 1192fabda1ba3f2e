"""How often an area fulfils an objective, and how near it is to fulfilling it once more."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from codex_naturalis.bots.planner.weights import EvaluationWeights
from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Face, Objective, PatternObjective, SymbolObjective
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.symbols import Symbol, Tally

PATTERN_CARDS = 3


class ObjectiveProgress(Struct, frozen=True, gc=False):
    times: int
    """How often it is fulfilled, as scoring.score_objective counts."""
    share: float
    """The value of what is begun, as a part of fulfilling it once."""


def progress_towards(
    objective: Objective, area: Area, held: Collection[Symbol | None], weights: EvaluationWeights
) -> ObjectiveProgress:
    """`held`: the kingdoms of the cards in hand."""
    if isinstance(objective, SymbolObjective):
        return _set(objective, area.tally, weights)
    return _pattern(objective, area, held, weights)


def _set(objective: SymbolObjective, tally: Tally, weights: EvaluationWeights) -> ObjectiveProgress:
    needs = [(tally[place], need) for place, need in enumerate(objective.needs) if need]
    times = min([have // need for have, need in needs])
    size = sum([need for _, need in needs])
    present = sum([min(need, have - times * need) for have, need in needs])
    bonus = weights.set_missing_one if size - present == 1 else 0
    return ObjectiveProgress(times, weights.set_share * present / size + bonus)


def _pattern(
    objective: PatternObjective,
    area: Area,
    held: Collection[Symbol | None],
    weights: EvaluationWeights,
) -> ObjectiveProgress:
    """The best occurrences, complete or still possible, that have no cell in common (R53). Complete
    ones come first, from below, as in scoring.occurrences."""
    cards, slots, shut = area.cards, area.slots, area.shut
    found: list[tuple[float, int, int, list[Cell]]] = []
    for x, y in _anchors(objective, cards):
        lying = opened = 0
        ready = False
        spots = []
        for (dx, dy), kingdom in objective.cells:
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


def _anchors(objective: PatternObjective, cards: dict[Cell, Face]) -> set[Cell]:
    """The cells for the lowest card of the pattern such that it contains a card that lies."""
    (_, lowest), ((ax, ay), second), ((bx, by), third) = objective.cells
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


def _share(lying: int, opened: int, ready: bool, weights: EvaluationWeights) -> float:
    """The value of a pattern of which some cards lie and some other cells are open slots."""
    if lying == PATTERN_CARDS:
        return 1.0
    if lying < PATTERN_CARDS - 1:
        return weights.single[opened]
    if not opened:
        return weights.pair_unreachable
    return weights.pair_in_hand if ready else weights.pair_open


def _disjoint(found: list[tuple[float, int, int, list[Cell]]]) -> ObjectiveProgress:
    used: set[Cell] = set()
    times = 0
    share = 0.0
    for value, _, _, spots in found:  # negative, so that the best come first
        if used.isdisjoint(spots):
            used.update(spots)
            if value == -1:
                times += 1
            else:
                share -= value
    return ObjectiveProgress(times, share)
