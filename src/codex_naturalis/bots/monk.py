"""The monk, at one of his levels; and the plain search that he is measured by."""

from __future__ import annotations

from itertools import accumulate
from math import log
from random import Random

from codex_naturalis.bots import playouts
from codex_naturalis.bots.levels import BASELINE, Level
from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.bots.thinking import Stop, Thinking
from codex_naturalis.bots.weighed import Parts, Weighed, best_first
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.encoding import TooWide
from codex_naturalis.kernel.knowledge import knowledge_of
from codex_naturalis.kernel.readiness import is_ready
from codex_naturalis.kernel.searcher import Learned, Method, Plain, Searcher
from codex_naturalis.kernel.thought import Thought
from codex_naturalis.kernel.weights import new_mind

SECONDS = 1.0
"""A thought takes so long unless told."""
SEED_BITS = 63


class MonkBot:
    """Keeps a tree for each number of seats, from half-move to half-move of a game."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.name = level.name
        self.description = level.description
        self._searchers: dict[int, Searcher] = {}

    @property
    def ready(self) -> bool:
        """Whether the kernel is compiled; the first thought compiles it otherwise."""
        return is_ready()

    def choose(self, view: View, rng: Random) -> Move:
        return self.weigh(view, rng)[0].move

    def weigh(self, view: View, rng: Random) -> list[Weighed]:
        """Searched half-moves in the order of trust; the value is the probability to win, and never
        more than that of one trusted better."""
        level, seed = self.level, rng.getrandbits(SEED_BITS)
        try:
            if level.simulations is None and level.seconds is None:
                return self._at_once(view, seed, rng)
        except TooWide:
            return PlannerBot().weigh(view, rng)
        found = self.think(view, simulations=level.simulations, seconds=level.seconds, seed=seed)
        wins = accumulate((one.win for one in found.candidates), min)
        return [
            Weighed(one.move, win, {"chance to win": win})
            for one, win in zip(found.candidates, wins, strict=True)
        ]

    def think(
        self,
        view: View,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        consider: Move | None = None,
        stop: Stop | None = None,
    ) -> Thought:
        """See Thinking; the whole strength of the search, whatever the level. An area that is too
        wide for the kernel, which takes a blocked opponent (R33), is thought about by playouts."""
        if simulations is None and seconds is None:
            seconds = SECONDS
        search: Thinking = self._searcher(view).think
        try:
            knowledge_of(view)
        except TooWide:
            search = playouts.think
        return search(
            view,
            simulations=simulations,
            seconds=seconds,
            seed=seed,
            consider=consider,
            stop=stop,
        )

    def _at_once(self, view: View, seed: int, rng: Random) -> list[Weighed]:
        """What each half-move leads to, without searching; and the mood of the moment."""
        method = self._searcher(view).method
        assert isinstance(method, Learned)
        share = 2 / max(2, len(view.players))  # the more players, the less each half-move decides
        whim, eager = share * self.level.whim, share * self.level.eager
        weighed = []
        for move, worth in method.judged(view, seed):
            parts: Parts = {"chance to win": worth}
            if whim:
                parts["mood"] = -whim * log(-log(rng.random() + 1e-12))
            if eager and isinstance(move, Place):
                parts["points now"] = eager * view.preview(move).points
            weighed.append(Weighed(move, sum(parts.values()), parts))
        return best_first(weighed)

    def _searcher(self, view: View) -> Searcher:
        seats = len(view.players)
        if seats not in self._searchers:
            self._searchers[seats] = Searcher(self._method(seats))
        return self._searchers[seats]

    def _method(self, seats: int) -> Method:
        return Plain() if self.level is BASELINE else Learned(new_mind(seats))
