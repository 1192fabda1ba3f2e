"""Quick pairing: waiting to be sat at a table with others who want the same."""

from __future__ import annotations

from codex_naturalis.client.errand import carry
from codex_naturalis.client.lifeline import Lifeline, Send
from codex_naturalis.client.people import People
from codex_naturalis.client.stream import Stream
from codex_naturalis.client.wire import News
from codex_naturalis.protocol.clocks import Clock
from codex_naturalis.protocol.commands import Pair, Ping, Unpair
from codex_naturalis.protocol.messages import Paired, Pong
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.tables import HumanSeat, Status, TableLine


class Pairing(Stream):
    def __init__(
        self, lifeline: Lifeline, people: People, players: int, rated: bool, clock: Clock
    ) -> None:
        super().__init__()
        self._lifeline = lifeline
        self._people = people
        self._wish = Pair(id=lifeline.number(), players=players, rated=rated, clock=clock)
        self._since: Millis | None = None
        """The server's time before it could have heard of the wish."""
        self._found: str | None = None

    async def table(self) -> str:
        """Wait for the others; the table's id."""
        pong = await carry(self._lifeline, Ping(id=self._lifeline.number()))
        assert isinstance(pong, Pong)
        self._since = pong.now
        # After a break `restore` has wished again, or found the table.
        await carry(self._lifeline, self._wish, lambda: True)
        return await self.until(lambda: self._found)

    async def give_up(self) -> None:
        if self._lifeline.connected:
            await carry(self._lifeline, Unpair(id=self._lifeline.number()))

    async def restore(self, send: Send) -> None:
        """The server forgot us with the connection; but if it had found a table before, nobody
        told us, and a second wish would keep those who sit there waiting."""
        if self._since is not None and self._found is None:
            self._found = await self._missed(self._since)
            if self._found is None:
                await send(self._wish)
            self._bell.ring()

    def hear(self, news: News) -> None:
        if isinstance(news, Paired):
            self._found = news.table
            self._bell.ring()

    async def _missed(self, since: Millis) -> str | None:
        name = self._lifeline.me.person.name
        async for line in self._people.games(name, statuses=[Status.PLAYING]):
            if line.created >= since and self._is_wished(line):
                return line.id
        return None

    def _is_wished(self, line: TableLine) -> bool:
        """A rematch has its seats in order; all else that looks so was made by pairing."""
        wish, settings = self._wish, line.settings
        wanted = ((HumanSeat(),) * wish.players, wish.rated, wish.clock, True)
        return (
            settings.seats,
            settings.rated,
            settings.clock,
            settings.shuffle_seats,
        ) == wanted
