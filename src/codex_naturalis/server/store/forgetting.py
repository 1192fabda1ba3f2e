"""Taking the names of a deleted person out of the tables where they have sat: their own in the
lists, and those that they gave to seats on one device, which are also in logs."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, or_, select, update

from codex_naturalis.protocol.tables import HumanSeat, Settings, TableLine
from codex_naturalis.server.ports.log import Head, Kind
from codex_naturalis.server.store.log import entry_rows, head_checksum, load
from codex_naturalis.server.store.schema import entries, seats, tables

TABLES_AT_ONCE = 50


def tables_of(connection: Connection, person: str) -> list[str]:
    sat = select(seats.c.table).where(seats.c.person == person)
    wanted = select(tables.c.id).where(or_(tables.c.creator == person, tables.c.id.in_(sat)))
    return list(connection.execute(wanted.order_by(tables.c.id)).scalars())


def forget(connection: Connection, table: str, person: str, name: str) -> None:
    """Nothing else changes: the same game, with the same numbers and times."""
    stored = load(connection, table)
    if stored is None:
        return
    row = connection.execute(select(tables).where(tables.c.id == table)).one()
    line = msgspec.json.decode(row.line, type=TableLine)
    values: dict[str, Any] = {"line": _text(_line(line, person, name))}
    if stored.head.creator == person:
        settings = _settings(stored.head.settings)
        text = _text(settings)
        head = Head(table, stored.head.created, person, settings)
        values |= {"settings": text, "checksum": head_checksum(head, text)}
    connection.execute(update(tables).where(tables.c.id == table).values(values))
    for entry in stored.entries:
        said = _without_name(entry.text, person) if entry.kind is Kind.SIT else None
        if said is not None:
            fresh = msgspec.structs.replace(entry, text=said)
            ((*_, checksum, _),) = entry_rows(table, [fresh])
            this = (entries.c.table == table, entries.c.number == entry.number)
            connection.execute(update(entries).where(*this).values(text=said, checksum=checksum))


def _without_name(text: str, person: str) -> str | None:
    """None: it is about somebody else, or has no name."""
    sitter = msgspec.json.decode(text)
    if sitter["person"] != person or sitter["name"] is None:
        return None
    return _text(sitter | {"name": None})


def _settings(settings: Settings) -> Settings:
    """Without the names of seats on one device."""
    nameless = tuple(
        msgspec.structs.replace(seat, name=None) if isinstance(seat, HumanSeat) else seat
        for seat in settings.seats
    )
    return msgspec.structs.replace(settings, seats=nameless)


def _line(line: TableLine, person: str, name: str) -> TableLine:
    mine = line.creator.id == person
    creator = msgspec.structs.replace(line.creator, name=name) if mine else line.creator
    known = tuple(
        msgspec.structs.replace(
            seat, name=name, person=msgspec.structs.replace(seat.person, name=name)
        )
        if seat.person is not None and seat.person.id == person
        else seat
        for seat in line.seats
    )
    settings = _settings(line.settings) if mine else line.settings
    return msgspec.structs.replace(line, creator=creator, seats=known, settings=settings)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
