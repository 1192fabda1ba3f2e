"""The coach at a table: when it speaks, to whom, and when it keeps silent. The clock stands still,
and what the thinker finds is given."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from codex_naturalis.analysis.judgement import ReviewTask, judge
from codex_naturalis.bots import playouts
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.coaching import CoachLevel
from codex_naturalis.protocol.commands import Coach, Play, TakeBack, Unwatch
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.ports.thinker import Assessment, Busy, Owner, ThinkingFailed
from codex_naturalis.server.tables.coaching import TRANSIT
from codex_naturalis.server.tables.room import Room
from tests.server.playing import (
    LiveTables,
    QuickThinker,
    Watcher,
    begun,
    live_tables,
    pick,
    turns,
)
from tests.server.tables.test_leaks import known_at, names

pytestmark = pytest.mark.anyio

LIMIT = 1.5


class Judge(QuickThinker):
    """Finds the loss that it is given, once it is let go."""

    def __init__(self) -> None:
        self.loss = 0.12
        self.asked: list[tuple[ReviewTask, Owner, float]] = []
        self.fails: Exception | None = None
        self.free = asyncio.Event()
        self.free.set()

    async def judge(self, bot: str, task: ReviewTask, owner: Owner, seconds: float) -> Assessment:
        self.asked.append((task, owner, seconds))
        await self.free.wait()
        if self.fails is not None:
            raise self.fails
        judged = judge(task, playouts.search, simulations=2)
        other = next(one for one in judged.best if one.move != judged.played.move)
        judged = msgspec.structs.replace(judged, best=(other,), loss=self.loss, doubt=0.02)
        return Assessment("judge", judged)


@pytest.fixture
def thinker() -> Judge:
    return Judge()


@pytest.fixture
async def here(tmp_path: Path, thinker: Judge) -> AsyncIterator[LiveTables]:
    async with live_tables(tmp_path) as here:
        object.__setattr__(here.registry.context, "thinker", thinker)
        yield here


def placing(seed: int = 3, **settings: Any) -> Any:
    """A game in which seat 0 is to place a card, some rounds after the start."""
    log, rng = begun(**settings), Random(seed)
    while True:
        log.play(rng, 1)
        state = log.course.state
        assert state is not None
        if state.phase is Phase.PLACE and state.seat == 0 and state.round == 4:
            return log


async def place(watcher: Watcher, room: Room, seat: int = 0) -> None:
    assert room.course.state is not None
    move = str(pick(room.course.state, seat, Random(room.course.version)))
    assert await watcher.do(Play, seat=seat, move=move) is None


async def ask(watcher: Watcher, level: CoachLevel = CoachLevel.BIG) -> Code | None:
    refused = await watcher.do(Coach, seat=0, level=level)
    await turns()
    return refused


async def test_it_speaks_to_who_asked(here: LiveTables, thinker: Judge) -> None:
    """After a poor placement the seat that asks hears what it gives away; nobody else does. Judged
    is what was placed, from what the seat knew before, in the name of the person."""
    room = await here.inject(placing())
    anna, bert = await here.watchers(room)
    emil = await here.watcher("emil", room.id)
    before = room.course.state
    assert before is not None
    await place(anna, room)
    assert await ask(anna) is None
    (said,) = anna.heard("coached")
    assert (said["table"], said["seat"], said["version"]) == (room.id, 0, room.course.version)
    assert said["advice"]["loss"] == 0.12
    assert bert.heard("coached") == emil.heard("coached") == []
    ((task, owner, seconds),) = thinker.asked
    assert task.view == view_of(before, 0)
    assert isinstance(task.played, Place)
    assert task.played.at in room.course.state.players[0].area.cards  # type: ignore[union-attr]
    assert task.within == pytest.approx(LIMIT - TRANSIT)
    assert (owner.payer, seconds) == ("anna", here.registry.context.settings.coach_seconds)


async def test_what_it_says_is_known(here: LiveTables) -> None:
    """Law: the coach names only cards and objectives that the seat knows, and no cell at all."""
    told = 0
    for seed in range(12):
        room = await here.inject(placing(seed, table=f"table{seed}"))
        anna, _ = await here.watchers(room)
        await place(anna, room)
        await ask(anna)
        (said,) = anna.heard("coached")
        assert room.course.state is not None
        named = names(said["advice"])
        assert named <= known_at(room.course.state, 0)
        assert "@" not in msgspec.json.encode(said["advice"]).decode()
        assert "at" not in said["advice"]
        told += len(said["advice"]["better"])
    assert told > 6


@pytest.mark.parametrize(
    ("loss", "big", "all_"), [(0.04, 0, 0), (0.05, 0, 1), (0.09, 0, 1), (0.11, 1, 1)]
)
async def test_levels(here: LiveTables, thinker: Judge, loss: float, big: int, all_: int) -> None:
    """Beyond a doubt of 2 %: from 8 % on for big mistakes, from 3 % on for all."""
    thinker.loss = loss
    for level, spoken in ((CoachLevel.BIG, big), (CoachLevel.ALL, all_)):
        room = await here.inject(placing(table=f"{level}{loss}"))
        anna, _ = await here.watchers(room)
        await place(anna, room)
        assert await ask(anna, level) is None
        assert len(anna.heard("coached")) == spoken


async def test_once_a_turn(here: LiveTables, thinker: Judge) -> None:
    """Who takes a placement back and places again hears nothing more in that turn; in the next one
    the coach speaks again. A good placement does not count."""
    room = await here.inject(placing())
    anna, bert = await here.watchers(room)
    thinker.loss = 0.0
    for loss, spoken in ((0.0, 0), (0.12, 1), (0.12, 1)):
        thinker.loss = loss
        await place(anna, room)
        assert await ask(anna) is None
        assert len(anna.heard("coached")) == spoken
        assert await anna.do(TakeBack, seat=0) is None
    for watcher, seat in ((anna, 0), (anna, 0), (bert, 1), (bert, 1), (anna, 0)):
        await place(watcher, room, seat)
    assert await ask(anna) is None
    assert len(anna.heard("coached")) == 2


async def test_asked_too_late(here: LiveTables, thinker: Judge) -> None:
    """Where a search could not end in time, none is begun."""
    room = await here.inject(placing())
    anna, _ = await here.watchers(room)
    await place(anna, room)
    here.clock.advance(LIMIT - TRANSIT + 0.01)
    assert await ask(anna) is None
    assert thinker.asked == []
    assert anna.heard("coached") == []


@pytest.mark.parametrize(("wait", "spoken"), [(1.4, 1), (1.5, 0)])
async def test_in_time_or_not_at_all(
    here: LiveTables, thinker: Judge, wait: float, spoken: int
) -> None:
    """Within a second and a half of the placement, however late it was asked; after that nothing
    is said, and nothing waits any longer."""
    room = await here.inject(placing())
    anna, _ = await here.watchers(room)
    thinker.free.clear()
    await place(anna, room)
    here.clock.advance(0.5)
    await ask(anna)
    here.clock.advance(wait - 0.5)
    await turns()
    thinker.free.set()
    await turns()
    assert len(anna.heard("coached")) == spoken
    assert room.coaching == set()


@pytest.mark.parametrize("what", ["take back", "draw", "leave"])
async def test_too_late_for_the_player(here: LiveTables, thinker: Judge, what: str) -> None:
    """Who has drawn, taken the placement back or gone away meanwhile hears nothing."""
    room = await here.inject(placing())
    anna, _ = await here.watchers(room)
    thinker.free.clear()
    await place(anna, room)
    await ask(anna)
    if what == "take back":
        await anna.do(TakeBack, seat=0)
    elif what == "draw":
        await place(anna, room)
    else:
        await anna.do(Unwatch)
    thinker.free.set()
    await turns()
    assert anna.heard("coached") == []


@pytest.mark.parametrize("fault", [Busy(), ThinkingFailed()])
async def test_faults_are_silent(here: LiveTables, thinker: Judge, fault: Exception) -> None:
    """A busy or broken thinker: nothing is said, and the next placement is judged again."""
    room = await here.inject(placing())
    anna, _ = await here.watchers(room)
    thinker.fails = fault
    await place(anna, room)
    assert await ask(anna) is None
    assert anna.heard("coached") == []
    thinker.fails = None
    assert await ask(anna) is None
    assert len(anna.heard("coached")) == 1


async def test_one_thought_at_a_time(here: LiveTables, thinker: Judge) -> None:
    """However often a seat asks, its placement is judged once."""
    room = await here.inject(placing())
    anna, _ = await here.watchers(room)
    thinker.free.clear()
    await place(anna, room)
    for _ in range(5):
        await ask(anna)
    thinker.free.set()
    await turns()
    assert len(thinker.asked) == len(anna.heard("coached")) == 1


async def test_refusals(here: LiveTables, thinker: Judge) -> None:
    """Refused: before the placement, after the draw, for another's seat, against an old version,
    where hints are off and at a rated table. Nobody thinks then."""
    room = await here.inject(placing())
    anna, bert = await here.watchers(room)
    assert await ask(anna) is Code.NO_TAKE_BACK
    await place(anna, room)
    assert await bert.do(Coach, seat=0, level=CoachLevel.BIG) is Code.NOT_YOUR_SEAT
    assert await anna.do(Coach, seat=0, level=CoachLevel.BIG, version=1) is Code.STALE
    await place(anna, room)
    assert await ask(anna) is Code.NO_TAKE_BACK
    for settings in ({"hints": False}, {"rated": True}):
        other = await here.inject(placing(table=str(settings), **settings))
        watcher, _ = await here.watchers(other)
        await place(watcher, other)
        assert await ask(watcher) is Code.NO_HINTS
    assert thinker.asked == []
