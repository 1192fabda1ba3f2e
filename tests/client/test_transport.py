"""When there is no server, or something else where it should be."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import codex_naturalis.client
from codex_naturalis.client import (
    BadAnswer,
    Client,
    ClientError,
    Closed,
    Patience,
    Refused,
    Uncertain,
    Unreachable,
)
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Settings
from tests.client.playing import HASTY, guests
from tests.client.proxy import Cut, proxy
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

BRIEF = Patience(answer=10.0, first=0.01, longest=0.02, total=0.5)
SETTINGS = Settings(seats=(HumanSeat(mine=True), HumanSeat()))
PAGE = b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 4\r\nretry-after: soon\r\n\r\noops"
WRONG = b'HTTP/1.1 200 OK\r\ncontent-length: 16\r\n\r\n{"status": true}'


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
    """Words that are not ours are told as such."""
    async with answering(PAGE) as url, Client(url) as client:
        with pytest.raises(BadAnswer, match="502"):
            await client.health()
        with pytest.raises(Unreachable, match="502"):
            async with client.live(BRIEF):
                pass
    async with answering(WRONG) as url, Client(url) as client:
        with pytest.raises(BadAnswer, match="/health"):
            await client.health()


@pytest.mark.parametrize("url", ["", "localhost:8000", "ftp://localhost", "http://"])
def test_no_address(url: str) -> None:
    """A bad address is told before anything is tried."""
    with pytest.raises(ValueError, match="is no address"):
        Client(url)


async def test_nobody_is_signed_in(tmp_path: Path) -> None:
    """The socket gives up at once when the server does not know us."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        with pytest.raises(Refused) as refused:
            async with client.live():
                pass
        assert refused.value.code is Code.UNAUTHENTICATED


async def test_another_protocol(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it does when the server does not know our protocol."""
    monkeypatch.setattr("codex_naturalis.client.wire.PROTOCOL", 999)
    async with serving(tmp_path / "data") as url, Client(url) as client:
        await client.people.guest()
        with pytest.raises(Refused) as refused:
            async with client.live():
                pass
        assert refused.value.code is Code.UNKNOWN_PROTOCOL


async def test_a_server_that_stays_away(tmp_path: Path) -> None:
    """Loops and commands end with the reason; a command on its way is uncertain."""
    async with (
        serving(tmp_path / "data") as url,
        proxy(url) as between,
        Client(between.url) as client,
    ):
        await client.people.guest()
        table = await client.tables.create(SETTINGS)
        async with client.live(BRIEF) as live:
            stream = await live.watch(table.id)
            between.chance = 1.0
            between.fates = [Cut.AFTER]
            with pytest.raises(Uncertain, match="no connection"):
                await stream.sit(1)
            with pytest.raises(Unreachable):
                await stream.stand()
            with pytest.raises(Unreachable):
                _ = [update async for update in stream]
            with pytest.raises(Unreachable):
                await live.ping()


async def test_closing(tmp_path: Path) -> None:
    """Loops end quietly when their owner closes the connection; commands say it is closed."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        await client.people.guest()
        table = await client.tables.create(SETTINGS)
        live = client.live(HASTY)
        with pytest.raises(Closed):
            _ = live.me
        async with live:
            stream = await live.watch(table.id)
            loop = asyncio.ensure_future(_exhaust(stream.changes()))
        assert await loop == 1
        with pytest.raises(Closed):
            await stream.stand()
        with pytest.raises(Closed):
            await live.ping()


async def _exhaust(things: AsyncIterator[object]) -> int:
    return len([thing async for thing in things])


async def test_words_of_a_newer_server(tmp_path: Path) -> None:
    """Unknown messages are overheard; an unknown answer is told to who waits for it."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as [(_, live)]:
        wire = live._lifeline._wire
        assert wire is not None
        waiting: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        wire._waiting[7] = waiting  # type: ignore[assignment]
        assert wire._understood('{"type": "weather", "sun": true}') is None
        assert wire._understood("not even JSON") is None
        assert wire._understood('{"type": "refused", "id": 7, "code": "new", "reason": ""}') is None
        with pytest.raises(BadAnswer, match="code"):
            await waiting
        assert await live.ping()


async def test_secrets_stay_out_of_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Also at the most talkative level."""
    with caplog.at_level(logging.DEBUG):
        async with serving(tmp_path / "data") as url, Client(url) as client:
            await client.people.guest()
            secret = (await client.tokens.create("mine")).secret
            caplog.clear()
            async with Client(url, secret) as program, program.live(HASTY) as live:
                await live.ping()
    ours = [record for record in caplog.records if not record.name.startswith("uvicorn")]
    assert ours
    assert not any(secret in record.getMessage() for record in ours)
    assert secret not in repr(vars(program))


def test_the_public_names() -> None:
    """`__all__` is there, and every error is one of the tree."""
    for name in codex_naturalis.client.__all__:
        found = getattr(codex_naturalis.client, name)
        if isinstance(found, type) and issubclass(found, Exception):
            assert issubclass(found, ClientError | Refused)
