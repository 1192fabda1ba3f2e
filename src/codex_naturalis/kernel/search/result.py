"""The result of a search: what it expects of each half-move that it tried."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.moves import Move


class SearchedMove(Struct, frozen=True):
    move: Move
    visits: int
    """How many simulations went through it."""
    win: float
    """The probability that the seat wins after it, a shared victory counting its share."""
    wins: tuple[float, ...]
    """The same for every seat; in solo Tybor's is the last."""
    scores: tuple[float, ...]
    """Expected final totals by seat; in solo Tybor's is the last."""
    line: tuple[tuple[int, Move], ...]
    """The expected line: this half-move and the most visited ones after it, each with its seat."""


class SearchResult(Struct, frozen=True):
    seat: int
    simulations: int
    """Of this search. Visits may be more, if the tree of an earlier search was used."""
    candidates: tuple[SearchedMove, ...]
    """The best first; at least one."""

    @property
    def best(self) -> SearchedMove:
        return self.candidates[0]
