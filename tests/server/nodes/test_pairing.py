"""Pairing across nodes: nobody is paired twice, and nobody is forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from codex_naturalis.protocol.commands import Pair
from codex_naturalis.protocol.messages import PairingQueue
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.store import GamesQuery
from codex_naturalis.server.tables.pairing import Pairing
from tests.server.nodes.cluster import Cluster, NodeOf, cluster
from tests.server.playing import PEOPLE

pytestmark = pytest.mark.anyio


class Waiting:
    """A connection of somebody who waits."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.found: list[str] = []

    def send(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "paired":
            self.found.append(message["table"])


async def pairing_at(node: NodeOf) -> Pairing:
    pairing = Pairing(node.registry)
    await pairing.open()
    return pairing


async def tables_in(cluster: Cluster) -> list[tuple[str | None, ...]]:
    found = await cluster.store.tables.find(GamesQuery(statuses=(Status.PLAYING,)))
    return [index.people for index in found]


@pytest.mark.parametrize("bus", ["there", "away"])
async def test_people_at_different_nodes(tmp_path: Path, bus: str) -> None:
    """Law: who wants the same game gets one table, each told by the own node, once."""
    async with cluster(tmp_path) as both:
        a, b = await both.join(), await both.join()
        await both.advance(1)
        if bus == "away":
            for node in both.nodes:
                node.bus.cut()
        here, there = await pairing_at(a), await pairing_at(b)
        anna, bert, cora = Waiting("anna"), Waiting("bert"), Waiting("cora")
        await here.pair(anna, PEOPLE["anna"], Pair(id=1, players=2))
        await there.pair(bert, PEOPLE["bert"], Pair(id=1, players=2))
        await here.pair(cora, PEOPLE["cora"], Pair(id=1, players=3))
        await both.until(lambda: bool(anna.found and bert.found), 4)
        await both.advance(5)
        assert anna.found == bert.found
        assert len(anna.found) == 1
        assert cora.found == []
        assert [sorted(map(str, people)) for people in await tables_in(both)] == [["anna", "bert"]]
        waiting = [row for row in await both.store.ladder.seeks() if row.table is None]
        assert [row.person for row in waiting] == ["cora"]


async def test_many_at_once(tmp_path: Path) -> None:
    """Law: whatever comes at the same time at both nodes, everybody sits at one table at most."""
    async with cluster(tmp_path) as both:
        a, b = await both.join(), await both.join()
        await both.advance(1)
        at = [await pairing_at(a), await pairing_at(b)]
        people = [Waiting(name) for name in ("anna", "bert", "cora", "dirk")]
        await asyncio.gather(
            *(
                at[n % 2].pair(one, PEOPLE[one.person], Pair(id=1, players=2))
                for n, one in enumerate(people)
            )
        )
        await both.until(lambda: all(one.found for one in people), 8)
        tables = [one.found for one in people]
        assert all(len(found) == 1 for found in tables)
        assert len({found[0] for found in tables}) == 2


async def test_a_node_that_dies_between_noting_and_making(tmp_path: Path) -> None:
    """Case: a table is noted for two and never made. They wait on, and are paired."""
    async with cluster(tmp_path) as both:
        a = await both.join()
        here = await pairing_at(a)
        anna, bert, cora = Waiting("anna"), Waiting("bert"), Waiting("cora")
        await here.pair(anna, PEOPLE["anna"], Pair(id=1, players=3))
        await here.pair(bert, PEOPLE["bert"], Pair(id=1, players=3))
        assert await both.store.ladder.claim_seeks(["anna", "bert"], "never made")
        await here.pair(cora, PEOPLE["cora"], Pair(id=1, players=3))
        assert anna.found == []
        await both.until(lambda: bool(anna.found), 20)
        assert anna.found == bert.found == cora.found


async def test_who_has_gone_is_told_when_coming_back(tmp_path: Path) -> None:
    """Case: the message was lost with the node. The same wish at another node finds the table."""
    async with cluster(tmp_path) as both:
        a, b = await both.join(), await both.join()
        await both.advance(1)
        here, there = await pairing_at(a), await pairing_at(b)
        anna, bert, again = Waiting("anna"), Waiting("bert"), Waiting("anna")
        await here.pair(anna, PEOPLE["anna"], Pair(id=1, players=2))
        await both.advance(1)
        for node in both.nodes:
            node.bus.cut()
        await there.pair(bert, PEOPLE["bert"], Pair(id=1, players=2))
        assert len(bert.found) == 1
        await both.crash(a)
        await there.pair(again, PEOPLE["anna"], Pair(id=2, players=2))
        assert again.found == bert.found
        assert all(one.table for one in await both.store.ladder.seeks())


async def test_who_comes_back_while_the_table_is_made(tmp_path: Path) -> None:
    """Law: a connection that breaks while its table is made costs nothing: who asks again on
    another one is told the same table. Who asks again on the same one wants another game."""
    async with cluster(tmp_path) as alone:
        pairing = await pairing_at(await alone.join())
        anna, lost, back = Waiting("anna"), Waiting("bert"), Waiting("bert")
        ask = Pair(id=1, players=2)
        await pairing.pair(anna, PEOPLE["anna"], ask)
        await asyncio.gather(
            pairing.pair(lost, PEOPLE["bert"], ask), pairing.pair(back, PEOPLE["bert"], ask)
        )
        pairing.forget(lost)
        assert anna.found == back.found
        assert len(await tables_in(alone)) == 1
        assert pairing.queue == PairingQueue(())
        await pairing.pair(back, PEOPLE["bert"], ask)
        assert len(back.found) == 1
        assert [one.people for one in pairing.queue.waiting] == [1]
