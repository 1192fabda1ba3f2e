"""Two accounts against the ladder, on the real server."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from codex_naturalis.protocol.messages import CommandRefused, Paired, RatedStandingChanged
from codex_naturalis.protocol.tables import Status
from tests.server.playing import until
from tests.server.serving import serving
from tests.server.visiting import CLOCK, Line, Visitor, account, three_turns

pytestmark = pytest.mark.anyio

GAMES = 40
PAIR: dict[str, Any] = {"players": 2, "rated": True, "clock": CLOCK}


@asynccontextmanager
async def two(
    data: Path, **settings: Any
) -> AsyncGenerator[tuple[tuple[Visitor, Line], tuple[Visitor, Line]], None]:
    async with (
        serving(data, rate_limits=False, **settings) as url,
        account(url, "Ada") as ada,
        account(url, "Bob") as bob,
        ada.line() as one,
        bob.line() as other,
    ):
        yield (ada, one), (bob, other)


async def paired(one: Line, other: Line) -> str:
    """A rated game of the two, by pairing: the only way that stays open after ten."""
    for line in (one, other):
        line.heard.clear()
        await line.do("pair", **PAIR)
    await one.rest()
    found: str = one.last(Paired).table
    return found


async def seats_of(visitor: Visitor, table: str) -> dict[str, int]:
    body = (await visitor.http.get(f"/api/tables/{table}")).json()
    return {seat["person"]["name"]: number for number, seat in enumerate(body["seats"])}


async def lose(loser: Line, visitor: Visitor, table: str) -> None:
    seat = (await seats_of(visitor, table))[visitor.name]
    await loser.do("resign", table=table, seat=seat)


def stored(data: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(data / "codex.sqlite3")) as store:
        return store.execute(sql).fetchall()


async def test_forty_resignations_gain_nothing(tmp_path: Path) -> None:
    """Case: two accounts begin 40 rated games by pairing and resign each at once. No rating has
    changed, nobody is on the leaderboard; both stand in the moderators' queue; and the one who
    resigned may not play rated games any more for a while, with a warning before."""
    data = tmp_path / "data"
    async with two(data, rated_lapses=2) as ((ada, one), (bob, other)):
        refused = None
        games = 0
        while refused is None and games < GAMES:
            for line in (one, other):
                line.heard.clear()
            await one.do("pair", **PAIR)
            answer = await other.ask("pair", **PAIR)
            if isinstance(answer, CommandRefused):
                refused = answer
                break
            await one.rest()
            table = one.last(Paired).table
            await lose(other, bob, table)
            games += 1
            known = games
            await until(
                lambda known=known: (  # type: ignore[misc]
                    stored(data, "SELECT count(*) FROM rated_games") == [(known,)]
                )
            )
        assert refused is not None
        assert refused.code.value == "rated_pause"
        assert games == 3
        assert stored(data, "SELECT count(*) FROM ratings") == [(0,)]
        assert stored(data, "SELECT status FROM tables GROUP BY status") == [("aborted",)]
        assert (await ada.http.get("/api/leaderboard?players=2")).json() == []
        standing = (await bob.http.get("/api/me/rated")).json()
        assert standing["paused_until"] is not None
        assert [lapse["warned"] for lapse in standing["lapses"]] == [False, True, False]
        told = other.last(RatedStandingChanged).standing
        assert told.paused_until == standing["paused_until"]
        quiet = (await ada.http.get("/api/me/rated")).json()
        assert quiet == {"paused_until": None, "news": None, "lapses": []}


@pytest.mark.slow
async def test_forty_quick_games_hardly_count(tmp_path: Path) -> None:
    """Case: two accounts play 40 rated games as fast as they can, each until it counts, and one
    always loses. Neither comes to the leaderboard, the second half has moved no rating,
    and the pair stands in the moderators' queue."""
    data = tmp_path / "data"
    rng = Random(3)
    async with two(data) as ((ada, one), (bob, other)):
        shown: list[int] = []
        for _ in range(GAMES):
            table = await paired(one, other)
            seats = await seats_of(ada, table)
            lines: list[Any] = [None, None]
            lines[seats["Ada"]], lines[seats["Bob"]] = one, other
            await three_turns(table, lines, rng)
            await lose(other, bob, table)
            wanted = len(shown) + 1
            await until(
                lambda wanted=wanted: (
                    stored(data, "SELECT count(*) FROM rated_games")  # type: ignore[misc]
                    == [(wanted,)]
                )
            )
            profile = (await ada.http.get("/api/people/Ada")).json()
            shown.append(profile["ratings"][0]["rating"])
        assert len(shown) == GAMES
        gains = [after - before for before, after in pairwise(shown)]
        assert sum(gains[20:]) <= 1
        assert shown[-1] < 1400
        assert (await ada.http.get("/api/leaderboard?players=2")).json() == []
    reports = stored(data, "SELECT person, kind, reporter, facts FROM reports")
    assert {person for person, *_ in reports} == {ada.id, bob.id}
    assert {kind for _, kind, *_ in reports} == {"fair_play"}
    assert {reporter for _, _, reporter, _ in reports} == {None}
    facts = {json.loads(text)["pattern"]["value"] for *_, text in reports}
    assert {"many_games", "shared_address"} <= facts
    about = [(person, json.loads(text)["pattern"]["value"]) for person, *_, text in reports]
    assert len(about) == len(set(about))


async def test_after_ten_games_only_pairing_goes_on(tmp_path: Path) -> None:
    """Case: two people who have begun as many rated games as they may in a day are refused another
    one, at a table and as a rematch, with the number said; casual games and pairing go on."""
    async with two(tmp_path / "data", rated_meetings=2) as ((ada, one), (_, other)):
        table = ""
        for _ in range(2):
            table = await ada.table("me", "free", rated=True)
            await other.do("sit", table=table, seat=1)
            await one.do("resign", table=table, seat=0)
        await one.do("rematch", table=table, seat=0)
        again = await other.ask("rematch", table=table, seat=1)
        assert (again.code.value, again.parameters["most"]) == ("met_often", 2)
        third = await ada.table("me", "free", rated=True)
        refused = await other.ask("sit", table=third, seat=1)
        assert refused.code.value == "met_often"
        assert refused.parameters == {"name": "Ada", "most": 2, "hours": 24}
        assert stored(tmp_path / "data", f"SELECT status FROM tables WHERE id = '{third}'") == [
            (Status.GATHERING.value,)
        ]
        casual = await ada.table("me", "free")
        await other.do("sit", table=casual, seat=1)


async def test_rated_games_need_a_clock(tmp_path: Path) -> None:
    """Case: neither a table nor pairing begins a rated game without a clock; nothing changes."""
    async with two(tmp_path / "data") as ((ada, one), _):
        seats = [{"type": "human", "mine": True}, {"type": "human"}]
        answer = await ada.http.post("/api/tables", json={"seats": seats, "rated": True})
        assert (answer.status_code, answer.json()["case"]) == (422, "rated_clock")
        refused = await one.ask("pair", players=2, rated=True)
        assert (refused.code.value, refused.case) == ("bad_settings", "rated_clock")
    assert stored(tmp_path / "data", "SELECT count(*) FROM tables") == [(0,)]
    assert stored(tmp_path / "data", "SELECT count(*) FROM seeks") == [(0,)]
