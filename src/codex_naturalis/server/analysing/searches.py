"""Searches that go on while somebody looks at a position: one for each person, in slices that wait
for all other thinking."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import sqrt
from typing import Protocol

import msgspec

from codex_naturalis.bots.fallback import STRONGEST
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.analyses import AnalysisStatus
from codex_naturalis.protocol.messages import AnalysisUpdate, Candidate
from codex_naturalis.server.people.limits import Limits, TooMany
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.thinker import Busy, Exploration, Owner, Thinker, ThinkingFailed

logger = logging.getLogger(__name__)

SLICE = 0.25
"""CPU seconds; a game waits so long at most."""
MOST_SLICES = 120
"""Half a minute."""
MOST_SIMULATIONS = 100_000
UPDATE_EVERY = 0.5
MOST_PAUSES = 20
PAUSE = 1.0
"""Seconds to wait when the thinker is busy."""
DECIMALS = 4

_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    def send(self, frame: bytes) -> None: ...


class Search:
    """One position that is being searched for one listener."""

    def __init__(
        self,
        listener: Listener,
        number: int,
        state: State,
        every_card: bool,
        address: str = "",
    ) -> None:
        self.listener = listener
        self.number = number
        self.address = address
        """That of its person, for limits."""
        self.view = view_of(state, state.seat)
        self.truth = state if every_card else None
        self.found: Exploration | None = None
        self.told = float("-inf")

    def tell(self, status: AnalysisStatus) -> None:
        found = self.found
        assert self.view.seat is not None
        update = AnalysisUpdate(
            analysis=self.number,
            status=status,
            seat=self.view.seat,
            open=self.truth is not None if found is None else found.open,
            bot=STRONGEST if found is None else found.by,
            simulations=0 if found is None else found.simulations,
            lines=() if found is None else found.candidates,
            doubts=() if found is None else tuple(map(doubt_of, found.candidates)),
        )
        self.listener.send(_encode(update))


class Searches:
    def __init__(
        self, thinker: Thinker, limits: Limits, payer_of: Callable[[str], str] = str
    ) -> None:
        self._thinker = thinker
        self._limits = limits
        self._payer_of = payer_of
        self._running: dict[str, tuple[Search, asyncio.Task[None]]] = {}

    def __len__(self) -> int:
        return len(self._running)

    def begin(self, person: str, search: Search) -> None:
        """Search a position; the search that the person has begun before ends."""
        before = self._running.pop(person, None)
        if before is not None:
            before[1].cancel()
            before[0].tell(AnalysisStatus.REPLACED)
        task = asyncio.get_running_loop().create_task(self._run(person, search))
        self._running[person] = search, task

    def stop(self, person: str, listener: Listener) -> None:
        """End what was begun over this connection, if it still runs."""
        running = self._running.get(person)
        if running is not None and running[0].listener is listener:
            del self._running[person]
            running[1].cancel()

    async def close(self) -> None:
        tasks = [task for _, task in self._running.values()]
        self._running.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, person: str, search: Search) -> None:
        status = AnalysisStatus.FAILED
        try:
            status = await self._think(person, search)
        except ThinkingFailed:
            logger.warning("an analysis failed")
        finally:
            running = self._running.get(person)
            if running is not None and running[0] is search:
                del self._running[person]
                search.tell(status)

    async def _think(self, person: str, search: Search) -> AnalysisStatus:
        """Until it has thought long enough, or may not think any more."""
        now = asyncio.get_running_loop().time
        owner = Owner(self._payer_of(person), f"analysis:{person}")
        pauses = slices = 0
        while slices < MOST_SLICES:
            try:
                self._limits.check(Action.THINKING, person, search.address)
                found = await self._thinker.explore(
                    STRONGEST, search.view, search.truth, owner, SLICE, slices
                )
            except TooMany:
                return AnalysisStatus.SPENT
            except Busy:
                pauses += 1
                if pauses > MOST_PAUSES:
                    return AnalysisStatus.BUSY
                await asyncio.sleep(PAUSE)
                continue
            slices += 1
            # Another worker begins anew; what it finds is shown once it has found more.
            if search.found is None or found.simulations > search.found.simulations:
                search.found = found
            if search.found.simulations >= MOST_SIMULATIONS:
                break
            if now() - search.told >= UPDATE_EVERY:
                search.told = now()
                search.tell(AnalysisStatus.RUNNING)
        return AnalysisStatus.FINISHED


def doubt_of(candidate: Candidate) -> float:
    """The standard error of a chance to win."""
    win, visits = candidate.win or 0.0, candidate.visits or 0
    return round(sqrt(win * (1 - win) / max(1, visits)), DECIMALS)
