"""Quick pairing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from codex_naturalis.client import Refused
from codex_naturalis.protocol.clocks import RealTime
from codex_naturalis.protocol.refusals import Code
from tests.client.playing import by_seat, guests, play_all
from tests.client.proxy import Cut, proxy
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def test_pairing(tmp_path: Path) -> None:
    """Those who want the same game get one table; other requests wait and may be cancelled."""
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


async def test_pairing_goes_on_after_a_break(tmp_path: Path) -> None:
    """Losing the connection while waiting does not end the waiting."""
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


async def test_a_pairing_whose_message_was_lost(tmp_path: Path) -> None:
    """The table was created, but the message was lost with the connection: the table is found."""
    async with (
        serving(tmp_path / "data") as url,
        guests(url, 1) as [(_, other)],
        proxy(url) as between,
        guests(between.url, 1) as [(_, live)],
    ):
        waiting = asyncio.ensure_future(other.pair())
        await other.ping()
        await other.ping()
        between.fates = [None, Cut.AFTER]  # the ping before the command; the command
        mine = await live.pair()
        assert between.cuts == 1
        assert mine.id == (await waiting).id
