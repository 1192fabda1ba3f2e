"""A server of the version before beside one that has expanded the schema."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

import codex_naturalis
from tests.cluster.nodes import Node, hears, line_at, one_move, version_of
from tests.conformance.stores import ADAPTERS
from tests.server.visiting import guest, process
from tests.services.nats import nats_server
from tests.services.postgres import shared

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

STEP = '''"""What the next version adds."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"
expands = True


def upgrade() -> None:
    op.add_column("people", sa.Column("pronouns", sa.Text()))
    op.create_table("badges", sa.Column("person", sa.Text(), primary_key=True))
'''


def next_version(folder: Path) -> Path:
    """The program with one more step of the schema."""
    there = folder / "src" / "codex_naturalis"
    shutil.copytree(Path(codex_naturalis.__file__).parent, there)
    steps = there / "server/store/migrations/versions"
    head = max(path.name[1:5] for path in steps.glob("v*.py"))
    (steps / "v9999_badges.py").write_text(STEP.format(head=head))
    return there.parent


async def test_old_and_new_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Case: an old node runs; a new one starts and expands the schema under it. People at both play
    with one another, and an old node that starts now is let in too."""
    newer = next_version(tmp_path)
    await (await ADAPTERS["postgres"](tmp_path)).close()
    store = (await shared().database_of(tmp_path)).secret
    with nats_server(tmp_path) as bus:
        words = ("--store", store, "--bus", bus.url)
        with process(tmp_path / "old", *words) as old:
            monkeypatch.setenv("PYTHONPATH", str(newer))
            with process(tmp_path / "new", *words) as new:
                await play_between(Node(*old), Node(*new))
                monkeypatch.delenv("PYTHONPATH")
                with process(tmp_path / "again", *words) as again:
                    await play_between(Node(*new), Node(*again))


async def play_between(first: Node, other: Node) -> None:
    async with (
        guest(first.url) as ada,
        guest(other.url) as bob,
        line_at(first, ada) as one,
        line_at(other, bob) as two,
    ):
        table, rng = await ada.table("me", "free"), Random(1)
        await two.do("sit", table=table, seat=1)
        await one.do("watch", table=table, seat=0)
        await two.do("watch", table=table, seat=1)
        for _ in range(6):
            newest = max(version_of(line, table) for line in (one, two))
            for line in (one, two):
                await hears(line, lambda: version_of(line, table) >= newest)  # noqa: B023
            seat = one.update(table).view.to_move[0]
            await one_move((one, two)[seat], table, seat, rng)
