"""Loads finished games, of tables and of imported records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.headers import BadRecord
from codex_naturalis.notation.record import read_record
from codex_naturalis.protocol.people import Person
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import GameKind
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.archive.cache import Cache
from codex_naturalis.server.archive.games import FinishedTable, finished_table
from codex_naturalis.server.ports.store import RecordRow, Store

OVER = (Status.FINISHED, Status.ABORTED)
MOST_CACHED = 32
"""For each kind of game."""


class GameKey(NamedTuple):
    """Which game: a table's, or that of an imported record."""

    kind: GameKind
    id: str


class Archive:
    """Replays a game once, as long as it is in the cache. Every call asks the store what may have
    changed: whether a record still exists, and what the players of a table are called now."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: Cache[FinishedTable] = Cache(MOST_CACHED)
        self._records: Cache[Game] = Cache(MOST_CACHED)

    async def load(self, key: GameKey) -> Game:
        """The game. Raises Refused (NOT_FOUND, NOT_FINISHED, BAD_RECORD)."""
        if key.kind is GameKind.RECORD:
            row = await self.record(key.id)
            return self._records.get(key.id) or self._records.put(key.id, game_of_record(row.text))
        table = self._tables.get(key.id) or self._tables.put(key.id, await self._table(key.id))
        return table.game(await self._people(table.people))

    async def check(self, key: GameKey) -> None:
        """Raises Refused as `load` does, without reading a game."""
        if key.kind is GameKind.RECORD:
            await self.record(key.id)
        else:
            await self._check_table(key.id)

    async def record(self, record: str) -> RecordRow:
        """An imported record as it is stored. Raises Refused (NOT_FOUND)."""
        row = await self._store.records.get(record)
        if row is None:
            raise Refused(Code.NOT_FOUND, "there is no such record", case="record")
        return row

    def forget(self, tables: Sequence[str]) -> None:
        """Names in them have changed: they are read again."""
        for table in tables:
            self._tables.drop(table)

    def forget_all(self) -> None:
        """Names have changed in games that are not known here."""
        self._tables = Cache(MOST_CACHED)

    async def _table(self, table: str) -> FinishedTable:
        await self._check_table(table)
        stored = await self._store.tables.load(table)
        if stored is None:
            raise _no_table()
        return finished_table(stored)

    async def _check_table(self, table: str) -> None:
        index = await self._store.tables.index(table)
        if index is None:
            raise _no_table()
        if index.status not in OVER:
            raise Refused(Code.NOT_FINISHED, "the game is not over yet")

    async def _people(self, ids: tuple[str, ...]) -> dict[str, Person]:
        rows = await self._store.people.many(ids)
        return {person: row.public for person, row in rows.items()}


def _no_table() -> Refused:
    return Refused(Code.NOT_FOUND, "there is no such table", case="table")


def game_of_record(text: str) -> Game:
    """The game of a record that a client has sent. Raises Refused (BAD_RECORD)."""
    try:
        return read_record(text)
    except BadRecord as error:
        parameters = {"line": error.line, **error.parameters}
        raise Refused(
            Code.BAD_RECORD, str(error), case=error.case, parameters=parameters
        ) from error
