"""Whole text messages are read directly, all others by `websockets`: however the bytes of a client
are cut, every message is answered once, in the order of sending."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.protocol.messages import Pong
from tests.server.serving import serving
from tests.server.visiting import Line, guest

pytestmark = pytest.mark.anyio

MASK = b"\x12\x34\x56\x78"


@pytest.fixture
async def line(tmp_path: Path) -> AsyncIterator[Line]:
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        guest(url) as someone,
        someone.line() as line,
    ):
        yield line


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A masked frame, as clients send it."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    hidden = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    return bytes([first]) + length + MASK + hidden


def ping(number: int, size: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": number}).encode().ljust(size)


async def answers(line: Line, numbers: range) -> None:
    heard = [await line.answer() for _ in numbers]
    assert all(isinstance(answer, Pong) for answer in heard)
    assert [answer.id for answer in heard] == list(numbers)


@pytest.mark.parametrize("size", [0, 125, 126, 127, 128, 300, 16 * 1024])
async def test_lengths(line: Line, size: int) -> None:
    """Case: around the numbers that mean another form of the length."""
    for number in range(3):
        line.socket.transport.write(frame(ping(number, size)))
    await answers(line, range(3))


async def test_many_in_one_piece(line: Line) -> None:
    """Case: more than are read while others wait; with a ping and a pong of WebSocket between."""
    parts = [frame(ping(number)) for number in range(60)]
    parts[20:20] = [frame(b"here", 0x89), frame(b"", 0x8A)]
    line.socket.transport.write(b"".join(parts))
    await answers(line, range(60))


async def test_a_message_in_fragments(line: Line) -> None:
    """Case: between two whole ones."""
    one, two = ping(1)[:9], ping(1)[9:]
    parts = [frame(ping(0)), frame(one, 0x01), frame(two, 0x80), frame(ping(2)), frame(ping(3))]
    line.socket.transport.write(b"".join(parts))
    await answers(line, range(4))


@pytest.mark.parametrize("seed", range(4))
async def test_any_cuts(line: Line, seed: int) -> None:
    """Law: whole, in fragments or with control frames between them, cut anywhere."""
    rng = Random(seed)
    stream = b""
    for number in range(40):
        text = ping(number, rng.choice((0, 0, 140)))
        if rng.random() < 0.2:
            at = rng.randrange(len(text))
            stream += frame(text[:at], 0x01) + frame(b"x", 0x89) + frame(text[at:], 0x80)
        else:
            stream += frame(text, rng.choice((0x81, 0x81, 0x82)))
    while stream:
        size = rng.choice((1, 3, 40, 400))
        line.socket.transport.write(stream[:size])
        stream = stream[size:]
        await asyncio.sleep(0)
    await answers(line, range(40))
