"""Exercises: ratings of solvers and exercises, tries, and everybody's own mistakes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "solvers",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="solvers_key"),
    )
    op.create_table(
        "exercise_ratings",
        sa.Column("exercise", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("exercise", name="exercise_ratings_key"),
    )
    op.create_table(
        "exercise_tries",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("exercise", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("theme", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Integer()),
        sa.PrimaryKeyConstraint("person", "exercise", "at", name="exercise_tries_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "own_exercises",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("theme", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("played", sa.Text(), nullable=False),
        sa.Column("judgement", sa.Text(), nullable=False),
        sa.Column("loss", sa.Double(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("answers", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("id", name="own_exercises_key"),
        sa.UniqueConstraint(
            "person", "kind", "game", "ply", name="own_exercises_one_person_kind_game_ply"
        ),
    )
    op.create_index("own_exercises_by_person_due", "own_exercises", ["person", "due"])
