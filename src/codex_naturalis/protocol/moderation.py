"""Reports, decisions about people, and appeals against them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.protocol.people import Millis, Person, PersonId, PersonKind, Rating, Role
from codex_naturalis.protocol.tables import Status, TableId, Visibility

ReportText = Annotated[str, Meta(max_length=1000)]
Reason = Annotated[str, Meta(min_length=1, max_length=1000)]
Number = Annotated[int, Meta(ge=1, le=2**53)]
DecisionId = Number


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
    """The reported are never told who has reported them."""

    person: PersonId
    kind: ReportKind
    text: ReportText = ""
    table: TableId | None = None
    """Where it happened."""
    line: Number | None = None
    """The number of a chat line of that table."""


class MyReport(Struct, frozen=True):
    """A report that I have made, and what came of it."""

    id: int
    person: Person
    kind: ReportKind
    at: Millis
    open: bool
    outcome: DecisionKind | None
    """Null while it is open, and where the decision does not say that I may know."""
    seen: bool
    """I have read the outcome."""


class BlockedPerson(Struct, frozen=True):
    person: Person
    since: Millis | None


class AppealAnswer(Struct, frozen=True):
    kind: DecisionKind
    """`uphold`, `lift`, or `undo` where the decision was taken back before an answer."""
    at: Millis
    reason: str


class MyAppeal(Struct, frozen=True):
    at: Millis
    text: str
    answer: AppealAnswer | None


class MyDecision(Struct, frozen=True):
    """A decision about me. Who has made it is not said."""

    id: int
    kind: DecisionKind
    """`warn`, `mute`, `rename`, `ban` or `close_table`."""
    at: Millis
    reason: str
    until: Millis | None
    """Null: for good, or what has no end."""
    in_force: bool
    """It has not ended yet; false for warnings."""
    lifted: Millis | None
    table: str | None
    old_name: str | None
    new_name: str | None
    seen: bool
    may_appeal: bool
    appeal: MyAppeal | None


class NewAppeal(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class CaseKind(StrEnum):
    REPORT = "report"
    APPEAL = "appeal"


class QueueView(StrEnum):
    OPEN = "open"
    MINE = "mine"
    """Closed by me."""
    CLOSED = "closed"


class ModerationCase(Struct, frozen=True):
    """A person about whom something is, or was, to be decided."""

    kind: CaseKind
    person: Person
    kinds: tuple[ReportKind, ...]
    """What the reports are about, the most frequent first; empty for an appeal."""
    at: Millis
    """Of the newest report, of the appeal, or of the decision that has closed the case."""
    reports: int
    reporters: tuple[Person, ...]
    automatic: bool
    """The server itself is among those who have reported."""
    for_host: bool
    """Passed on to the host."""
    decision: int | None = None
    """That has closed the case, or that the appeal is against."""
    outcome: DecisionKind | None = None
    """Of a closed case."""


class ModerationQueue(Struct, frozen=True):
    cases: tuple[ModerationCase, ...]
    """Open ones: the most urgent first; others: the newest first."""
    people: int
    """With open reports."""
    appeals: int
    """That are open."""


class ReportedChatLine(Struct, frozen=True):
    """As it was when it was reported."""

    number: int
    person: Person
    text: str
    at: Millis
    reported: bool


class ReportedTable(Struct, frozen=True):
    id: str
    status: Status
    visibility: Visibility
    rated: bool
    chat_lines: int
    """Of the whole chat."""
    closed: bool


class ReportFact(Struct, frozen=True):
    """What the server has found, with its uncertainty where it has one."""

    name: str
    value: float | str
    doubt: float | None = None
    """The standard error."""


class ReportShown(Struct, frozen=True):
    id: int
    kind: ReportKind
    at: Millis
    reporter: Person | None
    """Null: the server itself."""
    text: str
    table: ReportedTable | None
    line: int | None
    lines: tuple[ReportedChatLine, ...]
    """The chat around what was reported."""
    facts: tuple[ReportFact, ...]
    for_host: bool
    decision: int | None
    """That has closed it."""


class LoggedDecision(Struct, frozen=True):
    """A decision, as moderators see it. None is ever changed or deleted."""

    id: int
    kind: DecisionKind
    at: Millis
    by: Person | None
    """Null: the host, by a command."""
    person: Person | None
    reason: str
    until: Millis | None
    of: int | None
    """The earlier decision that it is about."""
    table: str | None
    role: Role | None
    old_name: str | None
    new_name: str | None
    network: str | None
    ended_by: int | None
    """The decision that has undone or lifted it."""
    undo_until: Millis | None
    """Until when I may undo it."""
    may_lift: bool


class DecisionLog(Struct, frozen=True):
    entries: tuple[LoggedDecision, ...]
    """The newest first."""
    more: int | None
    """To be sent as `before` for the next page; null at the end."""


class AppealShown(Struct, frozen=True):
    decision: LoggedDecision
    person: Person
    at: Millis
    text: str
    answer: AppealAnswer | None
    may_answer: bool
    """Not who has decided, as long as somebody else may."""


class Evidence(Struct, frozen=True):
    """All that is needed to decide about a person."""

    person: Person
    kind: PersonKind
    since: Millis
    role: Role | None
    games: int
    """Finished ones."""
    ratings: tuple[Rating, ...]
    muted_until: Millis | None
    muted: bool
    banned_until: Millis | None
    banned: bool
    open: tuple[ReportShown, ...]
    """The newest first."""
    closed: tuple[ReportShown, ...]
    history: tuple[LoggedDecision, ...]
    """The newest first."""
    appeals: tuple[AppealShown, ...]
    """Open ones."""
    may: tuple[DecisionKind, ...]
    """What I may decide about this person."""


class ModeratedPerson(Struct, frozen=True):
    """A person whom a moderator has looked for."""

    person: Person
    since: Millis
    role: Role | None
    muted: bool
    banned: bool
    reported: bool
    """There are open reports that I may read."""
    may_decide: bool
    """Otherwise there is no evidence for me: the person is myself, or has a role."""


class DecisionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    kind: DecisionKind
    """`warn`, `mute`, `rename`, `ban`, `close_table`, `dismiss`, `block_address` or
    `unblock_address`."""
    reason: Reason
    """Shown to the person."""
    person: PersonId | None = None
    hours: Annotated[int, Meta(ge=1, le=87_600)] | None = None
    """How long a mute, a ban or a block lasts; null: for good."""
    reports: Annotated[tuple[Number, ...], Meta(max_length=1000)] = ()
    """Open reports about the person that this closes."""
    tell: bool = False
    """Whether the reporters may know what came of it."""
    table: TableId | None = None
    network: Annotated[str, Meta(min_length=2, max_length=60)] | None = None
    """An address or a network, such as 192.0.2.0/24."""


class MadeReport(Struct, frozen=True):
    id: int


class Lifting(Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason


class NewAppealAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """To an appeal."""

    uphold: bool
    reason: Reason


class PassingOn(Struct, frozen=True, forbid_unknown_fields=True):
    reports: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=1000)]


class BlockedNetwork(Struct, frozen=True):
    decision: int
    network: str
    at: Millis
    until: Millis | None
    reason: str
