"""The lobby, live."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.protocol.tables import HumanSeat, Settings, Visibility
from tests.client.playing import guests
from tests.client.proxy import proxy
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
