"""Nothing that was acknowledged is lost, whatever kills the server."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.faults.killing import differences, kill_again_and_again

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("CODEX_KILLS", "50"))
"""More for a longer proof: CODEX_KILLS=1000 ./codex test tests/faults/test_kills.py"""


@pytest.mark.anyio
async def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """kill -9 at random moments: every acknowledged half-move and take-back is in the store,
    where it was said to be, once, and the log replays; the clients have gone on by themselves."""
    data = tmp_path / "data"
    witness = await kill_again_and_again(data, KILLS, pairs=6, seed=1)
    assert await differences(data, witness) == []
    assert witness.number > KILLS
