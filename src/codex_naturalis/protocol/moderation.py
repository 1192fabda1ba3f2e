"""Reports, decisions about people, and appeals against them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.protocol.people import PersonId
from codex_naturalis.protocol.tables import TableId

ReportText = Annotated[str, Meta(max_length=1000)]
Reason = Annotated[str, Meta(min_length=1, max_length=1000)]
DecisionId = Annotated[int, Meta(ge=1, le=2**53)]


class Role(StrEnum):
    """Given by the host's command only."""

    HOST = "host"
    MODERATOR = "moderator"


class ReportKind(StrEnum):
    INSULT = "insult"
    SPAM = "spam"
    NAME = "name"
    STALLING = "stalling"
    """Leaves games, or lets the others wait."""
    CHEATING = "cheating"
    OTHER = "other"
    FAIR_PLAY = "fair_play"
    """Made by the server from games, never by people."""


class DecisionKind(StrEnum):
    WARN = "warn"
    MUTE = "mute"
    """No chat until the end; may play."""
    RENAME = "rename"
    """The person has got a neutral name."""
    BAN = "ban"
    CLOSE_TABLE = "close_table"
    DISMISS = "dismiss"
    """Nothing was wrong."""
    UNDO = "undo"
    """Within ten minutes: as if the decision had not been made, its reports are open again."""
    LIFT = "lift"
    """An earlier decision ends now."""
    UPHOLD = "uphold"
    """The decision stands after an appeal."""
    ROLE = "role"
    BLOCK_ADDRESS = "block_address"
    UNBLOCK_ADDRESS = "unblock_address"


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    person: PersonId
    kind: ReportKind
    text: ReportText = ""
    table: TableId | None = None
    """Where it happened."""
    line: Annotated[int, Meta(ge=1, le=2**53)] | None = None
    """The number of a chat line of that table."""
