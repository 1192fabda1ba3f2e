"""Before the game: which tables may be asked for, who sits where and in which colour, the lobby."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec.structs import replace

from codex_naturalis.engine.state import Mode
from codex_naturalis.engine.supply import Refill
from codex_naturalis.protocol.clocks import NoClock
from codex_naturalis.protocol.commands import (
    AddBot,
    ChooseColour,
    FreeSeat,
    Hint,
    Pair,
    Say,
    Sit,
    Stand,
)
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import (
    BotSeat,
    Colour,
    HumanSeat,
    OnLeave,
    SeatState,
    Status,
    Visibility,
)
from codex_naturalis.server.ports.log import Entry
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.pairing import Pairing
from codex_naturalis.server.tables.table_settings import resolve_settings
from tests.server.clock import START
from tests.server.playing import (
    PEOPLE,
    SEATED,
    QuickThinker,
    Watcher,
    asking,
    gathering,
    live_tables,
    play_on,
)

MINE, BOT = HumanSeat(mine=True), BotSeat("random")
BAD: list[tuple[dict[str, Any], str]] = [
    ({"seats": (MINE,)}, "2 to 4 players"),
    ({"seats": (MINE,) * 5}, "2 to 4 players"),
    ({"seats": (MINE, BOT), "mode": Mode.SOLO_EASY}, "1 player"),
    ({"seats": (MINE,), "mode": Mode.SOLO_EASY, "refill": Refill.OTHER}, "same deck"),
    ({"seats": (BOT, BOT)}, "for a person"),
    ({"seats": (MINE, BotSeat("deep thought"))}, "'deep thought'"),
    ({"stand_in": "nobody"}, "'nobody'"),
    ({"seats": (MINE,), "mode": Mode.SOLO_HARD, "rated": True}, "Tybor"),
    ({"seats": (MINE, BOT), "rated": True}, "bots"),
    ({"seats": (MINE, MINE), "rated": True}, "one device"),
    ({"rated": True, "on_leave": OnLeave.BOT}, "take over a seat"),
    ({"rated": True, "clock": NoClock()}, "needs a clock"),
]


@pytest.mark.parametrize(("wanted", "reason"), BAD, ids=[reason for _, reason in BAD])
def test_a_table_that_makes_no_sense_is_refused(wanted: dict[str, Any], reason: str) -> None:
    """Each with BAD_SETTINGS and a reason that names what is wrong."""
    with pytest.raises(Refused, match=reason) as refused:
        resolve_settings(asking(**wanted), QuickThinker.bots, PersonKind.ACCOUNT)
    assert refused.value.code is Code.BAD_SETTINGS


def test_what_is_left_open_is_what_most_people_want() -> None:
    """A bot plays on at a casual table, the strongest unless told; a rated one is forfeited and
    has no hints, even when they are asked for."""
    casual = resolve_settings(asking(), QuickThinker.bots, PersonKind.GUEST)
    assert (casual.on_leave, casual.stand_in, casual.hints) == (OnLeave.BOT, "greedy", True)
    rated = resolve_settings(asking(rated=True, hints=True), QuickThinker.bots, PersonKind.ACCOUNT)
    assert (rated.on_leave, rated.hints) == (OnLeave.FORFEIT, False)
    chosen = resolve_settings(asking(stand_in="random"), QuickThinker.bots, PersonKind.GUEST)
    assert chosen.stand_in == "random"


@pytest.mark.anyio
async def test_rated_tables_are_for_accounts_with_one_seat_each(tmp_path: Path) -> None:
    """A guest neither makes one nor sits down there; nobody sits twice; there are no hints."""
    async with live_tables(tmp_path, most_tables=2) as here:
        with pytest.raises(Refused) as refused:
            await here.create("gast", rated=True)
        assert refused.value.code is Code.NEEDS_ACCOUNT
        room = await here.create("anna", rated=True)
        anna, gast = await here.watcher("anna", room.id), await here.watcher("gast", room.id)
        bert = await here.watcher("bert", room.id)
        assert await gast.do(Sit, seat=1) is Code.NEEDS_ACCOUNT
        assert await anna.do(Sit, seat=1) is Code.SEAT_TAKEN
        assert await bert.do(Sit, seat=1) is None
        assert await bert.do(Hint, seat=1) is Code.NO_HINTS
        await here.create("anna")
        with pytest.raises(Refused) as refused:
            await here.create("anna")
        assert refused.value.code is Code.LIMIT_REACHED


@pytest.mark.anyio
async def test_the_creator_fills_seats_with_bots(tmp_path: Path) -> None:
    """A free seat, or that of a bot, gets a bot, which may be removed again; only by who created
    the table, only with a bot that there is, and never at a rated table. With the last free seat
    the game starts, and the bots play."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", players=3)
        anna, bert = await here.watcher("anna", room.id), await here.watcher("bert", room.id)
        assert await bert.do(AddBot, seat=1, bot="greedy") is Code.NOT_CREATOR
        assert await anna.do(AddBot, seat=1, bot="deep thought") is Code.NO_SUCH_BOT
        assert await anna.do(AddBot, seat=3, bot="greedy") is Code.NO_SUCH_SEAT
        assert await anna.do(AddBot, seat=0, bot="greedy") is Code.SEAT_TAKEN
        assert await anna.do(AddBot, seat=1, bot="greedy") is None
        assert await anna.do(AddBot, seat=1, bot="random") is None
        assert [seat["bot"] for seat in bert.told["seats"]] == [None, "random", None]
        assert await bert.do(Sit, seat=1) is Code.SEAT_TAKEN
        assert await anna.do(FreeSeat, seat=1) is None
        assert await anna.do(FreeSeat, seat=1) is Code.NOT_FOUND
        assert await bert.do(Sit, seat=1) is None
        assert await anna.do(AddBot, seat=2, bot="random") is None
        assert room.course.status is Status.PLAYING
        assert await anna.do(AddBot, seat=2, bot="greedy") is Code.STARTED
        await here.rest()
        assert room.course.state is not None
        assert room.course.state.players[2].settled
        rated = await here.create("anna", rated=True)
        host = await here.watcher("anna", rated.id)
        assert await host.do(AddBot, seat=1, bot="random") is Code.BAD_SETTINGS


@pytest.mark.anyio
async def test_who_is_sent_away_stays_away(tmp_path: Path) -> None:
    """The creator frees anybody's seat; that person sees from no seat any more and cannot sit down
    here again, also after a restart. Others can, and the creator's own seat is only given up."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", players=3)
        anna, bert = await here.watcher("anna", room.id), await here.watcher("bert", room.id)
        assert await bert.do(Sit, seat=1) is None
        assert await bert.do(FreeSeat, seat=0) is Code.NOT_CREATOR
        assert await anna.do(FreeSeat, seat=1) is None
        assert anna.told["seats"][1]["state"] == "free"
        assert room.audience.viewpoints_of(bert) == [None]
        assert bert.told["sent_away"] == [PEOPLE["bert"].id]
        assert await bert.do(Sit, seat=2) is Code.SENT_AWAY
        again = await here.restarted()
        late, cora = await again.watcher("bert", room.id), await again.watcher("cora", room.id)
        assert await late.do(Sit, seat=1) is Code.SENT_AWAY
        assert await cora.do(Sit, seat=1) is None
        host = await again.watcher("anna", room.id)
        assert await host.do(FreeSeat, seat=0) is None
        assert await host.do(Sit, seat=0) is None
        await again.registry.close()


def change(course: Course, person: str, seat: int, rng: Random) -> Entry:
    """What somebody might do about a seat."""
    colour = rng.choice(tuple(Colour))
    match rng.randrange(3):
        case 0:
            wanted = rng.choice((colour, None))
            return decisions.sit(course, person, seat, None, wanted, START)
        case 1:
            return decisions.choose_colour(course, person, seat, colour, START)
        case _:
            return decisions.stand(course, person, seat, START)


@given(st.integers(0, 2**32), st.integers(2, 4))
@hypothesis_settings(max_examples=40)
def test_no_two_colours_are_alike_and_a_persons_is_safe(seed: int, players: int) -> None:
    """However people sit down, stand up and paint: all seats differ in colour, and the colour of
    somebody who sits changes by nobody's hand but theirs."""
    rng = Random(seed)
    log = gathering(seats=(*(HumanSeat() for _ in range(players - 1)), BOT))
    for _ in range(30):
        before = list(log.course.chairs)
        person, seat = rng.choice(SEATED), rng.randrange(players)
        try:
            entry = change(log.course, person, seat, rng)
        except Refused:
            continue
        log.add(entry)
        chairs = log.course.chairs
        assert len({chair.colour for chair in chairs}) == players
        for number, (old, new) in enumerate(zip(before, chairs, strict=True)):
            if number != seat and old.person is not None:
                assert new == old


@pytest.mark.anyio
async def test_people_sit_stand_and_paint(tmp_path: Path) -> None:
    """A seat and a colour that somebody has are refused, a bot's seat too; who stands up leaves
    the seat free; the last one to sit down starts the game."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", seats=(MINE, HumanSeat(), BOT, HumanSeat()))
        anna, bert = await here.watcher("anna", room.id), await here.watcher("bert", room.id)
        assert await bert.do(Sit, seat=0) is Code.SEAT_TAKEN
        assert await bert.do(Sit, seat=2) is Code.SEAT_TAKEN
        assert await bert.do(Sit, seat=1, colour=Colour.RED) is Code.COLOUR_TAKEN
        assert await bert.do(Sit, seat=1, colour=Colour.GREEN) is None
        told = [seat["colour"] for seat in anna.told["seats"]]
        assert told == ["red", "green", "blue", "yellow"], "the bot took what was left"
        assert await anna.do(ChooseColour, seat=0, colour=Colour.GREEN) is Code.COLOUR_TAKEN
        assert await anna.do(ChooseColour, seat=0, colour=Colour.YELLOW) is None
        assert await anna.do(ChooseColour, seat=1, colour=Colour.RED) is Code.NOT_YOUR_SEAT
        assert await bert.do(Stand, seat=0) is Code.NOT_YOUR_SEAT
        assert await bert.do(Stand, seat=1) is None
        assert anna.told["seats"][1]["state"] == SeatState.FREE
        assert anna.told["seats"][1]["person"] is None
        assert await bert.do(Sit, seat=3) is None
        assert anna.told["status"] == Status.GATHERING
        cora = await here.watcher("cora", room.id)
        assert await cora.do(Sit, seat=1) is None
        assert anna.told["status"] == Status.PLAYING
        assert len(anna.told["deal_hash"]) == 64
        assert await cora.do(Stand, seat=1) is Code.STARTED


@pytest.mark.anyio
async def test_several_people_play_at_one_device(tmp_path: Path) -> None:
    """A hot seat: one person has several seats, each with its name and its own eyes, which go
    along when lots are drawn, and plays them all to the end."""
    async with live_tables(tmp_path) as here:
        seats = (HumanSeat(mine=True, name="Mum"), HumanSeat(mine=True, name="Dad"), HumanSeat())
        rooms = [await here.create("anna", seats=seats, shuffle_seats=True) for _ in range(4)]
        for room in rooms:
            parents = {
                name: await here.watcher("anna", room.id, seat)
                for seat, name in enumerate(("Mum", "Dad"))
            }
            assert await parents["Mum"].do(Sit, seat=2, name="Kid") is None
            for name, watcher in parents.items():
                assert watcher.told["seats"][watcher.seen["seat"]]["name"] == name
        watchers = [await here.watcher("anna", rooms[0].id, seat) for seat in range(3)]
        assert {seat["name"] for seat in watchers[0].told["seats"]} == {"Mum", "Dad", "Kid"}
        assert [watcher.seen["seat"] for watcher in watchers] == [0, 1, 2]
        await play_on(watchers, Random(1))
        assert watchers[0].told["status"] == Status.FINISHED
        assert (await here.true_game(rooms[0].id)).over


@pytest.mark.anyio
async def test_a_new_name_is_seen_at_once(tmp_path: Path) -> None:
    """At the table, and in the lobby as long as the table waits for people; a name that somebody
    gave to a hot seat stays."""
    async with live_tables(tmp_path) as here:
        lobby = Watcher(here, "emil", "")
        await here.registry.lobby.watch(lobby)
        seats = (MINE, HumanSeat(mine=True, name="Kid"), HumanSeat())
        room = await here.create("anna", seats=seats, visibility=Visibility.OPEN)
        bert = await here.watcher("bert", room.id)
        await here.registry.rename(replace(PEOPLE["anna"].public, name="Annika"))
        assert [seat["name"] for seat in bert.told["seats"][:2]] == ["Annika", "Kid"]
        assert lobby.heard("lobby")[-1]["tables"][0]["creator"]["name"] == "Annika"
        assert await bert.do(Sit, seat=2) is None
        heard = len(lobby.heard("lobby"))
        await here.registry.rename(replace(PEOPLE["anna"].public, name="Anja"))
        assert bert.told["creator"]["name"] == "Anja"
        assert len(lobby.heard("lobby")) == heard


@pytest.mark.anyio
async def test_the_lobby_hears_of_open_tables_only(tmp_path: Path) -> None:
    """An open table is announced when it is made, when somebody sits down and when it is gone
    from the lobby; of a private one nothing is heard. Who comes later gets those that wait."""
    async with live_tables(tmp_path) as here:
        early = Watcher(here, "emil", "")
        await here.registry.lobby.watch(early)
        assert early.heard("lobby")[0] == {"type": "lobby", "tables": [], "whole": True}
        await here.create("anna", visibility=Visibility.PRIVATE)
        room = await here.create("anna", visibility=Visibility.OPEN, players=3)
        for person, seat in (("bert", 1), ("cora", 2)):
            watcher = await here.watcher(person, room.id)
            late = Watcher(here, "gast", "")
            await here.registry.lobby.watch(late)
            (whole,) = late.heard("lobby")
            assert [line["id"] for line in whole["tables"]] == [room.id]
            here.registry.lobby.unwatch(late)
            assert await watcher.do(Sit, seat=seat) is None
            assert len(late.frames) == 1
            assert await watcher.do(Say, text="hello") is None
        news = [line for message in early.heard("lobby")[1:] for line in message["tables"]]
        assert {line["id"] for line in news} == {room.id}
        assert [line["status"] for line in news] == ["gathering", "gathering", "playing"]


@pytest.mark.anyio
async def test_people_who_want_the_same_are_paired(tmp_path: Path) -> None:
    """Two different people who want the same table are sat at one, and told; one who waits twice
    is not paired with themselves; other wishes wait on."""
    async with live_tables(tmp_path) as here:
        pairing = Pairing(here.registry)
        anna, other, bert, cora = (
            Watcher(here, person, "") for person in ("anna", "anna", "bert", "cora")
        )
        for watcher in (anna, other):
            await pairing.pair(watcher, PEOPLE["anna"], Pair(id=1))
        await pairing.pair(cora, PEOPLE["cora"], Pair(id=1, players=3))
        assert anna.frames == cora.frames == []
        await pairing.pair(bert, PEOPLE["bert"], Pair(id=1))
        (told,) = bert.heard("paired")
        assert other.heard("paired") == [told]
        assert anna.frames == cora.frames == []
        room = await here.room(told["table"])
        assert {chair.person for chair in room.course.chairs} == {"anna", "bert"}
        assert room.course.status is Status.PLAYING
        with pytest.raises(Refused) as refused:
            await pairing.pair(cora, PEOPLE["gast"], Pair(id=2, rated=True))
        assert refused.value.code is Code.NEEDS_ACCOUNT


@pytest.mark.anyio
async def test_the_lobby_sees_who_waits_for_pairing(tmp_path: Path) -> None:
    """How many wait for which kind of game: told at once, and whenever it changes."""
    async with live_tables(tmp_path) as here:
        pairing = Pairing(here.registry)
        emil, anna, bert = (Watcher(here, person, "") for person in ("emil", "anna", "bert"))
        await here.registry.lobby.watch(emil)
        pairing.show(emil)
        await pairing.pair(anna, PEOPLE["anna"], Pair(id=1))
        await pairing.pair(bert, PEOPLE["bert"], Pair(id=1, players=3))
        pairing.forget(emil)
        pairing.forget(bert)
        await pairing.pair(bert, PEOPLE["bert"], Pair(id=2))
        told = [
            [(line["players"], line["people"]) for line in message["waiting"]]
            for message in emil.heard("queue")
        ]
        assert told == [[], [(2, 1)], [(2, 1), (3, 1)], [(2, 1)], []]
