"""The lobby and quick pairing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from codex_naturalis.client import Refused
from codex_naturalis.protocol.clocks import RealTime
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Settings, Visibility
from tests.client.playing import by_seat, guests, play_all
from tests.client.proxy import Cut, proxy
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

OPEN = Settings(seats=(HumanSeat(mine=True), HumanSeat()), visibility=Visibility.OPEN)


async def test_the_lobby_is_live(tmp_path: Path) -> None:
    """Open tables come and go as they are made and taken; private ones do not show."""
    async with serving(tmp_path / "data") as url, guests(url, 2) as people:
        (client, live), (_, other) = people
        old = await client.tables.create(OPEN)
        lobby = await other.lobby()
        assert [line.id for line in lobby.tables] == [old.id]
        await client.tables.create(Settings(seats=OPEN.seats))
        new = await client.tables.create(OPEN)
        await lobby.until(lambda: len(lobby.tables) == 2 or None)
        assert {line.id for line in lobby.tables} == {old.id, new.id}
        stream = await live.watch(old.id)
        await stream.sit(1)
        async for tables in lobby:
            if [line.id for line in tables] == [new.id]:
                break
        await lobby.unwatch()
        assert [tables async for tables in lobby][1:] == []


async def test_the_lobby_after_a_break(tmp_path: Path) -> None:
    """What changed meanwhile is there when the connection is."""
    async with (
        serving(tmp_path / "data") as url,
        proxy(url) as between,
        guests(url, 1) as [(client, _)],
        guests(between.url, 1) as [(_, live)],
    ):
        lobby = await live.lobby()
        between.cut_all()
        table = await client.tables.create(OPEN)
        assert await lobby.until(lambda: lobby.tables or None)
        assert lobby.tables[0].id == table.id


async def test_pairing(tmp_path: Path) -> None:
    """Those who want the same sit at one table; other wishes wait, and may be given up."""
    async with serving(tmp_path / "data", rate_limits=False) as url, guests(url, 3) as people:
        lives = [live for _, live in people]
        alone = asyncio.ensure_future(lives[2].pair(players=3))
        streams = await asyncio.gather(lives[0].pair(), lives[1].pair())
        assert streams[0].id == streams[1].id
        made = await play_all(streams)
        assert by_seat(await people[0][0].tables.record(streams[0].id)) == made
        assert not alone.done()
        alone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await alone
        clock = RealTime(minutes=5, increment=3)
        pair = await asyncio.gather(*(live.pair(clock=clock) for live in lives[1:]))
        assert pair[0].table.settings.clock == clock
        with pytest.raises(Refused) as refused:
            await lives[0].pair(rated=True)
        assert refused.value.code is Code.NEEDS_ACCOUNT


async def test_a_wish_outlives_a_break(tmp_path: Path) -> None:
    """Who waits and loses the connection waits on."""
    async with (
        serving(tmp_path / "data") as url,
        proxy(url) as between,
        guests(between.url, 1) as [(_, live)],
        guests(url, 1) as [(_, other)],
    ):
        waiting = asyncio.ensure_future(live.pair())
        await live.ping()
        await live.ping()
        between.cut_all()
        found = await other.pair()
        assert (await waiting).id == found.id


async def test_a_pairing_that_was_not_heard(tmp_path: Path) -> None:
    """The table was made, but the word of it was lost with the connection: it is found."""
    async with (
        serving(tmp_path / "data") as url,
        guests(url, 1) as [(_, other)],
        proxy(url) as between,
        guests(between.url, 1) as [(_, live)],
    ):
        waiting = asyncio.ensure_future(other.pair())
        await other.ping()
        await other.ping()
        between.fates = [None, Cut.AFTER]  # the ping before the wish; the wish
        mine = await live.pair()
        assert between.cuts == 1
        assert mine.id == (await waiting).id
