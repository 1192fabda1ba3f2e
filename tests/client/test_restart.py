"""The server is stopped, or killed, in the middle of a game, and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from tests.client.playing import by_seat, guests, play_out, seated

pytestmark = pytest.mark.anyio


class Server:
    """`codex-naturalis serve` as a process, on one port and one folder."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.url = ""
        self.process: Process | None = None

    async def start(self) -> None:
        words = ["--port", str(self.port), "--data", str(self.data), "--bot-pause", "0"]
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "codex_naturalis", "serve", "--json", *words),
            *("--log-level", "error", "--no-rate-limits"),
            stdout=PIPE,
            stderr=DEVNULL,
            env=os.environ | {"PYTHONWARNINGS": "default"},
        )
        assert self.process.stdout is not None
        self.url = json.loads(await self.process.stdout.readline())["url"]
        self.port = urlsplit(self.url).port or 0

    async def stop(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        await self.process.communicate()


@asynccontextmanager
async def started(data: Path) -> AsyncIterator[Server]:
    server = Server(data)
    await server.start()
    try:
        yield server
    finally:
        await server.stop(signal.SIGKILL)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_clients_go_on_by_themselves(tmp_path: Path, how: signal.Signals) -> None:
    """The same port, the same data: the game is finished as if nothing had been."""
    async with started(tmp_path / "data") as server, guests(server.url, 2) as people:
        streams = await seated(people)
        playing = [
            asyncio.ensure_future(play_out(stream, Random(n))) for n, stream in enumerate(streams)
        ]
        await streams[0].until(lambda: streams[0].version > 20 or None)
        await server.stop(how)
        await server.start()
        made = dict(
            zip([stream.seat for stream in streams], await asyncio.gather(*playing), strict=True)
        )
        assert by_seat(await people[0][0].tables.record(streams[0].id)) == made
