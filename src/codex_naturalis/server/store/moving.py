"""Moves everything from one store to another, row by row, and compares both in the end. What is
moved stays where it was. A move that was interrupted goes on where it has stopped."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Select, Table, func, insert, select, text, tuple_

from codex_naturalis.server.ports.store import StoreError
from codex_naturalis.server.store.access import Access
from codex_naturalis.server.store.dialects import POSTGRES
from codex_naturalis.server.store.schema import LASTING

Answer = TypeVar("Answer")
Rows = list[tuple[Any, ...]]

ROWS_AT_ONCE = 1000
BYTES_AT_ONCE = 8_000_000
"""More is not held in memory, except a single row."""


class Differs(StoreError):
    """The target has something that the source has not."""


class Target(Access, Protocol):
    async def finish(self) -> None:
        """Everything is there: from now on it is a store."""
        ...


async def move(source: Access, target: Target, told: Callable[[], None]) -> dict[str, int]:
    """Returns how many rows each table has. `told` is called for each row, when it is there and
    again when it was compared. Raises Differs."""
    for table in LASTING:
        await _fill(source, target, table, told)
    counts = {table.name: await _compare(source, target, table, told) for table in LASTING}
    await target.write(_set_sequences)
    await target.finish()
    return counts


async def steps_of(source: Access) -> int:
    """How often `told` is called."""
    counts = [select(func.count()).select_from(table) for table in LASTING]
    rows = await source.read(lambda one: sum(one.execute(count).scalar_one() for count in counts))
    return 2 * rows


async def _fill(source: Access, target: Target, table: Table, told: Callable[[], None]) -> None:
    """What is there already is the beginning of what is to be there; the comparison will tell."""
    key = list(table.primary_key.columns)
    last = select(*key).order_by(*(column.desc() for column in key)).limit(1)
    found = await target.read(lambda one: one.execute(last).one_or_none())
    count = select(func.count()).select_from(table)
    for _ in range(await target.read(lambda one: one.execute(count).scalar_one())):
        told()
    names = [column.name for column in table.columns]
    async for rows in _rows(source, table, None if found is None else tuple(found)):
        values = [dict(zip(names, row, strict=True)) for row in rows]
        await target.write(partial(_insert, table, values))
        for _ in rows:
            told()


def _insert(table: Table, values: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(insert(table), values)


async def _compare(source: Access, target: Target, table: Table, told: Callable[[], None]) -> int:
    ours, theirs = _rows(source, table), _rows(target, table)
    waiting: Rows = []
    number = 0
    async for rows in ours:
        while len(waiting) < len(rows):
            more: Rows = await anext(theirs, [])
            if not more:
                break
            waiting += more
        for row, copied in zip(rows, waiting, strict=False):
            if row != copied:
                raise Differs(_difference(table, row))
            told()
        if len(waiting) < len(rows):
            raise Differs(_difference(table, rows[len(waiting)]))
        del waiting[: len(rows)]
        number += len(rows)
    if waiting or await anext(theirs, []):
        raise Differs(f"it has more in {table.name} than what is to be moved")
    return number


def _difference(table: Table, row: tuple[Any, ...]) -> str:
    key = [
        f"{column.name} {value}"
        for column, value in zip(table.columns, row, strict=True)
        if column.primary_key
    ]
    return f"it differs in {table.name} at {', '.join(key)} from what is to be moved"


async def _rows(
    access: Access, table: Table, after: tuple[Any, ...] | None = None
) -> AsyncIterator[Rows]:
    """All of them in the order of their keys, in parts that fit into memory."""
    key = list(table.primary_key.columns)
    places = [list(table.columns).index(column) for column in key]
    wanted = select(*table.columns).order_by(*key)
    at_once = ROWS_AT_ONCE
    while True:
        part = wanted if after is None else wanted.where(tuple_(*key) > after)
        part = part.limit(at_once)
        rows = await access.read(partial(_fetch, part))
        if not rows:
            return
        yield rows
        after = tuple(rows[-1][place] for place in places)
        size = sum(len(value) for row in rows for value in row if isinstance(value, str | bytes))
        at_once = max(1, min(ROWS_AT_ONCE, BYTES_AT_ONCE * len(rows) // max(size, 1)))


def _fetch(wanted: Select[Any], connection: Connection) -> Rows:
    return [tuple(row) for row in connection.execute(wanted)]


def _set_sequences(connection: Connection) -> None:
    """Numbers that the database gives go on after the last one."""
    if connection.dialect.name != POSTGRES:
        return  # SQLite goes on after the largest by itself
    for table in LASTING:
        column = table.autoincrement_column
        if column is not None:
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'),"
                    f" coalesce(max({column.name}), 1), max({column.name}) IS NOT NULL)"
                    f' FROM "{table.name}"'
                )
            )
