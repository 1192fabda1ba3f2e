"""The monk at one of its levels, and the plain search that serves as a reference."""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate
from math import log
from random import Random

from codex_naturalis.bots import playouts
from codex_naturalis.bots.evaluated_move import EvaluatedMove, Parts, best_first
from codex_naturalis.bots.levels import BASELINE, Level
from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.bots.search import Search, Stop
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view import View
from codex_naturalis.kernel.build.readiness import is_ready
from codex_naturalis.kernel.evaluation.weights import new_evaluator
from codex_naturalis.kernel.rules.encoding import TooWide
from codex_naturalis.kernel.search.information_set import information_set_of
from codex_naturalis.kernel.search.methods import BaselineSearch, NetworkSearch, SearchMethod
from codex_naturalis.kernel.search.result import SearchResult
from codex_naturalis.kernel.search.searcher import Searcher

SECONDS = 1.0
"""How long a search takes unless told otherwise."""
SEED_BITS = 63


class MonkBot:
    """Keeps its search tree from half-move to half-move, one for each number of seats."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.name = level.name
        self._searchers: dict[int, Searcher] = {}

    @property
    def ready(self) -> bool:
        """Whether the kernel is compiled; otherwise the first search compiles it."""
        return is_ready()

    def choose(self, view: View, rng: Random) -> Move:
        return self.evaluate(view, rng)[0].move

    def evaluate(self, view: View, rng: Random) -> list[EvaluatedMove]:
        """Searched half-moves in the order of the search, which trusts visits more than values; so
        a value, the probability to win, is lowered to that of the half-move before it."""
        level, seed = self.level, rng.getrandbits(SEED_BITS)
        try:
            if level.simulations is None and level.seconds is None:
                return self._without_search(view, seed, rng)
        except TooWide:
            return PlannerBot().evaluate(view, rng)
        found = self.search(view, simulations=level.simulations, seconds=level.seconds, seed=seed)
        wins = accumulate((one.win for one in found.candidates), min)
        return [
            EvaluatedMove(one.move, win, {"chance to win": win})
            for one, win in zip(found.candidates, wins, strict=True)
        ]

    def search(
        self,
        view: View,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        consider: Collection[Move] = (),
        stop: Stop | None = None,
    ) -> SearchResult:
        """See Search; at full strength, whatever the level. Playouts are used for an area that is
        too wide for the kernel, which is only possible against a blocked opponent (R33)."""
        if simulations is None and seconds is None:
            seconds = SECONDS
        search: Search = self._searcher(view).search
        try:
            information_set_of(view)
        except TooWide:
            search = playouts.search
        return search(
            view,
            simulations=simulations,
            seconds=seconds,
            seed=seed,
            consider=consider,
            stop=stop,
        )

    def explore(
        self, view: View, *, seconds: float, seed: int = 0, truth: State | None = None
    ) -> SearchResult:
        """Go on with the search of a view: slices one after the other are one long search. With
        `truth`, the state of the view, it sees every card. Raises TooWide."""
        return self._searcher(view).search(
            view, seconds=seconds, seed=seed, truth=truth, resume=True
        )

    def _without_search(self, view: View, seed: int, rng: Random) -> list[EvaluatedMove]:
        """The value of what each half-move leads to, with the noise and greediness of the level."""
        method = self._searcher(view).method
        assert isinstance(method, NetworkSearch)
        scale = 2 / max(2, len(view.players))  # the more players, the less each half-move decides
        noise, greediness = scale * self.level.noise, scale * self.level.greediness
        evaluated = []
        for move, value in method.evaluate_moves(view, seed):
            parts: Parts = {"chance to win": value}
            if noise:
                parts["mood"] = -noise * log(-log(rng.random() + 1e-12))
            if greediness and isinstance(move, Place):
                parts["points now"] = greediness * view.preview(move).points
            evaluated.append(EvaluatedMove(move, sum(parts.values()), parts))
        return best_first(evaluated)

    def _searcher(self, view: View) -> Searcher:
        seats = len(view.players)
        if seats not in self._searchers:
            self._searchers[seats] = Searcher(self._method(seats))
        return self._searchers[seats]

    def _method(self, seats: int) -> SearchMethod:
        return BaselineSearch() if self.level is BASELINE else NetworkSearch(new_evaluator(seats))
