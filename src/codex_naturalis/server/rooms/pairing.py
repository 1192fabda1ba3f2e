"""Quick pairing: people who want the same are sat at one table."""

from __future__ import annotations

from codex_naturalis.protocol.clocks import Clock
from codex_naturalis.protocol.commands import Pair
from codex_naturalis.protocol.messages import Paired
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import HumanSeat, Settings, Visibility
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.rooms.house import House
from codex_naturalis.server.rooms.world import Listener, encode

Wish = tuple[int, bool, Clock]


class Pairing:
    def __init__(self, house: House) -> None:
        self._house = house
        self._waiting: dict[Wish, list[tuple[Listener, PersonRow]]] = {}

    async def pair(self, listener: Listener, person: PersonRow, command: Pair) -> None:
        """Wait for others who want the same; when there are enough, a table is made for them. A
        new wish replaces an old one."""
        if command.rated and person.kind is not PersonKind.ACCOUNT:
            raise Refused(Code.NEEDS_ACCOUNT, "rated games need an account")
        self.forget(listener)
        wish = (command.players, command.rated, command.clock)
        queue = self._waiting.setdefault(wish, [])
        queue[:] = [other for other in queue if other[1].id != person.id]
        queue.append((listener, person))
        if len(queue) < command.players:
            return
        party = queue[: command.players]
        del queue[: command.players]
        if not queue:
            del self._waiting[wish]
        settings = Settings(
            seats=(HumanSeat(),) * command.players,
            rated=command.rated,
            clock=command.clock,
            visibility=Visibility.OPEN,
        )
        sitters = [(one.id, None, None) for _, one in party]
        try:
            room = await self._house.found(person, settings, sitters)
        except Refused:
            others = [other for other in party if other[1].id != person.id]
            self._waiting[wish] = others + self._waiting.get(wish, [])
            raise
        frame = encode(Paired(room.id))
        for other, _ in party:
            other.send(frame)

    def forget(self, listener: Listener) -> None:
        """Somebody waits no longer."""
        for wish, queue in list(self._waiting.items()):
            queue[:] = [other for other in queue if other[0] is not listener]
            if not queue:
                del self._waiting[wish]
