"""What is kept of people for a while only, and is then dropped."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.housekeeping.schedule import Task
from codex_naturalis.server.keeping import Keeping
from codex_naturalis.server.people.identity import Identity
from codex_naturalis.server.people.recovery import Recovery
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Store

HOUR = 3600.0
AT_ONCE = 200
DAY: Millis = 24 * 3_600_000

Drop = Callable[[int], Awaitable[int]]


def keeping_tasks(
    store: Store, clock: Clock, keeping: Keeping, identity: Identity, recovery: Recovery
) -> list[Task]:
    def before(days: int, drop: Callable[[Millis, int], Awaitable[int]]) -> Drop:
        return lambda limit: drop(clock.now() - days * DAY, limit)

    drops: dict[str, Drop] = {
        "old sessions": identity.sessions.drop_old,
        "old links": recovery.drop_old,
        "freed names": identity.freed_names.drop_old,
        "old tokens": before(0, store.people.drop_tokens),
        "old chat": before(keeping.chat_days, store.chat.drop),
        "old reports": before(keeping.report_days, store.moderation.forget_reports),
    }
    return [_task(name, drop) for name, drop in drops.items()]


def _task(name: str, drop: Drop) -> Task:
    return Task(name, HOUR, lambda: drop(AT_ONCE))
