"""Clients that do not read, do not finish what they begin, or are simply many: nobody else waits
for them, and what they cost is bounded."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from httpx import AsyncClient
from websockets.asyncio.client import ClientConnection, connect

from codex_naturalis.protocol.messages import Bye, Pong
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api import connection
from codex_naturalis.server.api.websocket_protocol import MOST_FRAGMENTS
from codex_naturalis.server.people_limits import PeopleLimits
from tests.server.serving import metrics_of, serving
from tests.server.visiting import OPERATORS, Line, Visitor, guest, process, resident

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

CROWD = 300
EACH = 30
"""Connections of one person, of the 32 there may be."""
SAYINGS = 50
QUESTIONS = 150
"""Of a slow client, each with a long answer: 15 MB in all, several times what kernels keep."""
MOST_GROWTH = 10 << 20

MASKED_NOTHING = b"\x80\0\0\0\0"


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    people = PeopleLimits(seat_changes=100_000)
    async with serving(tmp_path / "data", rate_limits=False, people=people) as url:
        yield url


async def frames(url: str, direction: str) -> int:
    """How many the server has taken from all sockets ("in") or sent ("out") so far."""
    if url in OPERATORS:
        async with AsyncClient(base_url=OPERATORS[url]) as http:
            text = (await http.get("/metrics")).text
    else:
        text = metrics_of(url)
    pattern = rf'^codex_\w*frames\w*\{{direction="{direction}"\}} (\S+)$'
    found = re.search(pattern, text, re.MULTILINE)
    assert found is not None, text
    return int(float(found[1]))


def narrow(url: str) -> socket.socket:
    """A connection whose kernel takes next to nothing that is not read."""
    where = urlsplit(url)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    wire.connect((where.hostname, where.port))
    return wire


@asynccontextmanager
async def deaf(visitor: Visitor) -> AsyncGenerator[ClientConnection, None]:
    """A socket that reads only what it is told to."""
    where = visitor.url.replace("http", "ws", 1) + "/api/socket"
    async with connect(
        where,
        sock=narrow(visitor.url),
        additional_headers=visitor.headers,
        max_queue=1,
        compression=None,
        ping_interval=None,
        close_timeout=0.1,
    ) as wire:
        yield wire


class Gathering:
    """A table where one person paints their seat again and again, and another does not listen."""

    def __init__(self, table: str, painter: Line, wire: ClientConnection) -> None:
        self.table = table
        self.painter = painter
        self.wire = wire

    async def paint(self, times: int) -> None:
        """Each is saved and told to everyone there; each is answered."""
        for number in range(times):
            colour = ("green", "yellow")[number % 2]
            await self.painter.do("paint", table=self.table, seat=0, colour=colour)

    async def ask_too_much(self) -> None:
        """The slow one wants all that was said here, many times over: more than kernels keep."""
        for _ in range(SAYINGS):
            await self.painter.do("say", table=self.table, text="\N{OWL}" * 500)
        for number in range(QUESTIONS):
            await self.wire.send(f'{{"type":"watch","id":{number},"table":"{self.table}"}}')

    def slow_one_is_away(self) -> bool:
        away: bool = self.painter.table.seats[1].away
        return away


@asynccontextmanager
async def gathering(url: str) -> AsyncGenerator[Gathering, None]:
    async with guest(url) as one, guest(url) as other, one.line() as line, deaf(other) as wire:
        table = await one.table("me", "free", "free")
        await line.do("watch", table=table)
        await wire.send(f'{{"type":"sit","id":1,"table":"{table}","seat":1}}')
        await wire.send(f'{{"type":"watch","id":2,"table":"{table}"}}')
        async with asyncio.timeout(30):
            while line.table.seats[1].person is None or line.table.seats[1].away:
                await line.hear()
        yield Gathering(table, line, wire)


async def test_who_does_not_read_is_cut_off(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one client reads nothing, the table goes on for the other, change by change; when too
    much waits for the slow one it is dropped, goodbye heard or not, and shown to be away."""
    monkeypatch.setattr(connection, "LAST_WORDS", 0.1)
    async with gathering(url) as here:
        await here.paint(100)
        assert not here.slow_one_is_away()
        await here.ask_too_much()
        async with asyncio.timeout(60):
            while not here.slow_one_is_away():
                await here.paint(5)
        await here.painter.rest()
        _, code = await Line(here.wire).end()
        assert code in (None, connection.TOO_SLOW)


async def test_who_reads_again_in_time_is_told_why(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that wakes up finds what was sent before, then a goodbye that says it was too slow
    and may come back, and the code for that."""
    monkeypatch.setattr(connection, "LAST_WORDS", 60.0)
    async with gathering(url) as here:
        before = await frames(url, "in")
        await here.ask_too_much()
        # Who reads while the answers are still being written may be quick enough.
        while await frames(url, "in") < before + QUESTIONS + SAYINGS:
            await asyncio.sleep(0)
        await here.paint(20)
        bye, code = await Line(here.wire).end()
        assert isinstance(bye, Bye)
        assert (bye.code, code) == (Code.RATE_LIMITED, connection.TOO_SLOW)
        assert bye.retry_after > 0


async def test_memory_is_bounded_when_nobody_reads(tmp_path: Path) -> None:
    """Pings without end whose answers nobody reads, messages in endless pieces, and questions
    whose long answers pile up: the server's memory stays as it was, near enough, and it serves."""
    with process(tmp_path / "data", "--no-rate-limits") as (url, pid):
        async with guest(url) as one, one.line() as line, AsyncExitStack() as stack:
            table = await one.table("me", "free")
            for _ in range(50):
                await line.do("say", table=table, text="long " * 100)
            before = resident(pid)
            ping = b"\x89\xfd" + bytes(4) + b"x" * 125
            piece = b"\x00" + MASKED_NOTHING
            watch = f'{{"type":"watch","id":1,"table":"{table}"}}'
            pinging, endless, asking = [
                await stack.enter_async_context(deaf(one)) for _ in range(3)
            ]
            endless.transport.write(b"\x01" + MASKED_NOTHING + piece * 100_000)
            for _ in range(300):
                await asking.send(watch)
            pinging.transport.pause_reading()
            pinging.transport.write(ping * 120_000)
            async with asyncio.timeout(60):
                while pinging.transport.get_write_buffer_size():
                    await line.rest()
            growth = resident(pid) - before
            assert growth < MOST_GROWTH, growth
            assert (await one.http.get("/health")).status_code == 200
            assert isinstance(await line.ask("ping"), Pong)


async def test_a_message_in_too_many_pieces(url: str) -> None:
    """Some pieces are a message, too many are a reason to close."""
    async with guest(url) as one:
        async with one.line() as line:
            await line.socket.send(list('{"type":"ping","id":5}'))
            assert isinstance(await line.answer(5), Pong)
        async with one.line() as line:
            pieces = (b"\x00" + MASKED_NOTHING) * (MOST_FRAGMENTS + 10)
            line.socket.transport.write(b"\x01" + MASKED_NOTHING + pieces)
            assert (await line.end())[1] == 1008


async def test_handshakes_that_never_end(tmp_path: Path) -> None:
    """Connections that say nothing, half a request, or half a handshake hold up neither the
    others nor, in the end, the server's own end."""
    beginnings = (b"", b"GET /api/so", b"GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\n")
    wires: list[socket.socket] = []
    try:
        async with serving(tmp_path / "data", rate_limits=False) as url, guest(url) as one:
            for number in range(90):
                wires.append(narrow(url))
                wires[-1].sendall(beginnings[number % 3])
            async with one.line() as line:
                await line.rest()
            assert (await one.http.get("/health")).status_code == 200
        assert len(wires) == 90
    finally:
        for wire in wires:
            wire.close()


async def test_a_crowd_that_only_sits_there(tmp_path: Path) -> None:
    """Hundreds of idle sockets cost a little memory each, and nothing when others play: not one
    frame is sent to them."""
    with process(tmp_path / "data", "--no-rate-limits") as (url, pid):
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(guest(url))
            line = await stack.enter_async_context(one.line())
            before = resident(pid)
            for _ in range(CROWD // EACH):
                person = await stack.enter_async_context(guest(url))
                await asyncio.gather(
                    *(stack.enter_async_context(person.line()) for _ in range(EACH))
                )
            assert resident(pid) - before < CROWD * 128 * 1024
            table = await one.table("me", "free", visibility="open")
            await line.do("watch", table=table)
            await line.rest()
            heard, sent = len(line.heard), await frames(one.url, "out")
            for number in range(20):
                colour = ("green", "yellow")[number % 2]
                await line.do("paint", table=table, seat=0, colour=colour)
            await line.rest()
            assert await frames(one.url, "out") - sent == len(line.heard) - heard
            assert (await one.http.get("/health")).status_code == 200
