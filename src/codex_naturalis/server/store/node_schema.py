"""The schema of what running servers write about themselves. All moments are of the database's
clock."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Table, Text

from codex_naturalis.server.store.metadata import METADATA

# Servers that use this store together.
nodes = Table(
    "nodes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False),
    Column("version", Text, nullable=False),
)

# What one node at a time does, and until when it is that one's.
leases = Table(
    "leases",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Tables that go on by themselves, with clocks or bots, and the node where they do.
kept_tables = Table(
    "kept_tables",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("node", Text, nullable=False, index=True),
)

# One row: the last step that a version of the program must know to use this schema.
schema_floor = Table("schema_floor", METADATA, Column("revision", Text, primary_key=True))

TRANSIENT = (nodes, leases, kept_tables, schema_floor)
"""Of no use in another store."""
