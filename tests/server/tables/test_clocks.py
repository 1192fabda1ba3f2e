"""Clocks: who is charged what, and what happens at the very moment when one has run out."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from codex_naturalis.engine.state import Mode, Phase
from codex_naturalis.protocol.clocks import Correspondence, NoClock, RealTime
from codex_naturalis.protocol.commands import Leave, Play, Return, TakeBack
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import EndCause, HumanSeat, OnLeave, SeatState, Status
from codex_naturalis.server.ports.log import Kind
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.course import fold
from tests.server.clock import START
from tests.server.playing import Log, begun, facts, live_tables, pick, turns, until

SECOND = 1000
DAY = 24 * 3600 * SECOND


def choose(log: Log, seat: int, at: int) -> None:
    """The next half-move of a seat, whatever it is, at that second."""
    assert log.course.state is not None
    log.move(seat, str(pick(log.course.state, seat, Random(1))), START + at * SECOND)


def left(log: Log, at: int) -> list[int | None]:
    """What the clocks show at that second, in seconds."""
    shown = log.course.timing.shown(START + at * SECOND)
    return [None if rest is None else rest // SECOND for rest in shown.left]


def running(log: Log) -> tuple[int, ...]:
    return log.course.timing.shown(START).running


def test_minutes_are_charged_to_who_spends_them() -> None:
    """In the setup all who owe a choice are charged, each by itself; afterwards only the seat
    whose turn it is. Placement and draw are one turn, which earns one increment at its end."""
    log = begun(clock=RealTime(1, 2))
    assert running(log) == (0, 1)
    choose(log, 0, at=5)
    choose(log, 1, at=9)
    assert left(log, 9) == [51, 51]
    choose(log, 0, at=12)
    assert running(log) == (1,)
    assert left(log, 20) == [60 - 12 + 2, 60 - 20]
    choose(log, 1, at=20)
    assert running(log) == (0,)
    assert left(log, 20) == [50, 42]
    choose(log, 0, at=30)
    assert left(log, 31) == [39, 42]
    log.add(decisions.take_back(log.course, "anna", 0, log.course.version, START + 33 * SECOND))
    assert left(log, 33) == [37, 42]
    choose(log, 0, at=34)
    choose(log, 0, at=36)
    assert running(log) == (1,)
    assert left(log, 40) == [50 - 16 + 2, 38]


def test_days_are_given_anew_for_each_turn() -> None:
    """Correspondence: every turn has all its days; nothing is saved up."""
    log = begun(clock=Correspondence(2))
    choose(log, 0, at=3600)
    assert left(log, 3600) == [2 * 86400 - 3600, 2 * 86400 - 3600]
    choose(log, 0, at=7200)
    assert left(log, 7200) == [2 * 86400, 2 * 86400 - 7200]
    choose(log, 1, at=7300)
    choose(log, 1, at=7400)
    assert left(log, 7400) == [2 * 86400, 2 * 86400]
    assert running(log) == (0,)


def test_without_a_clock_nothing_runs() -> None:
    """No clock: no time is shown, none runs, no flag ever falls."""
    log = begun(clock=NoClock())
    choose(log, 0, at=10_000_000)
    assert left(log, 20_000_000) == [None, None]
    assert running(log) == ()
    assert decisions.flag(log.course, START + 10**12) is None


def test_bots_have_no_clock_and_neither_has_the_end() -> None:
    """The clock of a seat that a bot plays stands still; with the game all clocks end."""
    log = begun(players=3, clock=RealTime(1))
    log.add(decisions.give_up(log.course, "bert", 1, Kind.LEAVE, START + SECOND))
    assert running(log) == (0, 2)
    log.play(Random(3), 1000)
    assert log.course.status is Status.FINISHED
    assert log.course.timing.deadlines == []


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 4000)), max_size=12))
@hypothesis_settings(max_examples=40)
def test_nobody_gains_time_by_going_and_coming(steps: list[tuple[bool, int]]) -> None:
    """However often a seat leaves and comes back in the middle of its turn, its clock never
    shows more than before: an increment is earned by a turn, and by nothing else."""
    log = begun(clock=RealTime(3, 10))
    now = START
    for leaves, wait in steps:
        before = log.course.timing.shown(now).left[0]
        now += wait
        playing = log.course.chairs[0].state is SeatState.PLAYING
        if leaves and playing:
            log.add(decisions.give_up(log.course, "anna", 0, Kind.LEAVE, now))
        elif not leaves and not playing:
            log.add(decisions.come_back(log.course, "anna", 0, now))
        after = log.course.timing.shown(now).left[0]
        assert before is not None
        assert after is not None
        assert before - wait <= after <= before


def test_a_server_that_was_away_costs_no_minutes_but_days() -> None:
    """Resumed after an hour, minutes go on from where they stood, days do not; a clock that began
    after the opening is left alone."""
    log = begun(clock=RealTime(5))
    log.course.timing.resume(START + 3600 * SECOND)
    assert left(log, 3600) == [300, 300]
    choose(log, 0, at=3610)
    log.course.timing.resume(START + 3600 * SECOND)
    assert left(log, 3620) == [280, 280]
    log = begun(clock=Correspondence(1))
    log.course.timing.resume(START + 3600 * SECOND)
    assert left(log, 3600) == [86400 - 3600] * 2


@pytest.mark.anyio
async def test_a_flag_falls_exactly_when_it_is_due(tmp_path: Path) -> None:
    """A millisecond before, nothing; at the moment itself the game of two is lost on time at a
    table where one forfeits, and everybody is told."""
    async with live_tables(tmp_path) as here:
        room = await here.game(clock=RealTime(0.1), on_leave=OnLeave.FORFEIT)
        anna, bert = await here.watchers(room)
        here.clock.advance(2)
        assert await bert.do(Play, seat=1, move="s:front") is None
        here.clock.advance(3.999)
        await here.rest()
        assert bert.told["status"] == Status.PLAYING
        assert bert.seen["clocks"]["left"] == [4000, 4000]
        here.clock.advance(0.001)
        await here.rest()
        assert room.course.status is Status.FINISHED
        for watcher in (anna, bert):
            result = watcher.told["result"]
            assert result["cause"] == EndCause.TIME
            assert (result["winners"], result["ranks"]) == ([1], [2, 1])
        stored = await here.stored(room.id)
        assert facts(fold(stored.head, stored.entries)) == facts(room.course)
        assert stored.entries[-1].at == START + 6 * SECOND


@pytest.mark.anyio
async def test_a_bot_takes_over_when_time_is_up(tmp_path: Path) -> None:
    """At a table where a bot plays on, a fallen flag hands the seat to it, and it plays at once;
    when the last person's flag has fallen too, the game ends."""
    async with live_tables(tmp_path) as here:
        room = await here.game(players=3, clock=RealTime(0.1), on_leave=OnLeave.BOT)
        _, bert, cora = await here.watchers(room)
        for watcher, seat in ((bert, 1), (cora, 2)):
            for _ in range(2):
                assert room.course.state is not None
                move = str(pick(room.course.state, seat, Random(1)))
                assert await watcher.do(Play, seat=seat, move=move) is None
        here.clock.advance(6)
        await here.rest()
        assert room.course.chairs[0].state is SeatState.HANDED
        assert room.course.state is not None
        assert room.course.to_move == (1,), "the bot has chosen and played its turn"
        here.clock.advance(6)
        await here.rest()
        assert room.course.chairs[1].state is SeatState.HANDED
        here.clock.advance(6)
        await here.rest()
        assert room.course.chairs[2].state is SeatState.FORFEITED
        assert cora.told["status"] == Status.FINISHED
        assert cora.told["result"]["ranks"] == [1, 1, 2]


@pytest.mark.anyio
async def test_time_up_alone_is_lost_to_tybor(tmp_path: Path) -> None:
    """Solo on a clock: whose time is up has lost to Tybor."""
    async with live_tables(tmp_path) as here:
        seats = (HumanSeat(mine=True),)
        room = await here.game(seats=seats, mode=Mode.SOLO_EASY, clock=RealTime(0.1))
        (anna,) = await here.watchers(room)
        here.clock.advance(6)
        await here.rest()
        assert anna.told["result"] == {
            "cause": "time",
            "winners": [1],
            "ranks": [2, 1],
            "totals": None,
        }


@pytest.mark.anyio
async def test_days_run_out_while_nobody_looks(tmp_path: Path) -> None:
    """A correspondence table that is not in memory is flagged by the sweep; one that cannot be
    read does not keep the others from it."""
    async with live_tables(tmp_path) as here:
        for table in ("first", "second"):
            await here.game(table=table, clock=Correspondence(1), on_leave=OnLeave.FORFEIT)
        later = await here.restarted()
        await here.store.write_raw(
            lambda cursor: cursor.execute(
                "UPDATE entries SET text = 'o:87' WHERE \"table\" = 'first' AND number = 3"
            )
        )
        await later.registry.open()
        await turns()
        assert later.registry.rooms == {}
        later.clock.advance(86_400)
        await until(
            lambda: (
                "second" in later.registry.rooms
                and later.registry.rooms["second"].course.result is not None
            )
        )
        result = later.registry.rooms["second"].course.result
        assert result is not None
        assert result.cause is EndCause.TIME
        assert list(later.registry.rooms) == ["second"]
        await later.registry.close()


@pytest.mark.anyio
async def test_leaving_stops_the_clock_and_returning_starts_it(tmp_path: Path) -> None:
    """While a bot plays my seat my clock stands; when I am back it goes on from there."""
    async with live_tables(tmp_path, bot_pause=1.0) as here:
        room = await here.game(clock=RealTime(1, 5))
        anna, bert = await here.watchers(room)
        here.clock.advance(10)
        assert await anna.do(Leave, seat=0) is None
        assert anna.told["clocks"]["left"] == [50_000, 50_000]
        assert anna.told["clocks"]["running"] == [1]
        assert await anna.do(Play, seat=0, move="s:front") is Code.NOT_YOUR_SEAT
        here.clock.advance(0.5)
        assert await anna.do(Return, seat=0) is None
        assert bert.told["clocks"]["left"] == [50_000, 49_500]
        assert bert.told["clocks"]["running"] == [0, 1]
        assert await anna.do(TakeBack, seat=0) is Code.NO_TAKE_BACK
        here.clock.advance(1)
        await here.rest()
        assert room.course.state is not None
        assert room.course.state.phase is Phase.SETUP
        assert not room.course.state.players[0].starter_placed, "the bot was too late"
