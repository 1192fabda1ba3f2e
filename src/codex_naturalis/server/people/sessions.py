"""Sessions of browsers, in the store: each ends when its person says so, and after a while."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.sessions import SessionLine
from codex_naturalis.server.people.devices import device
from codex_naturalis.server.people.random_secrets import LONGEST, hash_of, new_id, new_secret
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.credential_store import SessionRow
from codex_naturalis.server.ports.store import Store

DAY: Millis = 24 * 3_600_000
NOTED_EVERY: Millis = 600_000
"""How exactly the last use of a session is known."""
PROVEN_FOR: Millis = 600_000
"""How long a proof counts: of a passkey, or that of having just signed in."""


class Limits(Struct, frozen=True):
    idle: Millis = 60 * DAY
    longest: Millis = 400 * DAY
    """Browsers keep no cookie for longer."""


class Begun(Struct, frozen=True):
    row: SessionRow
    secret: str
    """For the cookie."""


class Sessions:
    def __init__(self, store: Store, clock: Clock, limits: Limits | None = None) -> None:
        self.store = store
        self.clock = clock
        self.limits = limits or Limits()

    def new(self, person: str, agent: str, *, proven: bool) -> Begun:
        """One that is not stored yet."""
        secret = new_secret()
        browser, system = device(agent)
        now = self.clock.now()
        row = SessionRow(
            new_id(), person, hash_of(secret), browser, system, now, now, now if proven else None
        )
        return Begun(row, secret)

    async def begin(self, person: str, agent: str, *, proven: bool) -> Begun:
        begun = self.new(person, agent, proven=proven)
        await self.store.credentials.add_session(begun.row)
        return begun

    async def find(self, secret: str) -> SessionRow | None:
        """The session of a cookie, if it has not ended; notes that it was used."""
        if not secret or len(secret) > LONGEST:
            return None
        row = await self.store.credentials.session_by_hash(hash_of(secret))
        if row is None or not self._lives(row):
            return None
        now = self.clock.now()
        if now - row.used >= NOTED_EVERY:
            await self.store.credentials.use_session(row.id, now)
        return row

    async def exists(self, session: str, person: str) -> bool:
        rows = await self.store.credentials.sessions_of(person)
        return any(row.id == session and self._lives(row) for row in rows)

    async def list(self, person: str, current: str | None) -> tuple[SessionLine, ...]:
        rows = await self.store.credentials.sessions_of(person)
        return tuple(
            SessionLine(
                row.id, row.browser, row.system, row.created, row.used, current=row.id == current
            )
            for row in rows
            if self._lives(row)
        )

    async def end(self, person: str, session: str) -> None:
        if not await self.store.credentials.end_session(person, session):
            raise Refused(Code.NOT_FOUND, "this session has already ended", case="session")

    async def prove(self, session: str) -> None:
        await self.store.credentials.prove_session(session, self.clock.now())

    def recently_proven(self, row: SessionRow) -> bool:
        return row.proven is not None and 0 <= self.clock.now() - row.proven < PROVEN_FOR

    async def drop_old(self, limit: int) -> int:
        """End those whose time is over."""
        now = self.clock.now()
        return await self.store.credentials.drop_sessions(
            now - self.limits.idle, now - self.limits.longest, limit
        )

    def _lives(self, row: SessionRow) -> bool:
        now = self.clock.now()
        return now - row.used < self.limits.idle and now - row.created < self.limits.longest
