"""Who waits for a game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from codex_naturalis.protocol.clocks import TimeControl
from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.ladder_store import SeekRow
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import seeks as rows

_CLOCK: msgspec.json.Decoder[TimeControl] = msgspec.json.Decoder(TimeControl)


class _Taken(Exception):
    """One of them has a table, or does not wait."""


class Seeks(Topic):
    async def seek(self, seek: SeekRow) -> SeekRow:
        clock = msgspec.json.encode(seek.clock).decode()
        mine = rows.c.person == seek.person

        def write(connection: Connection) -> SeekRow:
            found = connection.execute(select(rows).where(mine)).one_or_none()
            if found is not None:
                if (found.players, found.rated, found.clock) == (seek.players, seek.rated, clock):
                    here = {"node": seek.node, "gone": seek.gone}
                    connection.execute(update(rows).where(mine).values(here))
                    return msgspec.structs.replace(
                        seek, since=found.since, place=found.place, table=found.table
                    )
                connection.execute(delete(rows).where(mine))
            last = connection.execute(select(func.max(rows.c.place))).scalar_one_or_none() or 0
            row = {**msgspec.structs.asdict(seek), "clock": clock, "place": last + 1}
            connection.execute(insert(rows).values(row))
            return msgspec.structs.replace(seek, place=last + 1)

        return await self._access.write(write)

    async def leave_seek(self, person: str, node: str, now: Millis) -> None:
        there = and_(rows.c.person == person, rows.c.node == node)
        await self._change(update(rows).where(there).values(node=None, gone=now))

    async def claim_seeks(self, people: Sequence[str], table: str) -> bool:
        free = and_(rows.c.person.in_(people), rows.c.table.is_(None))

        def write(connection: Connection) -> None:
            claimed = connection.execute(update(rows).where(free).values(table=table))
            if claimed.rowcount != len(people):
                raise _Taken

        try:
            await self._access.write(write)
        except _Taken:
            return False
        return True

    async def free_seeks(self, table: str) -> None:
        await self._change(update(rows).where(rows.c.table == table).values(table=None))

    async def end_seeks(self, people: Sequence[str]) -> None:
        await self._change(delete(rows).where(rows.c.person.in_(people)))

    async def seeks(self) -> list[SeekRow]:
        wanted = select(rows).order_by(rows.c.place)

        def read(connection: Connection) -> list[SeekRow]:
            return [
                SeekRow(
                    row.person, row.players, row.rated, _CLOCK.decode(row.clock), row.since,
                    row.place, row.node, row.gone, row.table,
                )
                for row in connection.execute(wanted)
            ]  # fmt: skip

        return await self._access.read(read)
