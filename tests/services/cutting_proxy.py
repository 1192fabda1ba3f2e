"""A way to a server that is cut at a chosen moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

CHUNK = 1 << 20


class CuttingProxy:
    def __init__(self, port: int) -> None:
        self._to = port
        self.before: bytes | None = None
        """A request with these bytes is not passed on, and its connection is cut, once."""
        self.after: bytes | None = None
        """A request with these bytes is passed on, and its connection is cut instead of an answer,
        once."""
        self.cuts = 0
        self.port = 0

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[CuttingProxy]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        answers, on = await asyncio.open_connection("127.0.0.1", self._to)
        cut = asyncio.Event()
        ways = [
            asyncio.ensure_future(self._requests(client, on, cut)),
            asyncio.ensure_future(self._answers(answers, back, cut)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for writer in (on, back):
            writer.transport.abort()

    async def _requests(
        self, client: asyncio.StreamReader, on: asyncio.StreamWriter, cut: asyncio.Event
    ) -> None:
        while chunk := await client.read(CHUNK):
            if self.before is not None and self.before in chunk:
                self.before = None
                self.cuts += 1
                return
            if self.after is not None and self.after in chunk:
                self.after = None
                self.cuts += 1
                cut.set()
            on.write(chunk)
            await on.drain()

    async def _answers(
        self, answers: asyncio.StreamReader, back: asyncio.StreamWriter, cut: asyncio.Event
    ) -> None:
        while chunk := await answers.read(CHUNK):
            if cut.is_set():
                return
            back.write(chunk)
            await back.drain()
