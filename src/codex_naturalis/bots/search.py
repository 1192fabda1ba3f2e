"""The interface of all searches: a View in, what is expected of each half-move out."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.search.result import SearchResult

Stop = Callable[[], bool]
"""Called again and again during a search: whether it should stop."""


class Search(Protocol):
    def __call__(
        self,
        view: View,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        consider: Collection[Move] = (),
        stop: Stop | None = None,
    ) -> SearchResult:
        """What the seat of a view, which must be to move, can expect of its half-moves. With
        `simulations` the same view and seed give the same result; `seconds` is a limit of time.
        Those of `consider` are always among the candidates, with a fair share of the visits. Once
        `stop` returns true, the search returns at once with what it has."""
        ...
