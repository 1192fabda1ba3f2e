"""The laws of the store, for every adapter: statistics of people's games."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from codex_naturalis.analysis.game_facts import GameFacts, facts_of
from codex_naturalis.analysis.statistics import Group
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.store import Damaged, Store
from tests.comparison import SETTINGS
from tests.conformance.stores import ADAPTERS, index, lay
from tests.playing import whole_game

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def facts() -> list[GameFacts]:
    return [facts_of(whole_game(SETTINGS[0], seed)) for seed in range(4)]


async def test_a_table_counts_once(store: Store, facts: list[GameFacts]) -> None:
    """Law: told several times, even at once, a game is counted once, and what was skipped is not
    counted later; the group has what it has when it is counted in memory."""
    name = facts[0].group
    assert await store.statistics.group(name) == Group()
    told = [store.statistics.count("t0", facts[0], (0, 1)) for _ in range(3)]
    assert sorted(await asyncio.gather(*told)) == [False, False, True]
    assert await store.statistics.count("t1", facts[1], (1,))
    await store.statistics.skip("t2")
    await store.statistics.skip("t2")
    assert not await store.statistics.count("t2", facts[2], (0, 1))
    expected = Group()
    expected.add(facts[0], (0, 1))
    expected.add(facts[1], (1,))
    assert await store.statistics.group(name) == expected
    assert await store.statistics.group("solo-hard") == Group()


async def test_what_is_not_counted_is_found(store: Store, facts: list[GameFacts]) -> None:
    """Law: finished games that were neither counted nor skipped are listed, page by page, those
    that changed first before the others; all other tables are not."""
    finished = [f"t{number}" for number in range(5)]
    for number, table in enumerate(finished):
        await lay(store, index(table, changed=10 + number // 2, status=Status.FINISHED))
    for status in (Status.GATHERING, Status.PLAYING, Status.ABORTED):
        await lay(store, index(status.value, status=status))
    await store.statistics.count("t1", facts[0], (0, 1))
    await store.statistics.skip("t3")
    first = await store.statistics.uncounted(2)
    assert [one.line.id for one in first] == ["t0", "t2"]
    after = (first[-1].changed, first[-1].line.id)
    rest = await store.statistics.uncounted(2, after)
    assert [one.line.id for one in rest] == ["t4"]


async def test_statistics_are_exported(store: Store, facts: list[GameFacts]) -> None:
    """Case: the export has the groups, as JSON, and which tables are in them."""
    await store.statistics.count("t0", facts[0], (0, 1))
    lines = [msgspec.json.decode(line) async for line in store.export()]
    (group,) = [line for line in lines if line["of"] == "statistics"]
    assert (group["group"], group["body"]["games"]) == (facts[0].group, 1)
    assert {"of": "counted_table", "table": "t0"} in lines


async def test_damaged_statistics_are_told(tmp_path: Path, facts: list[GameFacts]) -> None:
    """Case: a body that is no group is Damaged, when it is read and when a game is to be added;
    then the game stays uncounted."""
    opened = await ADAPTERS["sqlite"](tmp_path)
    await opened.statistics.count("t0", facts[0], (0, 1))
    with closing(sqlite3.connect(tmp_path / "store.db")) as raw, raw:
        raw.execute('UPDATE statistics SET body = \'{"games": "many"}\'')
    with pytest.raises(Damaged, match="statistics of group"):
        await opened.statistics.group(facts[0].group)
    with pytest.raises(Damaged, match="statistics of group"):
        await opened.statistics.count("t1", facts[1], (0, 1))
    with closing(sqlite3.connect(tmp_path / "store.db")) as raw:
        assert raw.execute("SELECT * FROM counted_tables").fetchall() == [("t0",)]
    await opened.close()
