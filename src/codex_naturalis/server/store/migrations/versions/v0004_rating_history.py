"""What each rated game made of the ratings of its players."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "rating_history",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "players", "games", name="rating_history_key"),
        sqlite_with_rowid=False,
    )
