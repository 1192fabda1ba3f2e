"""Everything that the store keeps about one person, by table."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, select

from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.export import JSON, NAMES, SECRET
from codex_naturalis.server.store.schema import (
    chat,
    decisions,
    freed_names,
    people,
    reported_lines,
    reports,
    tables,
)

_NOT_THEIRS: dict[Table, set[str]] = {
    decisions: {"by"},
    reports: {"facts", "decision", "for_host", "reporter"},
    chat: {"nonce"},
    people: {"generation"},
}
"""Who has decided and who looks into what is not for the person."""
_DERIVED = frozenset({"folded", "old_folded", "checksum", "answers"})
_WITHOUT = frozenset({freed_names, tables, reported_lines})
"""Hashes of names; tables are given as records, and reported lines are lines of chat."""


class OwnData(Topic):
    async def about(self, person: str) -> dict[str, list[dict[str, Any]]]:
        return await self._access.read(lambda connection: _about(connection, person))


def _about(connection: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    return {
        word: rows
        for table, word in NAMES.items()
        if (whose := _whose(table, person)) is not None
        and (rows := _rows(connection, table, whose))
    }


def _whose(table: Table, person: str) -> ColumnElement[bool] | None:
    """Which rows are about the person; None: the table is about nobody."""
    if table in _WITHOUT:
        return None
    if table is people:
        return people.c.id == person
    if table is reports:
        return reports.c.reporter == person
    return table.c.person == person if "person" in table.c else None


def _rows(connection: Connection, table: Table, whose: ColumnElement[bool]) -> list[dict[str, Any]]:
    hidden = SECRET | _DERIVED | _NOT_THEIRS.get(table, set())
    columns = [column for column in table.columns if column.name not in hidden]
    wanted = select(*columns).where(whose).order_by(*table.primary_key.columns)
    return [
        {
            name: msgspec.json.decode(value) if name in JSON and value is not None else value
            for name, value in row.items()
        }
        for row in connection.execute(wanted).mappings()
    ]
