"""Words that our server says only on its worst days: a server that is told what to say."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import chain, repeat

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from codex_naturalis.client import Client, Patience, Refused, Uncertain, Unreachable
from codex_naturalis.client.errand import carry
from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.commands import AnyCommand, Ping, UnwatchLobby
from codex_naturalis.protocol.messages import (
    AnyMessage,
    Bye,
    Done,
    HintGiven,
    Pong,
    Refusal,
    Welcome,
)
from codex_naturalis.protocol.people import Me, Person, PersonKind, Scope
from codex_naturalis.protocol.refusals import Code
from tests.client.playing import HASTY
from tests.client.test_transport import BRIEF

pytestmark = pytest.mark.anyio

ME = Me(Person("1", "Ada", PersonKind.GUEST), tuple(Scope), 0)
WELCOME = Welcome(PROTOCOL, "1", ME, 0)
DONE, PONG, SILENCE = "Done", "Pong", "Silence"
Script = Iterator[Code | str]


@asynccontextmanager
async def saying(first: AnyMessage | str, script: Script) -> AsyncIterator[str]:
    """It begins with a word; then the script says what becomes of each command that is no ping."""

    async def take(socket: ServerConnection) -> None:
        await socket.send(first if isinstance(first, str) else msgspec.json.encode(first).decode())
        async for frame in socket:
            command = msgspec.json.decode(frame, type=AnyCommand)
            fate = PONG if isinstance(command, Ping) else next(script)
            answers: dict[Code | str, AnyMessage] = {
                PONG: Pong(command.id, 7),
                DONE: Done(command.id),
                **{code: Refusal(command.id, code, "alas") for code in Code},
            }
            if fate in answers:
                await socket.send(msgspec.json.encode(answers[fate]).decode())

    async with serve(take, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def test_a_store_that_fails_for_a_while() -> None:
    """The server does not know whether it is saved, or asks to be asked again: so it is asked
    again."""
    script = iter((Code.UNAVAILABLE, Code.SHUTTING_DOWN, DONE))
    async with saying(WELCOME, script) as url, Client(url) as client, client.live(HASTY) as live:
        await live.mute("2")
        assert next(script, "told") == "told"


async def test_a_store_that_fails_for_long() -> None:
    """In the end the refusal is told."""
    script = repeat(Code.UNAVAILABLE)
    async with saying(WELCOME, script) as url, Client(url) as client, client.live(BRIEF) as live:
        with pytest.raises(Refused) as refused:
            await live.mute("2")
        assert refused.value.code is Code.UNAVAILABLE
        assert await live.ping() == 7


async def test_too_fast_for_long() -> None:
    """So it is with a server that finds us too fast, whatever we do."""
    script = repeat(Code.RATE_LIMITED)
    async with saying(WELCOME, script) as url, Client(url) as client, client.live(BRIEF) as live:
        with pytest.raises(Refused) as refused:
            await live.mute("2")
        assert refused.value.code is Code.RATE_LIMITED


async def test_silence() -> None:
    """A server that takes a command and never answers: the connection is made anew, and the
    command sent again. The second time it is told: of what may have changed something, that
    nobody knows."""
    script = iter((SILENCE, DONE, SILENCE, SILENCE, SILENCE, SILENCE))
    patience = Patience(answer=1.0, first=0.01, longest=0.02, total=60.0)
    async with saying(WELCOME, script) as url, Client(url) as client, client.live(patience) as live:
        await live.mute("2")
        with pytest.raises(Uncertain):
            await live.mute("2")
        with pytest.raises(Unreachable):
            await carry(live._lifeline, UnwatchLobby(id=live._lifeline.number()))
        assert await live.ping() == 7


async def test_silence_after_a_break() -> None:
    """A connection over which nothing can be followed again is as good as none."""
    script = chain([DONE], repeat(SILENCE))
    patience = Patience(answer=0.2, first=0.01, longest=0.02, total=1.0)
    async with saying(WELCOME, script) as url, Client(url) as client, client.live(patience) as live:
        lobby = await live.lobby()
        assert live._lifeline._wire is not None
        live._lifeline._wire.cut()
        with pytest.raises(Unreachable, match="no connection"):
            await lobby.until(lambda: None)


async def test_what_is_refused_after_a_break() -> None:
    """Only that is lost, with its reason; the connection goes on. A passing refusal passes."""
    script = iter((DONE, Code.RATE_LIMITED, Code.UNAVAILABLE, Code.NO_SCOPE))
    async with saying(WELCOME, script) as url, Client(url) as client, client.live(HASTY) as live:
        lobby = await live.lobby()
        assert live._lifeline._wire is not None
        live._lifeline._wire.cut()
        with pytest.raises(Refused) as refused:
            await lobby.until(lambda: None)
        assert refused.value.code is Code.NO_SCOPE
        assert await live.ping() == 7


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        (Bye(Code.SHUTTING_DOWN, "the server restarts", 0.01), "the server restarts"),
        (Refusal(None, Code.LIMIT_REACHED, "at most 32"), "at most 32"),
        (HintGiven(1, "t", 0, 1, "greedy", ()), "no welcome"),
        ("good morning", "first word"),
    ],
)
async def test_no_welcome(first: AnyMessage | str, reason: str) -> None:
    """It is tried again for a while, and then told."""
    async with saying(first, iter(())) as url, Client(url) as client:
        with pytest.raises(Unreachable, match=reason):
            async with client.live(BRIEF):
                pass
