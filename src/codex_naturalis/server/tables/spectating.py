"""A table as somebody may see it who asks once, without watching it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.messages import TableChanged, Update
from codex_naturalis.protocol.tables import Status, Table
from codex_naturalis.server.tables.room import Room


def table_for(room: Room, person: str | None) -> Table:
    """Who has no seat sees a delayed game late, here too."""
    players = {chair.person for chair in room.course.chairs}
    audience = room.audience
    late = audience.delayed and room.course.status is Status.PLAYING
    if not late or (person is not None and person in players):
        return room.table
    table = replace(room.table, abort_votes=())
    if (frame := audience.released_table) is not None:
        table = msgspec.json.decode(frame, type=TableChanged).table
    clocks = None
    if (frame := audience.released_update) is not None:
        clocks = msgspec.json.decode(frame, type=Update).clocks
    return replace(table, version=audience.released_version, clocks=clocks)


def spectator_view(room: Room) -> tuple[int, View] | None:
    """The game as anybody with the link may see it now, and the version it is of; None where
    spectators are not wanted, and where nothing is late enough for them yet."""
    course = room.course
    if course.state is None or not course.head.settings.spectators:
        return None
    if course.status is Status.PLAYING and room.audience.delayed:
        frame = room.audience.released_update
        return None if frame is None else _seen(frame)
    return course.version, view_of(course.state, None)


def _seen(frame: bytes) -> tuple[int, View]:
    update = msgspec.json.decode(frame, type=Update)
    return update.version, update.view
