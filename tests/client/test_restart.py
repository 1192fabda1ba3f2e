"""The server is stopped, or killed, in the middle of a game, and started again."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.client import TableStream
from tests.client.playing import by_seat, guests, play_out, seated
from tests.server.process import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_clients_go_on_by_themselves(tmp_path: Path) -> None:
    """The same port, the same data: the game is finished as if nothing had been."""
    async with running(tmp_path / "data") as server, guests(server.url, 2) as people:
        streams = await seated(people)
        playing = [
            asyncio.ensure_future(play_out(stream, Random(n))) for n, stream in enumerate(streams)
        ]
        for how, version in ((signal.SIGTERM, 10), (signal.SIGKILL, 20)):
            await _reached(streams[0], version)
            await server.stop(how)
            await server.start()
        made = dict(
            zip([stream.seat for stream in streams], await asyncio.gather(*playing), strict=True)
        )
        assert by_seat(await people[0][0].tables.record(streams[0].id)) == made


async def _reached(stream: TableStream, version: int) -> None:
    await stream.until(lambda: stream.version >= version or None)
