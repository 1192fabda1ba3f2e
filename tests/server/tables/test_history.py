"""What has happened at a table is told to those who come later, as they would have been told it
at the time."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.commands import TakeBack, Watch
from codex_naturalis.protocol.tables import HumanSeat
from tests.server.clock import START
from tests.server.playing import Watcher, live_tables, play_on

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"seats": (HumanSeat(),), "mode": Mode.SOLO_NORMAL},
]


async def recap(watcher: Watcher, seat: int | None, after: int = 0) -> dict[str, Any]:
    assert await watcher.do(Watch, seat=seat, events_after=after) is None
    return watcher.heard("recap")[-1]


def told(watcher: Watcher) -> list[tuple[int, list[Any]]]:
    """The events that came with updates, by version."""
    updates = watcher.heard("update")
    return [(update["version"], update["events"]) for update in updates if update["events"]]


def steps(message: dict[str, Any]) -> list[tuple[int, list[Any]]]:
    return [(step["version"], step["events"]) for step in message["steps"]]


async def play_and_take_back(watchers: list[Watcher], rng: Random) -> None:
    """A whole game, in which placements are taken back now and then."""
    room = await watchers[0].live_tables.room(watchers[0].table)
    while room.course.to_move:
        await play_on(watchers, rng, 1)
        if room.course.before_placement is not None and rng.random() < 0.2:
            seat = room.course.to_move[0]
            assert await watchers[seat].do(TakeBack, seat=seat) is None


@pytest.mark.anyio
@pytest.mark.parametrize("settings", TABLES, ids=str)
async def test_who_comes_later_hears_the_same(settings: dict[str, Any], tmp_path: Path) -> None:
    """For every seat and for a spectator: the events of a recap are those of all updates that came
    to somebody who watched from the start; also after a restart, and from any version on."""
    async with live_tables(tmp_path) as here:
        room = await here.game(**settings)
        seated = await here.watchers(room)
        everyone: dict[int | None, Watcher] = dict(enumerate(seated))
        everyone[None] = await here.watcher("emil", room.id)
        await play_and_take_back(seated, Random(5))
        for again in (here, await here.restarted()):
            for seat, watcher in everyone.items():
                heard = told(watcher)
                late = Watcher(again, watcher.person, room.id)
                message = await recap(late, seat)
                assert steps(message) == heard
                assert (message["seat"], message["version"]) == (seat, room.course.version)
                rounds = [step["round"] for step in message["steps"]]
                assert rounds == sorted(rounds)
                assert rounds[-1] > 5
                middle = heard[len(heard) // 2][0]
                since = await recap(late, seat, middle)
                assert steps(since) == [step for step in heard if step[0] > middle]
        await again.registry.close()


@pytest.mark.anyio
async def test_only_who_asks_is_told(tmp_path: Path) -> None:
    """A recap comes when it is asked for, before the view that it leads to; while people gather it
    is empty."""
    async with live_tables(tmp_path) as here:
        waiting = await here.create("anna")
        host = Watcher(here, "anna", waiting.id)
        assert (await recap(host, None))["steps"] == []
        room = await here.game(table="other")
        anna, _ = await here.watchers(room)
        assert not anna.heard("recap")
        await recap(anna, 0)
        kinds = ["table", "recap", "update", "done"]
        assert [msgspec.json.decode(frame)["type"] for frame in anna.frames[-4:]] == kinds


@pytest.mark.anyio
async def test_a_delay_holds_for_the_past_too(tmp_path: Path) -> None:
    """A spectator of a delayed table is told no more of the past than of the present."""
    async with live_tables(tmp_path) as here:
        room = await here.game(spectator_delay=60)
        seated = await here.watchers(room)
        await play_on(seated, Random(1), 8)
        emil = Watcher(here, "emil", room.id)
        assert (await recap(emil, None))["steps"] == []
        here.clock.advance(60)
        late = Watcher(here, "emil", room.id)
        await play_on(seated, Random(2), 6)
        message = await recap(late, None)
        assert message["version"] == late.seen["version"] < room.course.version
        assert [version for version, _ in steps(message)][-1] == message["version"]
        assert all(step["at"] == START for step in message["steps"])
