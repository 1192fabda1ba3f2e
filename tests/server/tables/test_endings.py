"""How games end before their time, and how they begin again: resigning, leaving, claiming,
aborting, the rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from codex_naturalis.engine.scoring import ranks
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.clocks import RealTime
from codex_naturalis.protocol.commands import (
    Abort,
    Claim,
    Leave,
    Play,
    Rematch,
    Resign,
    Return,
    Sit,
    Unwatch,
    Watch,
)
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import (
    BotSeat,
    Colour,
    EndCause,
    HumanSeat,
    OnLeave,
    Result,
    SeatState,
    Status,
)
from codex_naturalis.server.ports.log import Kind
from codex_naturalis.server.ports.store import GamesQuery
from codex_naturalis.server.tables import decisions
from tests.server.clock import START
from tests.server.playing import SEATED, LiveTables, Log, Watcher, begun, live_tables, play_on


def resign(log: Log, seat: int) -> None:
    person = log.course.chairs[seat].person or ""
    log.add(decisions.give_up(log.course, person, seat, Kind.RESIGN, START))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_who_has_not_resigned_wins(players: int) -> None:
    """One after another resigns: a bot plays on for each, until one is left, who has won; those
    who resigned share the last place."""
    log = begun(players=players)
    log.play(Random(2), 20)
    for seat in range(1, players):
        assert log.course.status is Status.PLAYING
        resign(log, seat)
        assert log.course.chairs[seat].state is SeatState.FORFEITED
        assert log.course.acting_bot(seat) == log.course.head.settings.stand_in
    expected = Result(EndCause.RESIGNED, (0,), (1,) + (2,) * (players - 1), None)
    assert log.course.result == expected


def test_alone_to_resign_is_to_lose_to_tybor() -> None:
    """Solo: Tybor has won, and he is seat 1."""
    log = begun(seats=(HumanSeat(),), mode=Mode.SOLO_HARD)
    resign(log, 0)
    assert log.course.result == Result(EndCause.RESIGNED, (1,), (2, 1), None)


def test_the_only_person_among_bots_ends_the_game_by_going() -> None:
    """No bots play among themselves: they have won, whatever the table says about leaving."""
    for kind, cause in ((Kind.LEAVE, EndCause.LEFT), (Kind.RESIGN, EndCause.RESIGNED)):
        log = begun(seats=(BotSeat("random"), HumanSeat(), BotSeat("greedy")))
        log.add(decisions.give_up(log.course, "anna", 1, kind, START))
        assert log.course.result == Result(cause, (0, 2), (1, 2, 1), None)


@pytest.mark.parametrize("seed", range(6))
def test_who_gave_up_is_ranked_behind_all_others(seed: int) -> None:
    """A game played to its end ranks the seats that were forfeited last, whatever the bot made of
    them, the others among themselves as the rules do, and a seat that was only handed over too."""
    rng = Random(seed)
    log = begun(players=4)
    log.play(rng, 12)
    resign(log, 0)
    log.add(decisions.give_up(log.course, "bert", 1, Kind.LEAVE, START))
    log.play(rng, 1000)
    result, state = log.course.result, log.course.state
    assert result is not None
    assert state is not None
    assert result.cause is EndCause.PLAYED
    assert result.ranks[0] == 4
    assert 0 not in result.winners
    places = ranks(state)
    for one in (1, 2, 3):
        for other in (1, 2, 3):
            assert (result.ranks[one] < result.ranks[other]) == (places[one] < places[other])
    assert result.winners == tuple(n for n, rank in enumerate(result.ranks) if rank == 1)
    assert result.totals is not None
    assert len(result.totals) == 4


@pytest.mark.anyio
async def test_who_was_handed_over_may_come_back_and_who_forfeited_may_not(tmp_path: Path) -> None:
    """A bot plays my seat after I left, and I take it back from it; after resigning, or leaving a
    table where one forfeits, there is no way back."""
    async with live_tables(tmp_path) as here:
        room = await here.game(players=3, table="handed")
        anna, bert, _ = await here.watchers(room)
        assert await anna.do(Return, seat=0) is Code.FORBIDDEN
        assert await anna.do(Leave, seat=0) is None
        await here.rest()
        assert anna.told["seats"][0]["state"] == SeatState.HANDED
        assert anna.told["seats"][0]["bot"] == "greedy"
        assert room.course.to_move == (1, 2), "the bot made both choices"
        for code, command in ((Code.NOT_YOUR_SEAT, Resign), (Code.NOT_YOUR_SEAT, Leave)):
            assert await anna.do(command, seat=0) is code
        assert await bert.do(Return, seat=0) is Code.NOT_YOUR_SEAT
        assert await anna.do(Return, seat=0) is None
        assert anna.told["seats"][0]["bot"] is None
        assert await anna.do(Resign, seat=0) is None
        assert await anna.do(Return, seat=0) is Code.FORBIDDEN
        room = await here.game(players=3, table="forfeit", on_leave=OnLeave.FORFEIT)
        anna, *_ = await here.watchers(room)
        assert await anna.do(Leave, seat=0) is None
        assert anna.told["seats"][0]["state"] == SeatState.FORFEITED
        assert await anna.do(Return, seat=0) is Code.FORBIDDEN


@pytest.mark.anyio
async def test_a_seat_may_be_claimed_after_patience_only(tmp_path: Path) -> None:
    """At a table without a clock: when its person has been gone for the whole of the patience,
    and only while the table waits for it; by somebody who plays there."""
    async with live_tables(tmp_path, patience=60.0) as here:
        room = await here.game(players=3)
        anna, bert, cora = await here.watchers(room)
        emil = await here.watcher("emil", room.id)
        assert await anna.do(Claim, seat=1) is Code.NOT_AWAY, "he is here"
        assert await bert.do(Unwatch) is None
        here.clock.advance(59.999)
        assert await anna.do(Claim, seat=1) is Code.NOT_AWAY, "not for long enough"
        here.clock.advance(0.001)
        assert await emil.do(Claim, seat=1) is Code.NOT_YOUR_SEAT
        assert await anna.do(Claim, seat=3) is Code.NO_SUCH_SEAT
        again = await here.watcher("bert", room.id)
        assert await anna.do(Claim, seat=1) is Code.NOT_AWAY, "he is back"
        room.drop(again)
        here.clock.advance(60)
        assert await cora.do(Claim, seat=1) is None
        assert cora.told["seats"][1]["state"] == SeatState.HANDED
        assert await cora.do(Claim, seat=1) is Code.NOT_AWAY, "a bot plays it"
        await here.rest()
        assert await cora.do(Unwatch) is None
        here.clock.advance(60)
        assert await anna.do(Play, seat=0, move="s:front") is None
        clocked = await here.game(table="clocked", clock=RealTime(180))
        anna = await here.watcher("anna", clocked.id)
        here.clock.advance(600)
        assert await anna.do(Claim, seat=1) is Code.NOT_AWAY, "its clock will tell"


@pytest.mark.anyio
async def test_a_seat_that_keeps_nobody_waiting_is_not_claimed(tmp_path: Path) -> None:
    """Away, but it is another's turn: nothing to claim."""
    async with live_tables(tmp_path, patience=1.0) as here:
        log = begun()
        while log.course.state is not None and log.course.to_move != (0,):
            log.play(Random(1), 1)
        room = await here.inject(log)
        anna = await here.watcher("anna", room.id)
        here.clock.advance(10)
        assert await anna.do(Claim, seat=1) is Code.NOT_AWAY


@pytest.mark.anyio
async def test_a_game_is_aborted_by_agreement_before_the_first_turn(tmp_path: Path) -> None:
    """All people must agree, and may change their minds; then there is no result, and the deal is
    opened. After the first placement it is too late."""
    async with live_tables(tmp_path) as here:
        room = await here.game(seats=(HumanSeat(), BotSeat("random"), HumanSeat()))
        anna, bert = await here.watchers(room)
        assert await anna.do(Abort, seat=0) is None
        assert bert.told["abort_votes"] == [0]
        assert await anna.do(Abort, seat=0, agreed=False) is None
        assert await bert.do(Abort, seat=2) is None
        assert anna.told["abort_votes"] == [2]
        assert await bert.do(Abort, seat=0) is Code.NOT_YOUR_SEAT
        assert anna.told["deal_salt"] is None
        assert await anna.do(Abort, seat=0) is None
        assert bert.told["status"] == Status.ABORTED
        assert bert.told["result"] == {
            "cause": "aborted",
            "winners": [],
            "ranks": [],
            "totals": None,
        }
        assert bert.told["deal_salt"]
        assert await anna.do(Play, seat=0, move="s:front") is Code.GAME_OVER
        log = begun("late")
        rng = Random(1)
        while not log.course.first_card_placed:
            log.play(rng, 1)
        anna, bert = await here.watchers(await here.inject(log))
        for watcher, seat in ((anna, 0), (bert, 1)):
            assert await watcher.do(Abort, seat=seat) is Code.TOO_LATE


@pytest.mark.anyio
async def test_who_made_a_table_takes_it_away_while_it_gathers(tmp_path: Path) -> None:
    """Its maker alone, without a vote; a `no` takes nothing away. Of taking it away and of the last
    seat's being taken at the same time one is refused, and the game starts or never does."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", players=3)
        anna, bert = await here.watcher("anna", room.id), await here.watcher("bert", room.id)
        assert await bert.do(Sit, seat=1) is None
        assert await bert.do(Abort, seat=1) is Code.NOT_CREATOR
        assert await anna.do(Abort, seat=0, agreed=False) is None
        assert anna.told["status"] == Status.GATHERING
        assert await anna.do(Abort, seat=0) is None
        assert bert.told["status"] == Status.ABORTED
        assert bert.told["deal_hash"] is None
        assert await bert.do(Sit, seat=2) is Code.STARTED
        room = await here.create("anna")
        anna, bert = await here.watcher("anna", room.id), await here.watcher("bert", room.id)
        sat, aborted = await asyncio.gather(bert.do(Sit, seat=1), anna.do(Abort, seat=0))
        assert {sat, aborted} == {None, Code.STARTED}
        assert room.course.status is (Status.PLAYING if sat is None else Status.ABORTED)


@pytest.mark.anyio
async def test_who_is_gone_for_good_leaves_every_seat_and_nobody_elses(tmp_path: Path) -> None:
    """Somebody who is gone stands up where people gather and gives up what is played, all seats
    of a hot seat, and never another's, even when lots are being drawn at that moment."""
    async with live_tables(tmp_path) as here:
        gathering = await here.create("anna", players=3)
        hot = (HumanSeat(mine=True), HumanSeat(mine=True), HumanSeat())
        rooms = [await here.create("anna", seats=hot, shuffle_seats=True) for _ in range(6)]
        watchers = [await here.watcher("bert", room.id) for room in rooms]
        async with rooms[0].lock:
            leaving = asyncio.create_task(here.registry.remove_person("anna"))
            await asyncio.gather(*(watcher.do(Sit, seat=2) for watcher in watchers[1:]))
        assert await watchers[0].do(Sit, seat=2) is None
        await leaving
        assert gathering.course.free_seats == [0, 1, 2]
        for room in rooms:
            for chair in room.course.chairs:
                assert chair.person != "anna" or chair.state is not SeatState.PLAYING
                assert chair.person != "bert" or chair.state is SeatState.PLAYING


async def finished(here: LiveTables, **settings: Any) -> list[Watcher]:
    """A table whose game is over, and who sits there, watching."""
    log = begun(**settings)
    log.play(Random(4), 1000)
    return await here.watchers(await here.inject(log))


@pytest.mark.anyio
async def test_a_rematch_is_the_same_table_again_and_the_next_seat_starts(tmp_path: Path) -> None:
    """When all people agree: a new table with the same settings, people, names, bots and colours,
    every seat moved on by one, begun at once; the old one links to it."""
    async with live_tables(tmp_path) as here:
        log = begun(seats=(HumanSeat(), BotSeat("random"), HumanSeat()), hints=False)
        log.play(Random(4), 1000)
        room = await here.inject(log)
        anna, bert = await here.watchers(room)
        assert await anna.do(Rematch, seat=2) is Code.NOT_YOUR_SEAT
        assert await anna.do(Rematch, seat=0) is None
        assert await anna.do(Rematch, seat=0, agreed=False) is None
        assert await bert.do(Rematch, seat=2) is None
        assert anna.told["rematch_votes"] == [2]
        assert anna.told["rematch"] is None
        assert await anna.do(Rematch, seat=0) is None
        new = await here.room(bert.told["rematch"])
        assert new.course.status is Status.PLAYING
        assert new.course.head.settings.hints is False
        old, chairs = room.course.chairs, new.course.chairs
        for seat, chair in enumerate(chairs):
            was = old[(seat + 1) % 3]
            assert (chair.person, chair.name, chair.bot) == (was.person, was.name, was.bot)
            assert chair.colour is was.colour
        assert await bert.do(Rematch, seat=2) is Code.STARTED
        assert new.course.start != room.course.start


@pytest.mark.anyio
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_colours_go_with_their_people_into_a_rematch(tmp_path: Path, players: int) -> None:
    """Whatever colours were chosen, everybody keeps theirs, and no two are alike."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", players=players)
        colours = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE)
        first = await here.watcher("anna", room.id)
        for seat, person in enumerate(SEATED[1:players], 1):
            watcher = await here.watcher(person, room.id)
            assert await watcher.do(Sit, seat=seat, colour=colours[seat]) is None
        watchers = await here.watchers(room)
        for watcher, seat in zip(watchers[1:], range(1, players), strict=True):
            assert await watcher.do(Resign, seat=seat) is None
        assert first.told["status"] == Status.FINISHED
        for seat, watcher in enumerate(watchers):
            assert await watcher.do(Rematch, seat=seat) is None
        new = await here.room(first.told["rematch"])
        kept = {chair.person: chair.colour for chair in new.course.chairs}
        assert kept == {chair.person: chair.colour for chair in room.course.chairs}
        assert len(set(kept.values())) == players


@pytest.mark.anyio
async def test_a_rematch_that_is_declined(tmp_path: Path) -> None:
    """Who declines ends the offer of the others, and all are told who it was, until somebody offers
    again; to take back one's own offer declines nothing, and without an offer there is nothing to
    decline."""
    async with live_tables(tmp_path) as here:
        anna, bert = await finished(here)
        assert await bert.do(Rematch, seat=1, agreed=False) is None
        assert anna.told["rematch_declined"] == []
        assert await anna.do(Rematch, seat=0) is None
        assert await anna.do(Rematch, seat=0, agreed=False) is None
        assert (bert.told["rematch_votes"], bert.told["rematch_declined"]) == ([], [])
        assert await anna.do(Rematch, seat=0) is None
        assert await bert.do(Rematch, seat=1, agreed=False) is None
        assert (anna.told["rematch_votes"], anna.told["rematch_declined"]) == ([], [1])
        assert await bert.do(Rematch, seat=1) is None
        assert (anna.told["rematch_votes"], anna.told["rematch_declined"]) == ([1], [])
        assert await anna.do(Rematch, seat=0) is None
        assert anna.told["rematch"] is not None


@pytest.mark.anyio
async def test_a_rematch_is_made_once(tmp_path: Path) -> None:
    """Two who agree at the same moment, and one of them twice, get one new table."""
    async with live_tables(tmp_path) as here:
        anna, bert = await finished(here)
        assert await anna.do(Rematch, seat=0) is None
        codes = await asyncio.gather(bert.do(Rematch, seat=1), anna.do(Rematch, seat=0))
        assert tuple(codes) == (None, Code.STARTED)
        assert await here.store.tables.count(GamesQuery()) == 2


@pytest.mark.anyio
async def test_an_aborted_game_may_be_played_after_all(tmp_path: Path) -> None:
    """A rematch follows an aborted game too, and a new game is a new deal to the end."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        anna, bert = await here.watchers(room)
        for watcher, seat in ((anna, 0), (bert, 1)):
            assert await watcher.do(Abort, seat=seat) is None
        for watcher, seat in ((anna, 0), (bert, 1)):
            assert await watcher.do(Rematch, seat=seat) is None
        new = await here.room(anna.told["rematch"])
        watchers = await here.watchers(new)
        assert [watcher.person for watcher in watchers] == ["bert", "anna"]
        await play_on(watchers, Random(1))
        assert watchers[0].told["result"]["cause"] == EndCause.PLAYED
        assert (await here.true_game(new.id)).over
        assert await watchers[0].do(Watch) is None
        assert watchers[0].seen["view"]["outcome"] is not None
