"""The thinker of one machine: some processes, and a queue in which owners take turns."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass

from codex_naturalis.bots import NAMES
from codex_naturalis.bots.review import Task
from codex_naturalis.engine.view import View
from codex_naturalis.server.ports.thinker import Advice, ThinkingFailed, Verdict
from codex_naturalis.server.thinking.desk import Desk
from codex_naturalis.server.thinking.fair_queue import FairQueue
from codex_naturalis.server.thinking.preparation import prepare
from codex_naturalis.server.thinking.questions import (
    Answer,
    Chosen,
    Failed,
    Question,
    ToChoose,
    ToJudge,
    ToWeigh,
    frame,
)

logger = logging.getLogger(__name__)

MOST_CANDIDATES = 5
SHARE = 4
"""No owner may have more than one of so many parts of the queue."""


@dataclass(frozen=True, eq=False, slots=True)
class Thought:
    question: bytes
    answer: asyncio.Future[Answer]


class PoolThinker:
    bots: tuple[str, ...] = NAMES

    def __init__(self, workers: int, most_waiting: int, *, longest: float = 60.0) -> None:
        """`longest`: seconds after which a process counts as dead. The processes start at once,
        in the background, or with the first thought if no event loop runs yet."""
        if workers < 1 or most_waiting < 1:
            raise ValueError(f"{workers} workers and {most_waiting} waiting: at least 1 of each")
        self._waiting: FairQueue[Thought] = FairQueue(most_waiting, max(1, most_waiting // SHARE))
        self._desks = [Desk(longest) for _ in range(workers)]
        self._tasks: list[asyncio.Task[None]] = []
        self._unanswered: set[asyncio.Future[Answer]] = set()
        self._closed = False
        with suppress(RuntimeError):
            self._start()

    @property
    def waiting(self) -> int:
        """Thoughts that nobody thinks yet."""
        return len(self._waiting)

    @property
    def pids(self) -> tuple[int, ...]:
        """Of the processes that there are now."""
        return tuple(desk.pid for desk in self._desks if desk.pid is not None)

    async def choose(self, bot: str, view: View, seed: int, owner: str) -> str:
        """Raises ValueError for an unknown bot or a view whose seat owes nothing, Busy, and
        ThinkingFailed; so do `weigh` and `judge`."""
        answer = await self._think(ToChoose(bot, view, str(seed)), owner)
        assert isinstance(answer, Chosen)
        return answer.move

    async def weigh(self, bot: str, view: View, owner: str, seconds: float) -> Advice:
        answer = await self._think(ToWeigh(bot, view, MOST_CANDIDATES, seconds), owner)
        assert isinstance(answer, Advice)
        return answer

    async def judge(self, bot: str, task: Task, owner: str, seconds: float) -> Verdict:
        answer = await self._think(ToJudge(bot, task, seconds), owner)
        assert isinstance(answer, Verdict)
        return answer

    async def close(self) -> None:
        """End the processes; whoever still waits gets ThinkingFailed."""
        self._closed = True
        for answer in self._unanswered:
            if not answer.done():
                answer.set_exception(ThinkingFailed("the thinker is closed"))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _think(self, question: Question, owner: str) -> Answer:
        if question.bot not in self.bots:
            raise ValueError(f"unknown bot {question.bot!r}: one of {', '.join(self.bots)}")
        if not question.view.my_turn:
            raise ValueError("nothing to think about: the seat of this view owes no half-move")
        if self._closed:
            raise ThinkingFailed("the thinker is closed")
        self._start()
        thought = Thought(frame(question), asyncio.get_running_loop().create_future())
        self._waiting.put(owner, thought)
        self._unanswered.add(thought.answer)
        try:
            answer = await thought.answer
        finally:  # also when who asked has gone away
            self._unanswered.discard(thought.answer)
            self._waiting.discard(owner, thought)
        if isinstance(answer, Failed):
            logger.error("%s\n%s", answer.reason, answer.trace)
            raise ThinkingFailed(answer.reason)
        return answer

    def _start(self) -> None:
        if not self._tasks:
            loop = asyncio.get_running_loop()
            self._tasks = [loop.create_task(self._work_at(desk)) for desk in self._desks]
            self._tasks.append(loop.create_task(prepare()))

    async def _work_at(self, desk: Desk) -> None:
        try:
            with suppress(Exception):  # the first thought will try again, and tell
                await desk.man()
            while True:
                await self._work_on(await self._waiting.take(), desk)
        finally:
            await desk.clear()

    async def _work_on(self, thought: Thought, desk: Desk) -> None:
        """Whatever happens, there is an answer, and work goes on."""
        try:
            answer = await desk.think(thought.question)
        except Exception as error:
            logger.exception("a thought failed")
            if not thought.answer.done():
                thought.answer.set_exception(ThinkingFailed(str(error)))
        else:
            if not thought.answer.done():
                thought.answer.set_result(answer)
