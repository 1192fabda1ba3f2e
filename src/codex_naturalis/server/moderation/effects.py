"""What a decision means for connections and tables, at once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.refusals import Refused
from codex_naturalis.server.moderation.sanctions import Sanctions, ban_refusal
from codex_naturalis.server.ports.log import Entry
from codex_naturalis.server.ports.moderation_store import DecisionQuery, DecisionRow
from codex_naturalis.server.ports.store import PersonRow, Store, StoreError
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.registry import TableRegistry
from codex_naturalis.server.telemetry.security_events import SecurityEvent, SecurityLog

logger = logging.getLogger(__name__)

_NAMES = (DecisionKind.RENAME, DecisionKind.UNDO, DecisionKind.LIFT)
_EVENTS = {
    DecisionKind.ROLE: SecurityEvent.ROLE_GIVEN,
    DecisionKind.BLOCK_ADDRESS: SecurityEvent.ADDRESS_BLOCKED,
    DecisionKind.UNBLOCK_ADDRESS: SecurityEvent.ADDRESS_UNBLOCKED,
}
MOST_CLOSED = 200
"""How many of the newest closed tables are looked at when the server starts."""


class Effects:
    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        sanctions: Sanctions,
        security: SecurityLog,
        disconnect: Callable[[str, Refused], None],
        disconnect_blocked: Callable[[], None],
        renamed: Callable[[PersonRow], Awaitable[None]],
    ) -> None:
        """`disconnect` closes the connections of a person; `disconnect_blocked` those from networks
        that are blocked; `renamed` shows everybody a new name."""
        self._store = store
        self._tables = tables
        self._sanctions = sanctions
        self._security = security
        self._disconnect = disconnect
        self._disconnect_blocked = disconnect_blocked
        self._renamed = renamed

    async def catch_up(self) -> None:
        """What was decided while the server was not running, or just before it stopped."""
        for person in self._sanctions.banned():
            await self._guarded(self._tables.remove_person(person))
        query = DecisionQuery(kinds=(DecisionKind.CLOSE_TABLE,), limit=MOST_CLOSED)
        for row in await self._store.moderation.decisions(query):
            await self._guarded(self._close_table(row))

    async def carry_out(self, row: DecisionRow) -> None:
        self._log(row)
        match row.kind:
            case DecisionKind.BAN:
                await self._guarded(self._ban(row))
            case DecisionKind.CLOSE_TABLE:
                await self._guarded(self._close_table(row))
            case DecisionKind.BLOCK_ADDRESS:
                self._disconnect_blocked()
            case _:
                pass
        if row.kind in _NAMES:
            await self._guarded(self._rename(row))

    def _log(self, row: DecisionRow) -> None:
        self._security.write(
            _EVENTS.get(row.kind, SecurityEvent.DECISION),
            person=row.person,
            kind=row.kind.value,
            decision=row.id,
            by=row.by or "command",
            until=row.until,
            of=row.of,
            table=row.table,
            role=None if row.role is None else row.role.value,
        )

    async def _ban(self, row: DecisionRow) -> None:
        """Nobody waits for somebody who cannot come: seats at gathering tables become free, games
        are given up."""
        if row.person is None or self._sanctions.standing(row.person).ban is None:
            return
        self._disconnect(row.person, ban_refusal(row))
        await self._tables.remove_person(row.person)

    async def _close_table(self, row: DecisionRow) -> None:
        if row.table is None:
            return
        room = await self._tables.get(row.table)
        with suppress(Refused):
            await room.act(partial(_close, row.reason))

    async def _rename(self, row: DecisionRow) -> None:
        person = None if row.person is None else await self._store.people.get(row.person)
        if person is not None and person.deleted is None:
            await self._renamed(person)

    async def _guarded(self, work: Awaitable[None]) -> None:
        """One effect that fails must not keep the others away; bans and mutes are in force
        already."""
        try:
            await work
        except (Refused, StoreError) as error:
            logger.warning("a decision could not be carried out completely: %s", error)


def _close(reason: str, course: Course, now: int) -> list[Entry]:
    return [decisions.close(course, reason, now)]
