"""Where SQLite and PostgreSQL differ in queries that both run."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Connection, Integer, Table, Text
from sqlalchemy.dialects.postgresql import Insert, insert
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

SQLITE = "sqlite"
POSTGRES = "postgresql"


class bytes_of(FunctionElement[int]):  # noqa: N801  it reads as a function of SQL
    """The number of bytes of a text."""

    type = Integer()
    inherit_cache = True


@compiles(bytes_of, SQLITE)
def _bytes_in_sqlite(element: bytes_of, compiler: Any, **options: Any) -> str:
    # Older versions of SQLite have no octet_length.
    return f"length(CAST({compiler.process(element.clauses, **options)} AS BLOB))"


@compiles(bytes_of)
def _bytes(element: bytes_of, compiler: Any, **options: Any) -> str:
    return f"octet_length({compiler.process(element.clauses, **options)})"


class now(FunctionElement[int]):  # noqa: N801  it reads as a function of SQL
    """The milliseconds since 1970 by the database's clock."""

    type = BigInteger()
    inherit_cache = True


@compiles(now, SQLITE)
def _now_in_sqlite(element: now, compiler: Any, **options: Any) -> str:
    return "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"


@compiles(now)
def _now(element: now, compiler: Any, **options: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"


@compiles(Text, POSTGRES)
def _text_in_postgres(element: Text, compiler: Any, **options: Any) -> str:
    """Texts are in the order of their bytes, as in SQLite: the order of a language changes with
    the libraries of a system."""
    return 'TEXT COLLATE "C"'


def insert_unless_there(table: Table) -> Insert:
    """`ON CONFLICT DO NOTHING`, which both write in the same way; see its `rowcount`."""
    return insert(table).on_conflict_do_nothing()


def lock_order(connection: Connection, table: Table) -> None:
    """From here to the end of the transaction, nobody else adds to the table: so the numbers of
    its rows are in the order in which others come to see them. In SQLite there is only one
    writer."""
    if connection.dialect.name == POSTGRES:
        connection.exec_driver_sql(f"LOCK TABLE {table.name} IN SHARE ROW EXCLUSIVE MODE")
