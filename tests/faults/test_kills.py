"""Nothing that was acknowledged is lost, whatever kills the server."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.faults.killing import differences, kill_again_and_again
from tests.services.postgres import Postgres

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("CODEX_KILLS", "50"))
"""More for a longer proof: CODEX_KILLS=1000 ./codex test tests/faults/test_kills.py"""


@pytest.mark.anyio
async def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """kill -9 at random moments: every acknowledged half-move and take-back is in the store,
    where it was said to be, once, and the log replays; the clients have gone on by themselves."""
    data = tmp_path / "data"
    witness = await kill_again_and_again(data, KILLS, pairs=6, seed=1)
    assert await differences(data / "codex.sqlite3", witness) == []
    assert witness.number > KILLS


@pytest.mark.anyio
async def test_a_database_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """The same with the store in PostgreSQL, which is killed too, without a checkpoint."""
    postgres = Postgres(durable=True)
    try:
        url = await postgres.database("kills")

        def kill() -> None:
            postgres.kill()
            postgres.start()

        options = ("--store", url.secret)
        witness = await kill_again_and_again(
            tmp_path, KILLS // 4, pairs=4, seed=2, options=options, kill_other=kill
        )
        assert await differences(url, witness) == []
        assert witness.number > KILLS // 4
    finally:
        postgres.stop()
