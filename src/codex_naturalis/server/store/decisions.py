"""The log of decisions. What follows from one in other tables is written with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.people import Millis, Role
from codex_naturalis.server.ports.moderation_store import (
    DecisionQuery,
    DecisionRow,
    NewDecision,
    Renaming,
)
from codex_naturalis.server.ports.store import Conflict
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.dialects import lock_order
from codex_naturalis.server.store.people import fold
from codex_naturalis.server.store.schema import (
    address_blocks,
    appeals,
    people,
    renamings,
    reports,
    roles,
)
from codex_naturalis.server.store.schema import decisions as rows

_ANSWERS = (DecisionKind.LIFT, DecisionKind.UPHOLD)
_TIMED = (DecisionKind.MUTE.value, DecisionKind.BAN.value)


def _decision(row: Row[Any]) -> DecisionRow:
    return DecisionRow(
        id=row.id,
        kind=DecisionKind(row.kind),
        at=row.at,
        by=row.by,
        person=row.person,
        reason=row.reason,
        until=row.until,
        of=row.earlier,
        table=row.table,
        role=None if row.role is None else Role(row.role),
    )


class Decisions(Topic):
    async def decide(self, decision: NewDecision) -> DecisionRow:
        columns = {
            "kind": decision.kind.value,
            "at": decision.at,
            "by": decision.by,
            "person": decision.person,
            "reason": decision.reason,
            "until": decision.until,
            "earlier": decision.of,
            "table": decision.table,
            "role": None if decision.role is None else decision.role.value,
        }

        def write(connection: Connection) -> DecisionRow:
            # Who follows the log by its numbers must never see a later one before an earlier one.
            lock_order(connection, rows)
            row = connection.execute(insert(rows).values(columns).returning(*rows.c)).one()
            _close_reports(connection, row.id, decision)
            _change_person(connection, row.id, decision)
            _change_addresses(connection, row.id, decision)
            if decision.of is not None:
                _follow_up(connection, row.id, decision)
            return _decision(row)

        return await self._access.write(write)

    async def decision(self, number: int) -> DecisionRow | None:
        found = await self._decisions(select(rows).where(rows.c.id == number))
        return found[0] if found else None

    async def decisions(self, query: DecisionQuery) -> list[DecisionRow]:
        wanted = select(rows).order_by(rows.c.id.desc()).limit(query.limit)
        if query.person is not None:
            wanted = wanted.where(rows.c.person == query.person)
        if query.by is not None:
            wanted = wanted.where(rows.c.by == query.by)
        if query.kinds:
            wanted = wanted.where(rows.c.kind.in_([kind.value for kind in query.kinds]))
        if query.before is not None:
            wanted = wanted.where(rows.c.id < query.before)
        return await self._decisions(wanted)

    async def about(self, decisions: Sequence[int]) -> list[DecisionRow]:
        return await self._decisions(
            select(rows).where(rows.c.earlier.in_(decisions)).order_by(rows.c.id)
        )

    async def decisions_after(self, number: int, limit: int = 500) -> list[DecisionRow]:
        return await self._decisions(
            select(rows).where(rows.c.id > number).order_by(rows.c.id).limit(limit)
        )

    async def in_force(self, now: Millis) -> list[DecisionRow]:
        lasting = select(rows.c.id).where(
            rows.c.kind.in_(_TIMED), or_(rows.c.until.is_(None), rows.c.until > now)
        )
        return await self._decisions(
            select(rows)
            .where(or_(rows.c.id.in_(lasting), rows.c.earlier.in_(lasting)))
            .order_by(rows.c.id)
        )

    async def renamings(self, decisions: Sequence[int]) -> dict[int, Renaming]:
        wanted = select(renamings.c.decision, renamings.c.old, renamings.c.new).where(
            renamings.c.decision.in_(decisions)
        )
        return await self._access.read(
            lambda connection: {row.decision: Renaming(*row) for row in connection.execute(wanted)}
        )

    async def is_taken_away(self, name: str) -> bool:
        wanted = select(renamings.c.decision).where(renamings.c.old_folded == fold(name)).limit(1)
        return await self._access.read(
            lambda connection: connection.execute(wanted).first() is not None
        )

    async def taken_from(self, person: str) -> list[str]:
        wanted = select(renamings.c.old).where(renamings.c.person == person)
        return await self._access.read(lambda connection: list(connection.scalars(wanted)))

    async def roles(self) -> dict[str, Role]:
        return await self._access.read(
            lambda connection: {
                row.person: Role(row.role) for row in connection.execute(select(roles))
            }
        )

    async def _decisions(self, wanted: Select[Any]) -> list[DecisionRow]:
        return await self._access.read(
            lambda connection: [_decision(row) for row in connection.execute(wanted)]
        )


def _close_reports(connection: Connection, number: int, decision: NewDecision) -> None:
    if not decision.reports:
        return
    closed = connection.execute(
        update(reports)
        .where(reports.c.id.in_(decision.reports), reports.c.decision.is_(None))
        .values(decision=number, told=decision.tell)
    ).rowcount
    if closed != len(set(decision.reports)):
        raise Conflict("one of the reports is closed")


def _change_person(connection: Connection, number: int, decision: NewDecision) -> None:
    if decision.kind is DecisionKind.ROLE:
        connection.execute(delete(roles).where(roles.c.person == decision.person))
        if decision.role is not None:
            connection.execute(
                insert(roles).values(person=decision.person, role=decision.role.value)
            )
    if decision.name is not None:
        old = connection.execute(
            select(people.c.name).where(people.c.id == decision.person)
        ).scalar_one()
        _rename(connection, decision.person, decision.name)
        if decision.kind is DecisionKind.RENAME:
            connection.execute(
                insert(renamings).values(
                    decision=number,
                    person=decision.person,
                    old=old,
                    old_folded=fold(old),
                    new=decision.name,
                )
            )


def _rename(connection: Connection, person: str | None, name: str) -> None:
    change = update(people).where(people.c.id == person, people.c.deleted.is_(None))
    try:
        changed = connection.execute(change.values(name=name, folded=fold(name))).rowcount
    except IntegrityError:
        raise Conflict(f"the name {name} is taken") from None
    if not changed:
        raise Conflict(f"there is no person {person}")


def _change_addresses(connection: Connection, number: int, decision: NewDecision) -> None:
    if decision.network is None:
        return
    if decision.kind is DecisionKind.UNBLOCK_ADDRESS:
        connection.execute(
            update(address_blocks)
            .where(address_blocks.c.network == decision.network, address_blocks.c.ended.is_(None))
            .values(ended=decision.at)
        )
        return
    connection.execute(
        insert(address_blocks).values(
            decision=number, network=decision.network, until=decision.until
        )
    )


def _follow_up(connection: Connection, number: int, decision: NewDecision) -> None:
    """What happens to the reports, the appeal and the name of the decision that this is about."""
    if decision.kind is DecisionKind.UNDO:
        connection.execute(
            update(reports)
            .where(reports.c.decision == decision.of)
            .values(decision=None, told=False, seen=False)
        )
    if decision.kind in (DecisionKind.UNDO, DecisionKind.LIFT):
        # The name may be used again: it was not wrong after all.
        connection.execute(delete(renamings).where(renamings.c.decision == decision.of))
        connection.execute(
            update(address_blocks)
            .where(address_blocks.c.decision == decision.of, address_blocks.c.ended.is_(None))
            .values(ended=decision.at)
        )
    if decision.kind in (*_ANSWERS, DecisionKind.UNDO):
        connection.execute(
            update(appeals)
            .where(appeals.c.decision == decision.of, appeals.c.answer.is_(None))
            .values(answer=number)
        )
