"""Sessions, passkeys, recovery codes, links, mail addresses, names kept from others.

Tokens without an end get one, a year from now."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
YEAR = 365 * 24 * 3600


def upgrade() -> None:
    op.add_column(
        "people",
        sa.Column("second_factor", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            f"UPDATE tokens SET expires = (unixepoch() + {YEAR}) * 1000 WHERE expires IS NULL"
        )
    op.create_index(op.f("chat_by_at"), "chat", ["at"])
    _sessions()
    _recovery()


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("proven", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("sessions_of_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("sessions_key")),
        sa.UniqueConstraint("hash", name=op.f("sessions_one_hash")),
    )
    op.create_index(op.f("sessions_by_person"), "sessions", ["person"])
    op.create_index(op.f("sessions_by_used"), "sessions", ["used"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("passkeys_of_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("passkeys_key")),
        sa.UniqueConstraint("credential", name=op.f("passkeys_one_credential")),
    )
    op.create_index(op.f("passkeys_by_person"), "passkeys", ["person"])


def _recovery() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("recovery_codes_of_person")),
        sa.PrimaryKeyConstraint("person", "hash", name=op.f("recovery_codes_key")),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("address", sa.Text()),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("links_of_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("links_key")),
    )
    for column in ("person", "expires"):
        op.create_index(op.f(f"links_by_{column}"), "links", [column])
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("confirmed", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("mail_addresses_of_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("mail_addresses_key")),
    )
    op.create_index(op.f("mail_addresses_by_folded"), "mail_addresses", ["folded"])
    op.create_table(
        "freed_names",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("freed_names_key")),
    )
    for column in ("person", "at"):
        op.create_index(op.f(f"freed_names_by_{column}"), "freed_names", [column])
