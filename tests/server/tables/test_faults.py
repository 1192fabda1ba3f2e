"""When the store fails, somebody else writes first, or whoever wrote is cut off: a room is right
or says that it cannot, and it comes to itself again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from codex_naturalis.protocol.clocks import RealTime
from codex_naturalis.protocol.commands import Play, Resign, Sit
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, OnLeave, Status
from codex_naturalis.server.ports.log import Entry, Index
from codex_naturalis.server.ports.store import Damaged, TableStore
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.course import fold
from codex_naturalis.server.tables.room import RETRY_SECONDS, Room
from tests.server.playing import (
    LiveTables,
    Log,
    begun,
    facts,
    live_tables,
    pick,
    play_on,
    turns,
    until,
)


class FailingTables:
    """The real tables, with a fault that can be switched on: `append` before it writes or after,
    `load` at all."""

    def __init__(self, real: TableStore) -> None:
        self.real = real
        self.before = self.after = self.reading = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    async def append(
        self, table: str, entries: Sequence[Entry], index: Index | None = None
    ) -> None:
        if self.before:
            raise Damaged("the disk is full")
        await self.real.append(table, entries, index)
        if self.after:
            raise Damaged("the disk reports an error")

    async def load(self, table: str) -> Any:
        if self.reading:
            raise Damaged("the disk reports an error")
        return await self.real.load(table)


def failing(here: LiveTables) -> FailingTables:
    tables: Any = FailingTables(here.store.tables)
    here.store.tables = tables
    assert isinstance(tables, FailingTables)
    return tables


async def is_stored(here: LiveTables, room: Room) -> bool:
    """Whether the room is what its log says."""
    stored = await here.stored(room.id)
    return facts(fold(stored.head, stored.entries)) == facts(room.course)


@pytest.mark.anyio
async def test_what_cannot_be_saved_has_not_happened(tmp_path: Path) -> None:
    """A failing store: UNAVAILABLE, nothing changed, nobody told; when it works again the same
    command is carried out."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        anna, bert = await here.watchers(room)
        tables, before, heard = failing(here), facts(room.course), len(bert.frames)
        tables.before = True
        assert await anna.do(Play, seat=0, move="s:front") is Code.UNAVAILABLE
        tables.reading = True
        assert await anna.do(Play, seat=0, move="s:front") is Code.UNAVAILABLE
        assert facts(room.course) == before
        assert len(bert.frames) == heard
        tables.before = tables.reading = False
        assert await anna.do(Play, seat=0, move="s:front", version=3) is None
        assert bert.seen["version"] == 4
        assert await is_stored(here, room)


@pytest.mark.anyio
async def test_what_was_saved_though_it_failed_is_found_again(tmp_path: Path) -> None:
    """The write went through but its answer was lost: UNAVAILABLE; the next command finds it
    there and is refused as stale, and everybody sees what was saved."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        anna, bert = await here.watchers(room)
        tables = failing(here)
        tables.after = True
        assert await anna.do(Play, seat=0, move="s:front") is Code.UNAVAILABLE
        tables.after = False
        assert await anna.do(Play, seat=0, move="s:back", version=3) is Code.STALE
        assert anna.seen["version"] == bert.seen["version"] == 4
        assert bert.seen["view"]["players"][0]["cards"][0]["side"] == "front"
        assert await is_stored(here, room)


@pytest.mark.anyio
async def test_another_writer_was_quicker(tmp_path: Path) -> None:
    """An entry that another server wrote: my command is stale, and everyone gets the newer view,
    the bots and the clocks of the room too."""
    async with live_tables(tmp_path) as here:
        log = begun(seats=(HumanSeat(), HumanSeat(), BotSeat("random")), clock=RealTime(5))
        room = await here.inject(log)
        await here.rest()
        anna, bert = await here.watchers(room)
        version = room.course.version
        theirs = decisions.play(room.course, "anna", 0, version, "s:back", here.clock.now())
        await here.store.tables.append(room.id, [theirs])
        assert await anna.do(Play, seat=0, move="s:front") is Code.STALE
        for watcher in (anna, bert):
            assert watcher.seen["version"] == version + 1
            assert watcher.seen["view"]["players"][0]["cards"][0]["side"] == "back"
        assert await is_stored(here, room)
        await play_on([anna, bert], Random(1), 3)
        await here.rest()


@pytest.mark.anyio
async def test_a_start_that_another_wrote_seats_everyone_rightly(tmp_path: Path) -> None:
    """The last one sat down elsewhere, and lots were drawn there: nobody here looks through the
    eyes of another's seat, and the stranger has a name."""
    async with live_tables(tmp_path) as here:
        for _ in range(6):
            room = await here.create("anna", shuffle_seats=True)
            anna = await here.watcher("anna", room.id)
            now = here.clock.now()
            sat = decisions.sit(room.course, "bert", 1, None, None, now)
            after = room.course.copy()
            after.apply(sat)
            await here.store.tables.append(room.id, [sat, here.registry.start(after, now)])
            cora = await here.watcher("cora", room.id)
            assert await cora.do(Sit, seat=1) is Code.STARTED
            seat = anna.seen["seat"]
            assert room.course.chairs[seat].person == "anna"
            assert cora.seen["seat"] is None
            assert {one["name"] for one in anna.told["seats"]} == {"Anna", "Bert"}


@pytest.mark.anyio
@pytest.mark.parametrize("loops", range(6))
async def test_who_is_cut_off_in_the_middle_leaves_a_table_in_order(
    tmp_path: Path, loops: int
) -> None:
    """A connection ends while its half-move is being saved: the table is what the log says, the
    others see it without asking, and the game goes on."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", shuffle_seats=True)
        anna, bert = await here.watcher("anna", room.id), await here.watcher("bert", room.id)
        sitting = asyncio.create_task(bert.do(Sit, seat=1))
        for _ in range(loops):
            await asyncio.sleep(0)
        sitting.cancel()
        await asyncio.wait([sitting])
        await here.rest()
        assert await is_stored(here, room)
        if room.course.status is Status.GATHERING:
            assert await bert.do(Sit, seat=1) is None
        for watcher in (anna, bert):
            assert room.course.chairs[watcher.seen["seat"]].person == watcher.person
        watchers = {watcher.person: watcher for watcher in (anna, bert)}
        seats = [watchers[chair.person or ""] for chair in room.course.chairs]
        moving = asyncio.create_task(seats[0].do(Play, seat=0, move="s:front"))
        for _ in range(loops):
            await asyncio.sleep(0)
        moving.cancel()
        await asyncio.wait([moving])
        await here.rest()
        assert await is_stored(here, room)
        assert seats[1].seen["version"] == room.course.version
        await play_on(seats, Random(1), 6)
        assert await is_stored(here, room)


@pytest.mark.anyio
async def test_bots_and_flags_try_again_when_the_store_fails(tmp_path: Path) -> None:
    """Neither a bot's half-move nor a fallen flag is lost because the store failed at the time,
    not even when it could not be read for a while."""
    async with live_tables(tmp_path) as here:
        log = begun(seats=(HumanSeat(), BotSeat("random")), clock=RealTime(0.1))
        tables = failing(here)
        tables.before = True
        room = await here.inject(log)
        anna = await here.watcher("anna", room.id)
        await turns()
        tables.reading = True
        here.clock.advance(RETRY_SECONDS)
        await turns()
        assert room.course.to_move == (0, 1)
        tables.before = tables.reading = False
        here.clock.advance(RETRY_SECONDS)
        await until(lambda: room.course.to_move == (0,))
        tables.before = True
        here.clock.advance(6)
        await here.rest()
        assert anna.told["status"] == Status.PLAYING
        tables.before = False
        here.clock.advance(RETRY_SECONDS)
        await here.rest()
        assert anna.told["status"] == Status.FINISHED
        assert await is_stored(here, room)


@pytest.mark.anyio
async def test_a_reload_neither_gives_nor_takes_time(tmp_path: Path) -> None:
    """A table that is read again in the middle of a turn has the same clocks as before."""
    async with live_tables(tmp_path) as here:
        here.clock.advance(100)
        room = await here.game(clock=RealTime(5))
        opened = here.clock.now()
        anna, _ = await here.watchers(room)
        here.clock.advance(20)
        assert await anna.do(Play, seat=0, move="s:front") is None
        here.clock.advance(10)
        before = room.course.timing.shown(here.clock.now())
        tables = failing(here)
        tables.before = True
        assert await anna.do(Play, seat=0, move="o:95") is not None
        assert room.course.state is not None
        legal = str(pick(room.course.state, 0, Random(1)))
        assert await anna.do(Play, seat=0, move=legal) is Code.UNAVAILABLE
        tables.before = False
        assert await anna.do(Play, seat=0, move="nonsense") is Code.UNREADABLE
        assert room.course.timing.shown(here.clock.now()) == before
        assert room.opened == opened


@pytest.mark.anyio
async def test_a_house_that_closes_refuses_what_comes_after(tmp_path: Path) -> None:
    """A room that was put away changes nothing any more: SHUTTING_DOWN, and the log is as told."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        await here.registry.close()
        entry = decisions.play(room.course, "anna", 0, 3, "s:front", here.clock.now())
        with pytest.raises(Refused) as refused:
            await room.act(lambda course, now: [entry])
        assert refused.value.code is Code.SHUTTING_DOWN
        assert len((await here.stored(room.id)).entries) == 3


def well_begun() -> Log:
    """A rated game in which everybody has had three turns."""
    log = begun(rated=True, on_leave=OnLeave.FORFEIT)
    log.play(Random(1), 20)
    assert log.course.counts_already
    return log


@pytest.mark.anyio
async def test_a_rated_game_counts_once_whatever_happens(tmp_path: Path) -> None:
    """The end of a rated game is counted; a server that starts anew counts what its predecessor
    did not come to, and nothing twice. An aborted game does not count."""
    async with live_tables(tmp_path) as here:
        room = await here.inject(well_begun())
        anna, _ = await here.watchers(room)
        assert await anna.do(Resign, seat=0) is None
        await here.rest()
        rows = {row.person: row for row in await here.store.ratings.of(["anna", "bert"], 2)}
        assert {person: row.games for person, row in rows.items()} == {"anna": 1, "bert": 1}
        assert rows["bert"].mu > rows["anna"].mu
        lost = begun("lost", rated=True, on_leave=OnLeave.FORFEIT)
        lost.play(Random(3), 1000)
        await here.inject(lost)
        for _ in range(2):
            again = await here.restarted()
            await again.registry.open()
            await until(lambda again=again: len(again.registry.context.tasks) == 1)  # type: ignore[misc]
            games = [row.games for row in await here.store.ratings.of(["anna", "bert"], 2)]
            assert games == [2, 2]
            await again.registry.close()


@pytest.mark.anyio
async def test_a_rated_end_whose_saving_was_doubted_counts_too(tmp_path: Path) -> None:
    """The end was saved, its answer lost: it counts when the room has found it again."""
    async with live_tables(tmp_path) as here:
        room = await here.inject(well_begun())
        anna, bert = await here.watchers(room)
        tables = failing(here)
        tables.after = True
        assert await anna.do(Resign, seat=0) is Code.UNAVAILABLE
        tables.after = False
        assert await bert.do(Resign, seat=1) is Code.GAME_OVER
        await here.rest()
        assert [row.games for row in await here.store.ratings.of(["anna", "bert"], 2)] == [1, 1]
