"""What decisions mean for a person now: a fold of the log."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.moderation_store import DecisionRow

ENDING = (DecisionKind.UNDO, DecisionKind.LIFT)


class Standing(Struct, frozen=True):
    mute: DecisionRow | None = None
    ban: DecisionRow | None = None


def standing_of(decisions: Iterable[DecisionRow], now: Millis) -> Standing:
    """By the decisions about one person, in any order. Of several mutes or bans that were not
    undone or lifted the newest counts."""
    ordered = sorted(decisions, key=lambda decision: decision.id)
    ended = {decision.of for decision in ordered if decision.kind in ENDING}

    def newest(kind: DecisionKind) -> DecisionRow | None:
        valid = [one for one in ordered if one.kind is kind and one.id not in ended]
        if not valid or (valid[-1].until is not None and valid[-1].until <= now):
            return None
        return valid[-1]

    return Standing(newest(DecisionKind.MUTE), newest(DecisionKind.BAN))
