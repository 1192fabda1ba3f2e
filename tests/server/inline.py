"""A Thinker that thinks at once, where the test is: no process to wait for."""

from __future__ import annotations

import asyncio
from random import Random

from codex_naturalis.analysis.answers import answers_to
from codex_naturalis.analysis.exploration import explore
from codex_naturalis.analysis.hints import suggest_moves
from codex_naturalis.analysis.judgement import ReviewTask, judge
from codex_naturalis.bots import NAMES, make
from codex_naturalis.bots.fallback import ready_bot, ready_search
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view import View
from codex_naturalis.server.ports.thinker import Advice, Assessment, Exploration, Owner, Verdicts


class InlineThinker:
    bots = NAMES
    waiting = elsewhere = 0

    async def choose(self, bot: str, view: View, seed: int, owner: Owner) -> str:
        return str(make(bot).choose(view, Random(seed)))

    async def weigh(self, bot: str, view: View, owner: Owner, seconds: float) -> Advice:
        adviser = ready_bot(bot)
        return Advice(adviser.name, suggest_moves(adviser, view, seconds=seconds, most=5))

    async def judge(self, bot: str, task: ReviewTask, owner: Owner, seconds: float) -> Assessment:
        await asyncio.sleep(0)  # others have their turn between two half-moves
        by, think = ready_search(bot)
        return Assessment(by, judge(task, think, simulations=1))

    async def answer(self, bot: str, view: View, owner: Owner, seconds: float) -> Verdicts:
        by, think = ready_search(bot)
        return Verdicts(by, answers_to(view, think, simulations=1))

    async def explore(
        self, bot: str, view: View, truth: State | None, owner: Owner, seconds: float, seed: int
    ) -> Exploration:
        await asyncio.sleep(0)
        found = explore(make(bot), view, truth, seconds=seconds, seed=seed, most=5)
        return Exploration(found.by, found.open, found.simulations, found.candidates)

    async def close(self) -> None:
        pass
