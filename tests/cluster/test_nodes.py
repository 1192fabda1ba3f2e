"""Two nodes as one server, with real processes, PostgreSQL and NATS: people need not know where
they are connected, a node may die, and the bus may be away."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import httpx
import pytest

from codex_naturalis.protocol.messages import Bye, Lobby, Paired, Said, Update
from codex_naturalis.protocol.refusals import Code
from tests.cluster.nodes import hears, line_at, one_move, two_nodes, version_of
from tests.server.visiting import Line, account, guest

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def play_between(table: str, lines: list[Line], rng: Random, half_moves: int) -> None:
    """Each hears what the other has done, and answers it."""
    for _ in range(half_moves):
        newest = max(version_of(line, table) for line in lines)
        for line in lines:
            await hears(line, lambda: version_of(line, table) >= newest)  # noqa: B023
        seat = lines[0].update(table).view.to_move[0]
        await one_move(lines[seat], table, seat, rng)


async def test_people_at_two_nodes(tmp_path: Path) -> None:
    """Case: lobby, sitting down, presence, a game, chat, pairing and sessions, between nodes."""
    async with (
        two_nodes(tmp_path) as nodes,
        account(nodes.first.url, "Ada") as ada,
        account(nodes.other.url, "Bob") as bob,
        line_at(nodes.first, ada) as one,
        line_at(nodes.other, bob) as two,
    ):
        await two.do("watch_lobby")
        table = await ada.table("me", "free", visibility="open")
        await one.do("watch", table=table)
        await hears(
            two,
            lambda: any(
                line.id == table for said in two.heard if isinstance(said, Lobby)
                for line in said.tables
            ),
        )  # fmt: skip
        await two.do("sit", table=table, seat=1)
        await two.do("watch", table=table, seat=1)
        await hears(one, lambda: version_of(one, table) > 0)
        await hears(one, lambda: not one.table.seats[1].away)
        await hears(two, lambda: not two.table.seats[0].away)
        await play_between(table, [one, two], Random(5), 12)
        await two.do("say", table=table, text="well played")
        await hears(one, lambda: isinstance(one.heard[-1], Said))
        await one.do("pair", players=2)
        await two.do("pair", players=2)
        for line in (one, two):
            await hears(line, lambda: any(isinstance(said, Paired) for said in line.heard))  # noqa: B023
        assert one.last(Paired) == two.last(Paired)
        async with line_at(nodes.other, ada) as elsewhere:
            answer = await ada.http.delete("/api/sessions/all")
            assert answer.status_code < 300, answer.text
            last, _ = await elsewhere.end()
            assert isinstance(last, Bye)
            assert last.code is Code.UNAUTHENTICATED


async def test_a_game_without_the_bus(tmp_path: Path) -> None:
    """Case: NATS is killed in the middle of a game between two nodes, and comes back. Every
    half-move arrives."""
    async with (
        two_nodes(tmp_path) as nodes,
        guest(nodes.first.url) as ada,
        guest(nodes.other.url) as bob,
        line_at(nodes.first, ada) as one,
        line_at(nodes.other, bob) as two,
    ):
        table = await ada.table("me", "free")
        await two.do("sit", table=table, seat=1)
        await one.do("watch", table=table, seat=0)
        await two.do("watch", table=table, seat=1)
        rng = Random(6)
        await play_between(table, [one, two], rng, 4)
        nodes.bus.kill()
        await play_between(table, [one, two], rng, 6)
        nodes.bus.start()
        await play_between(table, [one, two], rng, 6)
        newest = max(version_of(line, table) for line in (one, two))
        for line in (one, two):
            await hears(line, lambda: version_of(line, table) == newest)  # noqa: B023
        assert [
            said.code for line in (one, two) for said in line.heard if hasattr(said, "code")
        ] == []


async def test_a_node_is_killed(tmp_path: Path) -> None:
    """Case: the node where somebody plays against a bot is killed after the person's half-move; at
    the other one the bot goes on, and the game with it."""
    async with two_nodes(tmp_path) as nodes, guest(nodes.first.url) as ada:
        rng = Random(7)
        async with line_at(nodes.first, ada) as line:
            table = await ada.table("me", "greedy")
            await line.do("watch", table=table, seat=0)
            version = 0
            for _ in range(2):
                await hears(line, lambda: 0 in line.update(table).view.to_move)
                version = await one_move(line, table, 0, rng)
            os.kill(nodes.first.pid, signal.SIGKILL)
        async with line_at(nodes.other, ada) as line:
            await line.do("watch", table=table, seat=0)
            assert line.update(table).version >= version
            for _ in range(6):
                await hears(line, lambda: 0 in line.update(table).view.to_move)
                before = version_of(line, table)
                await one_move(line, table, 0, rng)
                await hears(line, lambda: version_of(line, table) > before)  # noqa: B023


async def test_a_node_stops_and_the_other_goes_on(tmp_path: Path) -> None:
    """Case: SIGTERM. People are told to come back, spread over a while in which the node says that
    it is not healthy; at the other node they find their game, and the bot plays at once."""
    async with (
        two_nodes(tmp_path, "--drain-seconds", "2") as nodes,
        guest(nodes.first.url) as ada,
        guest(nodes.first.url) as bob,
        line_at(nodes.first, bob),
    ):
        async with line_at(nodes.first, ada) as line:
            table = await ada.table("me", "greedy")
            await line.do("watch", table=table, seat=0)
            os.kill(nodes.first.pid, signal.SIGTERM)
            async with httpx.AsyncClient() as http:
                while (answer := await http.get(f"{nodes.first.url}/health")).status_code == 200:
                    await asyncio.sleep(0.01)
                assert answer.status_code == 503
                assert (await http.get(f"{nodes.other.url}/health")).status_code == 200
            last, code = await line.end()
            assert isinstance(last, Bye)
            assert last.code is Code.SHUTTING_DOWN
            assert code == 1012
        async with line_at(nodes.other, ada) as line:
            await line.do("watch", table=table, seat=0)
            await hears(line, lambda: 0 in line.last(Update).view.to_move)
            await one_move(line, table, 0, Random(8))
