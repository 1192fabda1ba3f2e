"""The thinker on one machine: worker processes and a fair queue."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from codex_naturalis.server.ports.thinker import Owner, ThinkingFailed
from codex_naturalis.server.thinking.asking import AskingThinker
from codex_naturalis.server.thinking.fair_queue import FairQueue
from codex_naturalis.server.thinking.kernel_build import build_kernel
from codex_naturalis.server.thinking.messages import Answer, Question, frame
from codex_naturalis.server.thinking.worker_slot import WorkerSlot

logger = logging.getLogger(__name__)

SHARE = 4
"""A payer may fill at most one part in `SHARE` of the queue."""
MOST_RUNNING = 2
"""Thoughts of one payer at a time, unless half of the workers are more: so somebody else's can
begin at once."""


@dataclass(frozen=True, eq=False, slots=True)
class Thought:
    owner: Owner
    question: bytes
    answer: asyncio.Future[Answer]


class PoolThinker(AskingThinker):
    def __init__(self, workers: int, most_waiting: int, *, longest: float = 60.0) -> None:
        """`longest`: seconds after which a process counts as dead. The processes start in the
        background now, or with the first request if no event loop is running yet."""
        if workers < 1 or most_waiting < 1:
            raise ValueError(f"{workers} workers and {most_waiting} waiting: at least 1 of each")
        self._waiting: FairQueue[Thought] = FairQueue(most_waiting, max(1, most_waiting // SHARE))
        self._slots = [WorkerSlot(longest) for _ in range(workers)]
        self._idle: list[WorkerSlot] = []
        self._running: Counter[str] = Counter()
        """By payer, without zeros."""
        self._most_running = max(MOST_RUNNING, (workers + 1) // 2)
        self._some_idle = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._unanswered: set[asyncio.Future[Answer]] = set()
        self._closed = False
        with suppress(RuntimeError):
            self._start()

    @property
    def waiting(self) -> int:
        """The number of requests that are waiting for a worker."""
        return len(self._waiting)

    @property
    def elsewhere(self) -> int:
        return 0

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the running processes."""
        return tuple(slot.pid for slot in self._slots if slot.pid is not None)

    async def ask(self, question: Question, owner: Owner, *, background: bool) -> Answer:
        return await self.ask_encoded(frame(question), owner, background=background)

    async def ask_encoded(self, question: bytes, owner: Owner, *, background: bool) -> Answer:
        """A question as `frame` writes it. Raises Busy or ThinkingFailed."""
        if self._closed:
            raise ThinkingFailed("the thinker is closed")
        self._start()
        thought = Thought(owner, question, asyncio.get_running_loop().create_future())
        self._waiting.put(owner.payer, thought, background=background)
        self._unanswered.add(thought.answer)
        try:
            return await thought.answer
        finally:  # also when the caller was cancelled
            self._unanswered.discard(thought.answer)
            self._waiting.discard(owner.payer, thought)

    async def close(self) -> None:
        """End the processes; callers that are still waiting get ThinkingFailed."""
        self._closed = True
        for answer in self._unanswered:
            if not answer.done():
                answer.set_exception(ThinkingFailed("the thinker is closed"))
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(slot.stop() for slot in self._slots))

    def _start(self) -> None:
        asyncio.get_running_loop()  # raises RuntimeError before anything is started
        if not self._tasks:
            for slot in self._slots:
                self._spawn(self._open(slot))
            self._spawn(self._dispatch())
            self._spawn(build_kernel())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _open(self, slot: WorkerSlot) -> None:
        with suppress(Exception):  # the first request will try again and report the error
            await slot.start()
        self._release(slot)

    async def _dispatch(self) -> None:
        """Takes from the queue only when a worker is free, so that the order stays fair. Where
        there are several workers, one is always left free of what waits in the background."""
        spare = 0 if len(self._slots) == 1 else 1
        while True:
            while not self._idle:
                self._some_idle.clear()
                await self._some_idle.wait()
            thought = await self._waiting.take(lambda: len(self._idle) > spare, self._may_begin)
            self._running[thought.owner.payer] += 1
            self._spawn(self._work_on(thought, self._take_slot(thought.owner.game)))

    def _may_begin(self, payer: str) -> bool:
        return self._running[payer] < self._most_running

    def _take_slot(self, game: str) -> WorkerSlot:
        """A free slot, if possible one whose worker may have a tree of the game."""
        slot = next((one for one in self._idle if game in one.games), self._idle[0])
        self._idle.remove(slot)
        if game not in slot.games:
            slot.games.append(game)
        return slot

    def _release(self, slot: WorkerSlot) -> None:
        self._idle.append(slot)
        self._some_idle.set()
        self._waiting.look_again()

    async def _work_on(self, thought: Thought, slot: WorkerSlot) -> None:
        """Always sets an answer or an exception, and releases the slot."""
        try:
            answer = await slot.think(thought.question)
        except Exception as error:
            logger.exception("a thought failed")
            if not thought.answer.done():
                thought.answer.set_exception(ThinkingFailed(str(error)))
        else:
            if not thought.answer.done():
                thought.answer.set_result(answer)
        finally:
            self._running[thought.owner.payer] -= 1
            self._running += Counter()  # without zeros
            self._release(slot)
