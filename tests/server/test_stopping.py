"""A graceful stop: clients are told, and what was acknowledged is there afterwards."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from codex_naturalis.protocol.messages import Bye
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.connections import GOING_AWAY
from tests.server.visiting import guest, process, stored_log

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_everyone_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """SIGTERM: the last message is a Bye that says when to come back, the socket is closed with
    1012, the process ends well, and the half-move that was answered is in the store."""
    data = tmp_path / "data"
    with process(data) as (url, pid):
        async with guest(url) as one, one.line() as line:
            table = await one.table("me", "greedy")
            await line.do("watch", table=table)
            done = await line.play(table, 0, "s:front")
            os.kill(pid, signal.SIGTERM)
            last, code = await line.end()
            assert isinstance(last, Bye)
            assert last.code is Code.SHUTTING_DOWN
            assert last.retry_after > 0
            assert code == GOING_AWAY
    assert done.version is not None
    assert "s:front" in str(stored_log(data, table)[done.version - 1])
