"""What every thinker has in common: requests become questions, and answers are unpacked."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod

from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.bots import NAMES
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view import View
from codex_naturalis.notation.position import write_position
from codex_naturalis.server.ports.thinker import (
    Advice,
    Assessment,
    Exploration,
    Owner,
    ThinkingFailed,
    Verdicts,
)
from codex_naturalis.server.thinking.messages import (
    Answer,
    Chosen,
    Failed,
    Question,
    ToAnswer,
    ToChoose,
    ToExplore,
    ToJudge,
    ToWeigh,
)

logger = logging.getLogger(__name__)

MOST_CANDIDATES = 5


class AskingThinker(ABC):
    """A thinker that has somebody answer questions."""

    bots: tuple[str, ...] = NAMES

    @abstractmethod
    async def ask(self, question: Question, owner: Owner, *, background: bool) -> Answer:
        """Raises Busy or ThinkingFailed."""

    async def choose(self, bot: str, view: View, seed: int, owner: Owner) -> str:
        """Raises Busy, ThinkingFailed, and ValueError for an unknown bot or a view whose seat owes
        no half-move. `weigh`, `judge`, `answer` and `explore` raise the same."""
        answer = await self._think(ToChoose(bot, owner.game, view, str(seed)), owner)
        assert isinstance(answer, Chosen)
        return answer.move

    async def weigh(self, bot: str, view: View, owner: Owner, seconds: float) -> Advice:
        answer = await self._think(ToWeigh(bot, owner.game, view, MOST_CANDIDATES, seconds), owner)
        assert isinstance(answer, Advice)
        return answer

    async def judge(self, bot: str, task: ReviewTask, owner: Owner, seconds: float) -> Assessment:
        answer = await self._think(ToJudge(bot, owner.game, task, seconds), owner)
        assert isinstance(answer, Assessment)
        return answer

    async def answer(self, bot: str, view: View, owner: Owner, seconds: float) -> Verdicts:
        answer = await self._think(ToAnswer(bot, owner.game, view, seconds), owner)
        assert isinstance(answer, Verdicts)
        return answer

    async def explore(
        self, bot: str, view: View, truth: State | None, owner: Owner, seconds: float, seed: int
    ) -> Exploration:
        text = None if truth is None else write_position(truth)
        question = ToExplore(bot, owner.game, view, text, MOST_CANDIDATES, seconds, seed)
        answer = await self._think(question, owner, background=True)
        assert isinstance(answer, Exploration)
        return answer

    async def _think(self, question: Question, owner: Owner, *, background: bool = False) -> Answer:
        if question.bot not in self.bots:
            raise ValueError(f"unknown bot {question.bot!r}: one of {', '.join(self.bots)}")
        if not question.view.my_turn:
            raise ValueError("nothing to think about: the seat of this view owes no half-move")
        answer = await self.ask(question, owner, background=background)
        if isinstance(answer, Failed):
            logger.error("%s\n%s", answer.reason, answer.trace)
            raise ThinkingFailed(answer.reason)
        return answer
