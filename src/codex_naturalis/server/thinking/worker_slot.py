"""A slot for one worker process, which is replaced when it dies or takes too long."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress

from codex_naturalis.server.ports.thinker import ThinkingFailed
from codex_naturalis.server.thinking.bot_cache import MOST_BOTS
from codex_naturalis.server.thinking.messages import Answer
from codex_naturalis.server.thinking.process import ProcessDied, ThinkingProcess

logger = logging.getLogger(__name__)

ATTEMPTS = 2


class WorkerSlot:
    def __init__(self, longest: float) -> None:
        self._longest = longest
        self.games: deque[str] = deque(maxlen=MOST_BOTS)
        """The last ones: the worker may still have their trees."""
        self._started: asyncio.Task[ThinkingProcess] | None = None
        """A start that was begun goes on when its caller is cancelled: half a start would leave a
        process behind that nobody knows."""

    @property
    def _process(self) -> ThinkingProcess | None:
        started = self._started
        if started is None or not started.done() or started.exception() is not None:
            return None
        return started.result()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> ThinkingProcess:
        """The running process; starts one if there is none."""
        if self._started is not None and self._started.done():
            process = self._process
            if process is None or not process.alive:
                await self.stop()
        if self._started is None:
            loop = asyncio.get_running_loop()
            self._started = loop.create_task(ThinkingProcess.start())
        return await asyncio.shield(self._started)

    async def think(self, question: bytes) -> Answer:
        """Raises ThinkingFailed when two processes in a row die or take too long."""
        for _ in range(ATTEMPTS):
            try:
                process = await self.start()
                return await process.ask(question, self._longest)
            except (ProcessDied, OSError) as error:  # a TimeoutError is one of these
                logger.warning("replacing a worker process: %s", type(error).__name__)
                await self.stop()
        raise ThinkingFailed(f"{ATTEMPTS} processes died, or took too long, over one question")

    async def stop(self) -> None:
        """End the process, if there is one."""
        started, self._started = self._started, None
        if started is not None:
            with suppress(OSError):
                await (await started).kill()
