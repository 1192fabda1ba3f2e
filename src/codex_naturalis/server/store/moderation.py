"""All that the store keeps for moderation."""

from __future__ import annotations

from codex_naturalis.server.store.appeals import Appeals
from codex_naturalis.server.store.decisions import Decisions
from codex_naturalis.server.store.reports import Reports


class Moderation(Reports, Decisions, Appeals):
    pass
