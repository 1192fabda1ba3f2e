"""Quick pairing: waiting for others who want the same kind of game."""

from __future__ import annotations

from codex_naturalis.client.connection import Notification
from codex_naturalis.client.people import People
from codex_naturalis.client.reconnect import ReconnectingConnection, Send
from codex_naturalis.client.request import request
from codex_naturalis.client.stream import Stream
from codex_naturalis.protocol.clocks import TimeControl
from codex_naturalis.protocol.commands import Pair, Ping, Unpair
from codex_naturalis.protocol.messages import Paired, Pong
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.tables import HumanSeat, Status, TableLine


class Pairing(Stream):
    def __init__(
        self,
        connection: ReconnectingConnection,
        people: People,
        players: int,
        rated: bool,
        clock: TimeControl,
    ) -> None:
        super().__init__()
        self._connection = connection
        self._people = people
        self._command = Pair(id=connection.number(), players=players, rated=rated, clock=clock)
        self._since: Millis | None = None
        """The server's time before the command was sent."""
        self._found: str | None = None

    async def table(self) -> str:
        """Wait for the others; returns the table's id."""
        pong = await request(self._connection, Ping(id=self._connection.number()))
        assert isinstance(pong, Pong)
        self._since = pong.now
        # After a break `restore` has sent the command again or found the table.
        await request(self._connection, self._command, resend=False)
        return await self.until(lambda: self._found)

    async def cancel(self) -> None:
        if self._connection.connected:
            await request(self._connection, Unpair(id=self._connection.number()))

    async def restore(self, send: Send) -> None:
        """When a connection breaks, the server pairs nobody until the same is asked for again, and
        keeps the place for a while. But it may have created the table just before: to ask again
        would leave the others waiting there."""
        if self._since is not None and self._found is None:
            self._found = await self._missed_table(self._since)
            if self._found is None:
                await send(self._command)
            self._signal.notify()

    def receive(self, notification: Notification) -> None:
        if isinstance(notification, Paired):
            self._found = notification.table
            self._signal.notify()

    async def _missed_table(self, since: Millis) -> str | None:
        name = self._connection.me.person.name
        async for line in self._people.games(name, statuses=[Status.PLAYING]):
            if line.created >= since and self._matches(line):
                return line.id
        return None

    def _matches(self, line: TableLine) -> bool:
        """A rematch does not shuffle its seats; every other table like this comes from pairing."""
        pair, settings = self._command, line.settings
        wanted = ((HumanSeat(),) * pair.players, pair.rated, pair.clock, True)
        return (
            settings.seats,
            settings.rated,
            settings.clock,
            settings.shuffle_seats,
        ) == wanted
