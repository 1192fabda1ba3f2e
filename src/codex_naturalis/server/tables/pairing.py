"""Quick pairing: a table for people who want the same kind of game."""

from __future__ import annotations

from codex_naturalis.protocol.clocks import TimeControl
from codex_naturalis.protocol.commands import Pair
from codex_naturalis.protocol.messages import Paired, PairingQueue, Waiting
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import HumanSeat, Settings, Visibility
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.tables.context import Listener, encode
from codex_naturalis.server.tables.registry import TableRegistry

PairingKey = tuple[int, bool, TimeControl]
"""The number of players, whether the game is rated, and the time control."""


class Pairing:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._waiting: dict[PairingKey, list[tuple[Listener, PersonRow]]] = {}

    async def pair(self, listener: Listener, person: PersonRow, command: Pair) -> None:
        """Wait for others who want the same; when there are enough, create a table for them. A new
        request replaces an old one."""
        if command.rated and person.kind is not PersonKind.ACCOUNT:
            raise Refused(Code.NEEDS_ACCOUNT, "rated games need an account", case="rated")
        self.forget(listener)
        key = (command.players, command.rated, command.clock)
        queue = self._waiting.setdefault(key, [])
        queue[:] = [other for other in queue if other[1].id != person.id]
        queue.append((listener, person))
        if len(queue) < command.players:
            self._announce()
            return
        party = queue[: command.players]
        del queue[: command.players]
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
            self._announce()
            raise
        frame = encode(Paired(room.id))
        for other, _ in party:
            other.send(frame)

    def forget(self, listener: Listener) -> None:
        """Remove a listener from all queues."""
        before = self.queue
        for key, queue in list(self._waiting.items()):
            queue[:] = [other for other in queue if other[0] is not listener]
            if not queue:
                del self._waiting[key]
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
