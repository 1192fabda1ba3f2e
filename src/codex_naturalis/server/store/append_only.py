"""Tables to which rows are only ever added: the database itself refuses everything else."""

from __future__ import annotations

from sqlalchemy import DDL, Table, event

FUNCTIONS = ("decisions_refuse",)
"""What there is in PostgreSQL beside tables and what belongs to them."""


def refuse_changes(table: Table) -> None:
    """The migration that makes the table says the same."""
    name = table.name
    for change in ("UPDATE", "DELETE"):
        _after(
            table,
            "sqlite",
            f"CREATE TRIGGER {name}_refuse_{change.lower()} BEFORE {change} ON {name}"
            f" BEGIN SELECT RAISE(ABORT, '{name} are never changed'); END",
        )
    _after(
        table,
        "postgresql",
        f"CREATE FUNCTION {name}_refuse() RETURNS trigger LANGUAGE plpgsql AS"
        f" 'BEGIN RAISE EXCEPTION ''{name} are never changed''; END'",
    )
    _after(
        table,
        "postgresql",
        f"CREATE TRIGGER {name}_refuse BEFORE UPDATE OR DELETE ON {name}"
        f" FOR EACH ROW EXECUTE FUNCTION {name}_refuse()",
    )


def _after(table: Table, dialect: str, statement: str) -> None:
    made = DDL(statement).execute_if(dialect=dialect)  # type: ignore[no-untyped-call]
    event.listen(table, "after_create", made)
