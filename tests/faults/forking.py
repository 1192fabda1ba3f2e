"""A server that starts at once: each is forked from a process that has imported all of it.

python -m tests.faults.forking: for each line on stdin, the arguments of `serve` as JSON, it forks a
server and waits for its end, then writes a line. To fork is safe while there is one thread.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from urllib.parse import urlsplit

from codex_naturalis.cli import group

ROOT = Path(__file__).resolve().parents[2]
LATE = (
    "codex_naturalis.server.app",
    "codex_naturalis.server.configuration",
    "codex_naturalis.server.run",
    "llvmlite.binding",
)
"""What `serve` imports when it runs."""
ENDED = b"ended\n"


class ForkedServer:
    """`serve` on one folder, and on one port once it has had one."""

    def __init__(self, data: Path, forking: Process, options: Sequence[str] = ()) -> None:
        self.data = data
        self.options = options
        self.port = 0
        self.url = ""
        self._forking = forking
        self._pid = 0

    async def start(self) -> None:
        words = ["serve", "--json", "--port", self.port, "--data", str(self.data)]
        words += ["--bot-pause", "0", "--log-level", "error", "--no-rate-limits", *self.options]
        assert self._forking.stdin is not None
        self._forking.stdin.write(json.dumps([*map(str, words)]).encode() + b"\n")
        told = json.loads(await self._line())
        self.url, self._pid = told["url"], told["pid"]
        self.port = urlsplit(self.url).port or 0

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        os.kill(self._pid, how)
        assert await self._line() == ENDED

    async def _line(self) -> bytes:
        assert self._forking.stdout is not None
        return await self._forking.stdout.readline()


@asynccontextmanager
async def forked(data: Path, options: Sequence[str] = ()) -> AsyncIterator[ForkedServer]:
    """A server that runs; who stops it starts it again, or leaves it so."""
    forking = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.faults.forking"),
        cwd=ROOT,
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=os.environ | {"PYTHONWARNINGS": "default"},
        start_new_session=True,
    )
    try:
        server = ForkedServer(data, forking, options)
        await server.start()
        yield server
    finally:
        os.killpg(forking.pid, signal.SIGKILL)
        await forking.communicate()


def main() -> None:
    for name in LATE:
        import_module(name)
    for line in sys.stdin.buffer:  # `serve` sets the text above it up anew
        server = os.fork()
        if server == 0:
            group.main(json.loads(line))
        os.waitpid(server, 0)
        os.write(sys.stdout.fileno(), ENDED)


if __name__ == "__main__":
    main()
