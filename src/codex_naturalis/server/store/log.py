"""Conversion of logs to rows and back. SQLite does not notice a flipped bit inside a text, so each
row has a checksum: damage must never become another game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast
from zlib import crc32

import msgspec
from sqlalchemy import Connection, select

from codex_naturalis.engine.moves import parse_move
from codex_naturalis.protocol.tables import Settings
from codex_naturalis.server.ports.log import Entry, Head, Kind, Stored
from codex_naturalis.server.ports.store import Conflict, Damaged
from codex_naturalis.server.store.schema import entries as entries_table
from codex_naturalis.server.store.schema import tables

EntryRow = tuple[str, int, int, str, int | None, str, int, int, str | None]
"""In the order of the columns."""
ENTRY_COLUMNS: tuple[str, ...] = (
    "table",
    "number",
    "at",
    "kind",
    "seat",
    "text",
    "spent",
    "checksum",
    "nonce",
)


class HeadRow(NamedTuple):
    created: int
    creator: str
    settings: str
    checksum: int
    version: int


_HEAD = select(*(tables.c[name] for name in HeadRow._fields))
_ENTRIES = select(*(entries_table.c[name] for name in ENTRY_COLUMNS)).order_by(
    entries_table.c.number
)


def head_checksum(head: Head, settings: str) -> int:
    return crc32(f"{head.id}\n{head.created}\n{head.creator}\n{settings}".encode())


def entry_rows(table: str, entries: Sequence[Entry]) -> list[EntryRow]:
    """Raises Conflict when the numbers are not consecutive."""
    rows = []
    for number, entry in enumerate(entries, entries[0].number if entries else 1):
        if entry.number != number:
            raise Conflict(f"table {table}: entry {entry.number} instead of {number}")
        rows.append(_row(table, entry))
    return rows


def _row(table: str, entry: Entry) -> EntryRow:
    number, at, seat, spent = entry.number, entry.at, entry.seat, entry.spent
    kind, nonce = entry.kind.value, entry.nonce
    text = entry.text if entry.move is None else str(entry.move)
    stamp = f"{table}\n{number}\n{at}\n{kind}\n{seat}\n{spent}\n{text}"
    if nonce is not None:  # rows without a nonce keep the checksum of the older format
        stamp = f"{stamp}\n{nonce}"
    return (table, number, at, kind, seat, text, spent, crc32(stamp.encode()), nonce)


def _entry(row: EntryRow) -> Entry:
    _, number, at, name, seat, said, spent, _, nonce = row
    kind = Kind(name)
    move = parse_move(said) if kind is Kind.MOVE else None
    text = said if move is None else ""
    return Entry(number, at, kind, seat, text, spent, move, nonce)


def load(connection: Connection, table: str) -> Stored | None:
    """Raises Damaged, as `stored_of` does."""
    head = connection.execute(_HEAD.where(tables.c.id == table)).one_or_none()
    rows = connection.execute(_ENTRIES.where(entries_table.c.table == table))
    entries = [cast("EntryRow", tuple(row)) for row in rows]
    return stored_of(table, None if head is None else HeadRow(*head), entries)


def load_after(connection: Connection, table: str, version: int) -> tuple[Entry, ...]:
    """Raises Damaged, as `stored_of` does."""
    wanted = _ENTRIES.where(entries_table.c.table == table, entries_table.c.number > version)
    rows = [cast("EntryRow", tuple(row)) for row in connection.execute(wanted)]
    try:
        entries = tuple(map(_entry, rows))
    except (TypeError, ValueError) as error:
        raise Damaged(f"table {table}: {error}") from None
    _check(table, entries, rows, version)
    return entries


def _check(
    table: str, entries: Sequence[Entry], rows: Sequence[EntryRow], version: int = 0
) -> None:
    """Those after a version are there, and what was written."""
    for number, (entry, row) in enumerate(zip(entries, rows, strict=True), version + 1):
        if entry.number != number:
            raise Damaged(f"table {table}: entry {number} is missing")
        if row != _row(table, entry):
            raise Damaged(f"table {table}: entry {number} is not what was written")


def stored_of(table: str, head_row: HeadRow | None, rows: Sequence[EntryRow]) -> Stored | None:
    """Raises Damaged, with the id of the table, when the data are not what was written."""
    if head_row is None:
        if rows:
            raise Damaged(f"table {table}: its log exists, but its head is missing")
        return None
    try:
        settings = msgspec.json.decode(head_row.settings, type=Settings)
        head = Head(table, head_row.created, head_row.creator, settings)
        entries = tuple(map(_entry, rows))
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise Damaged(f"table {table}: {error}") from None
    if head_row.checksum != head_checksum(head, head_row.settings):
        raise Damaged(f"table {table}: its head is not what was written")
    _check(table, entries, rows)
    if head_row.version != len(entries):
        raise Damaged(
            f"table {table}: its version is {head_row.version}, its last entry {len(entries)}"
        )
    return Stored(head, entries)
