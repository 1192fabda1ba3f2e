"""Roles, reports, decisions, appeals, blocked people and addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    _people()
    _decisions()
    _reports()
    _of_decisions()


def _people() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("blocks_of_person")),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("blocks_key")),
    )
    op.create_index(op.f("blocks_by_other"), "blocks", ["other"])
    op.create_table(
        "roles",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("roles_of_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("roles_key")),
    )


def _decisions() -> None:
    op.create_table(
        "decisions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text()),
        sa.Column("person", sa.Text()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("earlier", sa.Integer()),
        sa.Column("table", sa.Text()),
        sa.Column("role", sa.Text()),
        sa.PrimaryKeyConstraint("id", name=op.f("decisions_key")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("decisions_by_person"), "decisions", ["person"])
    if op.get_bind().dialect.name == "sqlite":
        for change in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER decisions_refuse_{change.lower()} BEFORE {change} ON decisions"
                " BEGIN SELECT RAISE(ABORT, 'decisions are never changed'); END"
            )
    else:
        op.execute(
            "CREATE FUNCTION decisions_refuse() RETURNS trigger LANGUAGE plpgsql AS"
            " 'BEGIN RAISE EXCEPTION ''decisions are never changed''; END'"
        )
        op.execute(
            "CREATE TRIGGER decisions_refuse BEFORE UPDATE OR DELETE ON decisions"
            " FOR EACH ROW EXECUTE FUNCTION decisions_refuse()"
        )


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.Text()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("table", sa.Text()),
        sa.Column("chat_line", sa.Integer()),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("decision", sa.Integer()),
        sa.Column("for_host", sa.Boolean(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["decision"], ["decisions.id"], name=op.f("reports_of_decision")),
        sa.PrimaryKeyConstraint("id", name=op.f("reports_key")),
        sqlite_autoincrement=True,
    )
    for column in ("person", "reporter", "decision"):
        op.create_index(op.f(f"reports_by_{column}"), "reports", [column])
    op.create_table(
        "reported_lines",
        sa.Column("report", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["report"], ["reports.id"], name=op.f("reported_lines_of_report")),
        sa.PrimaryKeyConstraint("report", "number", name=op.f("reported_lines_key")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("reported_lines_by_person"), "reported_lines", ["person"])


def _of_decisions() -> None:
    op.create_table(
        "renamings",
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("old", sa.Text(), nullable=False),
        sa.Column("old_folded", sa.Text(), nullable=False),
        sa.Column("new", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["decision"], ["decisions.id"], name=op.f("renamings_of_decision")),
        sa.PrimaryKeyConstraint("decision", name=op.f("renamings_key")),
    )
    for column in ("person", "old_folded"):
        op.create_index(op.f(f"renamings_by_{column}"), "renamings", [column])
    op.create_table(
        "address_blocks",
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("network", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["decision"], ["decisions.id"], name=op.f("address_blocks_of_decision")
        ),
        sa.PrimaryKeyConstraint("decision", name=op.f("address_blocks_key")),
    )
    op.create_table(
        "appeals",
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("answer", sa.Integer()),
        sa.ForeignKeyConstraint(["decision"], ["decisions.id"], name=op.f("appeals_of_decision")),
        sa.ForeignKeyConstraint(["answer"], ["decisions.id"], name=op.f("appeals_of_answer")),
        sa.PrimaryKeyConstraint("decision", name=op.f("appeals_key")),
    )
    for column in ("person", "answer"):
        op.create_index(op.f(f"appeals_by_{column}"), "appeals", [column])
    op.create_table(
        "seen_decisions",
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["decision"], ["decisions.id"], name=op.f("seen_decisions_of_decision")
        ),
        sa.PrimaryKeyConstraint("decision", name=op.f("seen_decisions_key")),
    )
