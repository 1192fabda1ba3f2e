"""The server's side of one worker process: sends a question, receives the answer."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import cast

from codex_naturalis.server.thinking.messages import LENGTH, Answer, answers

WORKER = "codex_naturalis.server.thinking.worker"


class ProcessDied(Exception):
    """The process died before it answered."""


class ThinkingProcess(asyncio.SubprocessProtocol):
    """Answers one question at a time."""

    def __init__(self) -> None:
        self.alive = True
        self._read = bytearray()
        self._answer: asyncio.Future[Answer] | None = None
        self._gone = asyncio.Event()
        self._transport: asyncio.SubprocessTransport | None = None

    @classmethod
    async def start(cls) -> ThinkingProcess:
        """Not a fork, because the server has threads. In its own session, so that a Ctrl-C in the
        terminal of the server does not reach it."""
        _, process = await asyncio.get_running_loop().subprocess_exec(
            cls,
            *(sys.executable, "-P", "-m", WORKER),
            stdin=PIPE,
            stdout=PIPE,
            stderr=None,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,
        )
        return process

    @property
    def transport(self) -> asyncio.SubprocessTransport:
        assert self._transport is not None, "not started"
        return self._transport

    @property
    def pid(self) -> int:
        return self.transport.get_pid()

    async def ask(self, question: bytes, longest: float) -> Answer:
        """Raises ProcessDied, or TimeoutError after `longest` seconds; after both the process
        cannot be used any more."""
        if not self.alive:
            raise ProcessDied
        self._answer = asyncio.get_running_loop().create_future()
        cast("asyncio.WriteTransport", self.transport.get_pipe_transport(0)).write(question)
        async with asyncio.timeout(longest):
            return await self._answer

    async def kill(self) -> None:
        """Kill the process; returns when it has ended and its pipes are closed."""
        with suppress(ProcessLookupError):
            self.transport.kill()
        for number in (0, 1):
            if (pipe := self.transport.get_pipe_transport(number)) is not None:
                pipe.close()
        await self._gone.wait()
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.SubprocessTransport", transport)

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        self._read += cast("bytes", data)
        end = LENGTH + int.from_bytes(self._read[:LENGTH], "big")
        if len(self._read) < LENGTH or len(self._read) < end:
            return
        body = bytes(self._read[LENGTH:end])
        del self._read[:end]
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answers.decode(body))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._lost()

    def process_exited(self) -> None:
        self._lost()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone.set()

    def _lost(self) -> None:
        self.alive = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ProcessDied())
