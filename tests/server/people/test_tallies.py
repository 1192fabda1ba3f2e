"""Profiles read only the games that are new since they were last looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from codex_naturalis.protocol.commands import Resign
from codex_naturalis.protocol.tables import BotSeat, HumanSeat
from codex_naturalis.server.people import results
from codex_naturalis.server.people.results import Tallies
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.ports.store import GamesQuery, TableStore
from tests.server.playing import LiveTables, live_tables

pytestmark = pytest.mark.anyio


class CountedTables:
    """The real tables; counts what their lists hand out."""

    def __init__(self, real: TableStore) -> None:
        self.real = real
        self.read = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    async def find(self, query: GamesQuery) -> list[Index]:
        found = await self.real.find(query)
        self.read += len(found)
        return found


async def lose(here: LiveTables) -> None:
    room = await here.create("anna", seats=(HumanSeat(mine=True), BotSeat("random")))
    anna = await here.watcher("anna", room.id)
    assert await anna.do(Resign, seat=0) is None
    await here.rest()
    here.clock.advance(1)


async def test_only_new_games_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law: the answer is that of reading everything; what is read is two pages at most, and a game
    is counted once though it is read again."""
    monkeypatch.setattr(results, "PAGE", 4)
    async with live_tables(tmp_path) as here:
        counted: Any = CountedTables(here.store.tables)
        tallies = Tallies(counted)
        assert await tallies.results_of("anna") == ()
        for number in range(1, 12):
            await lose(here)
            if number % 3 == 0:
                counted.read = 0
                (mine,) = await tallies.results_of("anna")
                assert mine.lost == number
                assert counted.read <= 8
        counted.read = 0
        first = await tallies.results_of("anna")
        assert await tallies.results_of("anna") == first
        assert counted.read <= 8
        assert first == await Tallies(here.store.tables).results_of("anna")
