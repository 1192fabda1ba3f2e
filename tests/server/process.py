"""The server as a process of its own, to be stopped, killed and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit


class ServerProcess:
    """`codex-naturalis serve` on one folder, and on one port once it has had one."""

    def __init__(self, data: Path, host: str = "127.0.0.1", options: Sequence[str] = ()) -> None:
        self.data = data
        self.host = host
        self.options = options
        self.port = 0
        self.url = ""
        self.process: Process | None = None

    async def start(self) -> None:
        words = ["--host", self.host, "--port", str(self.port), "--data", str(self.data)]
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "codex_naturalis", "serve", "--json", *words),
            *("--bot-pause", "0", "--log-level", "error", "--no-rate-limits", *self.options),
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
async def running(
    data: Path, host: str = "127.0.0.1", options: Sequence[str] = ()
) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(data, host, options)
    await server.start()
    try:
        yield server
    finally:
        await server.stop(signal.SIGKILL)
