"""Games of people are counted exactly once, whatever kills the server."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.analysis.statistics import Group
from codex_naturalis.protocol.statistics import StatisticsGroup
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.archive.people_statistics import PeopleStatistics, facts_of_people
from codex_naturalis.server.ports.store import GamesQuery, Store
from codex_naturalis.server.store import SqliteStore
from tests.faults.forking import forked
from tests.server.visiting import Visitor, finish_game, guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 12
MODES = ("solo-easy", "solo-hard")


async def recounted(store: Store) -> dict[str, Group]:
    """All finished games, counted anew from their logs."""
    groups: dict[str, Group] = {}
    for index in await store.tables.find(GamesQuery(statuses=(Status.FINISHED,), limit=1000)):
        stored = await store.tables.load(index.line.id)
        assert stored is not None
        found = facts_of_people(stored)
        assert found is not None
        facts, seats = found
        groups.setdefault(facts.group, Group()).add(facts, seats)
    return groups


async def is_counted(visitor: Visitor, mode: str, games: int) -> None:
    """Until the server has counted so many games of that mode."""
    async with asyncio.timeout(30):
        asked = {"source": "people", "group": mode}
        while (await visitor.http.get("/api/statistics", params=asked)).json()["games"] < games:
            pass


async def test_a_server_that_is_killed_counts_every_game_once(tmp_path: Path) -> None:
    """Law: kill -9 right after the end of a game was acknowledged, which is mostly before it is
    counted, or right after it was counted: after the next start each game is in the statistics
    once, as the logs have it."""
    data = tmp_path / "data"
    async with forked(data) as server:
        for kill in range(KILLS):
            async with guest(server.url) as visitor, visitor.line() as line:
                mode = MODES[kill % 2]
                table = await visitor.table("me", mode=mode)
                await finish_game(line, table, [0], Random(kill))
                if kill % 4 > 1:
                    await is_counted(visitor, mode, kill // 2 + 1)
                await server.stop(signal.SIGKILL)
            await server.start()
        await server.stop(signal.SIGKILL)
    store = await SqliteStore.open(data / "codex.sqlite3")
    try:
        statistics = PeopleStatistics(store)
        await statistics.catch_up()
        expected = await recounted(store)
        assert sum(group.games for group in expected.values()) == KILLS
        for name in StatisticsGroup:
            assert await statistics.group(name) == expected.get(name, Group())
    finally:
        await store.close()
