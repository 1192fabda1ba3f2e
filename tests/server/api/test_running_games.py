"""The games that a person is playing, as the front page shows them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from codex_naturalis.engine.state import Phase
from codex_naturalis.protocol.messages import GameChanged
from codex_naturalis.protocol.tables import RunningGame, Status
from tests.server.serving import serving
from tests.server.visiting import guest, set_up, some_move

pytestmark = pytest.mark.anyio


async def test_my_games_say_whose_turn_it_is(tmp_path: Path) -> None:
    """Only mine and only those that run, the newest change first: whose turn, round, points, and
    my own area, at tables without a clock too; nothing hidden."""
    async with (
        serving(tmp_path, rate_limits=False) as url,
        guest(url) as one,
        guest(url) as two,
        one.line() as first,
        two.line() as second,
    ):
        await one.table("me", "free")
        table = await one.table("me", "free", shuffle_seats=False)
        await second.do("sit", table=table, seat=1)
        for line in (first, second):
            await line.do("watch", table=table)
        await set_up(table, [first, second])
        (mine,) = (await one.http.get("/api/me/games")).json()
        assert (mine["line"]["id"], mine["seat"]) == (table, 0)
        assert (mine["phase"], mine["to_move"], mine["round"]) == ("place", [0], 1)
        assert len(mine["area"]) == 1
        assert not {"hand", "objective", "faces"} & mine.keys()
        await first.play(table, 0, some_move(first.update(table).view, 0, Random(1)))
        (theirs,) = (await two.http.get("/api/me/games")).json()
        assert (theirs["seat"], theirs["phase"], theirs["to_move"]) == (1, "draw", [0])
        points = [player.points for player in first.update(table).view.players]
        assert theirs["points"] == points
        await second.do("resign", table=table, seat=1)
        assert (await one.http.get("/api/me/games")).json() == []


async def test_tybor_has_points_too(tmp_path: Path) -> None:
    """In solo his stand after mine."""
    async with serving(tmp_path, rate_limits=False) as url, guest(url) as one:
        await one.table("me", mode="solo-easy")
        (mine,) = (await one.http.get("/api/me/games")).json()
        assert mine["points"] == [0, 0]


async def test_strangers_have_no_games(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_limits=False) as url, guest(url) as one:
        one.http.cookies.clear()
        answer = await one.http.get("/api/me/games")
        assert (answer.status_code, answer.json()["code"]) == (401, "unauthenticated")


async def test_my_games_change_while_i_watch_the_lobby(tmp_path: Path) -> None:
    """Law: whoever watches the lobby is told of every change of their own games, and of nobody
    else's: that one has begun, whose turn it is, that it is over. The line says when."""
    async with (
        serving(tmp_path, rate_limits=False) as url,
        guest(url) as one,
        guest(url) as two,
        one.line() as first,
        two.line() as second,
        two.line() as home,
        guest(url) as three,
        three.line() as stranger,
    ):
        for line in (home, stranger):
            await line.do("watch_lobby")
        table = await one.table("me", "free", shuffle_seats=False)
        await second.do("sit", table=table, seat=1)
        await home.rest()
        assert home.last(GameChanged).game.phase is Phase.SETUP
        await set_up(table, [first, second])
        begun = (await two.http.get("/api/me/games")).json()[0]["line"]["changed"]
        for _ in range(2):
            await first.play(table, 0, some_move(first.update(table).view, 0, Random(1)))
            await first.rest()
        await home.rest()
        game = home.last(GameChanged).game
        assert (game.line.id, game.seat, game.to_move) == (table, 1, (1,))
        assert game.line.changed >= begun
        (asked,) = msgspec.convert((await two.http.get("/api/me/games")).json(), list[RunningGame])
        assert replace(asked, clocks=game.clocks) == game
        await first.do("resign", table=table, seat=0)
        await home.rest()
        assert home.last(GameChanged).game.line.status is Status.FINISHED
        await home.do("unwatch_lobby")
        await two.table("me", mode="solo-easy")
        await home.rest()
        assert home.last(GameChanged).game.line.id == table
        await stranger.rest()
        assert not [message for message in stranger.heard if isinstance(message, GameChanged)]


async def test_who_waits_for_pairing_is_public(tmp_path: Path) -> None:
    """Case: a visitor without a socket reads the same queue that the lobby shows."""
    async with serving(tmp_path, rate_limits=False) as url, guest(url) as one, one.line() as line:
        assert (await one.http.get("/api/pairing")).json() == []
        await line.do("pair", players=3)
        one.http.cookies.clear()
        (waiting,) = (await one.http.get("/api/pairing")).json()
        assert (waiting["players"], waiting["rated"], waiting["people"]) == (3, False, 1)
        await line.do("unpair")
        assert (await one.http.get("/api/pairing")).json() == []
