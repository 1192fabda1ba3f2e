"""A connection that breaks while a command is on its way: nothing is done twice, none is lost."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from codex_naturalis.client import TableStream
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Colour, HumanSeat, SeatState, Settings, Status
from tests.client.playing import by_seat, guests, play_all, seated
from tests.client.proxy import CUTS, Cut, Proxy, proxy
from tests.server.serving import serving

pytestmark = [pytest.mark.slow, pytest.mark.anyio, pytest.mark.parametrize("cut", CUTS)]


async def test_every_half_move_of_a_game(tmp_path: Path, cut: Cut) -> None:
    """Whether or not the server received it, each half-move is in the record once: half-moves of
    all kinds, and one that is taken back."""
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        proxy(url) as between,
        guests(between.url, 1) as people,
    ):
        (stream,) = await seated(people, mode=Mode.SOLO_EASY)
        made: list[str] = []
        undone = False
        async for update in stream:
            view = update.view
            if not view.my_turn:
                continue
            *_, move = view.legal_moves
            between.fates = [cut]
            if view.draws and len(made) == 3 and not undone:
                undone = True
                await stream.take_back()
                made.pop()
            else:
                version = await stream.play(move)
                assert version == update.version + 1
                made.append(str(move))
        assert undone
        assert between.cuts == len(made) + 2
        assert by_seat(await people[0][0].tables.record(stream.id)) == {0: made}


async def test_what_is_refused_stays_refused(tmp_path: Path, cut: Cut) -> None:
    """Also when the first refusal was lost."""
    async with (
        serving(tmp_path / "data") as url,
        proxy(url) as between,
        guests(between.url, 1) as people,
    ):
        (stream,) = await seated(people, mode=Mode.SOLO_EASY)
        await stream.play("s:front")
        for move, code in (("s:front", Code.STARTER_CHOSEN), ("<R", Code.SETUP_NOT_OVER)):
            between.fates = [cut]
            with pytest.raises(Refused) as refused:
                await stream.play(move)
            assert refused.value.code is code


async def test_everything_else(tmp_path: Path, cut: Cut) -> None:
    """Sitting, painting, leaving, coming back, resigning, agreeing: done, and done once."""
    async with (
        serving(tmp_path / "data") as url,
        proxy(url) as between,
        guests(url, 1) as [(client, live)],
        guests(between.url, 1) as [(_, other)],
    ):
        settings = Settings(seats=(HumanSeat(mine=True), HumanSeat(), HumanSeat()))
        mine = await live.watch((await client.tables.create(settings)).id)
        stream = await other.watch(mine.id)

        async def broken(command: str, *words: object) -> None:
            between.fates = [cut]
            await getattr(stream, command)(*words)
            assert not between.fates

        await broken("sit", 1)
        await broken("paint", Colour.YELLOW)
        await broken("stand")
        assert _seat(stream) is None
        await broken("sit", 1, None, Colour.GREEN)
        await mine.sit(2)
        await stream.until(lambda: stream.update)
        seat = _seat(stream)
        assert seat is not None
        assert stream.table.seats[seat].colour is Colour.GREEN
        await broken("leave")
        await broken("come_back")
        assert [_states(stream)[seat], Counter(_states(stream))] == [
            SeatState.PLAYING,
            {SeatState.PLAYING: 3},
        ]
        await broken("resign")
        assert _states(stream)[seat] is SeatState.FORFEITED
        await mine.resign()
        await stream.until(lambda: stream.table.status is Status.FINISHED or None)
        for other_seat in {0, 1, 2} - {seat}:
            await (await live.watch(mine.id, other_seat)).rematch()
        await broken("rematch")
        assert await stream.until(lambda: stream.table.rematch)
        assert between.cuts == 8


def _seat(stream: TableStream) -> int | None:
    return stream.seat


def _states(stream: TableStream) -> list[SeatState]:
    return [seat.state for seat in stream.table.seats]


async def test_talk_is_not_said_twice(tmp_path: Path, cut: Cut) -> None:
    """A line that was on its way when the connection broke is said once."""
    async with (
        serving(tmp_path / "data") as url,
        proxy(url) as between,
        guests(between.url, 1) as people,
    ):
        (stream,) = await seated(people, mode=Mode.SOLO_EASY)
        between.fates = [cut]
        await stream.say("hello")
        await stream.say("the end")
        lines = []
        async for said in stream.chat():
            lines.append(said.text)
            if said.text == "the end":
                break
        assert lines == ["hello", "the end"]


async def test_seats_are_shuffled_during_a_break(tmp_path: Path, cut: Cut) -> None:
    """The stream finds its seat again, wherever it is after shuffling."""
    async with (
        serving(tmp_path / "data") as url,
        proxy(url) as between,
        guests(url, 1) as [(_, other)],
        guests(between.url, 1) as [(client, live)],
    ):
        seats = (HumanSeat(mine=True, name="A"), HumanSeat(mine=True, name="B"), HumanSeat())
        table = await client.tables.create(Settings(seats=seats))
        streams = [await live.watch(table.id, seat) for seat in (0, 1)]
        third = await other.watch(table.id)
        sitting = asyncio.ensure_future(third.sit(2))
        between.cut_all()
        await sitting
        for stream, name in zip(streams, "AB", strict=True):
            await _begun(stream)
            assert stream.seat is not None
            assert stream.table.seats[stream.seat].name == name
            between.fates = [cut]
            await stream.play("s:back")


async def _begun(stream: TableStream) -> None:
    await stream.until(lambda: stream.update)


async def test_breaks_by_chance(tmp_path: Path, cut: Cut) -> None:
    """Two clients, a game, and connections cut at random moments, of commands, answers, and of
    handshakes: the game is finished, and every half-move is there once."""
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        proxy(url, seed=CUTS.index(cut)) as between,
        guests(between.url, 2) as people,
    ):
        streams = await seated(people)
        between.chance = 0.04
        made = await play_all(streams)
        between.chance = 0.0
        assert between.cuts > 3
        async with guests(url, 1) as [(client, _)]:
            assert by_seat(await client.tables.record(streams[0].id)) == made


def test_proxies_are_fair(cut: Cut) -> None:
    """The proxy of these tests cuts where it is told to."""
    between = Proxy("http://127.0.0.1:1", 0)
    between.fates = [None, cut]
    assert [between._decide(True) for _ in range(3)] == [None, cut, None]
