"""Statistics of people's games: which games and seats count, and that each counts once."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from codex_naturalis.analysis.game_facts import facts_of
from codex_naturalis.analysis.statistics import Group
from codex_naturalis.engine.deal import shuffled
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.commands import Leave, Resign, Return
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, OnLeave, Origin, OriginKind, Status
from codex_naturalis.server.archive.people_statistics import PeopleStatistics
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.tables.entries import Start, to_text
from tests.server.clock import START
from tests.server.playing import SALT, LiveTables, begun, gathering, live_tables, play_on

pytestmark = pytest.mark.anyio


async def played(here: LiveTables, table: str = "table", **settings: Any) -> None:
    """A game that its people play to the end, and all that follows from that."""
    room = await here.game(table=table, **settings)
    await play_on(await here.watchers(room), Random(3))
    await here.rest()
    assert room.course.status is Status.FINISHED


@pytest.mark.parametrize(
    ("group", "settings"),
    [
        ("2", {}),
        ("3", {"players": 3}),
        ("solo-normal", {"seats": (HumanSeat(),), "mode": Mode.SOLO_NORMAL}),
    ],
)
async def test_a_game_is_counted_when_it_ends(
    tmp_path: Path, group: str, settings: dict[str, Any]
) -> None:
    """Law: once a game of people is over, its group has the facts of that game and nothing else."""
    async with live_tables(tmp_path) as here:
        await played(here, **settings)
        expected = Group()
        expected.add(facts_of(await here.true_game("table")))
        assert await here.statistics.group(group) == expected
        assert here.statistics.version == 1


async def test_only_seats_of_people_count(tmp_path: Path) -> None:
    """Law: at a table with bots the game counts, and of its seats those of people."""
    async with live_tables(tmp_path) as here:
        log = begun(seats=(BotSeat("random"), HumanSeat(), BotSeat("greedy")))
        log.play(Random(1), 10_000)
        await here.inject(log)
        await here.statistics.count("table")
        found = await here.statistics.group("3")
        assert found.games == 1
        assert [seat.games for seat in found.seats] == [0, 1, 0]
        assert sum(count.games for count in found.starters.values()) == 1


async def test_games_that_were_played_on_do_not_count(tmp_path: Path) -> None:
    """Case: a game that began with the half-moves of another one."""
    async with live_tables(tmp_path) as here:
        log = begun(origin=Origin(OriginKind.RECORD, "another", 9, 2))
        log.play(Random(1), 10_000)
        await here.inject(log)
        await here.statistics.count("table")
        assert await here.statistics.group("2") == Group()
        assert await here.store.statistics.uncounted(10) == []


async def test_games_without_people_do_not_count(tmp_path: Path) -> None:
    """Case: bots alone at a table have statistics of their own."""
    async with live_tables(tmp_path) as here:
        log = gathering()
        for seat in range(2):
            log.add(Entry(seat + 1, START, Kind.ADD_BOT, seat, "random"))
        start = to_text(Start(shuffled(Random(7)), SALT, (0, 1)))
        log.add(Entry(3, START, Kind.START, None, start))
        log.play(Random(1), 10_000)
        await here.inject(log)
        await here.statistics.catch_up()
        assert await here.statistics.group("2") == Group()
        assert await here.store.statistics.uncounted(10) == []


async def test_games_that_somebody_gave_up_do_not_count(tmp_path: Path) -> None:
    """Law: neither a game that ended early nor one that others, or a bot, played on; they are
    looked at once."""
    async with live_tables(tmp_path) as here:
        resigned = await here.watchers(await here.game(table="resigned"))
        assert await resigned[0].do(Resign, seat=0) is None
        room = await here.game(table="left", players=3, on_leave=OnLeave.BOT)
        left = await here.watchers(room)
        assert await left[2].do(Leave, seat=2) is None
        assert await left[2].do(Return, seat=2) is None
        await play_on(left, Random(1))
        await here.rest()
        assert room.course.status is Status.FINISHED
        for name in ("2", "3"):
            assert await here.statistics.group(name) == Group()
        assert await here.store.statistics.uncounted(10) == []


async def test_what_an_earlier_server_left_is_counted(tmp_path: Path) -> None:
    """Law: games that ended before they could be counted are counted at the start, each once,
    whatever their number; a second start counts nothing."""
    async with live_tables(tmp_path) as here:
        expected = Group()
        for number in range(3):
            log = begun(f"t{number}")
            log.play(Random(number), 10_000)
            assert log.course.status is Status.FINISHED
            await here.inject(log)
            expected.add(facts_of(await here.true_game(f"t{number}")))
        await here.inject(begun("running"))
        assert (await here.store.statistics.group("2")).games == 0
        for counted in (3, 0):
            statistics = PeopleStatistics(here.store)
            statistics.open()
            assert statistics._catching_up is not None
            await statistics._catching_up
            await statistics.close()
            assert await statistics.group("2") == expected
            assert statistics.version == counted


async def test_one_damaged_table_does_not_stop_the_others(tmp_path: Path) -> None:
    """Case: a log that cannot be read is passed over; games after it are counted."""
    async with live_tables(tmp_path) as here:
        for number in range(2):
            log = begun(f"t{number}")
            log.play(Random(number), 10_000)
            await here.inject(log)
        await here.store.write_raw(
            lambda cursor: cursor.execute("UPDATE entries SET text = 'x' WHERE \"table\" = 't0'")
        )
        await here.statistics.catch_up()
        assert (await here.statistics.group("2")).games == 1
