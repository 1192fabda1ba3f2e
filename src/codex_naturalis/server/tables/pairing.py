"""Quick pairing: a table for people who want the same kind of game. Who waits is in the store: a
connection that breaks, and a server that starts anew, do not cost the place in the queue."""

from __future__ import annotations

import asyncio
from itertools import combinations

from codex_naturalis.protocol.clocks import NoClock, TimeControl
from codex_naturalis.protocol.commands import Pair
from codex_naturalis.protocol.messages import Paired, PairingQueue, Waiting
from codex_naturalis.protocol.people import Millis, PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import HumanSeat, Settings, Status, Visibility
from codex_naturalis.server.ports.ladder_store import SeekRow
from codex_naturalis.server.ports.store import GamesQuery, PersonRow
from codex_naturalis.server.tables.context import Listener, encode
from codex_naturalis.server.tables.registry import TableRegistry

MOST_TRIED = 20
"""Of those who wait for the same, how many are tried for a party."""
PairingKey = tuple[int, bool, TimeControl]
"""The number of players, whether the game is rated, and the time control."""

MOST_TRIED = 20
"""Of those who wait for the same, how many are tried for a party."""
GRACE: Millis = 120_000
"""How long the place of somebody without a connection is kept."""


class _Seek:
    """Somebody who waits, in the order of the queue."""

    def __init__(self, row: SeekRow, gone: Millis | None) -> None:
        self.row = row
        self.listener: Listener | None = None
        """None: without a connection since `gone`, and not paired meanwhile."""
        self.gone = gone
        self.apart: frozenset[str] = frozenset()
        """With whom this person is not paired."""

    @property
    def key(self) -> PairingKey:
        return self.row.players, self.row.rated, self.row.clock


class Pairing:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._seeks: dict[str, _Seek] = {}
        """By person, in the order of their places."""
        self._missed: dict[str, tuple[PairingKey, str]] = {}
        """By person, the table that was made just before the server stopped."""
        self._changing = asyncio.Lock()
        """Held while a request is stored and a table is created for those who wait."""

    async def open(self) -> None:
        """Those who were waiting when the server stopped have time to come back."""
        store, now = self._registry.context.store, self._registry.context.clock.now()
        for row in await store.ladder.seeks():
            seek = _Seek(row, gone=now)
            table = await self._table_of(seek)
            if table is None:
                self._seeks[row.person] = seek
            else:
                self._missed[row.person] = seek.key, table
                await store.ladder.end_seeks([row.person])

    async def _table_of(self, seek: _Seek) -> str | None:
        """The table that this wish has become, if the server stopped before it could say so."""
        query = GamesQuery(
            person=seek.row.person,
            statuses=(Status.PLAYING,),
            open_only=True,
            players=seek.row.players,
            rated=seek.row.rated,
            since=seek.row.since,
        )
        for index in await self._registry.context.store.tables.find(query):
            line = index.line
            free = all(isinstance(one, HumanSeat) and not one.mine for one in line.settings.seats)
            if line.created >= seek.row.since and line.settings.clock == seek.row.clock and free:
                return line.id
        return None

    async def pair(self, listener: Listener, person: PersonRow, command: Pair) -> None:
        """Wait for others who want the same; when there are enough, create a table for them. A new
        request replaces an old one; the same one again keeps its place."""
        if command.rated and person.kind is not PersonKind.ACCOUNT:
            raise Refused(Code.NEEDS_ACCOUNT, "rated games need an account", case="rated")
        context = self._registry.context
        if command.rated:
            if isinstance(command.clock, NoClock):
                reason = "a rated game needs a clock"
                raise Refused(Code.BAD_SETTINGS, reason, case="rated_clock")
            await context.admit(person.id, ())
        key = (command.players, command.rated, command.clock)
        missed = self._missed.pop(person.id, None)
        if missed is not None and missed[0] == key:
            listener.send(encode(Paired(missed[1])))
            return
        async with self._changing:
            await self._forget_gone()
            now = context.clock.now()
            row = await context.store.ladder.seek(
                SeekRow(person.id, command.players, command.rated, command.clock, now)
            )
            seek = self._seeks.get(person.id)
            if seek is None or seek.row != row:
                self._seeks.pop(person.id, None)
                seek = self._seeks[person.id] = _Seek(row, gone=None)
            seek.listener, seek.gone = listener, None
            seek.apart = await context.store.people.kept_apart(person.id)
            try:
                await self._match(seek, person)
            finally:
                self._announce()

    async def _match(self, newest: _Seek, person: PersonRow) -> None:
        players, rated, clock = newest.key
        party = self._party(newest, players)
        if party is None:
            return
        settings = Settings(
            seats=(HumanSeat(),) * players, rated=rated, clock=clock, visibility=Visibility.OPEN
        )
        sitters = [(seek.row.person, None, None) for seek in party]
        try:
            room = await self._registry.create(person, settings, sitters, paired=True)
        except Refused:
            await self._end(person.id)
            raise
        frame = encode(Paired(room.id))
        for seek in party:
            if seek.listener is not None:
                seek.listener.send(frame)
        await self._end(*(seek.row.person for seek in party))

    async def stop(self, person: str) -> None:
        """The person does not wait any more."""
        if person in self._seeks:
            async with self._changing:
                await self._end(person)
            self._announce()

    async def stop_rated(self, person: str) -> None:
        """Rated play is paused for the person."""
        seek = self._seeks.get(person)
        if seek is not None and seek.row.rated:
            await self.stop(person)

    def _party(self, newest: _Seek, players: int) -> list[_Seek] | None:
        """Those who wait longest and the last who came, without two of whom one has blocked the
        other."""
        fitting = [
            seek
            for seek in self._seeks.values()
            if seek is not newest
            and seek.key == newest.key
            and seek.listener is not None
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
                seek.gone = self._registry.context.clock.now()
                self._announce()

    def show(self, listener: Listener) -> None:
        """Tell somebody who watches the lobby from now on."""
        listener.send(encode(self.queue))

    async def _forget_gone(self) -> None:
        late = self._registry.context.clock.now() - GRACE
        gone = [
            person
            for person, seek in self._seeks.items()
            if seek.listener is None and seek.gone is not None and seek.gone < late
        ]
        if gone:
            await self._end(*gone)

    async def _end(self, *people: str) -> None:
        await self._registry.context.store.ladder.end_seeks(people)
        for person in people:
            self._seeks.pop(person, None)

    def _announce(self) -> None:
        self._registry.lobby.send(encode(self.queue))

    @property
    def queue(self) -> PairingQueue:
        """Those who are there."""
        waiting: dict[PairingKey, int] = {}
        for seek in self._seeks.values():
            if seek.listener is not None:
                waiting[seek.key] = waiting.get(seek.key, 0) + 1
        return PairingQueue(tuple(Waiting(*key, people) for key, people in waiting.items()))
