"""Statistics of people's games, and which games are in them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "statistics",
        sa.Column("group", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("group", name="statistics_key"),
    )
    op.create_table(
        "counted_tables",
        sa.Column("table", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="counted_tables_key"),
    )
