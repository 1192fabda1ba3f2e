"""People in the wrong place: each is refused, by the code that says why."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.protocol.messages import CommandRefused, Done, Lobby, Update
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import Status
from tests.server.serving import serving
from tests.server.visiting import Line, Visitor, account, guest, set_up, some_move, stored_log

pytestmark = pytest.mark.anyio


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
async def url(data: Path) -> AsyncIterator[str]:
    async with serving(data, rate_limits=False) as url:
        yield url


class Pair:
    """Two who play at a table, in the first turn."""

    def __init__(self, table: str, people: list[Visitor], lines: list[Line]) -> None:
        self.table = table
        self.people = people
        self.lines = lines

    def move(self, seat: int = 0) -> str:
        return some_move(self.lines[seat].update(self.table).view, seat, Random(0))


async def playing(stack: AsyncExitStack, url: str, **settings: object) -> Pair:
    people = [await stack.enter_async_context(guest(url)) for _ in range(2)]
    lines = [await stack.enter_async_context(one.line()) for one in people]
    table = await people[0].table("me", "free", **settings)
    await lines[1].do("sit", table=table, seat=1)
    await set_up(table, lines)
    return Pair(table, people, lines)


async def test_nobody_acts_for_anothers_seat(url: str, data: Path) -> None:
    """Neither another player, nor a spectator, nor a stranger does anything in a seat that is not
    theirs; a seat that is none is nobody's."""
    async with AsyncExitStack() as stack:
        pair = await playing(stack, url)
        table = pair.table
        version = pair.lines[0].update(table).version
        spectator = await stack.enter_async_context((await enter(stack, url)).line())
        stranger = await stack.enter_async_context((await enter(stack, url)).line())
        await spectator.do("watch", table=table)
        before = stored_log(data, table)
        for line in (pair.lines[1], spectator, stranger):
            for kind in (
                "play",
                "take_back",
                "hint",
                "resign",
                "leave",
                "return",
                "abort",
                "watch",
            ):
                fields: dict[str, object] = {"table": table, "seat": 0}
                if kind in ("play", "take_back", "hint"):
                    fields["version"] = version
                if kind == "play":
                    fields["move"] = pair.move()
                assert await line.refused(kind, **fields) is Code.NOT_YOUR_SEAT, kind
                assert await line.refused(kind, **{**fields, "seat": 3}) is Code.NO_SUCH_SEAT, kind
        for line in (spectator, stranger):
            assert await line.refused("say", table=table, text="hi") is Code.NOT_YOUR_SEAT
            assert await line.refused("claim", table=table, seat=0) is Code.NOT_YOUR_SEAT
            assert await line.refused("rematch", table=table, seat=0) is Code.NOT_YOUR_SEAT
        assert await pair.lines[1].refused("claim", table=table, seat=0) is Code.NOT_AWAY
        assert await stranger.refused("resign", table="no-such", seat=0) is Code.NOT_FOUND
        assert stored_log(data, table) == before


async def test_nobody_sits_stands_or_paints_for_another(url: str) -> None:
    """Before the game: a taken seat stays taken, and is left and painted by its own person; a
    table is taken away by its maker alone."""
    async with guest(url) as maker, guest(url) as other, other.line() as line:
        table = await maker.table("me", "greedy", "free")
        assert await line.refused("sit", table=table, seat=0) is Code.SEAT_TAKEN
        assert await line.refused("sit", table=table, seat=1) is Code.SEAT_TAKEN
        assert await line.refused("sit", table=table, seat=3) is Code.NO_SUCH_SEAT
        assert await line.refused("sit", table=table, seat=2, colour="red") is Code.COLOUR_TAKEN
        assert await line.refused("stand", table=table, seat=0) is Code.NOT_YOUR_SEAT
        assert await line.refused("stand", table=table, seat=1) is Code.NOT_YOUR_SEAT
        assert (
            await line.refused("paint", table=table, seat=0, colour="green") is Code.NOT_YOUR_SEAT
        )
        assert await line.refused("abort", table=table, seat=0) is Code.NOT_CREATOR
        for kind in ("resign", "leave", "return", "claim"):
            assert await line.refused(kind, table=table, seat=0) is Code.NOT_STARTED
        await line.do("sit", table=table, seat=2)
        assert await line.refused("sit", table=table, seat=2) is Code.STARTED
        assert await line.refused("stand", table=table, seat=2) is Code.STARTED
        assert await line.refused("paint", table=table, seat=2, colour="red") is Code.STARTED


async def test_versions_that_are_forged_old_or_not_yet(url: str, data: Path) -> None:
    """A half-move counts only against a table that its maker has seen and that still stands."""
    async with AsyncExitStack() as stack:
        pair = await playing(stack, url)
        table, line, move = pair.table, pair.lines[0], pair.move()
        before = stored_log(data, table)
        for version in (0, 1, before[-1][1] + 1, 2**53):
            fields = {"table": table, "seat": 0, "version": version}
            assert await line.refused("play", move=move, **fields) is Code.STALE
            assert await line.refused("hint", **fields) is Code.STALE
            assert await line.refused("take_back", **fields) is Code.STALE
        assert stored_log(data, table) == before
        other = pair.lines[1]
        fields = {"table": table, "seat": 1, "version": other.update(table).version}
        assert await other.refused("play", move="<R", **fields) is Code.NOT_YOUR_TURN
        assert await other.refused("take_back", **fields) is Code.NO_TAKE_BACK


async def test_the_same_command_again_does_nothing(url: str, data: Path) -> None:
    """Bytes that were obeyed once are refused when they come again, from the same connection or
    from another of the same person, at once or after others have moved."""
    async with AsyncExitStack() as stack:
        pair = await playing(stack, url)
        table, line = pair.table, pair.lines[0]
        again = await stack.enter_async_context(pair.people[0].line())
        sent: list[str] = []
        for _ in range(3):
            for seat, mover in enumerate(pair.lines):
                for _ in range(2):
                    fields = {"table": table, "seat": seat, "version": mover.update(table).version}
                    command = {"type": "play", "id": 900, "move": pair.move(seat), **fields}
                    text = json.dumps(command)
                    await mover.socket.send(text)
                    assert isinstance(await mover.answer(900), Done)
                    await mover.rest()
                    if seat == 0:
                        sent.append(text)
                        await again.socket.send(text)
                        assert (await again.answer(900)).code is Code.STALE
                for each in pair.lines:
                    await each.rest()
        before = stored_log(data, table)
        for replayer in (line, again):
            for text in sent:
                await replayer.socket.send(text)
                refusal = await replayer.answer(900)
                assert isinstance(refusal, CommandRefused)
                assert refusal.code is Code.STALE
        assert stored_log(data, table) == before
        assert len(sent) == 6


async def test_two_connections_and_one_half_move(url: str, data: Path) -> None:
    """Of two connections that send a half-move for one seat at one moment, one is obeyed."""
    async with AsyncExitStack() as stack:
        pair = await playing(stack, url)
        lines = [pair.lines[0], await stack.enter_async_context(pair.people[0].line())]
        fields = {
            "table": pair.table,
            "seat": 0,
            "version": pair.lines[0].update(pair.table).version,
        }
        before = len(stored_log(data, pair.table))
        answers = await asyncio.gather(
            *(line.ask("play", move=pair.move(), **fields) for line in lines)
        )
        assert {type(answer) for answer in answers} == {Done, CommandRefused}
        assert [one.code for one in answers if isinstance(one, CommandRefused)] == [Code.STALE]
        assert len(stored_log(data, pair.table)) == before + 1


async def test_after_the_end(url: str) -> None:
    """A finished game takes no more half-moves, and is not given up twice."""
    async with AsyncExitStack() as stack:
        pair = await playing(stack, url)
        line, about = pair.lines[0], {"table": pair.table, "seat": 0}
        version = line.update(pair.table).version
        await line.do("resign", **about)
        for kind in ("resign", "leave", "return"):
            assert await line.refused(kind, **about) is Code.GAME_OVER
        assert await line.refused("take_back", version=version, **about) is Code.GAME_OVER
        assert await line.refused("play", version=version, move="<R", **about) is Code.GAME_OVER
        assert await line.refused("abort", **about) is Code.GAME_OVER
        assert await line.refused("sit", **about) is Code.STARTED
        for number, each in enumerate(pair.lines):
            await each.do("rematch", table=pair.table, seat=number)
        assert await line.refused("rematch", **about) is Code.STARTED


async def test_rated_tables_are_for_accounts_each_once(url: str) -> None:
    """A guest neither makes, nor joins, nor is paired for a rated game; an account sits once."""
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(account(url, "Anna"))
        somebody = await stack.enter_async_context(guest(url))
        line = await stack.enter_async_context(anna.line())
        guests = await stack.enter_async_context(somebody.line())
        table = await anna.table("me", "free", rated=True)
        assert await line.refused("sit", table=table, seat=1) is Code.SEAT_TAKEN
        assert await guests.refused("sit", table=table, seat=1) is Code.NEEDS_ACCOUNT
        assert await guests.refused("pair", rated=True) is Code.NEEDS_ACCOUNT
        mine = {"type": "human", "mine": True}
        seats = [mine, {"type": "human"}]
        answer = await somebody.http.post("/api/tables", json={"seats": seats, "rated": True})
        assert (answer.status_code, answer.json()["code"]) == (403, "needs_account")
        answer = await anna.http.post("/api/tables", json={"seats": [mine, mine], "rated": True})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_settings")


async def test_one_person_in_several_seats(url: str) -> None:
    """A hot seat: one person holds two, under two names, and sees with the eyes of each; no hand
    of one is seen by the other's eyes."""
    async with guest(url) as host, host.line() as line:
        seats = [{"type": "human", "mine": True, "name": name} for name in ("Ada", "Bo")]
        made = await host.http.post("/api/tables", json={"seats": seats, "shuffle_seats": False})
        table = made.json()["id"]
        assert [seat["name"] for seat in made.json()["seats"]] == ["Ada", "Bo"]
        await line.do("watch", table=table)
        assert line.last(Update).seat == 0
        await line.do("watch", table=table, seat=1)
        for seat in (0, 1):
            for _ in range(2):
                newest = [one for one in line.heard if isinstance(one, Update) and one.seat == seat]
                await line.play(table, seat, some_move(newest[-1].view, seat, Random(0)))
                await line.rest()
        for update in line.heard:
            if isinstance(update, Update):
                assert update.seat is not None
                assert update.view.players[1 - update.seat].objective is None
        assert line.last(Update).view.players[1].objective is not None
        assert await line.refused("watch", table=table, seat=2) is Code.NO_SUCH_SEAT


async def test_private_tables_are_in_no_list_of_others(url: str) -> None:
    """A private table is found by its link: not in the lobby, live or asked for, nor among a
    person's games, but for that person."""
    async with guest(url) as maker, guest(url) as other, other.line() as line:
        await line.do("watch_lobby")
        hidden = await maker.table("me", "free")
        shown = await maker.table("me", "free", visibility="open")
        running = await maker.table("me", "random")
        await line.rest()
        told = {row.id for each in line.heard if isinstance(each, Lobby) for row in each.tables}
        assert told == {shown}
        listed = (await other.http.get("/api/tables")).json()
        assert [row["id"] for row in listed] == [shown]
        games = f"/api/people/{maker.name}/games"
        page = (await other.http.get(games)).json()
        assert {row["id"] for row in page["games"]} == {shown}
        page = (await maker.http.get(games)).json()
        assert {row["id"] for row in page["games"]} == {hidden, shown, running}
        await line.do("watch", table=hidden)
        assert line.table.status is Status.GATHERING


async def test_no_record_before_the_end(url: str) -> None:
    """Nobody gets the record or the replay of a game that is not over, not even its players; for
    a table that was taken away there is none."""
    async with guest(url) as maker, maker.line() as line:
        gathering, running = await maker.table("me", "free"), await maker.table("me", "random")
        for table in (gathering, running):
            for path in ("record", "game", "replay/0", "replay/0?seat=0"):
                answer = await maker.http.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
        await line.do("abort", table=gathering, seat=0)
        answer = await maker.http.get(f"/api/tables/{gathering}/record")
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
        await line.do("resign", table=running, seat=0)
        assert (await maker.http.get(f"/api/tables/{running}/record")).status_code == 200
        whole = (await maker.http.get(f"/api/tables/{running}/game")).json()
        assert (whole["over"], whole["headers"]["Ended-By"]) == (False, "resigned")
        assert (whole["steps"][0]["move"], len(whole["steps"][0]["hands"])) == (None, 2)
        answer = await maker.http.get(f"/api/tables/{running}/replay/999")
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
        answer = await maker.http.get(f"/api/tables/{running}/replay/0?seat=3")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_seat")


async def test_tables_without_spectators(url: str) -> None:
    """Who looked on while people gathered hears no more once such a game starts, and nobody else
    comes to look; those who sit there do."""
    async with AsyncExitStack() as stack:
        maker = await enter(stack, url)
        looker = await stack.enter_async_context((await enter(stack, url)).line())
        player = await stack.enter_async_context((await enter(stack, url)).line())
        table = await maker.table("me", "free", spectators=False)
        await looker.do("watch", table=table)
        await player.do("sit", table=table, seat=1)
        await looker.rest()
        assert await looker.refused("watch", table=table) is Code.NO_SPECTATORS
        await player.do("watch", table=table)
        await player.play(table, 1, "s:front")
        await looker.rest()
        assert not [one for one in looker.heard if isinstance(one, Update)]


async def enter(stack: AsyncExitStack, url: str) -> Visitor:
    return await stack.enter_async_context(guest(url))
