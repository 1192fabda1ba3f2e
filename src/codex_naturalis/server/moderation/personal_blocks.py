"""Whom people have blocked. The others are not told."""

from __future__ import annotations

from codex_naturalis.protocol.moderation import BlockedPerson
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.moderation.logged import people_named
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Store

MOST = 500


class PersonalBlocks:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of(self, person: str) -> tuple[BlockedPerson, ...]:
        """The first first."""
        since = await self._store.people.blocked_by(person)
        people = await people_named(self._store, [*since])
        return tuple(BlockedPerson(people[one], at) for one, at in since.items() if one in people)

    async def block(self, person: str, other: str) -> None:
        """Changes nothing if there is a block already. Raises Refused."""
        row = await self._store.people.get(other)
        if row is None or row.deleted is not None:
            raise Refused(Code.NOT_FOUND, "there is no such person", case="person")
        if other == person:
            raise Refused(Code.BAD_REQUEST, "nobody blocks themself")
        known = await self._store.people.blocked_by(person)
        if other in known:
            return
        if len(known) >= MOST:
            raise Refused(
                Code.LIMIT_REACHED,
                f"you have blocked {MOST} people",
                case="blocks",
                parameters={"most": MOST},
            )
        await self._store.people.block(person, other, self._clock.now())

    async def unblock(self, person: str, other: str) -> None:
        await self._store.people.block(person, other, None)
