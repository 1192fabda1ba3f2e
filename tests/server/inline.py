"""A Thinker that thinks at once, where the test is: no process to wait for."""

from __future__ import annotations

from random import Random

from codex_naturalis.bots import NAMES, make
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.messages import Candidate


class InlineThinker:
    bots = NAMES
    waiting = 0

    async def choose(self, bot: str, view: View, seed: int, owner: str) -> str:
        return str(make(bot).choose(view, Random(seed)))

    async def weigh(self, bot: str, view: View, owner: str) -> tuple[Candidate, ...]:
        weighed = make(bot).weigh(view, Random(0))[:5]
        return tuple(
            Candidate(str(one.move), one.value, {str(k): v for k, v in one.parts.items()})
            for one in weighed
        )

    async def close(self) -> None:
        pass
