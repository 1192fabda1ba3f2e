"""Tables across nodes: everybody sees the same wherever they are connected, bots and clocks go on
when a node dies, and nothing of that hangs on the bus."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from codex_naturalis.protocol.clocks import RealTime
from codex_naturalis.protocol.commands import Play, Resign, Say
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, Status
from tests.server.nodes.cluster import Cluster, NodeOf, cluster
from tests.server.playing import Watcher, facts, pick

pytestmark = pytest.mark.anyio


async def play(watcher: Watcher, rng: Random) -> None:
    """One half-move of the seat of a person who has one to make."""
    room = await watcher.live_tables.room(watcher.table)
    [seat] = [n for n, chair in enumerate(room.course.chairs) if chair.person == watcher.person]
    assert room.course.state is not None
    move = pick(room.course.state, seat, rng)
    refused = await watcher.do(Play, seat=seat, move=str(move))
    assert refused is None, refused


async def alike(cluster: Cluster, table: str) -> None:
    """All nodes have the table as the log has it."""
    stored = [facts((await node.room(table)).course) for node in cluster.nodes]
    assert all(one == stored[0] for one in stored)
    assert stored[0]["version"] == len((await cluster.nodes[0].stored(table)).entries)


@pytest.mark.parametrize("bus", ["there", "away"])
async def test_a_game_between_two_nodes(tmp_path: Path, bus: str) -> None:
    """Law: each hears all that the other does, in order and with its events; without the bus too,
    within seconds."""
    async with cluster(tmp_path) as both:
        a, b = await both.join(), await both.join()
        await both.advance(1)
        if bus == "away":
            for node in both.nodes:
                node.bus.cut()
        wait = 0.5 if bus == "there" else 3.0
        room = await a.game()
        anna, bert = await a.watcher("anna", room.id, 0), await b.watcher("bert", room.id, 1)
        rng = Random(3)
        for _ in range(20):
            there = await b.room(room.id)
            for one in (anna, bert):
                here = await one.live_tables.room(room.id)
                seat = ("anna", "bert").index(one.person)
                if seat in here.course.to_move:
                    before = here.course.version
                    await play(one, rng)
                    other = there if one is anna else room
                    await both.until(lambda: other.course.version == before + 1, wait)  # noqa: B023
        await alike(both, room.id)
        assert [one["version"] for one in anna.heard("update")][1:] == [
            one["version"] for one in bert.heard("update")
        ][1:]


async def test_two_who_write_at_once(tmp_path: Path) -> None:
    """Law: of two commands at two nodes both count if both may: the slower one is made again on
    what the quicker has written."""
    async with cluster(tmp_path) as both:
        a, b = await both.join(), await both.join()
        await both.advance(1)
        room = await a.game()
        bert = await b.watcher("bert", room.id, 1)
        anna = await a.watcher("anna", room.id, 0)
        for node in both.nodes:
            node.bus.cut()
        assert room.course.state is not None
        await anna.do(Play, seat=0, move=str(pick(room.course.state, 0, Random(1))))
        assert (await b.room(room.id)).course.version == room.course.version - 1
        assert await bert.do(Resign, seat=1) is None
        assert (await b.room(room.id)).course.status is Status.FINISHED
        await both.until(lambda: room.course.status is Status.FINISHED, 3)
        await alike(both, room.id)


@pytest.mark.parametrize("watched", [True, False])
async def test_bots_go_on_when_their_node_dies(tmp_path: Path, watched: bool) -> None:
    """Law: within five seconds another node makes the half-moves of the bots, also where nobody
    looks on."""
    async with cluster(tmp_path, bot_pause=2.5) as both:
        a, b = await both.join(), await both.join()
        room = await a.create("anna", seats=(HumanSeat(mine=True), BotSeat("random")))
        table, version = room.id, room.course.version
        if watched:
            await b.watcher("emil", table)
        await both.advance(2)
        assert room.course.version == version
        await both.crash(a)
        await both.until(lambda: _version(b, table) == version + 2, within=4 + 1 + 2 * 2.5)
        await alike(both, table)


async def test_a_table_of_a_moment_ago_is_handed_over(tmp_path: Path) -> None:
    """Law: a node that stops leaves nothing behind, also what began just before."""
    async with cluster(tmp_path, bot_pause=2.5) as both:
        a, b = await both.join(), await both.join()
        await both.advance(1)
        room = await a.create("anna", seats=(HumanSeat(mine=True), BotSeat("random")))
        version = room.course.version
        both.nodes.remove(a)
        await a.close()
        await both.until(lambda: _version(b, room.id) == version + 2, within=2 + 2 * 2.5)


async def test_a_table_moves_with_those_who_play(tmp_path: Path) -> None:
    """Law: where all changes of a while were made a table goes on by itself: the death of another
    node is nothing to it, that of this one is noticed."""
    async with cluster(tmp_path) as three:
        a, b, c = [await three.join() for _ in range(3)]
        await three.advance(1)
        room = await a.create("anna", seats=(HumanSeat(mine=True), BotSeat("random")))
        await three.advance(2)
        assert await three.store.nodes.keeper(room.id) == a.node.id
        rng, anna = Random(4), await b.watcher("anna", room.id, 0)
        for _ in range(14):
            if 0 in (await b.room(room.id)).course.to_move:
                await play(anna, rng)
            await three.advance(0.25)
        await three.advance(2)
        assert await three.store.nodes.keeper(room.id) == b.node.id
        await three.crash(a)
        await three.crash(b)
        await three.until(lambda: room.id in c.registry.rooms, within=6)


async def test_a_clock_runs_out_when_its_node_has_died(tmp_path: Path) -> None:
    """Law: the time that passes while another node runs counts; who has none left loses."""
    async with cluster(tmp_path) as both:
        a, b = await both.join(), await both.join()
        await both.advance(1)
        room = await a.game(clock=RealTime(minutes=1, increment=0))
        table = room.id
        await both.advance(2)
        await both.crash(a)
        await both.advance(6)
        assert table in b.registry.rooms
        await both.until(
            lambda: b.registry.rooms[table].course.status is Status.FINISHED, within=60
        )
        await both.advance(2)
        assert both.nodes == [b]


async def test_presence_and_chat(tmp_path: Path) -> None:
    """Law: who is there is there at every node; the people of a dead one leave. Lines are heard
    everywhere once, and in doubt they are looked for."""
    async with cluster(tmp_path) as both:
        a, b = await both.join(), await both.join()
        await both.advance(1)
        room = await a.game()
        anna, bert = await a.watcher("anna", room.id, 0), await b.watcher("bert", room.id, 1)
        await both.until(lambda: not anna.told["seats"][1]["away"], 1)
        await both.until(lambda: not bert.told["seats"][0]["away"], 1)
        await anna.do(Say, text="hello")
        await both.until(lambda: len(bert.heard("said")) == 1, 1)
        for node in both.nodes:
            node.bus.cut()
        await bert.do(Say, text="hello, too")
        await both.until(lambda: len(anna.heard("said")) == 2, 3)
        for node in both.nodes:
            node.bus.restore()
        await both.advance(12)
        assert not anna.told["seats"][1]["away"]
        assert [len(one.heard("said")) for one in (anna, bert)] == [2, 2]
        await both.crash(b)
        await both.until(lambda: anna.told["seats"][1]["away"], 6)


def _version(node: NodeOf, table: str) -> int:
    room = node.registry.rooms.get(table)
    return 0 if room is None else room.course.version
