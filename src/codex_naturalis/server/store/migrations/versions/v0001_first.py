"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("password_hash", sa.Text()),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("deleted", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("people_key")),
        sa.UniqueConstraint("folded", name=op.f("people_one_folded")),
    )
    op.create_table(
        "rated_tables",
        sa.Column("table", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("rated_tables_key")),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "players", name=op.f("ratings_key")),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("records_key")),
    )
    op.create_index(op.f("records_by_person"), "records", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("creator", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("said", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("mode", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger()),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("tables_key")),
    )
    op.create_index(op.f("tables_by_changed"), "tables", ["changed"])
    op.create_index(op.f("tables_by_deadline"), "tables", ["deadline"])
    op.create_index(op.f("tables_by_open_status_changed"), "tables", ["open", "status", "changed"])
    op.create_table(
        "chat",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("chat_of_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("chat_key")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("chat_by_person"), "chat", ["person"])
    op.create_table(
        "entries",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("spent", sa.BigInteger(), nullable=False),
        sa.Column("checksum", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("entries_of_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("entries_key")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("mutes_of_person")),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("mutes_key")),
    )
    op.create_index(op.f("mutes_by_other"), "mutes", ["other"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("seats_of_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("seats_key")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("seats_by_person"), "seats", ["person"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("scopes", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger()),
        sa.Column("used", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("tokens_of_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("tokens_key")),
        sa.UniqueConstraint("hash", name=op.f("tokens_one_hash")),
    )
    op.create_index(op.f("tokens_by_person"), "tokens", ["person"])
