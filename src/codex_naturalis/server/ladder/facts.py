"""What the server has found about rated games, as the facts of a report."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from codex_naturalis.protocol.moderation import ReportFact


def facts_to_text(facts: Sequence[ReportFact]) -> str:
    """As the store keeps them: an object, by name."""
    return msgspec.json.encode(
        {fact.name: {"value": fact.value, "doubt": fact.doubt} for fact in facts}
    ).decode()
