"""A Thinker that thinks at once, where the test is: no process to wait for."""

from __future__ import annotations

import asyncio
from random import Random

from codex_naturalis.bots import NAMES, make
from codex_naturalis.bots.advice import advise, ready_bot, thinking_of
from codex_naturalis.bots.review import Task, judge
from codex_naturalis.engine.view import View
from codex_naturalis.server.ports.thinker import Advice, Verdict


class InlineThinker:
    bots = NAMES
    waiting = 0

    async def choose(self, bot: str, view: View, seed: int, owner: str) -> str:
        return str(make(bot).choose(view, Random(seed)))

    async def weigh(self, bot: str, view: View, owner: str, seconds: float) -> Advice:
        adviser = ready_bot(bot)
        return Advice(adviser.name, advise(adviser, view, seconds=seconds, most=5))

    async def judge(self, bot: str, task: Task, owner: str, seconds: float) -> Verdict:
        await asyncio.sleep(0)  # others have their turn between two half-moves
        by, think = thinking_of(bot)
        return Verdict(by, judge(task, think, simulations=1))

    async def close(self) -> None:
        pass
