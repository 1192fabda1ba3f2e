"""What a search has to say: for each half-move that it tried, what it expects of it."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.moves import Move


class Candidate(Struct, frozen=True):
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
    """What is expected to follow, with the seat that makes each half-move: the most visited
    half-moves, this one first."""


class Thought(Struct, frozen=True):
    seat: int
    simulations: int
    """Of this search; visits may be more, where an earlier search was used."""
    candidates: tuple[Candidate, ...]
    """The best first; one at least."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]
