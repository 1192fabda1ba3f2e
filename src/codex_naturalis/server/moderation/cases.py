"""The queue of moderators: what is to be decided, one case a person, and what has been."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from codex_naturalis.protocol.moderation import (
    CaseKind,
    DecisionKind,
    ModerationCase,
    ModerationQueue,
    QueueView,
)
from codex_naturalis.protocol.people import Person
from codex_naturalis.server.moderation.logged import people_named
from codex_naturalis.server.moderation.rank import Decider, may_decide_about, may_end
from codex_naturalis.server.ports.moderation_store import (
    AppealRow,
    DecisionQuery,
    DecisionRow,
    ReportRow,
)
from codex_naturalis.server.ports.store import Store

MOST_CLOSED = 100
_CLOSING = (
    DecisionKind.WARN,
    DecisionKind.MUTE,
    DecisionKind.RENAME,
    DecisionKind.BAN,
    DecisionKind.CLOSE_TABLE,
    DecisionKind.DISMISS,
    DecisionKind.LIFT,
    DecisionKind.UPHOLD,
)


class Cases:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def queue(self, view: QueueView, reader: Decider) -> ModerationQueue:
        reports = await self._open_reports(reader)
        appeals = await self._open_appeals(reader)
        people = len(reports)
        if view is QueueView.OPEN:
            return ModerationQueue(await self._open(reports, appeals), people, len(appeals))
        by = reader.person if view is QueueView.MINE else None
        return ModerationQueue(await self._closed(reader, by), people, len(appeals))

    async def _open_reports(self, reader: Decider) -> dict[str, list[ReportRow]]:
        """By person; those that the reader can do something about."""
        roles = await self._store.moderation.roles()
        grouped: dict[str, list[ReportRow]] = {}
        for row in await self._store.moderation.open_reports():
            if may_decide_about(reader, row.person, roles):
                grouped.setdefault(row.person, []).append(row)
        if reader.hosts:
            return grouped
        return {
            person: rows
            for person, rows in grouped.items()
            if not any(row.for_host for row in rows)
        }

    async def _open_appeals(self, reader: Decider) -> list[tuple[AppealRow, DecisionRow]]:
        roles = await self._store.moderation.roles()
        found = []
        for appeal in await self._store.moderation.open_appeals():
            decision = await self._store.moderation.decision(appeal.decision)
            if decision is not None and may_end(reader, decision, roles):
                found.append((appeal, decision))
        return found

    async def _open(
        self,
        reports: dict[str, list[ReportRow]],
        appeals: list[tuple[AppealRow, DecisionRow]],
    ) -> tuple[ModerationCase, ...]:
        """What most people have reported comes first; of equals, what waits longest. An appeal
        counts as one report."""
        rows = [row for group in reports.values() for row in group]
        people = await self._people(rows, [appeal for appeal, _ in appeals])
        waiting: list[tuple[int, int, ModerationCase]] = []
        for person, group in reports.items():
            if person in people:
                case = _reported(people[person], group, people)
                waiting.append((-max(1, len(case.reporters)), group[0].at, case))
        for appeal, decision in appeals:
            if appeal.person in people:
                asked = people[appeal.person]
                waiting.append((-1, appeal.at, _appealed(asked, appeal.at, decision.id)))
        waiting.sort(key=lambda one: one[:2])
        return tuple(case for *_, case in waiting)

    async def _closed(self, reader: Decider, by: str | None) -> tuple[ModerationCase, ...]:
        store = self._store.moderation
        roles = await store.roles()
        query = DecisionQuery(by=by, kinds=_CLOSING, limit=MOST_CLOSED)
        decisions = {
            row.id: row
            for row in await store.decisions(query)
            if row.person is not None and may_decide_about(reader, row.person, roles)
        }
        closed: dict[int, list[ReportRow]] = {}
        for report in await store.reports_by(*decisions):
            if report.decision is not None:
                closed.setdefault(report.decision, []).append(report)
        answered = await store.appeals_answered_by([*decisions])
        rows = [row for group in closed.values() for row in group]
        people = await self._people(rows, list(answered.values()))
        cases = []
        for number, row in decisions.items():
            if number in answered and (person := people.get(answered[number].person)):
                appeal = answered[number]
                cases.append(_appealed(person, row.at, appeal.decision, row.kind))
            elif number in closed and (person := people.get(row.person or "")):
                cases.append(_reported(person, closed[number], people, row))
        return tuple(cases)

    async def _people(
        self, reports: Iterable[ReportRow], appeals: Iterable[AppealRow]
    ) -> dict[str, Person]:
        ids = [one for row in reports for one in (row.person, row.reporter)]
        return await people_named(self._store, [*ids, *(row.person for row in appeals)])


def _reported(
    person: Person,
    reports: list[ReportRow],
    people: dict[str, Person],
    decision: DecisionRow | None = None,
) -> ModerationCase:
    kinds = Counter(row.kind for row in reports)
    reporters = dict.fromkeys(row.reporter for row in reports if row.reporter is not None)
    return ModerationCase(
        kind=CaseKind.REPORT,
        person=person,
        kinds=tuple(kind for kind, _ in kinds.most_common()),
        at=max(row.at for row in reports) if decision is None else decision.at,
        reports=len(reports),
        reporters=tuple(people[one] for one in reporters if one in people),
        automatic=any(row.reporter is None for row in reports),
        for_host=any(row.for_host for row in reports),
        decision=None if decision is None else decision.id,
        outcome=None if decision is None else decision.kind,
    )


def _appealed(
    person: Person, at: int, decision: int, outcome: DecisionKind | None = None
) -> ModerationCase:
    return ModerationCase(
        kind=CaseKind.APPEAL,
        person=person,
        kinds=(),
        at=at,
        reports=0,
        reporters=(person,),
        automatic=False,
        for_host=False,
        decision=decision,
        outcome=outcome,
    )
