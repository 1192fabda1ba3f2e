"""A disk that is full for hours must not fill the log, which may be on that very disk."""

from __future__ import annotations

import os
import resource
from pathlib import Path
from time import monotonic

import pytest

from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.telemetry.logs import REPEATED_AFTER
from tests.server.visiting import guest, process

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TRIES = 40
COLOURS = ("red", "green", "blue", "yellow")
NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


async def test_a_full_disk_is_said_once_a_minute(tmp_path: Path) -> None:
    """While no file may grow, every command and every request that would be kept is refused; the
    log has one line for each kind of them, without a traceback. Then all goes on."""
    data = tmp_path / "data"
    reading, writing = os.pipe()
    with os.fdopen(reading) as log:
        with process(data, "--no-rate-limits", log=writing) as (url, pid):
            os.close(writing)
            async with guest(url) as one, one.line() as line:
                table = await one.table("me", "free")
                begun = monotonic()
                full = (data / "codex.sqlite3-wal").stat().st_size
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
                for number in range(TRIES):
                    colour = COLOURS[number % 4]
                    code = await line.refused("paint", table=table, seat=0, colour=colour)
                    assert code is Code.UNAVAILABLE
                    assert (await one.http.post("/api/guests")).status_code == 503
                took = monotonic() - begun
                resource.prlimit(pid, resource.RLIMIT_FSIZE, NO_LIMIT)
                assert (await one.http.get("/health")).status_code == 200
                await line.do("paint", table=table, seat=0, colour="blue")
        lines = log.read().splitlines()
    kinds = ("a change could not be saved: the disk", "the store failed under a request: the disk")
    for kind in kinds:
        assert 1 <= sum(kind in line for line in lines) <= 1 + took // REPEATED_AFTER
    assert all(any(kind in line for kind in kinds) for line in lines)
