"""What is dropped after a while, over a real store."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from codex_naturalis.protocol.moderation import DecisionKind, ReportKind
from codex_naturalis.protocol.people import NewToken, Scope
from codex_naturalis.server.housekeeping.keeping import keeping_tasks
from codex_naturalis.server.housekeeping.schedule import Schedule
from codex_naturalis.server.keeping import Keeping
from codex_naturalis.server.ports.credential_store import Purpose
from codex_naturalis.server.ports.moderation_store import NewDecision, ReportedLine, ReportRow
from tests.conformance.stores import index, lay, person
from tests.server.endpoints import open_endpoints

pytestmark = pytest.mark.anyio

DAY = 86_400


class Awake:
    """A clock whose pauses take no time."""

    def __init__(self, clock: object) -> None:
        self._clock = clock

    def now(self) -> int:
        return self._clock.now()  # type: ignore[attr-defined,no-any-return]

    def call_later(self, seconds: float, callback: object) -> object:
        return self._clock.call_later(seconds, callback)  # type: ignore[attr-defined]

    async def sleep(self, seconds: float) -> None:
        self._clock.advance(0)  # type: ignore[attr-defined]


async def test_everything_has_its_time(tmp_path: Path) -> None:
    """Each kind is there until its time is over, and then it is not; what is younger stays."""
    keeping = Keeping(chat_days=10, report_days=10, freed_name_days=10, session_idle_days=10)
    async with open_endpoints(tmp_path, keeping=keeping) as endpoints:
        store, clock, identity = endpoints.store, endpoints.clock, endpoints.identity
        recovery = endpoints.app.state.services.recovery
        tasks = keeping_tasks(store, clock, keeping, identity, recovery)
        schedule = Schedule(Awake(clock))  # type: ignore[arg-type]
        await lay(store, index("t"))

        async def round_() -> dict[str, int]:
            return {task.name: await schedule.run(task) for task in tasks}

        guest = await identity.guest()
        for number in range(2):
            await store.chat.say("t", guest.id, f"line {number}", clock.now())
            await identity.sessions.begin(guest.id, "", proven=False)
            await identity.tokens.create(guest, NewToken("bot", (Scope.READ,), 10))
            await identity.freed_names.free(person(f"name {number}"))
            await recovery.new_link(guest.id, Purpose.RECOVER, 10 * DAY * 1000)
            lines = (ReportedLine(1, guest.id, "line 0", 0),)
            report = ReportRow(guest.id, ReportKind.SPAM, clock.now(), "x", text="spam")
            known = await store.moderation.report(report, lines)
            closed = NewDecision(
                DecisionKind.DISMISS, clock.now(), None, guest.id, reports=(known,)
            )
            await store.moderation.decide(closed)
            clock.advance(5 * DAY)
        assert set((await round_()).values()) == {0, 1}
        clock.advance(1)
        await round_()
        assert [line.text for line in await store.chat.last("t")] == ["line 1"]
        assert len(await store.credentials.sessions_of(guest.id)) == 1
        assert len(await store.people.tokens_of(guest.id)) == 1
        newest, oldest = await store.moderation.reports_of(person=guest.id)
        assert (newest.text, oldest.text) == ("spam", "")
        assert await store.moderation.lines(oldest.id) == []
        assert len(await store.moderation.lines(newest.id)) == 1
        clock.advance(5 * DAY)
        assert set((await round_()).values()) == {1}
        assert set((await round_()).values()) == {0}
        assert left(tmp_path) == 0


def left(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "codex.sqlite")) as store:
        tables = ("chat", "sessions", "tokens", "links", "freed_names", "reported_lines")
        return sum(store.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables)
