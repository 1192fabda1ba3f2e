"""What the store keeps for moderation. Decisions are a log: they are never changed or deleted, and
name no person but by id. Names and addresses that a decision is about are kept apart from it, so
that they can be forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from codex_naturalis.protocol.moderation import DecisionKind, ReportKind
from codex_naturalis.protocol.people import Millis, Role


class ReportedLine(Struct, frozen=True):
    """A chat line as it was when it was reported."""

    number: int
    person: str
    text: str
    at: Millis


class ReportRow(Struct, frozen=True):
    person: str
    """Who was reported."""
    kind: ReportKind
    at: Millis
    reporter: str | None = None
    """None: the server itself."""
    text: str = ""
    table: str | None = None
    line: int | None = None
    facts: str = "{}"
    """JSON: what the server has found, with its uncertainty."""
    id: int = 0
    """Given by the store."""
    decision: int | None = None
    """None: it is open."""
    for_host: bool = False
    told: bool = False
    """The reporter may know what came of it."""
    seen: bool = False
    """The reporter has read that."""


class NewDecision(Struct, frozen=True):
    kind: DecisionKind
    at: Millis
    by: str | None
    """The person who has decided; None: the host, by a command."""
    person: str | None = None
    """Whom it is about."""
    reason: str = ""
    until: Millis | None = None
    """None: for good, or at once."""
    of: int | None = None
    """The earlier decision that it is about."""
    table: str | None = None
    role: Role | None = None
    reports: tuple[int, ...] = ()
    """Those that it closes."""
    tell: bool = False
    """The reporters may know."""
    name: str | None = None
    """The new name of the person."""
    network: str | None = None


class DecisionRow(Struct, frozen=True):
    id: int
    kind: DecisionKind
    at: Millis
    by: str | None
    person: str | None
    reason: str
    until: Millis | None
    of: int | None
    table: str | None
    role: Role | None


class Renaming(Struct, frozen=True):
    decision: int
    old: str
    new: str


class AppealRow(Struct, frozen=True):
    decision: int
    person: str
    at: Millis
    text: str
    answer: int | None = None
    """The decision that has answered it."""


class AddressBlock(Struct, frozen=True):
    decision: int
    network: str
    until: Millis | None
    ended: Millis | None = None
    """When it was lifted."""


class DecisionQuery(Struct, frozen=True):
    """Which decisions, the newest first."""

    person: str | None = None
    by: str | None = None
    kinds: tuple[DecisionKind, ...] = ()
    """Empty: all."""
    before: int | None = None
    limit: int = 50


class ModerationStore(Protocol):
    async def report(self, report: ReportRow, lines: Sequence[ReportedLine] = ()) -> int:
        """Returns the id of the report."""
        ...

    async def open_reports(self, limit: int = 1000) -> list[ReportRow]:
        """The oldest first."""
        ...

    async def count_open(self) -> tuple[int, int]:
        """People with open reports, and open appeals."""
        ...

    async def reports_of(
        self, *, person: str | None = None, reporter: str | None = None, limit: int = 200
    ) -> list[ReportRow]:
        """About a person, or by one; the newest first."""
        ...

    async def reports_by(self, *decisions: int) -> list[ReportRow]:
        """Those that these decisions have closed."""
        ...

    async def reported(self, report: int) -> ReportRow | None: ...

    async def lines(self, report: int) -> list[ReportedLine]: ...

    async def pass_on(self, reports: Sequence[int]) -> None:
        """Leave open reports to the host."""
        ...

    async def decide(self, decision: NewDecision) -> DecisionRow:
        """Write a decision and all that follows from it in the store, or nothing. Raises Conflict
        when one of the reports is closed, the appeal answered or the name taken."""
        ...

    async def decision(self, number: int) -> DecisionRow | None: ...

    async def decisions(self, query: DecisionQuery) -> list[DecisionRow]: ...

    async def about(self, decisions: Sequence[int]) -> list[DecisionRow]:
        """Later decisions about these; the oldest first."""
        ...

    async def decisions_after(self, number: int, limit: int = 500) -> list[DecisionRow]:
        """The oldest first."""
        ...

    async def in_force(self, now: Millis) -> list[DecisionRow]:
        """Mutes and bans that have not ended, and what was said about them; the oldest first."""
        ...

    async def renamings(self, decisions: Sequence[int]) -> dict[int, Renaming]: ...

    async def is_taken_away(self, name: str) -> bool:
        """Whether somebody had to give that name up."""
        ...

    async def taken_from(self, person: str) -> list[str]:
        """The names that this person had to give up."""
        ...

    async def address_blocks(self, now: Millis) -> list[AddressBlock]:
        """Those that have not ended."""
        ...

    async def networks(self, decisions: Sequence[int]) -> dict[int, str]:
        """What these decisions have blocked or unblocked."""
        ...

    async def appeal(self, appeal: AppealRow) -> None:
        """Raises Conflict when there is one against the same decision."""
        ...

    async def appeals(self, decisions: Sequence[int]) -> dict[int, AppealRow]: ...

    async def appeals_answered_by(self, decisions: Sequence[int]) -> dict[int, AppealRow]:
        """By the decision that has answered each."""
        ...

    async def open_appeals(self, limit: int = 500) -> list[AppealRow]:
        """The oldest first."""
        ...

    async def seen(self, decisions: Sequence[int]) -> frozenset[int]:
        """Those that their person has read."""
        ...

    async def see(self, decision: int, now: Millis) -> None: ...

    async def see_reports(self, reporter: str) -> None:
        """The reporter has read what came of the reports."""
        ...

    async def roles(self) -> dict[str, Role]: ...

    async def forget_reports(self, before: Millis, limit: int) -> int:
        """Empty the words of reports that were closed before then, and of appeals against their
        decisions, and drop the chat kept with them; how many reports, at most `limit`. That there
        was a report stays."""
        ...

    async def forget(self, before: Millis) -> int:
        """Forget networks whose block ended before that moment; returns how many."""
        ...
