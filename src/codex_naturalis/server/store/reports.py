"""Reports of people, with the chat around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, exists, func, insert, or_, select, update

from codex_naturalis.protocol.moderation import ReportKind
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.moderation_store import ReportedLine, ReportRow
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import appeals, decisions, reported_lines
from codex_naturalis.server.store.schema import reports as rows


def _report(row: Row[Any]) -> ReportRow:
    return ReportRow(
        person=row.person,
        kind=ReportKind(row.kind),
        at=row.at,
        reporter=row.reporter,
        text=row.text,
        table=row.table,
        line=row.chat_line,
        facts=row.facts,
        id=row.id,
        decision=row.decision,
        for_host=row.for_host,
        told=row.told,
        seen=row.seen,
    )


class Reports(Topic):
    async def report(self, report: ReportRow, lines: Sequence[ReportedLine] = ()) -> int:
        columns = {name: getattr(report, name) for name in ReportRow.__struct_fields__}
        del columns["id"]
        columns["kind"] = report.kind.value
        columns["chat_line"] = columns.pop("line")

        def write(connection: Connection) -> int:
            number = connection.execute(insert(rows).values(columns).returning(rows.c.id))
            report = int(number.scalar_one())
            for line in lines:
                connection.execute(
                    insert(reported_lines).values(
                        (report, line.number, line.person, line.text, line.at)
                    )
                )
            return report

        return await self._access.write(write)

    async def open_reports(self, limit: int = 1000) -> list[ReportRow]:
        return await self._reports(
            select(rows).where(rows.c.decision.is_(None)).order_by(rows.c.id).limit(limit)
        )

    async def count_open(self) -> tuple[int, int]:
        people = select(func.count(rows.c.person.distinct())).where(rows.c.decision.is_(None))
        asked = select(func.count()).select_from(appeals).where(appeals.c.answer.is_(None))

        def read(connection: Connection) -> tuple[int, int]:
            return connection.execute(people).scalar_one(), connection.execute(asked).scalar_one()

        return await self._access.read(read)

    async def reports_of(
        self, *, person: str | None = None, reporter: str | None = None, limit: int = 200
    ) -> list[ReportRow]:
        wanted = select(rows).order_by(rows.c.id.desc()).limit(limit)
        if person is not None:
            wanted = wanted.where(rows.c.person == person)
        if reporter is not None:
            wanted = wanted.where(rows.c.reporter == reporter)
        return await self._reports(wanted)

    async def reports_by(self, *decisions: int) -> list[ReportRow]:
        return await self._reports(
            select(rows).where(rows.c.decision.in_(decisions)).order_by(rows.c.id)
        )

    async def reported(self, report: int) -> ReportRow | None:
        found = await self._reports(select(rows).where(rows.c.id == report))
        return found[0] if found else None

    async def lines(self, report: int) -> list[ReportedLine]:
        wanted = (
            select(
                reported_lines.c.number,
                reported_lines.c.person,
                reported_lines.c.text,
                reported_lines.c.at,
            )
            .where(reported_lines.c.report == report)
            .order_by(reported_lines.c.number)
        )
        return await self._access.read(
            lambda connection: [ReportedLine(*row) for row in connection.execute(wanted)]
        )

    async def pass_on(self, reports: Sequence[int]) -> None:
        await self._change(
            update(rows)
            .where(rows.c.id.in_(reports), rows.c.decision.is_(None))
            .values(for_host=True)
        )

    async def see_reports(self, reporter: str) -> None:
        await self._change(
            update(rows).where(rows.c.reporter == reporter, rows.c.told).values(seen=True)
        )

    async def forget_reports(self, before: Millis, limit: int) -> int:
        has_lines = exists().where(reported_lines.c.report == rows.c.id)
        old = (
            select(rows.c.id, rows.c.decision)
            .join(decisions, decisions.c.id == rows.c.decision)
            .where(decisions.c.at < before, or_(rows.c.text != "", has_lines))
            .limit(limit)
        )

        def write(connection: Connection) -> int:
            found = connection.execute(old).all()
            closed = [row.id for row in found]
            about = [row.decision for row in found]
            connection.execute(update(rows).where(rows.c.id.in_(closed)).values(text=""))
            connection.execute(delete(reported_lines).where(reported_lines.c.report.in_(closed)))
            connection.execute(update(appeals).where(appeals.c.decision.in_(about)).values(text=""))
            return len(found)

        return await self._access.write(write)

    async def _reports(self, wanted: Select[Any]) -> list[ReportRow]:
        return await self._access.read(
            lambda connection: [_report(row) for row in connection.execute(wanted)]
        )
