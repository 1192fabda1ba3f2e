"""Floods of messages over sockets: refused a few times, then cut, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from codex_naturalis.protocol.messages import Bye, CommandRefused, Pong
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.admission import MOST_CUTS
from codex_naturalis.server.api.connection import TOO_MANY
from codex_naturalis.server.wire_limits import WireLimits
from tests.server.serving import metrics_of, serving
from tests.server.visiting import Line, guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

LIMITS = WireLimits()
FLOOD = 2000


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data") as url:
        yield url


async def flood(line: Line, frame: bytes, number: int = FLOOD) -> None:
    """As one write; `frame` is a whole masked one."""
    transport = line.socket.transport
    transport.write(frame * number)
    await asyncio.sleep(0)


def masked(kind: int, payload: bytes) -> bytes:
    return bytes((0x80 | kind, 0x80 | len(payload))) + bytes(4) + payload


PING = b'{"type":"ping","id":7}'


@pytest.mark.parametrize("payload", [PING, b"x", b""])
async def test_one_socket(url: str, payload: bytes) -> None:
    """What is within the rate is answered, a few beyond are refused, then there is a last word and
    the socket is closed; its person waits before the next one, and others are served."""
    async with guest(url) as one, guest(url) as other, other.line() as calm:
        async with one.line() as line:
            await flood(line, masked(1, payload))
            last, code = await line.end()
        assert isinstance(last, Bye)
        assert (last.code, code) == (Code.RATE_LIMITED, TOO_MANY)
        answers = [heard for heard in line.heard if isinstance(heard, CommandRefused | Pong)]
        refused = [
            answer
            for answer in answers
            if isinstance(answer, CommandRefused) and answer.code is Code.RATE_LIMITED
        ]
        assert 1 <= len(refused) <= LIMITS.frames_refused + 1
        assert LIMITS.frame_burst <= len(answers) < FLOOD / 4
        await calm.rest()
        assert (await one.turned_away())[0] is Code.RATE_LIMITED
        assert 'codex_wire_limits_total{limit="frames"} 1.0' in metrics_of(url)


@pytest.mark.parametrize("kind", [0x9, 0xA])
async def test_control_frames(url: str, kind: int) -> None:
    """Pings and pongs of the protocol have a rate too."""
    async with guest(url) as one, one.line() as line:
        await flood(line, masked(kind, b"x"))
        await line.end()
        assert 'codex_wire_limits_total{limit="frames"} 1.0' in metrics_of(url)


async def test_after_the_goodbye(url: str) -> None:
    """Whoever was not let in and floods all the same is not listened to."""
    async with guest(url) as one:
        async with one.line() as line:
            await flood(line, masked(1, PING))
            await line.end()
        where = url.replace("http", "ws", 1) + "/api/socket"
        async with connect(where, additional_headers=one.headers) as socket:
            line = Line(socket)
            await line.hear()
            for _ in range(50):
                await flood(line, masked(1, PING))
            assert (await line.end())[1] in (None, 4403)


async def test_pieces(url: str) -> None:
    """After a message in pieces the slow way is taken; it has the same rate."""
    async with guest(url) as one, one.line() as line:
        pieces = bytes((0x01, 0x81)) + bytes(4) + b"x" + masked(0, b"y")
        await flood(line, pieces)
        last, code = await line.end()
        assert isinstance(last, Bye)
        assert code == TOO_MANY


async def test_all_sockets_of_a_person(tmp_path: Path) -> None:
    """Each within its own rate, together they are beyond that of the person."""
    wire = WireLimits(person_frames_per_second=1, frame_burst=80)
    async with (
        serving(tmp_path / "data", wire=wire) as url,
        guest(url) as one,
        guest(url) as other,
        AsyncExitStack() as stack,
    ):
        lines = [await stack.enter_async_context(one.line()) for _ in range(5)]
        answers = [await line.ask("ping") for line in lines]
        assert {type(answer) for answer in answers[:2]} == {Pong}
        assert {answer.code for answer in answers[3:]} == {Code.RATE_LIMITED}
        async with other.line() as line:
            await line.rest()


async def test_handshakes_come_at_a_rate(tmp_path: Path) -> None:
    """An address opens so many sockets at once; then its handshakes are refused."""
    wire = WireLimits(handshakes_per_second=0.01, handshake_burst=3)
    async with serving(tmp_path / "data", wire=wire) as url, guest(url) as one:
        for _ in range(3):
            async with one.line() as line:
                await line.rest()
        with pytest.raises(InvalidStatus) as refused:
            await one.turned_away()
        assert refused.value.response.status_code == 429


async def test_an_address_that_floods_over_many_sockets(url: str) -> None:
    """It gets no new sockets for a while, also for other people; its open ones stay, and pages are
    answered."""
    async with guest(url) as calm, calm.line() as line, AsyncExitStack() as stack:
        for _ in range(MOST_CUTS):
            flooding = await stack.enter_async_context(guest(url))
            async with flooding.line() as wire:
                await flood(wire, masked(1, PING))
                await wire.end()
        with pytest.raises(InvalidStatus) as refused:
            await calm.turned_away()
        assert refused.value.response.status_code == 429
        await line.rest()
        assert (await calm.http.get("/health")).status_code == 200


async def test_sockets_of_an_address(tmp_path: Path) -> None:
    """Whoever they belong to."""
    async with (
        serving(tmp_path / "data", wire=WireLimits(sockets_per_address=2)) as url,
        guest(url) as one,
        guest(url) as other,
        one.line(),
        other.line(),
    ):
        assert await one.turned_away() == (Code.LIMIT_REACHED, 4403)


async def test_messages_before_the_welcome_keep_their_order(url: str) -> None:
    """A client that does not wait until it is welcome is served in its own order."""
    async with guest(url) as one:
        for _ in range(8):
            where = url.replace("http", "ws", 1) + "/api/socket"
            async with connect(where, additional_headers=one.headers) as socket:
                frames = [masked(1, b'{"type":"ping","id":%d}' % number) for number in range(9)]
                socket.transport.write(b"".join(frames))
                line = Line(socket)
                assert [(await line.answer()).id for _ in range(9)] == list(range(9))


async def test_a_burst_within_the_rate_comes_whole(url: str) -> None:
    """Messages in one write, whole and in pieces, are handled in their order, all of them."""
    async with guest(url) as one, one.line() as line:
        frames = [masked(1, b'{"type":"ping","id":%d}' % number) for number in range(60)]
        line.socket.transport.write(b"".join(frames))
        answers = [await line.answer() for _ in range(60)]
        assert [answer.id for answer in answers] == list(range(60))
