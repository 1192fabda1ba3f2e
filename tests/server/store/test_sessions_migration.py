"""What the step to sessions in the store makes of an older store."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.store.migration import configuration
from codex_naturalis.server.system_clock import SystemClock

pytestmark = pytest.mark.anyio

YEAR = 365 * 86_400_000


async def test_tokens_without_an_end_get_one(tmp_path: Path) -> None:
    """A year from the upgrade; those that have an end keep it, and nobody has a second factor."""
    path = tmp_path / "store.db"
    path.touch()
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0008")
        connection.exec_driver_sql(
            "INSERT INTO people VALUES ('ada', 'Ada', 'ada', 'account', 1, 'argon', 0, NULL)"
        )
        for token, expires in (("endless", "NULL"), ("ending", "7")):
            connection.exec_driver_sql(
                f"INSERT INTO tokens VALUES ('{token}', 'ada', '', 'read', '{token}', 1, {expires},"
                " NULL)"
            )
    engine.dispose()
    before = SystemClock().now()
    store = await SqliteStore.open(path)
    ending, endless = await store.people.tokens_of("ada")
    assert (ending.id, ending.expires) == ("ending", 7)
    assert endless.expires is not None
    assert before - 1000 <= endless.expires - YEAR <= SystemClock().now()
    ada = await store.people.get("ada")
    assert ada is not None
    assert ada.second_factor is False
    await store.close()
