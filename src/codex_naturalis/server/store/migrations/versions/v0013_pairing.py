"""Who waits for a game may be connected to any server; the table that was found is noted before it
is made."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
expands = True


def upgrade() -> None:
    op.add_column("seeks", sa.Column("node", sa.Text()))
    op.add_column("seeks", sa.Column("gone", sa.BigInteger()))
    op.add_column("seeks", sa.Column("table", sa.Text()))
