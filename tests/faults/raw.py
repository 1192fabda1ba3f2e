"""A bare TCP connection to a server, from an address of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Raw:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def get(self, path: str = "/health") -> int:
        """The status of the answer to a request of its own."""
        self.send(b"GET %s HTTP/1.1\r\nhost: localhost\r\n\r\n" % path.encode())
        return await self.status()

    async def status(self) -> int:
        """Of the next answer, whose body is read too; 0 if the connection ends before it."""
        try:
            async with asyncio.timeout(30):
                head = await self.reader.readuntil(b"\r\n\r\n")
                length = head.lower().partition(b"content-length: ")[2].partition(b"\r")[0]
                await self.reader.readexactly(int(length or 0))
        except (OSError, asyncio.IncompleteReadError):
            return 0
        return int(head.split()[1])

    async def ended(self) -> bool:
        """Wait until the server has closed it."""
        async with asyncio.timeout(30):
            with suppress(OSError):
                while await self.reader.read(65536):
                    pass
        return True


@asynccontextmanager
async def raw(url: str, address: str = "127.0.0.1") -> AsyncGenerator[Raw]:
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(
        where.hostname, where.port, local_addr=(address, 0)
    )
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(5):
                await writer.wait_closed()
