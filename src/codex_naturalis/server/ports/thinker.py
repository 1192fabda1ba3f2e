"""Thinking: a view in, a half-move out, never on the event loop."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from codex_naturalis.bots.review import Task
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.messages import Candidate
from codex_naturalis.protocol.reviews import JudgedMove


class Busy(Exception):
    """Too many are waiting to be thought for; ask again later."""


class ThinkingFailed(Exception):
    """No answer will come: the bot failed, its processes died, or the thinker is closed."""


class Advice(Struct, frozen=True, tag="advice"):
    bot: str
    """Who gives it: another than was asked, while that one is not ready."""
    candidates: tuple[Candidate, ...]
    """The best first."""


class Verdict(Struct, frozen=True, tag="verdict"):
    by: str
    """Who judged."""
    judged: JudgedMove


class Thinker(Protocol):
    bots: tuple[str, ...]
    """By name."""

    @property
    def waiting(self) -> int:
        """Thoughts that nobody thinks yet."""
        ...

    async def choose(self, bot: str, view: View, seed: int, owner: str) -> str:
        """The half-move, as text, of a bot in that seat. Owners (tables, people) take turns: one
        who asks a lot does not keep the others waiting. Raises Busy or ThinkingFailed."""
        ...

    async def weigh(self, bot: str, view: View, owner: str, seconds: float) -> Advice:
        """The best few half-moves and their worth; a bot that searches does so for that long.
        Raises Busy or ThinkingFailed."""
        ...

    async def judge(self, bot: str, task: Task, owner: str, seconds: float) -> Verdict:
        """What a half-move that was made is worth against the best. Raises Busy or
        ThinkingFailed."""
        ...

    async def close(self) -> None: ...
