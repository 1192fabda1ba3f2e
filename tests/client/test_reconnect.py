"""Reconnecting: how long it is tried, and what is restored."""

from __future__ import annotations

import asyncio
from itertools import chain, repeat
from pathlib import Path

import pytest

from codex_naturalis.client import Client, Refused, Timeouts, Uncertain, Unreachable
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.messages import AnyMessage, Bye, CommandRefused, HintGiven
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Settings
from tests.client.playing import BRIEF, QUICK, guests, seated
from tests.client.proxy import Cut, proxy
from tests.client.scripted import DONE, SILENCE, WELCOME, scripted
from tests.server.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SETTINGS = Settings(seats=(HumanSeat(mine=True), HumanSeat()))


async def test_nobody_is_signed_in(tmp_path: Path) -> None:
    """The client gives up at once when it is not signed in."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        with pytest.raises(Refused) as refused:
            async with client.live():
                pass
        assert refused.value.code is Code.UNAUTHENTICATED


async def test_a_server_that_stays_away(tmp_path: Path) -> None:
    """Loops and commands raise the reason; a command on its way is uncertain."""
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


async def test_silence_after_a_break() -> None:
    """A connection over which the subscriptions cannot be restored counts as none."""
    script = chain([DONE], repeat(SILENCE))
    timeouts = Timeouts(answer=0.2, first_pause=0.01, longest_pause=0.02, total=1.0)
    async with (
        scripted(WELCOME, script) as url,
        Client(url) as client,
        client.live(timeouts) as live,
    ):
        lobby = await live.lobby()
        assert live._connection._current is not None
        live._connection._current.abort()
        with pytest.raises(Unreachable, match="no connection"):
            await lobby.until(lambda: None)


async def test_what_is_refused_after_a_break() -> None:
    """Only that subscription ends, with the reason; the connection goes on. After a temporary
    refusal the command is sent again."""
    script = iter((DONE, Code.RATE_LIMITED, Code.UNAVAILABLE, Code.NO_SCOPE))
    async with scripted(WELCOME, script) as url, Client(url) as client, client.live(QUICK) as live:
        lobby = await live.lobby()
        assert live._connection._current is not None
        live._connection._current.abort()
        with pytest.raises(Refused) as refused:
            await lobby.until(lambda: None)
        assert refused.value.code is Code.NO_SCOPE
        assert await live.ping() == 7


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        (Bye(Code.SHUTTING_DOWN, "the server restarts", 0.01), "the server restarts"),
        (CommandRefused(None, Code.LIMIT_REACHED, "at most 32"), "at most 32"),
        (HintGiven(1, "t", 0, 1, "greedy", ()), "not a welcome"),
        ("good morning", "first message"),
    ],
)
async def test_no_welcome(first: AnyMessage | str, reason: str) -> None:
    """The client tries again for a while, then raises the reason."""
    async with scripted(first, iter(())) as url, Client(url) as client:
        with pytest.raises(Unreachable, match=reason):
            async with client.live(BRIEF):
                pass


async def test_unwatched_while_disconnected(tmp_path: Path) -> None:
    """What is unwatched during a break is not restored after it, and nothing waits for that."""
    async with (
        serving(tmp_path / "data") as url,
        proxy(url) as between,
        guests(between.url, 1) as people,
    ):
        (stream,) = await seated(people, mode=Mode.SOLO_EASY)
        live = people[0][1]
        lobby = await live.lobby()
        pairing = asyncio.ensure_future(live.pair())
        await live.ping()
        between.shut = True
        between.cut_all()
        await live._connection._signal.until(lambda: not live._connection.connected or None)
        await stream.unwatch()
        await lobby.unwatch()
        pairing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await pairing
        between.shut = False
        await live.ping()
        table = await people[0][0].tables.get(stream.id)
        assert table.seats[0].away
