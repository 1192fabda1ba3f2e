"""Tables are counted by who has made them; guests who do not come back are looked for."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_index(op.f("tables_by_creator_status"), "tables", ["creator", "status"])
    op.create_index(op.f("people_by_kind_created"), "people", ["kind", "created"])
