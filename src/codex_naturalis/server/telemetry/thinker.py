"""A thinker that measures how long its bots take, and whose thoughts are in the traces."""

from __future__ import annotations

from time import perf_counter

from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view import View
from codex_naturalis.server.ports.thinker import (
    Advice,
    Assessment,
    Exploration,
    Owner,
    Thinker,
    Verdicts,
)
from codex_naturalis.server.ports.tracer import UNTRACED, Tracer
from codex_naturalis.server.telemetry.metrics import Metrics


class MeasuredThinker:
    """Wraps any thinker."""

    def __init__(self, thinker: Thinker, metrics: Metrics, tracer: Tracer = UNTRACED) -> None:
        self.bots = thinker.bots
        self._thinker = thinker
        self._metrics = metrics
        self._tracer = tracer

    @property
    def waiting(self) -> int:
        return self._thinker.waiting

    @property
    def elsewhere(self) -> int:
        return self._thinker.elsewhere

    async def choose(self, bot: str, view: View, seed: int, owner: Owner) -> str:
        started = perf_counter()
        with self._tracer.span("thought", kind="choose", bot=bot):
            move = await self._thinker.choose(bot, view, seed, owner)
        self._metrics.thought_seconds.observe(perf_counter() - started)
        return move

    async def weigh(self, bot: str, view: View, owner: Owner, seconds: float) -> Advice:
        started = perf_counter()
        with self._tracer.span("thought", kind="weigh", bot=bot):
            advice = await self._thinker.weigh(bot, view, owner, seconds)
        self._metrics.thought_seconds.observe(perf_counter() - started)
        return advice

    async def judge(self, bot: str, task: ReviewTask, owner: Owner, seconds: float) -> Assessment:
        """Not measured: nobody is waiting for a single judgement."""
        with self._tracer.span("thought", kind="judge", bot=bot):
            return await self._thinker.judge(bot, task, owner, seconds)

    async def answer(self, bot: str, view: View, owner: Owner, seconds: float) -> Verdicts:
        started = perf_counter()
        with self._tracer.span("thought", kind="answer", bot=bot):
            verdicts = await self._thinker.answer(bot, view, owner, seconds)
        self._metrics.thought_seconds.observe(perf_counter() - started)
        return verdicts

    async def explore(
        self, bot: str, view: View, truth: State | None, owner: Owner, seconds: float, seed: int
    ) -> Exploration:
        """Not measured: it waits for all others."""
        with self._tracer.span("thought", kind="explore", bot=bot):
            return await self._thinker.explore(bot, view, truth, owner, seconds, seed)

    async def close(self) -> None:
        await self._thinker.close()
