"""The server as a process of its own, to be stopped, killed and started again."""

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
from urllib.parse import urlsplit


class ServerProcess:
    """`codex-naturalis serve` on one folder, and on one port once it has had one."""

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

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        await self.process.communicate()


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(data)
    await server.start()
    try:
        yield server
    finally:
        await server.stop(signal.SIGKILL)
