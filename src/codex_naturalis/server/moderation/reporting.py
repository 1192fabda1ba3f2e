"""Reports that people make, with the chat around what they are about."""

from __future__ import annotations

from codex_naturalis.protocol.moderation import MyReport, NewReport, ReportKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.moderation.logged import people_named
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.ports.moderation_store import ReportedLine, ReportRow
from codex_naturalis.server.ports.store import ChatRow, PersonRow, Store

MOST_OPEN = 20
"""Undecided reports of one person."""
MOST_SHOWN = 200
BEFORE, AFTER = 12, 12
"""Chat lines that are kept with a reported one."""
LAST = 30
"""The same of a report about a table without a certain line."""


class Reporting:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def report(self, reporter: PersonRow, new: NewReport) -> int:
        """Returns the id. Raises Refused."""
        reported = await self._store.people.get(new.person)
        if reported is None or reported.deleted is not None:
            raise Refused(Code.NOT_FOUND, "there is no such person", case="person")
        if reported.id == reporter.id:
            raise _cannot("nobody reports themself")
        if new.kind is ReportKind.FAIR_PLAY:
            raise _cannot("only the server reports this")
        if new.line is not None and new.table is None:
            raise _cannot("a chat line is one of a table")
        await self._check_others(reporter, new)
        lines = [] if new.table is None else await self._lines(reporter, new, new.table)
        row = ReportRow(
            person=new.person,
            kind=new.kind,
            at=self._clock.now(),
            reporter=reporter.id,
            text=new.text.strip(),
            table=new.table,
            line=new.line,
            # Moderators do not decide about each other.
            for_host=new.person in await self._store.moderation.roles(),
        )
        kept = [ReportedLine(one.number, one.person, one.text, one.at) for one in lines]
        return await self._store.moderation.report(row, kept)

    async def mine(self, reporter: str) -> tuple[MyReport, ...]:
        """The newest first."""
        rows = await self._store.moderation.reports_of(reporter=reporter, limit=MOST_SHOWN)
        people = await people_named(self._store, [row.person for row in rows])
        numbers = {row.decision for row in rows if row.decision is not None and row.told}
        kinds = {}
        for number in numbers:
            decision = await self._store.moderation.decision(number)
            kinds[number] = None if decision is None else decision.kind
        return tuple(
            MyReport(
                id=row.id,
                person=people[row.person],
                kind=row.kind,
                at=row.at,
                open=row.decision is None,
                outcome=None if row.decision is None else kinds.get(row.decision),
                seen=row.seen,
            )
            for row in rows
            if row.person in people
        )

    async def _check_others(self, reporter: PersonRow, new: NewReport) -> None:
        """Against the open reports of the same person."""
        mine = await self._store.moderation.reports_of(reporter=reporter.id, limit=MOST_SHOWN)
        undecided = [row for row in mine if row.decision is None]
        for row in undecided:
            if (row.person, row.kind, row.table) == (new.person, new.kind, new.table):
                raise Refused(
                    Code.ALREADY_DECIDED, "you have already reported this", case="reported"
                )
        if len(undecided) >= MOST_OPEN:
            raise Refused(
                Code.LIMIT_REACHED,
                f"{MOST_OPEN} of your reports are waiting for a decision",
                case="reports",
                parameters={"most": MOST_OPEN},
            )

    async def _lines(self, reporter: PersonRow, new: NewReport, table: str) -> list[ChatRow]:
        """The chat that is kept. The reporter must be able to read it, and the reported person must
        have been there."""
        index = await self._store.tables.index(table)
        if index is None:
            raise Refused(Code.NOT_FOUND, "there is no such table", case="table")
        if not _may_read(index, reporter.id):
            raise _cannot("you cannot see this table")
        if new.line is None:
            lines = await self._store.chat.last(table, LAST)
            there = {index.line.creator.id, *index.people, *(line.person for line in lines)}
            if new.person not in there:
                raise _cannot("this person was not at the table")
            return lines
        lines = await self._store.chat.around(table, new.line, BEFORE, AFTER)
        if all((line.number, line.person) != (new.line, new.person) for line in lines):
            raise Refused(Code.NOT_FOUND, "this person has not said that", case="line")
        return lines


def _may_read(index: Index, person: str) -> bool:
    there = person in index.people or person == index.line.creator.id
    return there or index.line.settings.spectators or index.status is Status.GATHERING


def _cannot(reason: str) -> Refused:
    return Refused(Code.BAD_REQUEST, reason, case="report")
