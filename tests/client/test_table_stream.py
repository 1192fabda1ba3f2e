"""What may be done at a table, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.analysis.judgement import ReviewTask, judge
from codex_naturalis.bots.fallback import ready_search
from codex_naturalis.client import Closed, Refused, TableStream
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.state import Mode, Phase
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.replays import PlayOn, TextPosition
from codex_naturalis.protocol.tables import (
    BotSeat,
    Colour,
    EndCause,
    HumanSeat,
    SeatState,
    Settings,
    Status,
)
from codex_naturalis.server.ports.thinker import Assessment, Owner
from tests.blunder import BLUNDER, PLY, before_blunder
from tests.client.playing import by_seat, guests, play_all, seated
from tests.server.inline import InlineThinker
from tests.server.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def set_up(stream: TableStream) -> None:
    """Make the choices of the setup."""
    async for update in stream:
        if update.view.phase is not Phase.SETUP or not update.view.my_turn:
            return
        await stream.play(next(update.view.legal_moves))


def state(stream: TableStream, seat: int) -> SeatState:
    return stream.table.seats[seat].state


async def test_a_placement_is_taken_back(tmp_path: Path) -> None:
    """Until the draw; the record knows nothing of it."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as people:
        (stream,) = await seated(people, mode=Mode.SOLO_EASY)
        await set_up(stream)
        with pytest.raises(Refused) as refused:
            await stream.take_back()
        assert refused.value.code is Code.NO_TAKE_BACK
        assert stream.view is not None
        before = stream.view
        version = await stream.play(next(before.legal_moves))
        assert stream.version == version
        assert await stream.take_back() == version + 1
        assert stream.view == before
        made = await play_all([stream])
        assert by_seat(await people[0][0].tables.record(stream.id))[0][2:] == made[0]


async def test_what_the_rules_refuse(tmp_path: Path) -> None:
    """Every reason comes with the refusal, and nothing changes; nonsense does not even leave."""
    async with serving(tmp_path / "data") as url, guests(url, 2) as people:
        first, second = await seated(people, shuffle_seats=False)
        for stream in (first, second):
            await set_up(stream)
        version = first.version
        cases = [
            (first, f"{RETAIL.starters[0].id}f@0,0", Code.NOT_IN_HAND),
            (first, "<R", Code.PLACE_FIRST),
            (first, "nonsense", Code.UNREADABLE),
            (second, "s:front", Code.SETUP_OVER),
            (second, "<R", Code.NOT_YOUR_TURN),
        ]
        for stream, move, code in cases:
            with pytest.raises(Refused) as refused:
                await stream.play(move)
            assert refused.value.code is code or code in {d.code for d in refused.value.details}
        with pytest.raises(Refused) as refused:
            await first.play("s:front", version=2)
        assert refused.value.code is Code.STALE
        with pytest.raises(Refused, match=r"\$\.text"):
            await first.say("x" * 501)
        assert first.version == version


async def test_who_may_not(tmp_path: Path) -> None:
    """A spectator has no seat; a seat of another is not mine; a table that is not there."""
    async with serving(tmp_path / "data") as url, guests(url, 3) as people:
        streams = await seated(people[:2])
        _, live = people[2]
        spectator = await live.watch(streams[0].id)
        assert spectator.seat is None
        assert spectator.view is not None
        assert all(held.card is None for player in spectator.view.players for held in player.hand)
        for attempt in (spectator.play("s:front"), spectator.resign(), spectator.say("hi")):
            with pytest.raises(Refused) as refused:
                await attempt
            assert refused.value.code is Code.NOT_YOUR_SEAT
        with pytest.raises(Refused) as refused:
            await live.watch(streams[0].id, seat=0)
        assert refused.value.code is Code.NOT_YOUR_SEAT
        with pytest.raises(Refused) as refused:
            await live.watch("nowhere")
        assert refused.value.code is Code.NOT_FOUND
        await spectator.unwatch()
        with pytest.raises(Closed):
            await spectator.say("hello?")
        assert [update async for update in spectator][1:] == []


async def test_gathering(tmp_path: Path) -> None:
    """Sit, paint, stand, sit again; a spectator's stream becomes that of the seat and back."""
    async with serving(tmp_path / "data") as url, guests(url, 2) as people:
        (client, live), (_, other) = people
        seats = (HumanSeat(mine=True), HumanSeat(), BotSeat("random"))
        table = await client.tables.create(Settings(seats=seats))
        mine, theirs = await live.watch(table.id), await other.watch(table.id)
        assert (mine.seat, mine.update, mine.view, theirs.seat) == (0, None, None, None)
        await mine.paint(Colour.YELLOW)
        assert mine.table.seats[0].colour is Colour.YELLOW
        with pytest.raises(Refused) as refused:
            await theirs.sit(1, colour=Colour.YELLOW)
        assert refused.value.code is Code.COLOUR_TAKEN
        await mine.stand()
        assert mine.seat is None
        await theirs.sit(0)
        assert theirs.seat == 0
        with pytest.raises(Refused) as refused:
            await mine.sit(0)
        assert refused.value.code is Code.SEAT_TAKEN
        with pytest.raises(Refused) as refused:
            await mine.play("s:front")
        assert refused.value.code is Code.NOT_YOUR_SEAT
        await mine.sit(1, colour=Colour.GREEN)
        for stream, live_one in ((mine, live), (theirs, other)):
            update = await anext(aiter(stream))
            assert stream.seat is not None
            assert stream.table.status is Status.PLAYING
            assert stream.table.seats[stream.seat].person == live_one.me.person
            assert update.seat == stream.seat


async def test_a_table_that_becomes_private(tmp_path: Path) -> None:
    """Who watches without a seat is told when the game starts without spectators."""
    async with serving(tmp_path / "data") as url, guests(url, 2) as people:
        (client, live), (_, other) = people
        seats = (HumanSeat(mine=True), HumanSeat())
        table = await client.tables.create(Settings(seats=seats, spectators=False))
        mine, spectator = await live.watch(table.id), await other.watch(table.id)
        await mine.sit(1)
        with pytest.raises(Refused) as refused:
            _ = [update async for update in spectator]
        assert refused.value.code is Code.NO_SPECTATORS


async def test_hints(tmp_path: Path) -> None:
    """The best first, made for the version that was seen; commands do not wait for it."""
    async with serving(tmp_path / "data") as url, guests(url, 2) as people:
        streams = await seated(people, hints=True)
        hint = await streams[0].hint()
        assert hint.seat == streams[0].seat
        assert streams[0].view is not None
        legal = {str(move) for move in streams[0].view.legal_moves}
        assert {candidate.move for candidate in hint.candidates} <= legal
        quiet = await seated(people, hints=False)
        with pytest.raises(Refused) as refused:
            await quiet[0].hint()
        assert refused.value.code is Code.NO_HINTS


class Strict(InlineThinker):
    """Searches long enough to find a blunder."""

    async def judge(self, bot: str, task: ReviewTask, owner: Owner, seconds: float) -> Assessment:
        by, search = ready_search(bot)
        return Assessment(by, judge(task, search, simulations=400))


async def test_playing_on_with_the_coach(tmp_path: Path) -> None:
    """A table that goes on from a record stands where it was left; the coach tells why a placement
    there is poor, and not where a better one would be."""
    served = serving(tmp_path / "data", thinker=Strict(), coach_limit=60.0)
    async with served as url, guests(url, 1) as people:
        ((client, live),) = people
        record = write_record(before_blunder())
        wanted = PlayOn(TextPosition(record, PLY), seat=0, bot="greedy")
        table = await client.tables.play_on(wanted)
        stream = await live.watch(table.id)
        assert stream.view == before_blunder().view(0)
        version = await stream.play(BLUNDER)
        await stream.coach()
        coached = await stream.until(lambda: stream.coached)
        assert (coached.version, coached.advice.loss > 0.08) == (version, True)
        await stream.take_back()


async def test_going_and_coming_back(tmp_path: Path) -> None:
    """Who leaves is played by a bot, and may come back; who resigns has lost."""
    async with serving(tmp_path / "data") as url, guests(url, 2) as people:
        first, second = await seated(people, shuffle_seats=False)
        await first.leave()
        assert state(first, 0) is SeatState.HANDED
        with pytest.raises(Refused) as refused:
            await first.play("s:front")
        assert refused.value.code is Code.NOT_YOUR_SEAT
        await first.come_back()
        assert state(first, 0) is SeatState.PLAYING
        with pytest.raises(Refused) as refused:
            await first.claim(1)
        assert refused.value.code is Code.NOT_AWAY
        await second.resign()
        assert [update.version async for update in first] == [first.version]
        assert first.table.result is not None
        assert first.table.result.cause is EndCause.RESIGNED
        assert first.table.result.winners == (0,)


async def test_an_absent_seat_is_claimed(tmp_path: Path) -> None:
    """With no patience left, a seat that nobody watches is handed to a bot."""
    async with serving(tmp_path / "data", patience=0.0) as url, guests(url, 2) as people:
        first, second = await seated(people, shuffle_seats=False)
        await second.unwatch()
        await first.until(lambda: first.table.seats[1].away or None)
        await first.claim(1)
        assert first.table.seats[1].state is SeatState.HANDED


async def test_abort_and_rematch(tmp_path: Path) -> None:
    """All agree to end it before the first turn, then to play again: the next seat starts."""
    async with serving(tmp_path / "data") as url, guests(url, 2) as people:
        first, second = await seated(people, shuffle_seats=False)
        for agreed in (True, False):
            await first.abort(agreed)
            assert first.table.abort_votes == ((0,) if agreed else ())
        await first.abort()
        await second.abort()
        assert [update.version async for update in second] == [second.version]
        assert second.table.status is Status.ABORTED
        await second.rematch()
        await first.rematch()
        new = await second.until(lambda: second.table.rematch)
        streams = [await live.watch(new) for _, live in people]
        assert [stream.seat for stream in streams] == [1, 0]
        await play_all(streams)


async def test_a_table_is_taken_away(tmp_path: Path) -> None:
    """Before the game its maker ends it alone: a loop over it ends without a state."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as [(client, live)]:
        settings = Settings(seats=(HumanSeat(mine=True), HumanSeat()))
        stream = await live.watch((await client.tables.create(settings)).id)
        await stream.abort()
        assert [update async for update in stream] == []
        assert (await anext(stream.changes())).status is Status.ABORTED


async def test_chat(tmp_path: Path) -> None:
    """Who comes later hears the last lines; every line once and in order; muted ones not."""
    async with serving(tmp_path / "data") as url, guests(url, 2) as people:
        (_, live), (_, other) = people
        first, second = await seated(people)
        await first.say("  hello   there ")
        await second.say("hi")
        heard = []
        async for said in second.chat():
            heard.append((said.number, said.person, said.text))
            if len(heard) == 2:
                break
        assert heard == [(1, live.me.person, "hello there"), (2, other.me.person, "hi")]
        await other.mute(live.me.person.id)
        await first.say("can you hear me?")
        await second.say("no")
        async for said in second.chat():
            if said.number > 2:
                assert said.text == "no"
                break
        again = await live.watch(first.id)
        assert (await anext(again.chat())).number == 1


async def test_two_streams_of_one_table(tmp_path: Path) -> None:
    """One may be let go, the other goes on."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as people:
        (stream,) = await seated(people, mode=Mode.SOLO_EASY)
        twin = await people[0][1].watch(stream.id)
        await twin.unwatch()
        made = await play_all([stream])
        assert by_seat(await people[0][0].tables.record(stream.id)) == made
