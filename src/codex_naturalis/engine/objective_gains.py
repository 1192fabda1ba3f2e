"""What laying a card would change in the score of objectives, without laying it."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Face, Objective, PatternObjective, SymbolObjective
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.scoring import ObjectiveScore, occurrences
from codex_naturalis.engine.symbols import ORDER, Symbol


class ObjectiveGains:
    """Of one area, for its open slots: points gained or lost for all of these objectives."""

    __slots__ = ("_area", "_lost", "_patterns", "_patterns_by_kingdom", "_slots", "_symbols")

    def __init__(
        self,
        area: Area,
        slots: Sequence[Cell],
        objectives: Sequence[Objective],
        scores: Sequence[ObjectiveScore],
    ) -> None:
        """The scores are those of the objectives, in the same order."""
        self._area = area
        self._slots = slots
        scored = list(zip(objectives, scores, strict=True))
        self._symbols = [
            (objective, score.points)
            for objective, score in scored
            if isinstance(objective, SymbolObjective)
        ]
        self._patterns = [
            (objective, score.times)
            for objective, score in scored
            if isinstance(objective, PatternObjective)
        ]
        self._lost = [
            [ORDER[symbol] for symbol in area.symbols_under(at)]
            for at in (slots if self._symbols else ())
        ]
        """By slot, the indices of the symbols that a card laid there covers (R25)."""
        self._patterns_by_kingdom: dict[Symbol | None, list[int]] = {}

    def of(self, face: Face) -> tuple[int, ...]:
        """For each slot; empty when nothing changes anywhere."""
        gains = self._pattern_gains(face)
        for objective, now in self._symbols:
            changes = self._symbol_gains(objective, now, face)
            gains = [gain + change for gain, change in zip(gains, changes, strict=True)]
        return tuple(gains) if any(gains) else ()

    def _symbol_gains(self, objective: SymbolObjective, now: int, face: Face) -> list[int]:
        tally = self._area.tally
        gained = face.symbol_indices
        needs = [(place, need) for place, need in enumerate(objective.needs) if need]
        held = {place: tally[place] + gained.count(place) for place, _ in needs}
        points = objective.points
        usual = min([held[place] // need for place, need in needs]) * points - now
        return [
            usual
            if held.keys().isdisjoint(lost)
            else min([(held[place] - lost.count(place)) // need for place, need in needs]) * points
            - now
            for lost in self._lost
        ]

    def _pattern_gains(self, face: Face) -> list[int]:
        """The kingdom of the card is all that patterns look at."""
        known = self._patterns_by_kingdom.get(face.kingdom)
        if known is None:
            known = [0] * len(self._slots)
            for pattern, times in self._patterns:
                for number, at in enumerate(self._slots):
                    if _completes(pattern, self._area, face.kingdom, at):
                        cards = {**self._area.cards, at: face}
                        more = len(occurrences(pattern, cards)) - times
                        known[number] += more * pattern.points
            self._patterns_by_kingdom[face.kingdom] = known
        return known


def _completes(pattern: PatternObjective, area: Area, kingdom: Symbol | None, at: Cell) -> bool:
    """Whether a card of that kingdom, laid there, is one of three that form the pattern."""
    cards = area.cards
    x, y = at
    for (ownx, owny), own in pattern.cells:
        if own is not kingdom:
            continue
        for (dx, dy), other in pattern.cells:
            if (dx, dy) != (ownx, owny):
                face = cards.get((x - ownx + dx, y - owny + dy))
                if face is None or face.kingdom is not other:
                    break
        else:
            return True
    return False
