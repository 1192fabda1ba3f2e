"""The thinker, which computes half-moves, hints and reviews from views, outside the event loop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from codex_naturalis.analysis.answers import Answers
from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.messages import Candidate
from codex_naturalis.protocol.reviews import ReviewedMove


class Owner(Struct, frozen=True):
    """Whose thought it is."""

    payer: str
    """Who shares in the thinker: a person, or the address of a guest. Payers take turns, however
    many tables each of them has."""
    game: str = ""
    """What it is about: a worker may still have the tree of this game."""


class Busy(Exception):
    """Too many requests are waiting; ask again later."""


class ThinkingFailed(Exception):
    """No answer will come: the bot failed, its processes died, or the thinker is closed."""


@dataclass
class ThoughtCounts:
    """Where thoughts were made since the start, by a node that may ask workers."""

    by_workers: int = 0
    here: int = 0
    """By the node itself: no worker was there, or none took it."""
    again: int = 0
    """Asked again, because a worker died, hung or could not be reached."""
    workers: int = 0
    """Those that take thoughts now."""
    foreign: int = 0
    """Those that are there now with another version, and are not asked."""


class Advice(Struct, frozen=True, tag="advice"):
    bot: str
    """The bot that gave the advice: a stand-in while the requested bot is not ready."""
    candidates: tuple[Candidate, ...]
    """The best first."""


class Assessment(Struct, frozen=True, tag="assessment"):
    by: str
    """The bot that judged."""
    judged: ReviewedMove


class Verdicts(Struct, frozen=True, tag="verdicts"):
    by: str
    """The bot that judged."""
    found: Answers


class Exploration(Struct, frozen=True, tag="exploration"):
    by: str
    """The bot that searched."""
    open: bool
    """Whether it saw every card: a stand-in cannot."""
    simulations: int
    """Of this slice and those before it."""
    candidates: tuple[Candidate, ...]
    """The best first."""


class Thinker(Protocol):
    bots: tuple[str, ...]
    """Their names, the strongest last."""

    @property
    def waiting(self) -> int:
        """The number of requests that are waiting for a worker."""
        ...

    @property
    def elsewhere(self) -> int:
        """The number of processes of workers on other machines that can be asked."""
        ...

    async def choose(self, bot: str, view: View, seed: int, owner: Owner) -> str:
        """The half-move, as text, that a bot chooses for the seat of the view. Payers take turns,
        so that one with many requests does not keep the others waiting. Raises Busy or
        ThinkingFailed."""
        ...

    async def weigh(self, bot: str, view: View, owner: Owner, seconds: float) -> Advice:
        """The best few half-moves and their values; a bot that searches takes `seconds`. Raises
        Busy or ThinkingFailed."""
        ...

    async def judge(self, bot: str, task: ReviewTask, owner: Owner, seconds: float) -> Assessment:
        """Compare a half-move of a finished game with the best one. Raises Busy or
        ThinkingFailed."""
        ...

    async def answer(self, bot: str, view: View, owner: Owner, seconds: float) -> Verdicts:
        """The verdict on every legal half-move. Raises Busy or ThinkingFailed."""
        ...

    async def explore(
        self, bot: str, view: View, truth: State | None, owner: Owner, seconds: float, seed: int
    ) -> Exploration:
        """One slice of a long search; the next one of the same view goes on where it ended. With
        `truth`, the state of the view, it sees every card. It waits until nobody else does. Raises
        Busy or ThinkingFailed."""
        ...

    async def close(self) -> None: ...
