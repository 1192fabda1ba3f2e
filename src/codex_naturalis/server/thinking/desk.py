"""A desk: one thought at a time is thought there, and whoever dies at it is replaced."""

from __future__ import annotations

import logging

from codex_naturalis.server.ports.thinker import ThinkingFailed
from codex_naturalis.server.thinking.process import ProcessDied, ThinkingProcess
from codex_naturalis.server.thinking.questions import Answer

logger = logging.getLogger(__name__)

ATTEMPTS = 2


class Desk:
    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._process: ThinkingProcess | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def man(self) -> ThinkingProcess:
        """Start a process unless one is there and lives."""
        if self._process is not None and not self._process.alive:
            await self.clear()
        if self._process is None:
            self._process = await ThinkingProcess.start()
        return self._process

    async def think(self, question: bytes) -> Answer:
        """Raises ThinkingFailed when the process died over it, and the next one too."""
        for _ in range(ATTEMPTS):
            try:
                process = await self.man()
                return await process.ask(question, self._longest)
            except (ProcessDied, OSError) as error:  # a TimeoutError is one of these
                logger.warning("a thinking process is replaced: %s", type(error).__name__)
                await self.clear()
        raise ThinkingFailed(f"{ATTEMPTS} processes died, or took too long, over one thought")

    async def clear(self) -> None:
        """End the process, if there is one."""
        if self._process is not None:
            await self._process.kill()
            self._process = None
