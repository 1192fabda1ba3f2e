"""A real TCP proxy that cuts connections: by chance, or at a certain word of the client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import Enum
from random import Random
from urllib.parse import urlsplit


class Cut(Enum):
    BEFORE = "before"
    """What the client says is lost with the connection."""
    AFTER = "after"
    """The server hears it; its answer is lost with the connection."""


CUTS = tuple(Cut)


class Proxy:
    def __init__(self, target: str, seed: int) -> None:
        address = urlsplit(target)
        self.host, self.port = address.hostname, address.port
        self.url = ""
        self.chance = 0.0
        """That a connection is cut, at each piece that passes."""
        self.fates: list[Cut | None] = []
        """What becomes of the next pieces from a client; None: nothing."""
        self.shut = False
        """Nobody gets through."""
        self.cuts = 0
        self._random = Random(seed)
        self._pairs: dict[asyncio.Event, asyncio.Task[None]] = {}

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.shut:
            writer.transport.abort()
            return
        task = asyncio.current_task()
        assert task is not None
        end = asyncio.Event()
        self._pairs[end] = task
        try:
            there, back = await asyncio.open_connection(self.host, self.port)
        except OSError:
            writer.transport.abort()
            del self._pairs[end]
            return
        ways: list[asyncio.Future[object]] = [
            asyncio.ensure_future(end.wait()),
            asyncio.ensure_future(self._pump(reader, back, True)),
            asyncio.ensure_future(self._pump(there, writer, False)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            # The client is cut off at once; the server still hears what had passed.
            writer.transport.abort()
            back.close()
            with suppress(OSError):
                await back.wait_closed()
            await asyncio.gather(*ways, return_exceptions=True)
            del self._pairs[end]

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, up: bool
    ) -> None:
        with suppress(OSError):
            while piece := await reader.read(1 << 16):
                cut = self._decide(up)
                if cut is not Cut.BEFORE:
                    writer.write(piece)
                    await writer.drain()
                if cut is not None:
                    self.cuts += 1
                    return

    def _decide(self, up: bool) -> Cut | None:
        if up and self.fates:
            return self.fates.pop(0)
        return self._random.choice(CUTS) if self._random.random() < self.chance else None

    def cut_all(self) -> None:
        for end in self._pairs:
            end.set()

    async def close(self) -> None:
        self.cut_all()
        await asyncio.gather(*self._pairs.values())


@asynccontextmanager
async def proxy(target: str, seed: int = 0) -> AsyncIterator[Proxy]:
    between = Proxy(target, seed)
    server = await asyncio.start_server(between.take, "127.0.0.1", 0)
    between.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield between
    finally:
        server.close()
        await between.close()
        await server.wait_closed()
