"""While one device is offline with a half-move on its way, another plays from the same seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from codex_naturalis.client import Client, Refused, TableStream
from codex_naturalis.engine.state import Mode, Phase
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Settings
from tests.client.playing import QUICK, guests, seated
from tests.client.proxy import Cut, proxy
from tests.server.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def go_on(stream: TableStream, half_moves: int) -> None:
    """So many half-moves, the first legal ones; draws are from the resource deck."""
    for _ in range(half_moves):
        assert stream.view is not None
        move = next(stream.view.legal_moves)
        await stream.play("<R" if stream.view.phase is Phase.DRAW else move)


@pytest.mark.parametrize(("played", "more"), [("<R", 0), ("<R", 2), ("<G", 0), ("<G1", 2)])
async def test_a_draw_that_another_device_made(tmp_path: Path, played: str, more: int) -> None:
    """Our own never arrived: it is refused as `stale`, also where the other one was the same."""
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        proxy(url) as between,
        guests(url, 1) as people,
    ):
        (there,) = await seated(people, mode=Mode.SOLO_EASY)
        await go_on(there, 3)
        secret = (await people[0][0].tokens.create("a second device")).secret
        async with Client(between.url, secret) as client, client.live(QUICK) as live:
            here = await live.watch(there.id)
            between.shut = True
            between.fates = [Cut.BEFORE]
            playing = asyncio.ensure_future(here.play("<R"))
            await there.play(played)
            await go_on(there, more)
            between.shut = False
            with pytest.raises(Refused) as refused:
                await playing
            assert refused.value.code is Code.STALE
            assert here.view == there.view


async def test_a_table_that_cannot_be_seen_any_more(tmp_path: Path) -> None:
    """We ask for the last seat; somebody else takes it, and spectators are not allowed."""
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
        with pytest.raises(Refused) as late:
            await sitting
        assert late.value.code is Code.STARTED
        with pytest.raises(Refused) as refused:
            _ = [update async for update in theirs]
        assert refused.value.code is Code.NO_SPECTATORS
