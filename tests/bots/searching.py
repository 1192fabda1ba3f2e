"""Bots that search, for tests: by playouts, so that nothing has to be compiled."""

from __future__ import annotations

from codex_naturalis.bots import playouts
from codex_naturalis.bots.planner import PlannerBot
from codex_naturalis.bots.search import Search


class Sage(PlannerBot):
    name = "sage"
    ready = True
    search: Search = staticmethod(playouts.search)


class Sleeper(Sage):
    """Is never ready."""

    name = "sleeper"
    ready = False
