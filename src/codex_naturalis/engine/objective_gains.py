"""What laying a card would change in the score of objectives, without laying it."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.engine.area import Area
from codex_naturalis.engine.cards import Face, Objective, PatternObjective, SymbolObjective
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.scoring import ObjectiveScore, occurrences
from codex_naturalis.engine.symbols import ORDER, Symbol

Changes = tuple[int, ...]
"""By slot, how often more or less an objective would be fulfilled; empty when nowhere."""


class ObjectiveGains:
    """Of one area, for its open slots."""

    __slots__ = ("_area", "_gains", "_lost", "_slots")

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
        self._lost: list[list[int]] | None = None
        self._gains = [
            _PatternGains(objective, score.times, area, slots)
            if isinstance(objective, PatternObjective)
            else _SymbolGains(objective, score.times, area.tally)
            for objective, score in zip(objectives, scores, strict=True)
        ]

    def of(self, face: Face) -> tuple[Changes, ...]:
        """For each objective; empty when none would change anywhere."""
        changes = tuple(
            [
                gains.of(face)
                if isinstance(gains, _PatternGains)
                else gains.of(face, self._lost_symbols())
                for gains in self._gains
            ]
        )
        return changes if any(changes) else ()

    def _lost_symbols(self) -> list[list[int]]:
        """By slot, the indices of the symbols that a card laid there covers (R25)."""
        if self._lost is None:
            self._lost = [
                [ORDER[symbol] for symbol in self._area.symbols_under(at)] for at in self._slots
            ]
        return self._lost


class _SymbolGains:
    __slots__ = ("_needs", "_tally", "_times")

    def __init__(self, objective: SymbolObjective, times: int, tally: Sequence[int]) -> None:
        self._needs = [(place, need) for place, need in enumerate(objective.needs) if need]
        self._times = times
        self._tally = tally

    def of(self, face: Face, lost: list[list[int]]) -> Changes:
        gained = face.symbol_indices
        held = {place: self._tally[place] + gained.count(place) for place, _ in self._needs}
        usual = self._more(held, ())
        untouched = held.keys().isdisjoint
        changes = [usual if untouched(symbols) else self._more(held, symbols) for symbols in lost]
        return tuple(changes) if any(changes) else ()

    def _more(self, held: dict[int, int], lost: Sequence[int]) -> int:
        times = [(held[place] - lost.count(place)) // need for place, need in self._needs]
        return min(times) - self._times


class _PatternGains:
    """The kingdom of a card is all that patterns look at."""

    __slots__ = ("_area", "_by_kingdom", "_gaps", "_pattern", "_slots", "_times")

    def __init__(
        self, pattern: PatternObjective, times: int, area: Area, slots: Sequence[Cell]
    ) -> None:
        self._pattern = pattern
        self._times = times
        self._area = area
        self._slots = slots
        self._gaps = _gaps(pattern, area)
        self._by_kingdom: dict[Symbol | None, Changes] = {}

    def of(self, face: Face) -> Changes:
        known = self._by_kingdom.get(face.kingdom)
        if known is None:
            known = self._by_kingdom[face.kingdom] = self._changes(face)
        return known

    def _changes(self, face: Face) -> Changes:
        gaps = {at for kingdom, at in self._gaps if kingdom is face.kingdom}
        if not gaps:
            return ()
        changes = [
            len(occurrences(self._pattern, {**self._area.cards, at: face})) - self._times
            if at in gaps
            else 0
            for at in self._slots
        ]
        return tuple(changes) if any(changes) else ()


def _gaps(pattern: PatternObjective, area: Area) -> set[tuple[Symbol, Cell]]:
    """The kingdoms and cells where one card would join two others to the pattern."""
    cards, slots = area.cards, area.slots
    (_, low), ((ax, ay), middle), ((bx, by), top) = pattern.cells
    found: set[tuple[Symbol, Cell]] = set()
    for (x, y), face in cards.items():
        kingdom = face.kingdom
        if kingdom is low:
            second, third = (x + ax, y + ay), (x + bx, y + by)
            if second in slots and third in cards and cards[third].kingdom is top:
                found.add((middle, second))
            elif third in slots and second in cards and cards[second].kingdom is middle:
                found.add((top, third))
        if kingdom is middle:
            first, third = (x - ax, y - ay), (x - ax + bx, y - ay + by)
            if first in slots and third in cards and cards[third].kingdom is top:
                found.add((low, first))
    return found
