"""Whole games over real sockets, and the end of a connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.client import Client, Closed
from codex_naturalis.engine.state import Mode
from codex_naturalis.notation.record import read_record
from codex_naturalis.protocol.tables import BotSeat, EndCause, HumanSeat, Settings, Status
from tests.client.playing import QUICK, by_seat, guests, play_all, play_out, seated
from tests.server.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_between_clients(tmp_path: Path, players: int) -> None:
    """Each seat plays to the end; the record says what they played."""
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        guests(url, players) as people,
    ):
        streams = await seated(people)
        made = await play_all(streams)
        assert sorted(made) == list(range(players))
        record = await people[0][0].tables.record(streams[0].id)
        assert by_seat(record) == made
        for stream in streams:
            assert stream.table.status is Status.FINISHED
            assert stream.table.result is not None
            assert stream.table.result.cause is EndCause.PLAYED
            assert stream.view is not None
            assert stream.view.outcome == read_record(record).outcome()


async def test_a_whole_solo_game(tmp_path: Path) -> None:
    """Alone against Tybor; he plays by himself."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as people:
        (stream,) = await seated(people, mode=Mode.SOLO_NORMAL)
        made = await play_all([stream])
        assert by_seat(await people[0][0].tables.record(stream.id)) == made
        assert stream.view is not None
        assert stream.view.tybor is not None


async def test_a_game_against_a_bot_of_the_server(tmp_path: Path) -> None:
    """A slow consumer may skip versions, and never goes back."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as [(client, live)]:
        seats = (HumanSeat(mine=True), BotSeat("random"))
        table = await client.tables.create(Settings(seats=seats, shuffle_seats=False))
        stream = await live.watch(table.id)
        versions: list[int] = []
        async for update in stream:
            versions.append(update.version)
            if update.view.my_turn:
                await stream.play(next(update.view.legal_moves))
            await asyncio.sleep(0.002)
        assert versions == sorted(set(versions))
        assert versions[-1] == stream.version == stream.table.version


async def test_a_hot_seat_that_waits_for_a_third(tmp_path: Path) -> None:
    """One person, two seats, one connection: each stream shows the view of its own seat, and goes
    with its player when the seats are shuffled."""
    async with serving(tmp_path / "data", rate_limits=False) as url, guests(url, 2) as people:
        (client, live), (_, other) = people
        seats = (HumanSeat(mine=True, name="A"), HumanSeat(mine=True, name="B"), HumanSeat())
        table = await client.tables.create(Settings(seats=seats))
        first = await live.watch(table.id, 0)
        second = await live.watch(table.id, 1)
        third = await other.watch(table.id)
        assert third.seat is None
        await third.sit(2)
        await first.until(lambda: first.update)
        await second.until(lambda: second.update)
        for stream, name in ((first, "A"), (second, "B")):
            assert stream.seat is not None
            assert stream.table.seats[stream.seat].name == name
        made = await play_all([first, second, third])
        assert by_seat(await client.tables.record(table.id)) == made


async def test_commands_are_slowed_down_and_not_refused(tmp_path: Path) -> None:
    """More commands than the server accepts at once: the client pauses."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as [(_, live)]:
        assert len(await asyncio.gather(*(live.ping() for _ in range(100)))) == 100


async def test_a_loop_over_a_game_that_is_over(tmp_path: Path) -> None:
    """It gives the last state once, and ends; also for who comes later, without a seat."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as people:
        (stream,) = await seated(people, mode=Mode.SOLO_EASY)
        await play_out(stream, Random(3))
        assert [update async for update in stream] == [stream.update]
        async with Client(url) as late:
            await late.people.guest()
            async with late.live(QUICK) as live:
                seen = await live.watch(stream.id)
                assert [update.seat async for update in seen] == [None]
                assert seen.table.result == stream.table.result


async def test_closing(tmp_path: Path) -> None:
    """Loops end quietly when their owner closes the connection; commands say it is closed."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        await client.people.guest()
        table = await client.tables.create(Settings(seats=(HumanSeat(mine=True), HumanSeat())))
        live = client.live(QUICK)
        with pytest.raises(Closed):
            _ = live.me
        async with live:
            stream = await live.watch(table.id)
            loop = asyncio.ensure_future(_exhaust(stream.changes()))
        assert await loop == 1
        with pytest.raises(Closed):
            await stream.stand()
        with pytest.raises(Closed):
            await live.ping()


async def _exhaust(things: AsyncIterator[object]) -> int:
    return len([thing async for thing in things])
