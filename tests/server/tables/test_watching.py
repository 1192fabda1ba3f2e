"""Who hears what: with whose eyes, from when on, and nobody else."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from codex_naturalis.protocol.clocks import Correspondence
from codex_naturalis.protocol.commands import Hint, Play, Say, Sit, Stand, Unwatch, Watch
from codex_naturalis.protocol.messages import AnyMessage
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Status
from codex_naturalis.server.tables.registry import SWEEP_SECONDS
from tests.server.clock import START
from tests.server.playing import SEATED, Watcher, begun, facts, live_tables, play_on, turns


def versions(watcher: Watcher) -> list[int]:
    return [update["version"] for update in watcher.heard("update")]


@pytest.mark.anyio
async def test_everyone_is_told_who_is_away(tmp_path: Path) -> None:
    """Away is who has no connection that looks with a seat's eyes: told to the others when the
    last one goes, and when somebody comes back."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        anna = await here.watcher("anna", room.id)
        assert [seat["away"] for seat in anna.told["seats"]] == [False, True]
        phone, laptop = await here.watcher("bert", room.id), await here.watcher("bert", room.id)
        assert [seat["away"] for seat in anna.told["seats"]] == [False, False]
        room.drop(phone)
        assert [seat["away"] for seat in anna.told["seats"]] == [False, False]
        assert await laptop.do(Unwatch) is None
        assert [seat["away"] for seat in anna.told["seats"]] == [False, True]
        count = len(laptop.frames)
        assert await anna.do(Play, seat=0, move="s:front") is None
        assert len(laptop.frames) == count, "who does not watch hears nothing"
        assert len(phone.heard("update")) == 1


@pytest.mark.anyio
async def test_who_comes_back_is_where_they_were(tmp_path: Path) -> None:
    """Watching again without a seat is watching one's own, and the first frames are the table and
    the whole view as it stands now."""
    async with live_tables(tmp_path) as here:
        room = await here.game(players=3)
        watchers = await here.watchers(room)
        await play_on(watchers, Random(3), 30)
        room.drop(watchers[1])
        await play_on(watchers, Random(4), 2)
        back = Watcher(here, "bert", room.id)
        assert await back.do(Watch) is None
        assert [msgspec.json.decode(frame)["type"] for frame in back.frames[:2]] == [
            "table",
            "update",
        ]
        assert back.seen["seat"] == 1
        assert back.seen["version"] == room.course.version
        assert back.seen["events"] == []
        held = back.seen["view"]["players"][1]["hand"]
        assert all(card["card"] is not None for card in held)
        assert await back.do(Watch, seat=0) is Code.NOT_YOUR_SEAT
        assert await back.do(Watch, seat=3) is Code.NO_SUCH_SEAT


@pytest.mark.anyio
async def test_eyes_follow_their_person(tmp_path: Path) -> None:
    """Who stands up looks on as a spectator and never with the eyes of whoever sits there next;
    who sits down sees their own seat; when lots are drawn everyone's eyes go along (R16)."""
    async with live_tables(tmp_path) as here:
        for _ in range(4):
            room = await here.create("anna", players=4, shuffle_seats=True)
            anna = await here.watcher("anna", room.id)
            emil = await here.watcher("emil", room.id)
            assert await emil.do(Sit, seat=1) is None
            assert await emil.do(Watch) is None
            assert await emil.do(Stand, seat=1) is None
            assert anna.told["watching"] == 1
            others = [await here.watcher(person, room.id) for person in SEATED[1:]]
            for seat, watcher in enumerate(others, 1):
                assert await watcher.do(Sit, seat=seat) is None
            assert emil.seen["seat"] is None
            assert [seat["away"] for seat in anna.told["seats"]] == [False] * 4
            for watcher in (anna, *others):
                seat = watcher.seen["seat"]
                assert room.course.chairs[seat].person == watcher.person
            assert len(emil.heard("update")) == 1


@pytest.mark.anyio
async def test_a_table_without_spectators_has_none(tmp_path: Path) -> None:
    """Whoever looked on while it gathered is told that it began, and then nothing more; nobody
    else may look."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", spectators=False)
        anna, bert = await here.watcher("anna", room.id), await here.watcher("bert", room.id)
        emil = await here.watcher("emil", room.id)
        assert await bert.do(Sit, seat=1) is None
        assert emil.told["status"] == Status.PLAYING
        assert emil.heard("update") == []
        count = len(emil.frames)
        assert await anna.do(Play, seat=0, move="s:front") is None
        assert await anna.do(Say, text="hello") is None
        assert len(emil.frames) == count
        assert bert.seen["version"] == room.course.version
        assert await emil.do(Watch) is Code.NO_SPECTATORS


@pytest.mark.anyio
async def test_spectators_see_exactly_so_much_later(tmp_path: Path) -> None:
    """With a delay of 30 seconds every frame comes 30 seconds after its half-move; who comes
    later sees what was released by then and no more; players see everything at once."""
    async with live_tables(tmp_path) as here:
        room = await here.game(spectator_delay=30)
        anna, bert = await here.watchers(room)
        first = room.course.version
        emil = await here.watcher("emil", room.id)
        assert emil.heard("update") == []
        here.clock.advance(30)
        assert versions(emil) == [first]
        assert emil.told["version"] == first
        assert await anna.do(Play, seat=0, move="s:front") is None
        here.clock.advance(10)
        assert await bert.do(Play, seat=1, move="s:back") is None
        assert versions(anna)[-1] == versions(bert)[-1] == first + 2
        here.clock.advance(19.999)
        assert versions(emil) == [first]
        here.clock.advance(0.001)
        assert versions(emil) == [first, first + 1]
        late = await here.watcher("gast", room.id)
        assert versions(late) == [first + 1]
        assert late.heard("table")
        here.clock.advance(9.999)
        assert versions(late) == [first + 1]
        here.clock.advance(0.001)
        assert versions(late) == [first + 1, first + 2]
        assert late.seen["clocks"]["now"] == START + 40_000


@pytest.mark.anyio
async def test_a_delay_holds_for_chat_and_after_a_restart(tmp_path: Path) -> None:
    """What players say reaches a spectator no sooner than what they did; a server that starts anew
    shows a delayed table after the delay."""
    async with live_tables(tmp_path) as here:
        room = await here.game(spectator_delay=30)
        anna, bert = await here.watchers(room)
        emil = await here.watcher("emil", room.id)
        here.clock.advance(30)
        assert await anna.do(Say, text="I draw the plant") is None
        assert len(bert.heard("said")) == 1
        here.clock.advance(10)
        late = await here.watcher("gast", room.id)
        here.clock.advance(19.999)
        assert emil.heard("said") == late.heard("said") == []
        here.clock.advance(0.001)
        assert len(emil.heard("said")) == len(late.heard("said")) == 1
        again = await here.restarted()
        emil = await again.watcher("emil", room.id)
        assert emil.heard("update") == emil.heard("table") == []
        again.clock.advance(30)
        assert versions(emil) == [room.course.version]
        assert emil.told["status"] == Status.PLAYING
        await again.registry.close()


@pytest.mark.anyio
@pytest.mark.parametrize("clock", [None, Correspondence(2)])
async def test_an_idle_room_leaves_the_memory_and_comes_back_equal(
    tmp_path: Path, clock: Correspondence | None
) -> None:
    """Nobody watches for long enough: the sweep puts the room away; whoever asks gets an equal
    one, and plays on where it was. One that is watched stays."""
    async with live_tables(tmp_path, idle_rooms=60.0) as here:
        await here.registry.open()
        settings: dict[str, Any] = {} if clock is None else {"clock": clock}
        log = begun("quiet", **settings)
        log.play(Random(5), 25)
        room = await here.inject(log)
        watched = await here.game(table="watched")
        await here.watcher("anna", "watched")
        watchers = await here.watchers(room)
        await play_on(watchers, Random(6), 3)
        for watcher in watchers:
            room.drop(watcher)
        before = facts(room.course)
        await turns()
        here.clock.advance(50)
        await turns()
        assert here.registry.rooms == {"quiet": room, "watched": watched}
        while "quiet" in here.registry.rooms:
            here.clock.advance(SWEEP_SECONDS)
            await turns()
        assert here.registry.rooms == {"watched": watched}
        again = await here.room("quiet")
        assert again is not room
        assert facts(again.course) == before
        await play_on(await here.watchers(again), Random(6), 3)


@pytest.mark.anyio
async def test_chat_is_heard_by_all_but_those_who_mute(tmp_path: Path) -> None:
    """Those who sit there talk, spectators listen; who muted somebody hears nothing of them, live
    or from the history, which a latecomer gets in order."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        anna, bert = await here.watchers(room)
        emil, gast = await here.watcher("emil", room.id), await here.watcher("gast", room.id)
        await here.store.people.mute("gast", "bert", True)
        assert await anna.do(Say, text="  good   luck ") is None
        assert await bert.do(Say, text="you too") is None
        assert await emil.do(Say, text="let me") is Code.NOT_YOUR_SEAT
        assert await bert.do(Say, text=" \n ") is Code.BAD_REQUEST
        assert await bert.do(Say, text="bad \x1b[2J") is Code.BAD_REQUEST
        lines = [(said["person"]["name"], said["text"]) for said in emil.heard("said")]
        assert lines == [("Anna", "good luck"), ("Bert", "you too")]
        assert anna.heard("said") == bert.heard("said") == emil.heard("said")
        assert [said["text"] for said in gast.heard("said")] == ["good luck"]
        later = await (await here.restarted()).watcher("emil", room.id)
        assert later.heard("said") == emil.heard("said")
        await later.live_tables.registry.close()
        muted = await here.watcher("gast", room.id)
        assert [said["number"] for said in muted.heard("said")] == [1]
        await here.store.people.mute("gast", "bert", False)
        assert len((await here.watcher("gast", room.id)).heard("said")) == 2


@pytest.mark.anyio
async def test_a_hint_is_for_who_asked(tmp_path: Path) -> None:
    """The connection that asked gets legal half-moves of its seat, the best first; no other
    hears a word, and out of turn or about another's seat there is none."""
    async with live_tables(tmp_path) as here:
        log = begun()
        while log.course.to_move != (0,):
            log.play(Random(2), 1)
        room = await here.inject(log)
        anna, bert = await here.watchers(room)
        other = await here.watcher("anna", room.id)
        emil = await here.watcher("emil", room.id)
        quiet = [len(watcher.frames) for watcher in (bert, other, emil)]
        assert await anna.do(Hint, seat=0) is None
        (hint,) = anna.heard("hint")
        assert (hint["seat"], hint["version"]) == (0, room.course.version)
        values = [candidate["value"] for candidate in hint["candidates"]]
        assert values == sorted(values, reverse=True)
        assert [len(watcher.frames) for watcher in (bert, other, emil)] == quiet
        assert await bert.do(Hint, seat=0) is Code.NOT_YOUR_SEAT
        assert await bert.do(Hint, seat=1) is Code.NOT_YOUR_TURN
        assert await anna.do(Hint, seat=0, version=1) is Code.STALE
        best = hint["candidates"][0]["move"]
        assert await anna.do(Play, seat=0, move=best) is None
        closed = await here.game(table="closed", hints=False)
        assert await (await here.watcher("anna", closed.id)).do(Hint, seat=0) is Code.NO_HINTS


@pytest.mark.anyio
async def test_every_frame_is_a_message_of_the_protocol(tmp_path: Path) -> None:
    """Whatever is sent in a whole game can be decoded as one of the messages, and encodes to the
    same bytes again."""
    async with live_tables(tmp_path) as here:
        room = await here.game(players=3, seats=(HumanSeat(),) * 3)
        watchers = await here.watchers(room)
        emil = await here.watcher("emil", room.id)
        await play_on(watchers, Random(8))
        assert await watchers[0].do(Say, text="well played") is None
        assert await watchers[0].do(Play, seat=0, move="<R") is Code.GAME_OVER
        decoder = msgspec.json.Decoder(AnyMessage)
        for watcher in (*watchers, emil):
            for frame in watcher.frames:
                assert msgspec.json.encode(decoder.decode(frame)) == frame
