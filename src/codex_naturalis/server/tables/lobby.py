"""The lobby: open tables that are waiting for people, and a live stream of their changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from codex_naturalis.protocol.messages import Lobby as LobbyMessage
from codex_naturalis.protocol.people import Person
from codex_naturalis.protocol.tables import Seat, Status, TableLine
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.ports.store import GamesQuery, Store
from codex_naturalis.server.tables.context import Listener, encode

MOST_LISTED = 200


class Lobby:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: dict[str, list[Listener]] = {}
        """By the id of their person."""
        self._shown = b""
        """When it was looked at again."""

    async def watch(self, listener: Listener) -> None:
        """Send all open tables, then every change."""
        group = self._listeners.setdefault(listener.person, [])
        if listener not in group:
            group.append(listener)
        listener.send(await self._open())

    async def _open(self) -> bytes:
        query = GamesQuery(statuses=(Status.GATHERING,), open_only=True, limit=MOST_LISTED)
        tables = await lines(self._store, await self._store.tables.find(query))
        return encode(LobbyMessage(tables, whole=True))

    def unwatch(self, listener: Listener) -> None:
        group = self._listeners.get(listener.person, [])
        if listener in group:
            group.remove(listener)
            if not group:
                del self._listeners[listener.person]

    def announce(self, line: TableLine) -> None:
        self.send(encode(LobbyMessage((line,))))

    def is_watched_by(self, person: str) -> bool:
        return person in self._listeners

    async def look_at(self, table: str) -> None:
        """Another node has changed a line."""
        if self._listeners:
            index = await self._store.tables.index(table)
            if index is not None:
                [line] = await lines(self._store, [index])
                self.announce(line)

    async def look_again(self) -> None:
        """Other nodes may have changed anything."""
        if self._listeners:
            whole = await self._open()
            if whole != self._shown:
                self._shown = whole
                self.send(whole)

    def tell(self, person: str, make_frame: Callable[[], bytes]) -> None:
        """Send something to one person, if that person watches the lobby."""
        if group := self._listeners.get(person):
            frame = make_frame()
            for listener in group:
                listener.send(frame)

    def send(self, frame: bytes) -> None:
        for group in self._listeners.values():
            for listener in group:
                listener.send(frame)


async def lines(store: Store, found: Sequence[Index]) -> tuple[TableLine, ...]:
    """Lines of stored tables, with the current names of the people."""
    ids = {index.line.creator.id for index in found}
    for index in found:
        ids.update(person for person in index.people if person is not None)
    rows = await store.people.many(sorted(ids))
    people = {person: row.public for person, row in rows.items()}
    return tuple(_named(index.line, people) for index in found)


def _named(line: TableLine, people: dict[str, Person]) -> TableLine:
    def seat(old: Seat) -> Seat:
        if old.person is None or old.person.id not in people:
            return old
        person = people[old.person.id]
        name = person.name if old.name == old.person.name else old.name
        return replace(old, person=person, name=name)

    creator = people.get(line.creator.id, line.creator)
    return replace(line, creator=creator, seats=tuple(map(seat, line.seats)))
