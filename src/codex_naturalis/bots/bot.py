"""The port of all bots: a View in, a Move out, and what it thinks of the others.

A bot gets what its seat may know and nothing else, so it cannot cheat; randomness is a
parameter, so that a game can be played again.
"""

from __future__ import annotations

from random import Random
from typing import Protocol, runtime_checkable

from codex_naturalis.bots.thinking import Thinking
from codex_naturalis.bots.weighed import Weighed
from codex_naturalis.engine.moves import Move
from codex_naturalis.engine.view import View


class Bot(Protocol):
    name: str

    def choose(self, view: View, rng: Random) -> Move:
        """A legal half-move of the seat that the view belongs to, which must owe one. It depends
        on the view and on `rng` alone."""
        ...

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        """The legal half-moves that it took a close look at, the best first: one at least, and
        `choose` takes one whose value is the highest. Depends on no more than `choose` does."""
        ...


@runtime_checkable
class ThinkingBot(Bot, Protocol):
    """A bot that searches, and can tell what it expects."""

    @property
    def ready(self) -> bool:
        """Whether it would begin at once; it does not when it must be compiled first."""
        ...

    @property
    def think(self) -> Thinking: ...
