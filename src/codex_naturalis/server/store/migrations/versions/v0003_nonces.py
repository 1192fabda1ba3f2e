"""Nonces of commands, beside the entries and the lines of chat that they became."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for table in ("entries", "chat"):
        op.add_column(table, sa.Column("nonce", sa.Text(), nullable=True))
