"""Decisions as moderators see them: with names, and what the reader may still do about them."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.protocol.moderation import DecisionKind, LoggedDecision
from codex_naturalis.protocol.people import Millis, Person
from codex_naturalis.server.moderation.rank import ABOUT_ADDRESSES, Decider, Roles, may_end
from codex_naturalis.server.moderation.standing import ENDING
from codex_naturalis.server.ports.moderation_store import DecisionRow
from codex_naturalis.server.ports.store import Store

UNDO_MINUTES = 10
UNDOABLE = (
    DecisionKind.WARN,
    DecisionKind.MUTE,
    DecisionKind.RENAME,
    DecisionKind.BAN,
    DecisionKind.DISMISS,
    DecisionKind.BLOCK_ADDRESS,
)
LIFTABLE = (DecisionKind.MUTE, DecisionKind.BAN, DecisionKind.BLOCK_ADDRESS)


def undo_until(decision: DecisionRow) -> Millis:
    return decision.at + UNDO_MINUTES * 60_000


def may_undo(by: Decider, decision: DecisionRow, now: Millis) -> bool:
    """Only who has decided, and not for long."""
    mine = by.person == decision.by and decision.kind in UNDOABLE
    return mine and now < undo_until(decision)


async def logged(
    store: Store, rows: Sequence[DecisionRow], reader: Decider, roles: Roles, now: Millis
) -> tuple[LoggedDecision, ...]:
    """Networks are shown to hosts only."""
    numbers = [row.id for row in rows]
    people = await people_named(store, [one for row in rows for one in (row.by, row.person)])
    renamings = await store.moderation.renamings(numbers)
    ended = await endings(store, numbers)
    networks = await store.moderation.networks(numbers) if reader.hosts else {}
    blocked = {block.decision for block in await store.moderation.address_blocks(now)}

    def shown(row: DecisionRow) -> LoggedDecision:
        renaming = renamings.get(row.id)
        end = ended.get(row.id)
        over = end is not None or (row.until is not None and row.until <= now)
        over = over or (row.kind is DecisionKind.BLOCK_ADDRESS and row.id not in blocked)
        return LoggedDecision(
            id=row.id,
            kind=row.kind,
            at=row.at,
            by=None if row.by is None else people.get(row.by),
            person=None if row.person is None else people.get(row.person),
            reason=row.reason,
            until=row.until,
            of=row.of,
            table=row.table,
            role=row.role,
            old_name=None if renaming is None else renaming.old,
            new_name=None if renaming is None else renaming.new,
            network=networks.get(row.id),
            ended_by=None if end is None else end.id,
            undo_until=undo_until(row) if end is None and may_undo(reader, row, now) else None,
            may_lift=row.kind in LIFTABLE
            and not over
            and (reader.hosts or row.kind not in ABOUT_ADDRESSES)
            and may_end(reader, row, roles),
        )

    return tuple(map(shown, rows))


async def endings(store: Store, decisions: Sequence[int]) -> dict[int, DecisionRow]:
    """By decision, what has undone or lifted it."""
    later = await store.moderation.about(decisions)
    return {row.of: row for row in reversed(later) if row.of is not None and row.kind in ENDING}


async def people_named(store: Store, ids: Sequence[str | None]) -> dict[str, Person]:
    """Those of them that have not been deleted, or have been renamed to nothing."""
    rows = await store.people.many(sorted({one for one in ids if one is not None}))
    return {person: row.public for person, row in rows.items()}
