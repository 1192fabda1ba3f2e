"""What one client may send, and for how long, before the server has a whole request: each bound is
met, answered where it can be, logged once and counted, and others are served all the while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from codex_naturalis.server.wire_limits import WireLimits
from tests.faults.raw import Raw, raw
from tests.server.serving import serving
from tests.server.visiting import guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

QUICK = WireLimits(header_seconds=0.5, body_seconds=0.5, idle_seconds=0.5)
FEW = WireLimits(connections=12, connections_per_address=4, connects_per_second=10_000)
START = b"POST /api/study HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data") as url:
        yield url


async def test_headers_are_bounded_before_they_are_complete(url: str) -> None:
    """Too many bytes, in one header, in many or in the address, and too many headers: 431."""
    limits = WireLimits()
    for wrong in (
        b"GET / HTTP/1.1\r\nx: " + b"a" * (2 * limits.header_bytes),
        b"GET / HTTP/1.1\r\n" + b"x: %s\r\n" % (b"a" * 1000) * 50,
        b"GET /" + b"a" * (2 * limits.header_bytes),
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * (limits.headers + 2),
        b"GET / HTTP/1.1\r\nhost: localhost\r\n" + b"x: y\r\n" * limits.headers + b"\r\n",
    ):
        async with raw(url) as one:
            one.send(wrong)
            assert await one.status() == 431, wrong[:40]
            assert await one.ended()
    async with raw(url) as one:
        one.send(b"GET /health HTTP/1.1\r\nhost: localhost\r\n" + b"x: y\r\n" * 80 + b"\r\n")
        assert await one.status() == 200


async def test_headers_without_end_cost_nothing(url: str, caplog: pytest.LogCaptureFixture) -> None:
    """A client that goes on sending after its 431 is cut off; that is logged once, however many do
    it."""
    caplog.set_level(logging.WARNING)
    block = b"".join(b"x-%d: %s\r\n" % (number, b"a" * 100) for number in range(600))
    for _ in range(5):
        async with raw(url) as one:
            one.send(b"GET / HTTP/1.1\r\n")
            try:
                for _ in range(2000):
                    one.send(block)
                    await one.writer.drain()
            except OSError:
                pass
            else:
                pytest.fail("a hundred megabytes of headers were read")
    told = [record for record in caplog.records if "limit of the wire" in record.message]
    assert [vars(record)["limit"] for record in told] == ["headers"]


async def test_trailers_and_chunks_are_bounded(url: str) -> None:
    """A body in pieces may not hide headers without end after it."""
    async with raw(url) as one:
        one.send(START + b"transfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n")
        with pytest.raises(OSError):
            while True:
                one.send(b"x: " + b"a" * 10_000 + b"\r\n")
                await one.writer.drain()


async def test_pipelines_are_bounded(url: str) -> None:
    """Requests that do not wait for their answers: a few are answered, thousands are not kept."""
    request = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
    async with raw(url) as one:
        one.send(request * 8)
        assert [await one.status() for _ in range(8)] == [200] * 8
        one.send(request * 5000)
        assert await one.ended()


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nhost: loc", START])
async def test_headers_take_their_time_and_no_more(tmp_path: Path, sent: bytes) -> None:
    """Nothing at all, or half a request: told (408) if something was asked, and closed."""
    async with serving(tmp_path / "data", wire=QUICK) as url, raw(url) as one:
        one.send(sent)
        assert await one.status() == (408 if sent else 0)
        assert await one.ended()


async def test_later_requests_have_their_time_too(tmp_path: Path) -> None:
    """Half of a second request on one connection, and nothing after the first."""
    async with serving(tmp_path / "data", wire=QUICK) as url:
        async with raw(url) as one:
            assert await one.get() == 200
            one.send(b"GET / HTTP/1.1\r\n")
            assert await one.status() == 408
            assert await one.ended()
        async with raw(url) as one:
            assert await one.get() == 200
            assert await one.status() == 0


async def test_drips_do_not_gain_time(tmp_path: Path) -> None:
    """Headers and bodies that come bit by bit are cut off as a whole."""
    async with serving(tmp_path / "data", wire=QUICK) as url:
        for start, drop in (
            (b"GET / HTTP/1.1\r\n", b"x: y\r\n"),
            (START + b"content-length: 100000\r\n\r\n", b" "),
        ):
            async with raw(url) as one:
                one.send(start)

                async def drip(one: Raw, drop: bytes) -> None:
                    while True:
                        one.send(drop)
                        await asyncio.sleep(0.05)

                dripping = asyncio.ensure_future(drip(one, drop))
                assert await one.status() == 408
                dripping.cancel()


async def test_too_large_bodies_are_answered(url: str) -> None:
    """A client that sends all of a body first reads 413, and no reset; with one connection or
    another, announced or not, and whether it closes or not."""

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(200):
            yield b"x" * 65536

    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        for _ in range(3):
            for headers in ({}, {"Connection": "close"}):
                for content in (b"x" * 12_000_000, pieces()):
                    answer = await http.post("/api/study", content=content, headers=headers)
                    assert answer.status_code == 413
                    assert answer.json()["code"] == "too_large"
        assert (await http.get("/health")).status_code == 200


async def test_silent_connections_make_room(tmp_path: Path) -> None:
    """An address has four connections: the fifth takes the place of the one that is silent for
    longest, so whoever asks is answered, and others do not notice."""
    async with serving(tmp_path / "data", wire=FEW) as url, AsyncExitStack() as stack:
        asking = await stack.enter_async_context(raw(url, "127.0.0.9"))
        assert await asking.get() == 200
        silent = [await stack.enter_async_context(raw(url, "127.0.0.2")) for _ in range(4)]
        for _ in range(10):
            async with raw(url, "127.0.0.2") as new:
                assert await new.get() == 200
        assert all([await one.ended() for one in silent])
        assert await asking.get() == 200


async def test_connections_in_all_make_room(tmp_path: Path) -> None:
    """Many addresses fill the server with silence: somebody new is served all the same."""
    async with serving(tmp_path / "data", wire=FEW) as url, AsyncExitStack() as stack:
        for number in range(30):
            await stack.enter_async_context(raw(url, f"127.0.1.{number + 1}"))
        async with raw(url, "127.0.0.9") as new:
            assert await new.get() == 200


async def test_when_all_are_busy_the_new_one_is_told(tmp_path: Path) -> None:
    """Connections with a request under way are not closed for others: 503."""
    async with serving(tmp_path / "data", wire=FEW) as url, AsyncExitStack() as stack:
        one = await stack.enter_async_context(guest(url))
        for _ in range(4):
            await stack.enter_async_context(one.line())
        async with raw(url) as new:
            assert await new.status() == 503
        async with raw(url, "127.0.0.9") as other:
            assert await other.get() == 200


async def test_connections_come_at_a_rate(tmp_path: Path) -> None:
    """Who connects again and again is refused at the door, and others are not."""
    wire = WireLimits(connections_per_address=40, connects_per_second=1)
    async with serving(tmp_path / "data", wire=wire) as url:
        statuses = []
        for _ in range(12):
            async with raw(url, "127.0.0.2") as one:
                statuses.append(await one.get())
        assert statuses[:10] == [200] * 10
        assert set(statuses[11:]) <= {0, 503}
        async with raw(url, "127.0.0.9") as other:
            assert await other.get() == 200
