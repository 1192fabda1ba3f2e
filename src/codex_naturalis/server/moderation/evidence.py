"""All that is needed to decide about a person. Of games it has what everybody with the link may
see: no cards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from codex_naturalis.protocol.moderation import (
    AppealShown,
    DecisionLog,
    Evidence,
    ModeratedPerson,
    ReportedChatLine,
    ReportedTable,
    ReportFact,
    ReportShown,
)
from codex_naturalis.protocol.people import Person
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import EndCause, Status
from codex_naturalis.server.moderation.deciding import roles_in_use
from codex_naturalis.server.moderation.logged import logged, people_named
from codex_naturalis.server.moderation.rank import (
    ABOUT_PEOPLE,
    Decider,
    may_decide_about,
    may_judge,
)
from codex_naturalis.server.moderation.standing import Standing, standing_of
from codex_naturalis.server.people.ratings import Ratings
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.moderation_store import DecisionQuery, ReportedLine, ReportRow
from codex_naturalis.server.ports.store import GamesQuery, PersonRow, Store

PAGE = 50
MOST_HISTORY = 200
MOST_FOUND = 30
MOST_CHAT = 1000


class _Fact(Struct, frozen=True):
    value: float | str
    doubt: float | None = None


class Archivist:
    """Reads for moderators. Every method raises Refused for what the reader may not see: nobody
    reads who has reported them, and moderators not what is about people with a role."""

    def __init__(self, store: Store, clock: Clock, ratings: Ratings) -> None:
        self._store = store
        self._clock = clock
        self._ratings = ratings

    async def evidence(self, reader: Decider, person: str) -> Evidence:
        row = await self._person(reader, person)
        store, now = self._store.moderation, self._clock.now()
        roles = await store.roles()
        about = await store.decisions(DecisionQuery(person=person, limit=MOST_HISTORY))
        standing = standing_of(about, now)
        reports = await store.reports_of(person=person)
        shown = await self._reports(reports)
        return Evidence(
            person=row.public,
            kind=row.kind,
            since=row.created,
            role=roles.get(person),
            games=await self._store.tables.count(
                GamesQuery(person=person, statuses=(Status.FINISHED,))
            ),
            ratings=await self._ratings.ratings_of(person),
            muted_until=None if standing.mute is None else standing.mute.until,
            muted=standing.mute is not None,
            banned_until=None if standing.ban is None else standing.ban.until,
            banned=standing.ban is not None,
            open=tuple(one for one in shown if one.decision is None),
            closed=tuple(one for one in shown if one.decision is not None),
            history=await logged(self._store, about, reader, roles, now),
            appeals=await self._appeals(reader, row.public),
            may=ABOUT_PEOPLE,
        )

    async def people(self, reader: Decider, name: str) -> tuple[ModeratedPerson, ...]:
        """Whose name contains that, or who has that id."""
        rows = await self._store.people.named_like(name, MOST_FOUND)
        same = await self._store.people.get(name)
        if same is not None and same.deleted is None and same not in rows:
            rows.insert(0, same)
        roles = await self._store.moderation.roles()
        undecided = {row.person for row in await self._store.moderation.open_reports()}
        found = []
        for row in rows:
            standing = await self._standing(row.id)
            may = may_decide_about(reader, row.id, roles)
            found.append(
                ModeratedPerson(
                    person=row.public,
                    since=row.created,
                    role=roles.get(row.id),
                    muted=standing.mute is not None,
                    banned=standing.ban is not None,
                    reported=may and row.id in undecided,
                    may_decide=may,
                )
            )
        return tuple(found)

    async def log(
        self, reader: Decider, before: int | None = None, person: str | None = None
    ) -> DecisionLog:
        query = DecisionQuery(person=person, before=before, limit=PAGE + 1)
        rows = await self._store.moderation.decisions(query)
        roles = await self._store.moderation.roles()
        entries = await logged(self._store, rows[:PAGE], reader, roles, self._clock.now())
        return DecisionLog(entries, rows[PAGE - 1].id if len(rows) > PAGE else None)

    async def chat(self, reader: Decider, report: int) -> tuple[ReportedChatLine, ...]:
        """The whole chat of the table that a report is about, as far as people can still read it,
        with the lines that were kept."""
        row = await self._store.moderation.reported(report)
        if row is None:
            raise Refused(Code.NOT_FOUND, "there is no such report", case="decision")
        await self._person(reader, row.person)
        kept = {line.number: line for line in await self._store.moderation.lines(report)}
        if row.table is not None:
            for line in await self._store.chat.last(row.table, MOST_CHAT):
                kept.setdefault(
                    line.number, ReportedLine(line.number, line.person, line.text, line.at)
                )
        lines = [kept[number] for number in sorted(kept)]
        people = await people_named(self._store, [line.person for line in lines])
        return _lines(lines, row, people)

    async def _person(self, reader: Decider, person: str) -> PersonRow:
        row = await self._store.people.get(person)
        if row is None or row.deleted is not None:
            raise Refused(Code.NOT_FOUND, "there is no such person", case="person")
        if not may_decide_about(reader, person, await self._store.moderation.roles()):
            raise Refused(Code.FORBIDDEN, "you may not decide about this person", case="rank")
        return row

    async def _standing(self, person: str) -> Standing:
        query = DecisionQuery(person=person, limit=MOST_HISTORY)
        return standing_of(await self._store.moderation.decisions(query), self._clock.now())

    async def _reports(self, rows: Sequence[ReportRow]) -> tuple[ReportShown, ...]:
        lines = {row.id: await self._store.moderation.lines(row.id) for row in rows}
        speakers = [line.person for group in lines.values() for line in group]
        people = await people_named(self._store, [*speakers, *(row.reporter for row in rows)])
        tables = {}
        for table in {row.table for row in rows if row.table is not None}:
            tables[table] = await self._table(table)
        return tuple(
            ReportShown(
                id=row.id,
                kind=row.kind,
                at=row.at,
                reporter=None if row.reporter is None else people.get(row.reporter),
                text=row.text,
                table=None if row.table is None else tables[row.table],
                line=row.line,
                lines=_lines(lines[row.id], row, people),
                facts=facts_of(row.facts),
                for_host=row.for_host,
                decision=row.decision,
            )
            for row in rows
        )

    async def _table(self, table: str) -> ReportedTable | None:
        index = await self._store.tables.index(table)
        if index is None:
            return None
        line = index.line
        return ReportedTable(
            id=table,
            status=index.status,
            visibility=line.settings.visibility,
            rated=line.settings.rated,
            chat_lines=await self._store.chat.count(table),
            closed=line.result is not None and line.result.cause is EndCause.CLOSED,
        )

    async def _appeals(self, reader: Decider, person: Person) -> tuple[AppealShown, ...]:
        now = self._clock.now()
        roles = await roles_in_use(self._store, now)
        found = []
        for appeal in await self._store.moderation.open_appeals():
            decision = await self._store.moderation.decision(appeal.decision)
            if appeal.person != person.id or decision is None:
                continue
            (entry,) = await logged(self._store, [decision], reader, roles, now)
            may = may_judge(reader, decision, roles)
            found.append(AppealShown(entry, person, appeal.at, appeal.text, None, may))
        return tuple(found)


def _lines(
    lines: Sequence[ReportedLine], report: ReportRow, people: dict[str, Person]
) -> tuple[ReportedChatLine, ...]:
    return tuple(
        ReportedChatLine(
            number=line.number,
            person=people[line.person],
            text=line.text,
            at=line.at,
            reported=line.number == report.line,
        )
        for line in lines
        if line.person in people
    )


def facts_of(text: str) -> tuple[ReportFact, ...]:
    """What the server has found: a JSON object, by name a word, a number, or an object of the value
    and its doubt."""
    found: dict[str, float | str | _Fact] = msgspec.json.decode(
        text, type=dict[str, float | str | _Fact]
    )
    return tuple(
        ReportFact(name, one.value, one.doubt) if isinstance(one, _Fact) else ReportFact(name, one)
        for name, one in found.items()
    )
