"""The socket against input that no client of ours would send: whatever it is, the answer is a
message of the protocol, and nothing that was refused has changed anything."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from codex_naturalis.protocol.refusals import Code
from tests.server.fuzzing import Frame, Fuzzer
from tests.server.party import STATES, Party, party
from tests.server.serving import serving
from tests.server.storms import Storm, faults
from tests.server.visiting import guest, process, resident, stored_log

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MOST_GROWTH = 24 << 20


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
async def here(data: Path) -> AsyncIterator[Party]:
    async with serving(data, rate_limits=False, most_tables=1000) as url, party(url) as here:
        yield here


@pytest.mark.parametrize("state", STATES)
async def test_any_command_from_anyone_at_any_time(here: Party, data: Path, state: str) -> None:
    """Right commands at a wrong time, from a wrong place, about a wrong version: each is carried
    out or refused by a code, and a refusal leaves the log as it was."""
    codes = await here.say_anything(data, state, Fuzzer(STATES.index(state)), 220)
    assert len(codes) >= 5, codes
    assert codes["done"] > 0
    await here.well()


async def test_games_go_on_in_a_storm(here: Party, data: Path) -> None:
    """Two games are played to their end while four people send bursts of commands: half-moves of
    others, of before, with the nonces of others. What was acknowledged is in the store, and nobody
    was sent a view that their seat may not have."""
    storm = Storm(here, 3)
    await storm.blow()
    assert await faults(data, storm) == []
    assert storm.codes[Code.STALE] > 0
    assert all(len(played) > 10 for played in storm.played.values())
    await here.well()


async def test_junk_is_refused_and_harms_nobody(here: Party, data: Path) -> None:
    """Bytes, broken text, any JSON, nested JSON and spoiled commands are bad requests, from
    whoever they come; the connection lives on, and the table stays as it was."""
    table = await here.table("placing")
    before = stored_log(data, table)
    await here.say_nothing_right(Fuzzer(8, (table,)), 1600)
    assert stored_log(data, table) == before
    await here.well()


async def test_a_refusal_names_the_command_it_refuses(here: Party) -> None:
    """A spoiled command is answered under its number when that can be read, else under none."""
    cases: list[tuple[Frame, int | None]] = [
        ('{"type":"sit","id":7,"table":"x","seat":9}', 7),
        ('{"type":"no such command","id":8}', 8),
        ('{"id":9}', 9),
        (b'{"id":10,"type":"say","table":"\xff","text":"a"}', 10),
        ('{"type":"ping","id":-1}', None),
        ('{"type":"ping","id":"7"}', None),
        ('{"type":"ping"}', None),
        ('{"type":"ping","id":7', None),
        ("[7]", None),
        ('{"id":' * 2000, None),
    ]
    for frame, number in cases:
        await here.stranger.socket.send(frame)
        answer = await here.stranger.answer()
        assert (answer.id, answer.code) == (number, Code.BAD_REQUEST), frame


async def test_frames_that_break_the_rules_of_websocket_end_it(here: Party) -> None:
    """Text that is not UTF-8, a frame or a message that is too large, one that says it is
    compressed where nothing is, and frames that are none: the connection is closed by the code that
    RFC 6455 has for it, and nobody else notices."""
    bomb = zlib.compressobj(wbits=-12)
    small = bomb.compress(b" " * 2_000_000) + bomb.flush(zlib.Z_SYNC_FLUSH)[:-4]
    assert len(small) < 16_000
    raw = {
        b"\x81\x01a": 1002,  # not masked
        b"\x83\x80\0\0\0\0": 1002,  # an opcode that is none
        b"\x89\xfe\x01\x00" + bytes(260): 1002,  # a ping that is too long
        b"\x01\x80\0\0\0\0\x01\x80\0\0\0\0": 1002,  # a message within a message
        b"\xc1\xfe" + len(small).to_bytes(2, "big") + bytes(4) + small: 1002,
    }
    table = await here.table("placing")
    for frame, code in raw.items():
        async with here.people[3].line() as line:
            line.socket.transport.write(frame)
            assert (await line.end())[1] == code, frame[:8]
    for text, code in ((b"\xff\xfe", 1007), (b'"' + b"x" * 20_000 + b'"', 1009)):
        async with here.people[3].line() as line:
            await line.socket.send(text, text=True)
            assert (await line.end())[1] == code
    async with here.people[3].line() as line:
        await line.socket.send(["x" * 9_000, "x" * 9_000])
        assert (await line.end())[1] == 1009
    await here.owner.do("say", table=table, text="still here")
    await here.well()


async def test_the_largest_frame_is_read(here: Party) -> None:
    """What is just small enough is not refused for its size."""
    empty = json.dumps({"type": "ping", "id": 1})
    await here.stranger.socket.send(empty + " " * (16 * 1024 - len(empty)))
    assert (await here.stranger.answer(1)).id == 1


async def test_memory_is_bounded_under_junk(data: Path) -> None:
    """Thousands of junk frames, answered one by one or not read for a while, and hundreds of
    connections that come, misbehave and go leave the server's memory as it was, near enough."""
    with process(data, "--no-rate-limits") as (url, pid):
        fuzzer = Fuzzer(5, ("x",))

        async def storm(frames: int) -> None:
            async with guest(url) as visitor, visitor.line() as line:
                for _ in range(frames // 50):
                    for _ in range(25):
                        await line.socket.send(fuzzer.junk())
                        await line.socket.send(json.dumps(fuzzer.command()))
                    await line.rest()

        async def visit(cookie: dict[str, str]) -> None:
            where = url.replace("http", "ws", 1) + "/api/socket"
            async with connect(where, additional_headers=cookie) as socket:
                await socket.send(b"\xff" * 20_000, text=True)
                await socket.wait_closed()

        await storm(1000)
        async with guest(url) as visitor:
            before = resident(pid)
            await asyncio.gather(*(storm(1000) for _ in range(4)))
            for _ in range(20):
                await asyncio.gather(*(visit(visitor.headers) for _ in range(15)))
            growth = resident(pid) - before
            assert growth < MOST_GROWTH, growth
            assert (await visitor.http.get("/health")).status_code == 200
