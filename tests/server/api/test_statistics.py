"""Endpoints of statistics: what they answer, how they are cached, and what they refuse."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path
from random import Random

import msgspec
import pytest
from httpx import AsyncClient, Response

from codex_naturalis.analysis.statistics import SMALL, shipped
from codex_naturalis.protocol.statistics import (
    GroupStatistics,
    StatisticsGroup,
    StatisticsTopic,
)
from codex_naturalis.server.archive.archive import Archive
from tests.server.endpoints import code
from tests.server.serving import serving
from tests.server.visiting import Visitor, finish_game, guest

pytestmark = pytest.mark.anyio

MOST_BYTES = 8_000
"""Of an answer, gzipped."""


def read(answer: Response) -> GroupStatistics:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=GroupStatistics)


async def people(http: AsyncClient, group: str) -> GroupStatistics:
    return read(await http.get("/api/statistics", params={"source": "people", "group": group}))


async def counted(http: AsyncClient, group: str) -> GroupStatistics:
    """Once there is a game."""
    async with asyncio.timeout(20):
        while not (found := await people(http, group)).games:
            pass
    return found


async def played(visitor: Visitor, seats: list[str], **settings: str) -> None:
    """A game of one person, at all seats of `me`, to its end."""
    table = await visitor.table(*seats, **settings)
    mine = [seat for seat, who in enumerate(seats) if who == "me"]
    async with visitor.line() as line:
        await finish_game(line, table, mine, Random(2))


async def test_the_bots_statistics(tmp_path: Path) -> None:
    """Law: each group has what ships, every share inside its interval, and is small on the wire;
    the same again is 304 without a body."""
    async with (
        serving(tmp_path, rate_limits=False) as url,
        AsyncClient(base_url=url, timeout=60) as http,
    ):
        for name in StatisticsGroup:
            answer = await http.get("/api/statistics", params={"group": name})
            found, known = read(answer), shipped().groups[name]
            assert (found.games, found.few, found.command) == (
                known.games,
                SMALL,
                shipped().command,
            )
            for rows, counts in (
                (found.cards, known.cards),
                (found.objectives, known.objectives),
                (found.starters, known.starters),
                (found.openings, known.openings),
            ):
                assert {row.key: row.games for row in rows} == {
                    key: count.games for key, count in counts.items()
                }
                assert [row.won for row in rows] == sorted((row.won for row in rows), reverse=True)
                assert all(0 <= row.low <= row.won <= row.high <= 1 for row in rows)
            assert int(answer.headers["content-length"]) <= MOST_BYTES
            headers = {"if-none-match": answer.headers["etag"]}
            again = await http.get("/api/statistics", params={"group": name}, headers=headers)
            assert (again.status_code, again.content) == (304, b"")


async def test_a_finished_game_appears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law: people's statistics begin empty, have a game once it is over, with another ETag, and
    are the same after a restart; no request replays a game."""
    async with serving(tmp_path, rate_limits=False) as url, guest(url) as visitor:
        empty = await people(visitor.http, "2")
        assert (empty.games, empty.average, empty.cards, empty.seats) == (0, 0, (), ())
        await played(visitor, ["me", "me"])
        await played(visitor, ["me"], mode="solo-easy")
        found = await counted(visitor.http, "2")
        assert sum(seat.games for seat in found.seats) == 2
        assert found.average == 0.5
        assert (await counted(visitor.http, "solo-easy")).seats[0].games == 1

    async def fail(*_: object) -> None:
        raise AssertionError("a request has loaded a game")

    monkeypatch.setattr(Archive, "load", fail)
    async with serving(tmp_path) as url, AsyncClient(base_url=url, timeout=60) as http:
        assert await people(http, "2") == found


async def test_csv(tmp_path: Path) -> None:
    """Law: each list is also CSV, with the same keys and numbers, a name for each, and a file
    name of its own."""
    async with (
        serving(tmp_path, rate_limits=False) as url,
        AsyncClient(base_url=url, timeout=60) as http,
    ):
        whole = read(await http.get("/api/statistics", params={"group": "3"}))
        for topic in StatisticsTopic:
            asked = {"group": "3", "topic": topic.value}
            answer = await http.get("/api/statistics.csv", params=asked)
            assert answer.headers["content-type"].startswith("text/csv")
            disposition = answer.headers["content-disposition"]
            assert disposition == f'attachment; filename="codex-bots-3-{topic}.csv"'
            lines = [*csv.DictReader(io.StringIO(answer.text))]
            rows = getattr(whole, topic.value)
            assert [line["key"] for line in lines] == [row.key for row in rows]
            assert [float(line["won"]) for line in lines] == [row.won for row in rows]
            assert len({line["name"] for line in lines}) == len(lines)


async def test_what_there_is_not(tmp_path: Path) -> None:
    """Case: other sources, groups and topics are bad requests that name the parameter."""
    async with serving(tmp_path) as url, AsyncClient(base_url=url, timeout=60) as http:
        for path, parameter in (
            ("/api/statistics?source=cats", "source"),
            ("/api/statistics?group=5", "group"),
            ("/api/statistics.csv?topic=weather", "topic"),
        ):
            answer = await http.get(path)
            assert code(answer) == (400, "bad_request")
            assert parameter in answer.json()["reason"]
