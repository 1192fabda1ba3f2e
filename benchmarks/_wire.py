"""A WebSocket client with nothing to spare, so that a benchmark measures the server and not its
own players: text frames of one piece, the mask is zero, pings are answered."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

TEXT, PING, PONG = 0x81, 0x89, 0x8A
HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)


class Wire(asyncio.Protocol):
    def __init__(self) -> None:
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.opened = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()

    @classmethod
    async def connect(cls, base: str, cookie: str, address: str = "") -> Wire:
        """`address` is that of the client; by default the system chooses it."""
        where = urlsplit(base)
        loop = asyncio.get_running_loop()
        assert where.hostname is not None
        assert where.port is not None
        local = (address, 0) if address else None
        _, wire = await loop.create_connection(cls, where.hostname, where.port, local_addr=local)
        wire.transport.write(HANDSHAKE.format(host=where.netloc, cookie=cookie).encode())
        await wire.opened
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before the handshake"))
        self.frames.put_nowait(None)

    def send(self, payload: bytes) -> None:
        self._write(TEXT, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", kind, 0x80 | 126, size)
        self.transport.write(b"".join((head, b"\0\0\0\0", payload)))

    def close(self) -> None:
        self.transport.close()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while (frame := await self.frames.get()) is not None:
            yield frame

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, _, rest = self._buffer.partition(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = rest
            self.opened.set_result(None)
        start = 0
        while (end := self._frame(start)) is not None:
            start = end
        del self._buffer[:start]

    def _frame(self, start: int) -> int | None:
        """Take the frame that begins there; where it ends, None when it is not all there yet."""
        buffer = self._buffer
        if len(buffer) < start + 10:
            buffer = buffer + bytes(10)
        size, begin = buffer[start + 1], start + 2
        if size >= 126:
            begin += 2 if size == 126 else 8
            size = int.from_bytes(buffer[start + 2 : begin], "big")
        end = begin + size
        if len(self._buffer) < max(end, start + 2):
            return None
        if buffer[start] == TEXT:
            self.frames.put_nowait(bytes(buffer[begin:end]))
        elif buffer[start] == PING:
            self._write(PONG, bytes(buffer[begin:end]))
        return end
