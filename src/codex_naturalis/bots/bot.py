"""The interface of all bots: a View in, a Move out.

A bot gets what its seat may know and nothing else, so it cannot cheat. Randomness is a parameter,
so that a game can be repeated.
"""

from __future__ import annotations

from random import Random
from typing import Protocol, runtime_checkable

from codex_naturalis.bots.evaluated_move import EvaluatedMove
from codex_naturalis.bots.search import Search
from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.view import View


class Bot(Protocol):
    name: str

    def choose(self, view: View, rng: Random) -> Move:
        """A legal half-move of the seat of the view, which must be to move. It depends only on the
        view and on `rng`."""
        ...

    def evaluate(self, view: View, rng: Random) -> list[EvaluatedMove]:
        """The legal half-moves that it considers, best first; at least one. `choose` returns one of
        those with the highest value. Depends only on the view and on `rng`."""
        ...


@runtime_checkable
class SearchingBot(Bot, Protocol):
    """A bot that searches, and can say what it expects of each half-move."""

    @property
    def ready(self) -> bool:
        """Whether a search can start at once; it cannot while the kernel is not compiled."""
        ...

    @property
    def search(self) -> Search: ...
