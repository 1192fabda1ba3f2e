"""A thinker whose thoughts are measured."""

from __future__ import annotations

from time import perf_counter

from codex_naturalis.bots.review import Task
from codex_naturalis.engine.view import View
from codex_naturalis.server.ports.thinker import Advice, Thinker, Verdict
from codex_naturalis.server.telemetry.metrics import Metrics


class MeasuredThinker:
    """Around any other."""

    def __init__(self, thinker: Thinker, metrics: Metrics) -> None:
        self.bots = thinker.bots
        self._thinker = thinker
        self._metrics = metrics

    @property
    def waiting(self) -> int:
        return self._thinker.waiting

    async def choose(self, bot: str, view: View, seed: int, owner: str) -> str:
        begun = perf_counter()
        move = await self._thinker.choose(bot, view, seed, owner)
        self._metrics.thought_seconds.observe(perf_counter() - begun)
        return move

    async def weigh(self, bot: str, view: View, owner: str, seconds: float) -> Advice:
        begun = perf_counter()
        advice = await self._thinker.weigh(bot, view, owner, seconds)
        self._metrics.thought_seconds.observe(perf_counter() - begun)
        return advice

    async def judge(self, bot: str, task: Task, owner: str, seconds: float) -> Verdict:
        """Not measured: nobody waits for a single one."""
        return await self._thinker.judge(bot, task, owner, seconds)

    async def close(self) -> None:
        await self._thinker.close()
