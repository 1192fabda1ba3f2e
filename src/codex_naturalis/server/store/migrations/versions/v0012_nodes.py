"""Servers that use a store together, and which of their versions may."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
expands = True


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("draining", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("nodes_key")),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("leases_key")),
    )
    op.create_table(
        "kept_tables",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("node", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("kept_tables_key")),
    )
    op.create_index(op.f("kept_tables_by_node"), "kept_tables", ["node"])
    op.create_table(
        "schema_floor",
        sa.Column("revision", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("revision", name=op.f("schema_floor_key")),
    )
