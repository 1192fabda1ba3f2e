"""Quick pairing: a table for people who want the same kind of game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from codex_naturalis.protocol.clocks import TimeControl
from codex_naturalis.protocol.commands import Pair
from codex_naturalis.protocol.messages import Paired, PairingQueue, Waiting
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import HumanSeat, Settings, Visibility
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.tables.context import Listener, encode
from codex_naturalis.server.tables.registry import TableRegistry

MOST_TRIED = 20
"""Of those who wait for the same, how many are tried for a party."""
PairingKey = tuple[int, bool, TimeControl]
"""The number of players, whether the game is rated, and the time control."""


class Pairing:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._apart: dict[str, frozenset[str]] = {}
        """By person who waits: whom that person is not paired with."""
        self._waiting: dict[PairingKey, list[tuple[Listener, PersonRow]]] = {}

    async def pair(self, listener: Listener, person: PersonRow, command: Pair) -> None:
        """Wait for others who want the same; when there are enough, create a table for them. A new
        request replaces an old one."""
        if command.rated and person.kind is not PersonKind.ACCOUNT:
            raise Refused(Code.NEEDS_ACCOUNT, "rated games need an account", case="rated")
        apart = await self._registry.context.store.people.kept_apart(person.id)
        self.forget(listener)
        self._apart[person.id] = apart
        key = (command.players, command.rated, command.clock)
        queue = self._waiting.setdefault(key, [])
        queue[:] = [other for other in queue if other[1].id != person.id]
        queue.append((listener, person))
        party = self._party(queue, command.players)
        if party is None:
            self._announce()
            return
        apart_from = {one.id: self._apart[one.id] for _, one in party}
        for one in party:
            queue.remove(one)
        if not queue:
            del self._waiting[key]
        self._announce()
        settings = Settings(
            seats=(HumanSeat(),) * command.players,
            rated=command.rated,
            clock=command.clock,
            visibility=Visibility.OPEN,
        )
        sitters = [(one.id, None, None) for _, one in party]
        try:
            room = await self._registry.create(person, settings, sitters)
        except Refused:
            others = [other for other in party if other[1].id != person.id]
            self._waiting[key] = others + self._waiting.get(key, [])
            self._apart |= apart_from
            self._announce()
            raise
        frame = encode(Paired(room.id))
        for other, _ in party:
            other.send(frame)

    def _party(
        self, queue: Sequence[tuple[Listener, PersonRow]], players: int
    ) -> list[tuple[Listener, PersonRow]] | None:
        """Those who wait longest and the last who came, without two of whom one has blocked the
        other."""
        *waiting, last = queue
        apart = self._apart
        fitting = [one for one in waiting if one[1].id not in apart[last[1].id]]
        for others in combinations(fitting[:MOST_TRIED], players - 1):
            if all(two[1].id not in apart[one[1].id] for one, two in combinations(others, 2)):
                return [*others, last]
        return None

    def forget(self, listener: Listener) -> None:
        """Remove a listener from all queues."""
        before = self.queue
        for key, queue in list(self._waiting.items()):
            queue[:] = [other for other in queue if other[0] is not listener]
            if not queue:
                del self._waiting[key]
        waiting = {person.id for queue in self._waiting.values() for _, person in queue}
        self._apart = {one: apart for one, apart in self._apart.items() if one in waiting}
        if self.queue != before:
            self._announce()

    def show(self, listener: Listener) -> None:
        """Tell somebody who watches the lobby from now on."""
        listener.send(encode(self.queue))

    def _announce(self) -> None:
        self._registry.lobby.send(encode(self.queue))

    @property
    def queue(self) -> PairingQueue:
        return PairingQueue(
            tuple(
                Waiting(players, rated, clock, len(queue))
                for (players, rated, clock), queue in self._waiting.items()
            )
        )
