"""Quick pairing: a table for people who want the same kind of game. Who waits is in the store, with
the node where they are connected: a connection that breaks, and a server that starts anew, do not
cost the place in the queue, and people at different nodes are paired.

The table is noted for all of a party in one step before it is made, so that nobody is given two.
Each node tells those who are connected to it; who is not hears of it when coming back. So does who
asks again from another connection, because the first may have broken before it could say it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import combinations
from secrets import token_urlsafe

from msgspec.structs import replace

from codex_naturalis.protocol.clocks import NoClock, TimeControl
from codex_naturalis.protocol.commands import Pair
from codex_naturalis.protocol.messages import Paired, PairingQueue, Waiting
from codex_naturalis.protocol.people import Millis, PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import HumanSeat, Settings, Status, Visibility
from codex_naturalis.server.nodes.hints import SeeksChanged
from codex_naturalis.server.nodes.node import ALONE
from codex_naturalis.server.ports.ladder_store import SeekRow
from codex_naturalis.server.ports.store import OFTEN, PersonRow, StoreError
from codex_naturalis.server.tables.context import Listener, encode, log
from codex_naturalis.server.tables.registry import TableRegistry

MOST_TRIED = 20
"""Of those who wait for the same, how many are tried for a party."""
PairingKey = tuple[int, bool, TimeControl]
"""The number of players, whether the game is rated, and the time control."""
GRACE: Millis = 120_000
"""How long the place of somebody without a connection is kept."""
TOLD_AGAIN: Millis = 30_000
"""How long after a table was said to somebody the same request from another connection means that
one. The connection may have broken meanwhile."""
LOOK_EVERY = 2.0
"""Seconds after which a node looks whether another has found a table for somebody here."""
MAKING: Millis = 10_000
"""How long a table may be noted without being there, until its people wait on."""


class _Seek:
    """Somebody who waits, in the order of the queue."""

    def __init__(self, row: SeekRow) -> None:
        self.row = row
        self.listener: Listener | None = None
        """A connection to this node."""
        self.told: Listener | None = None
        """The connection to this node on which the table was said."""
        self.apart: frozenset[str] = frozenset()
        """With whom this person is not paired."""
        self.noted: Millis | None = None
        """Since when a table is known that is not there."""

    @property
    def key(self) -> PairingKey:
        return self.row.players, self.row.rated, self.row.clock


class Pairing:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._context = registry.context
        self._node = registry.node
        self._store = registry.context.store.ladder
        self._seeks: dict[str, _Seek] = {}
        """By person, in the order of their places."""
        self._changing = asyncio.Lock()
        """Held while a request is stored and a table is created for those who wait."""

    async def open(self) -> None:
        """Those who were waiting when the server stopped have time to come back."""
        await self._read()
        if self._node.id != ALONE:
            self._node.hear(SeeksChanged, lambda *_: self._context.spawn(self._look()))
            self._context.spawn(self._keep_looking())

    async def pair(self, listener: Listener, person: PersonRow, command: Pair) -> None:
        """Wait for others who want the same; when there are enough, create a table for them. A new
        request replaces an old one; the same one again keeps its place."""
        if command.rated and person.kind is not PersonKind.ACCOUNT:
            raise Refused(Code.NEEDS_ACCOUNT, "rated games need an account", case="rated")
        if command.rated:
            if isinstance(command.clock, NoClock):
                reason = "a rated game needs a clock"
                raise Refused(Code.BAD_SETTINGS, reason, case="rated_clock")
            await self._context.admit(person.id, ())
        async with self._changing:
            await self._forget_gone()
            if self._node.id != ALONE:
                await self._read()
            await self._forget_told(person.id, listener)
            wish = SeekRow(
                person.id,
                command.players,
                command.rated,
                command.clock,
                self._context.clock.now(),
                node=self._node.id,
            )
            row = await self._store.seek(wish)
            if self._node.id != ALONE:
                await self._read(coming=person.id)
            seek = self._seeks.get(person.id)
            if seek is None or seek.row.place != row.place:
                self._seeks.pop(person.id, None)
                seek = self._seeks[person.id] = _Seek(row)
            seek.row, seek.listener = row, listener
            seek.apart = await self._context.store.people.kept_apart(person.id)
            try:
                await self._deliver()
                await self._match(seek, person)
            finally:
                self._announce()
                self._node.tell(SeeksChanged())

    async def _match(self, newest: _Seek, person: PersonRow) -> None:
        players, rated, clock = newest.key
        settings = Settings(
            seats=(HumanSeat(),) * players, rated=rated, clock=clock, visibility=Visibility.OPEN
        )
        while party := self._party(newest, players):
            table, people = token_urlsafe(9), [seek.row.person for seek in party]
            if not await self._store.claim_seeks(people, table):
                await self._read()
                continue
            for seek in party:
                seek.row = replace(seek.row, table=table)
            sitters = [(one, None, None) for one in people]
            try:
                await self._registry.create(person, settings, sitters, paired=table)
            except Refused:
                await self._end(person.id)
                await self._free(table)
                raise
            await self._deliver()
            return

    async def stop(self, person: str) -> None:
        """The person does not wait any more."""
        if person in self._seeks or self._node.others:
            async with self._changing:
                await self._end(person)
            self._announce()
            self._node.tell(SeeksChanged())

    async def stop_rated(self, person: str) -> None:
        """Rated play is paused for the person."""
        if self._node.others:
            await self._look()
        seek = self._seeks.get(person)
        if seek is not None and seek.row.rated:
            await self.stop(person)

    def _party(self, newest: _Seek, players: int) -> list[_Seek] | None:
        """Those who wait longest and the last who came, without two of whom one has blocked the
        other."""
        if self._seeks.get(newest.row.person) is not newest or not self._waits(newest):
            return None
        fitting = [
            seek
            for seek in self._seeks.values()
            if seek is not newest
            and seek.key == newest.key
            and self._waits(seek)
            and seek.row.person not in newest.apart
        ]
        for others in combinations(fitting[:MOST_TRIED], players - 1):
            if all(two.row.person not in one.apart for one, two in combinations(others, 2)):
                return [*others, newest]
        return None

    def forget(self, listener: Listener) -> None:
        """A connection is gone: its person has some time to come back."""
        for seek in self._seeks.values():
            if seek.listener is listener:
                seek.listener = None
                now = self._context.clock.now()
                seek.row = replace(seek.row, node=None, gone=now)
                self._announce()
                if self._node.id != ALONE:
                    self._context.spawn(self._leave(seek.row.person, now))

    def show(self, listener: Listener) -> None:
        """Tell somebody who watches the lobby from now on."""
        listener.send(encode(self.queue))

    @property
    def queue(self) -> PairingQueue:
        """Those who are there."""
        waiting: dict[PairingKey, int] = {}
        for seek in self._seeks.values():
            if self._waits(seek):
                waiting[seek.key] = waiting.get(seek.key, 0) + 1
        return PairingQueue(tuple(Waiting(*key, people) for key, people in waiting.items()))

    def _waits(self, seek: _Seek) -> bool:
        """Connected somewhere, and without a table."""
        if seek.row.table is not None:
            return False
        node = seek.row.node
        return seek.listener is not None or (node is not None and self._is_elsewhere(node))

    async def _read(self, coming: str | None = None) -> None:
        """Who waits, as the store has it. Who is connected to a node that is gone has time to come
        back; `coming` is about to be connected here."""
        before, self._seeks = self._seeks, {}
        for row in await self._store.seeks():
            seek = before.get(row.person)
            if seek is None or seek.row.place != row.place:
                seek = _Seek(row)
                seek.apart = await self._context.store.people.kept_apart(row.person)
            seek.row = row
            self._seeks[row.person] = seek
            here = seek.listener is not None or row.person == coming
            if row.node is not None and not here and not self._is_elsewhere(row.node):
                now = self._context.clock.now()
                seek.row = replace(row, node=None, gone=now)
                await self._store.leave_seek(row.person, row.node, now)

    def _is_elsewhere(self, node: str) -> bool:
        return node != self._node.id and self._node.lives(node)

    async def _deliver(self) -> None:
        """Tell those who are connected here and have a table; those whose table is not made wait
        on."""
        now = self._context.clock.now()
        for seek in list(self._seeks.values()):
            table = seek.row.table
            if table is None:
                continue
            if await self._context.store.tables.index(table) is not None:
                if seek.listener is not None:
                    seek.listener.send(encode(Paired(table)))
                    seek.told, seek.listener = seek.listener, None
                    seek.row = replace(seek.row, node=None, gone=now)
                    await self._store.leave_seek(seek.row.person, self._node.id, now)
                continue
            seek.noted = seek.noted or now
            if now - seek.noted >= MAKING or self._node.id == ALONE:
                await self._free(table)

    async def _free(self, table: str) -> None:
        await self._store.free_seeks(table)
        for seek in self._seeks.values():
            if seek.row.table == table:
                seek.row, seek.noted = replace(seek.row, table=None), None

    async def _look(self) -> None:
        """What other nodes have done."""
        try:
            async with self._changing:
                before = self.queue
                await self._read()
                await self._deliver()
                for seek in list(self._seeks.values()):
                    if seek.listener is not None and self._party(seek, seek.row.players):
                        person = await self._context.store.people.get(seek.row.person)
                        if person is not None:
                            with suppress(Refused):
                                await self._match(seek, person)
                if self.queue != before:
                    self._announce()
        except StoreError as error:
            log.warning("who waits for a game could not be read: %s", error, extra=OFTEN)

    async def _keep_looking(self) -> None:
        while True:
            await self._context.clock.sleep(LOOK_EVERY)
            if any(seek.listener is not None for seek in self._seeks.values()):
                await self._look()

    async def _leave(self, person: str, now: Millis) -> None:
        try:
            await self._store.leave_seek(person, self._node.id, now)
        except StoreError as error:
            log.warning("a place in the queue could not be changed: %s", error, extra=OFTEN)
        self._node.tell(SeeksChanged())

    async def _forget_told(self, person: str, listener: Listener) -> None:
        """Who asks again on the connection that has heard of a table wants another one; so does
        whose game is over."""
        seek = self._seeks.get(person)
        if seek is None or seek.row.table is None:
            return
        late = self._context.clock.now() - TOLD_AGAIN
        again = seek.told is listener
        old = seek.told is not None and seek.row.gone is not None and seek.row.gone < late
        made = await self._context.store.tables.index(seek.row.table)
        if again or old or (made is not None and made.line.status is not Status.PLAYING):
            await self._end(person)

    async def _forget_gone(self) -> None:
        late = self._context.clock.now() - GRACE
        gone = [
            person
            for person, seek in self._seeks.items()
            if seek.listener is None and seek.row.gone is not None and seek.row.gone < late
        ]
        if gone:
            await self._end(*gone)

    async def _end(self, *people: str) -> None:
        await self._store.end_seeks(people)
        for person in people:
            self._seeks.pop(person, None)

    def _announce(self) -> None:
        self._registry.lobby.send(encode(self.queue))
