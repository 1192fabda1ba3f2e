"""No server, or another one than ours, at the address."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from codex_naturalis.client import (
    BadAnswer,
    Client,
    Closed,
    Uncertain,
    Unreachable,
)
from codex_naturalis.protocol.tables import HumanSeat, Settings
from tests.client.playing import BRIEF

pytestmark = pytest.mark.anyio

SETTINGS = Settings(seats=(HumanSeat(mine=True), HumanSeat()))
PAGE = b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 4\r\nretry-after: soon\r\n\r\noops"
WRONG = b'HTTP/1.1 200 OK\r\ncontent-length: 16\r\n\r\n{"status": true}'
GARBLED = b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 4\r\n\r\noops"


@asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[str]:
    """A server that says the same to everyone, and hangs up."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def nowhere() -> str:
    """An address where nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return f"http://127.0.0.1:{listener.getsockname()[1]}"


async def test_nobody_listens() -> None:
    """Unreachable, for all that is asked; the socket tries for as long as it is told to."""
    async with Client(nowhere()) as client:
        with pytest.raises(Unreachable, match="GET /health"):
            await client.health()
        with pytest.raises(Unreachable, match="POST /api/tables"):
            await client.tables.create(SETTINGS)
        with pytest.raises(Unreachable, match=r"no connection for 0\.5 s"):
            async with client.live(BRIEF):
                pass


async def test_no_answer() -> None:
    """What changes nothing is Unreachable; of what changes something nobody knows."""
    async with answering(b"") as url, Client(url) as client:
        with pytest.raises(Unreachable):
            await client.health()
        with pytest.raises(Uncertain, match="POST /api/tables was sent"):
            await client.tables.create(SETTINGS)


async def test_another_server() -> None:
    """An answer that does not follow our protocol is a BadAnswer."""
    async with answering(PAGE) as url, Client(url) as client:
        with pytest.raises(BadAnswer, match="502"):
            await client.health()
        with pytest.raises(Unreachable, match="502"):
            async with client.live(BRIEF):
                pass
    async with answering(WRONG) as url, Client(url) as client:
        with pytest.raises(BadAnswer, match="/health"):
            await client.health()


async def test_an_encoding_that_is_broken() -> None:
    """That is a BadAnswer too, whether the request changes something or not."""
    async with answering(GARBLED) as url, Client(url) as client:
        with pytest.raises(BadAnswer, match="GET /health"):
            await client.health()
        with pytest.raises(BadAnswer, match="POST /api/tables"):
            await client.tables.create(SETTINGS)


async def test_after_closing() -> None:
    """A closed client raises Closed."""
    async with Client(nowhere()) as client:
        pass
    with pytest.raises(Closed):
        await client.health()
    with pytest.raises(Closed):
        await client.tables.create(SETTINGS)
