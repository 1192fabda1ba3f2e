"""While one device is cut off with a half-move on its way, another plays in the same seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from codex_naturalis.client import Client, Refused, TableStream, Uncertain
from codex_naturalis.engine.state import Mode, Phase
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Settings
from tests.client.playing import HASTY, guests, seated
from tests.client.proxy import Cut, proxy
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def go_on(stream: TableStream, half_moves: int) -> None:
    """So many half-moves, the first legal ones; draws are from the resource deck."""
    for _ in range(half_moves):
        assert stream.view is not None
        move = next(stream.view.legal_moves)
        await stream.play("<R" if stream.view.phase is Phase.DRAW else move)


@pytest.mark.parametrize(
    ("played", "more", "error"),
    [("<R", 0, None), ("<R", 2, Uncertain), ("<G", 0, Refused), ("<G1", 2, Uncertain)],
)
async def test_a_draw_that_another_device_made(
    tmp_path: Path, played: str, more: int, error: type[Exception] | None
) -> None:
    """The same draw: it is in. Another one: `stale`. Several since then: nobody can tell."""
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        proxy(url) as between,
        guests(url, 1) as people,
    ):
        (there,) = await seated(people, mode=Mode.SOLO_EASY)
        await go_on(there, 3)
        secret = (await people[0][0].tokens.create("a second device")).secret
        async with Client(between.url, secret) as client, client.live(HASTY) as live:
            here = await live.watch(there.id)
            between.shut = True
            between.fates = [Cut.BEFORE]
            playing = asyncio.ensure_future(here.play("<R"))
            await there.play(played)
            await go_on(there, more)
            between.shut = False
            if error is None:
                assert await playing == there.version
                return
            with pytest.raises(error) as raised:
                await playing
            if isinstance(raised.value, Refused):
                assert raised.value.code is Code.STALE
            assert here.view == there.view


async def test_a_table_that_cannot_be_seen_any_more(tmp_path: Path) -> None:
    """The last seat was on its way to us; somebody took it, and spectators have to leave."""
    async with (
        serving(tmp_path / "data") as url,
        proxy(url) as between,
        guests(url, 1) as [(client, live)],
        guests(between.url, 1) as [(_, other)],
    ):
        settings = Settings(seats=(HumanSeat(mine=True), HumanSeat()), spectators=False)
        mine = await live.watch((await client.tables.create(settings)).id)
        theirs = await other.watch(mine.id)
        between.shut = True
        between.fates = [Cut.BEFORE]
        sitting = asyncio.ensure_future(theirs.sit(1))
        await mine.sit(1)
        between.shut = False
        with pytest.raises(Uncertain, match="no_spectators"):
            await sitting
        with pytest.raises(Refused) as refused:
            _ = [update async for update in theirs]
        assert refused.value.code is Code.NO_SPECTATORS


async def test_let_go_while_cut_off(tmp_path: Path) -> None:
    """What is let go of during a break is not followed after it, and nobody waits for that."""
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
        await live._lifeline._bell.until(lambda: not live._lifeline.connected or None)
        await stream.unwatch()
        await lobby.unwatch()
        pairing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await pairing
        between.shut = False
        await live.ping()
        table = await people[0][0].tables.get(stream.id)
        assert table.seats[0].away
