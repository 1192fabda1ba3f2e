"""Tables are counted by who has made them."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0008"


def upgrade() -> None:
    op.create_index("tables_by_creator_status", "tables", ["creator", "status"])
