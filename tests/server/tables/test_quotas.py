"""What one person may do at a table, and how many tables somebody may have."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from codex_naturalis.engine.legality import LegalMoves
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.state import State
from codex_naturalis.protocol.commands import (
    ChooseColour,
    FreeSeat,
    Play,
    Resign,
    Sit,
    Stand,
    TakeBack,
)
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import BotSeat, Colour, HumanSeat, Status, Visibility
from codex_naturalis.server.people_limits import PeopleLimits
from codex_naturalis.server.ports.store import GamesQuery
from tests.server.playing import PEOPLE, Watcher, asking, begun, live_tables

pytestmark = pytest.mark.anyio


async def place(watcher: Watcher, seat: int) -> Code | None:
    room = await watcher.live_tables.room(watcher.table)
    assert room.course.state is not None
    view = room.course.state
    face = next(move for move in _places(view, seat))
    return await watcher.do(Play, seat=seat, move=str(face))


def _places(state: State, seat: int) -> list[Place]:
    return [move for move in LegalMoves(state, seat) if isinstance(move, Place)]


async def test_take_backs_are_bounded(tmp_path: Path) -> None:
    """A placement is taken back so many times in a game; then it stays, and the game goes on."""
    async with live_tables(tmp_path, people=PeopleLimits(take_backs=3)) as here:
        log = begun()
        for seat in (0, 1):
            log.move(seat, "s:front")
            assert log.course.state is not None
            offered = log.course.state.players[seat].offered
            log.move(seat, f"o:{offered[0].id}")
        room = await here.inject(log)
        anna, _ = await here.watchers(room)
        for _ in range(3):
            assert await place(anna, 0) is None
            assert await anna.do(TakeBack, seat=0) is None
        assert await place(anna, 0) is None
        version = room.course.version
        assert await anna.do(TakeBack, seat=0) is Code.LIMIT_REACHED
        assert room.course.version == version
        assert room.course.before_placement is not None


async def test_repainting_is_bounded(tmp_path: Path) -> None:
    """Nobody fills a log before the start: so many changes by one person, and standing up is always
    possible; others go on, and the creator can still send somebody away."""
    async with live_tables(tmp_path, people=PeopleLimits(seat_changes=5)) as here:
        room = await here.create("anna", players=3)
        anna, bert = await here.watcher("anna", room.id), await here.watcher("bert", room.id)
        assert await bert.do(Sit, seat=1) is None
        taken = {chair.colour for chair in room.course.chairs if chair.person == "anna"}
        colours = [colour for colour in Colour if colour not in taken][:2]
        codes = [await bert.do(ChooseColour, seat=1, colour=colours[n % 2]) for n in range(10)]
        assert codes == [None] * 4 + [Code.LIMIT_REACHED] * 6
        assert room.course.version == 6, "anna's seat, bert's and four colours"
        assert await bert.do(Stand, seat=1) is None
        assert await bert.do(Sit, seat=1) is Code.LIMIT_REACHED
        cora = await here.watcher("cora", room.id)
        assert await cora.do(Sit, seat=1) is None
        assert await anna.do(FreeSeat, seat=1) is None
        assert await cora.do(Sit, seat=1) is Code.SENT_AWAY


async def test_a_stranger_does_not_take_all_seats(tmp_path: Path) -> None:
    """At an open table who comes along has one seat, so that the game does not begin before others
    have come; who made the table may have several, and so may friends at a private one."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", players=4, visibility=Visibility.OPEN)
        anna, bert = await here.watcher("anna", room.id), await here.watcher("bert", room.id)
        assert await bert.do(Sit, seat=1) is None
        assert await bert.do(Sit, seat=2) is Code.SEAT_TAKEN
        assert await anna.do(Sit, seat=2) is None
        assert await anna.do(FreeSeat, seat=1) is None
        assert await bert.do(Sit, seat=1) is Code.SENT_AWAY
        private = await here.create("anna", players=4)
        bert = await here.watcher("bert", private.id)
        assert await bert.do(Sit, seat=1) is None
        assert await bert.do(Sit, seat=2) is None


class LobbyWatcher:
    person = "emil"

    def __init__(self) -> None:
        self.kinds: list[str] = []

    def send(self, frame: bytes) -> None:
        self.kinds.append(msgspec.json.decode(frame)["type"])


async def test_the_lobby_hears_of_seats_not_of_colours(tmp_path: Path) -> None:
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", players=3, visibility=Visibility.OPEN)
        anna = await here.watcher("anna", room.id)
        emil = LobbyWatcher()
        await here.registry.lobby.watch(emil)
        emil.kinds.clear()
        mine = room.course.chairs[0].colour
        other = next(colour for colour in Colour if colour is not mine)
        for colour in (other, mine, other, mine):
            assert await anna.do(ChooseColour, seat=0, colour=colour) is None
        assert emil.kinds == []
        bert = await here.watcher("bert", room.id)
        assert await bert.do(Sit, seat=1) is None
        assert emil.kinds == ["lobby"]


async def test_tables_count_for_who_made_them(tmp_path: Path) -> None:
    """Also those where the creator does not sit; a finished one no more."""
    async with live_tables(tmp_path, most_tables=3) as here:
        for _ in range(3):
            await here.registry.create(PEOPLE["anna"], asking(seats=(HumanSeat(),) * 2))
        with pytest.raises(Refused) as refused:
            await here.registry.create(PEOPLE["anna"], asking(seats=(HumanSeat(),) * 2))
        assert (refused.value.code, refused.value.case) == (Code.LIMIT_REACHED, "tables")
        assert await here.store.tables.count(GamesQuery(creator="anna")) == 3
        await here.create("bert")


async def test_tables_with_bots_are_fewer(tmp_path: Path) -> None:
    """So many unfinished ones with bots; those without bots go on."""
    people = PeopleLimits(bot_tables=2)
    async with live_tables(tmp_path, people=people) as here:
        with_bot = (HumanSeat(mine=True), BotSeat("random"))
        rooms = [await here.create("anna", seats=with_bot) for _ in range(2)]
        with pytest.raises(Refused) as refused:
            await here.create("anna", seats=with_bot)
        assert (refused.value.code, refused.value.case) == (Code.LIMIT_REACHED, "bot_tables")
        await here.create("anna")
        await here.create("bert", seats=with_bot)
        anna = await here.watcher("anna", rooms[0].id)
        assert await anna.do(Resign, seat=0) is None
        assert rooms[0].course.status is Status.FINISHED
        await here.create("anna", seats=with_bot)
