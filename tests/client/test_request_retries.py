"""Requests to a server that refuses for a while, is too slow, or does not answer."""

from __future__ import annotations

from itertools import repeat

import pytest

from codex_naturalis.client import Client, Refused, Timeouts, Uncertain, Unreachable
from codex_naturalis.client.request import request
from codex_naturalis.protocol.commands import UnwatchLobby
from codex_naturalis.protocol.refusals import Code
from tests.client.playing import BRIEF, QUICK
from tests.client.scripted import DONE, SILENCE, WELCOME, scripted

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_store_that_fails_for_a_while() -> None:
    """After a temporary refusal the command is sent again."""
    script = iter((Code.UNAVAILABLE, Code.SHUTTING_DOWN, DONE))
    async with scripted(WELCOME, script) as url, Client(url) as client, client.live(QUICK) as live:
        await live.mute("2")
        assert next(script, "told") == "told"


async def test_a_store_that_fails_for_long() -> None:
    """In the end the refusal is raised."""
    script = repeat(Code.UNAVAILABLE)
    async with scripted(WELCOME, script) as url, Client(url) as client, client.live(BRIEF) as live:
        with pytest.raises(Refused) as refused:
            await live.mute("2")
        assert refused.value.code is Code.UNAVAILABLE
        assert await live.ping() == 7


async def test_too_fast_for_long() -> None:
    """The same for a server that rate-limits every command."""
    script = repeat(Code.RATE_LIMITED)
    async with scripted(WELCOME, script) as url, Client(url) as client, client.live(BRIEF) as live:
        with pytest.raises(Refused) as refused:
            await live.mute("2")
        assert refused.value.code is Code.RATE_LIMITED


async def test_silence() -> None:
    """A server that never answers a command: the client reconnects and sends it again. The second
    time it gives up: Uncertain if the command may have changed something."""
    script = iter((SILENCE, DONE, SILENCE, SILENCE, SILENCE, SILENCE))
    timeouts = Timeouts(answer=1.0, first_pause=0.01, longest_pause=0.02, total=60.0)
    async with (
        scripted(WELCOME, script) as url,
        Client(url) as client,
        client.live(timeouts) as live,
    ):
        await live.mute("2")
        with pytest.raises(Uncertain):
            await live.mute("2")
        with pytest.raises(Unreachable):
            await request(live._connection, UnwatchLobby(id=live._connection.number()))
        assert await live.ping() == 7
