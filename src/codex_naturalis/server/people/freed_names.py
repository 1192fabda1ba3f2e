"""Names that accounts have given up: kept from others for a while, so that nobody poses as who had
them. Names of guests are free at once: otherwise one guest could use up all names."""

from __future__ import annotations

from codex_naturalis.protocol.people import Millis, PersonKind
from codex_naturalis.server.people.names import plain
from codex_naturalis.server.people.random_secrets import hash_of
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.credential_store import FreedName
from codex_naturalis.server.ports.store import PersonRow, Store

KEPT: Millis = 90 * 24 * 3_600_000


class FreedNames:
    def __init__(self, store: Store, clock: Clock, kept: Millis = KEPT) -> None:
        self.store = store
        self.clock = clock
        self.kept = kept

    async def free(self, person: PersonRow, *others: str) -> None:
        """The person has this name no longer, or soon; `others` had to be given up before."""
        if self.kept and person.kind is PersonKind.ACCOUNT:
            freed = FreedName(person.id, self.clock.now())
            for name in (person.name, *others):
                await self.store.credentials.free_name(_hash(name), freed)

    async def may_take(self, name: str, person: str | None) -> bool:
        """Who had it may have it back."""
        freed = await self.store.credentials.freed_name(_hash(name))
        if freed is None or freed.person == person:
            return True
        return self.clock.now() - freed.at >= self.kept

    async def drop_old(self, limit: int) -> int:
        before = self.clock.now() - self.kept
        return await self.store.credentials.drop_freed_names(before, limit)


def _hash(name: str) -> str:
    return hash_of(f"name\n{plain(name)}")
