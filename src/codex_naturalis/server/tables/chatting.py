"""The chat of a table: what somebody says here goes to those who listen here; what was said at
another node is read from the store."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.protocol.messages import Said
from codex_naturalis.protocol.people import Person
from codex_naturalis.server.nodes.hints import ChatGrew
from codex_naturalis.server.ports.store import ChatRow
from codex_naturalis.server.tables.audience import Viewpoint
from codex_naturalis.server.tables.context import Listener, encode
from codex_naturalis.server.tables.room import Room


async def send_last(room: Room, listener: Listener, viewpoint: Viewpoint, person: str) -> None:
    """The last lines, for somebody who listens from now on, without those whom that person does
    not want to hear."""
    store = room.context.store
    unheard = await store.people.muted_by(person) | {*await store.people.blocked_by(person)}
    rows = await store.chat.last(room.id)
    lines = [row for row in rows if row.person not in unheard]
    people = await room.context.people(sorted({row.person for row in lines}))
    for row in lines:
        if row.person in people:
            frame = _frame(room, row, people[row.person])
            room.audience.send_chat(listener, viewpoint, frame, row.at)
    room.said = max([room.said, 0, *(row.number for row in rows)])


async def send(room: Room, row: ChatRow, person: Person) -> None:
    """A line that is stored, to all listeners except those who have muted or blocked the person."""
    if row.number == room.said + 1:
        room.said = row.number
    room.context.node.tell(ChatGrew(room.id))
    await _deliver(room, row, person)


async def catch_up(room: Room) -> None:
    """What was said elsewhere. Nobody who has not got the last lines waits for more."""
    if room.said < 0:
        return
    rows = [row for row in await room.context.store.chat.last(room.id) if row.number > room.said]
    if rows:
        room.said = rows[-1].number
        await _tell(room, rows)


async def _tell(room: Room, rows: Sequence[ChatRow]) -> None:
    people = await room.context.people(sorted({row.person for row in rows}))
    for row in rows:
        if row.person in people:
            await _deliver(room, row, people[row.person])


async def _deliver(room: Room, row: ChatRow, person: Person) -> None:
    frame = _frame(room, row, person)
    there = {one.person for group in room.audience.listeners.values() for one in group}
    deaf = await room.context.store.people.hears_not(person.id, sorted(there))
    for viewpoint, group in list(room.audience.listeners.items()):
        for listener in list(group):
            if listener.person in there - deaf:
                room.audience.send_chat(listener, viewpoint, frame, row.at)


def _frame(room: Room, row: ChatRow, person: Person) -> bytes:
    return encode(Said(room.id, row.number, person, row.text, row.at))
