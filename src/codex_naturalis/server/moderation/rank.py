"""Who may decide about whom. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.people import Role
from codex_naturalis.server.ports.moderation_store import DecisionRow

Roles = Mapping[str, Role]

ABOUT_PEOPLE = (
    DecisionKind.WARN,
    DecisionKind.MUTE,
    DecisionKind.RENAME,
    DecisionKind.BAN,
    DecisionKind.CLOSE_TABLE,
    DecisionKind.DISMISS,
)
ABOUT_ADDRESSES = (DecisionKind.BLOCK_ADDRESS, DecisionKind.UNBLOCK_ADDRESS)
"""Of hosts only."""


class Decider(Struct, frozen=True):
    person: str | None
    """None: the host, by a command."""
    role: Role

    @property
    def hosts(self) -> bool:
        return self.role is Role.HOST


COMMAND = Decider(None, Role.HOST)


def may_decide_about(by: Decider, person: str, roles: Roles) -> bool:
    """Nobody about themself; moderators only about people who have no role."""
    return by.person != person and (by.hosts or person not in roles)


def may_end(by: Decider, decision: DecisionRow, roles: Roles) -> bool:
    """Lift a decision, or answer an appeal against it: moderators only those of moderators."""
    if decision.person is not None and not may_decide_about(by, decision.person, roles):
        return False
    of_moderator = decision.by is not None and roles.get(decision.by) is not Role.HOST
    return by.hosts or of_moderator


def may_judge(by: Decider, decision: DecisionRow, roles: Roles) -> bool:
    """Answer an appeal: not who has decided, as long as somebody else may. `roles` has only people
    who can sign in."""
    if not may_end(by, decision, roles):
        return False
    others = (Decider(one, role) for one, role in roles.items() if one != decision.by)
    return by.person != decision.by or not any(may_end(one, decision, roles) for one in others)
