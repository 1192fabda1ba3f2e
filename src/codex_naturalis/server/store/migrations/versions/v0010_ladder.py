"""Lapses in rated games, their course, agreement with the search, and who waits for a game."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "lapses",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("warned", sa.Boolean(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("seen", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table", name=op.f("lapses_key")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rated_games",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("shared_address", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("rated_games_key")),
    )
    op.create_table(
        "agreements",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("agreements_key")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("agreements_by_person"), "agreements", ["person"])
    op.create_table(
        "examined_tables",
        sa.Column("table", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("examined_tables_key")),
    )
    op.create_table(
        "seeks",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("seeks_key")),
    )
