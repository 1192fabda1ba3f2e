"""The laws of the store, for every adapter: servers that use it together."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from sqlalchemy import BigInteger, literal

from codex_naturalis.server.ports.store import Store, Versions
from codex_naturalis.server.store.access import Access
from codex_naturalis.server.store.nodes import Nodes
from tests.conformance.stores import index, lay, moves
from tests.server.clock import HeldClock

pytestmark = pytest.mark.anyio


async def test_a_node_is_known_from_its_first_beat_until_it_leaves(store: Store) -> None:
    """Law: each has one row; later beats change what it says of itself, never when it began."""
    assert await store.nodes.nodes() == []
    await store.nodes.beat("a", "1")
    await store.nodes.beat("b", "2")
    [first, other] = await store.nodes.nodes()
    assert [first.id, other.id] == ["a", "b"]
    assert (first.version, first.draining, other.version) == ("1", False, "2")
    assert 0 <= other.silent <= first.silent + 1
    await store.nodes.beat("a", "1", draining=True)
    [again, _] = await store.nodes.nodes()
    assert again.draining
    assert again.started == first.started
    await store.nodes.leave("a")
    assert [one.id for one in await store.nodes.nodes()] == ["b"]


async def test_one_has_a_lease(store: Store) -> None:
    """Law: of all who want a lease at once one gets it, and has it until its time is over, it is
    given back, or its node ends; who has it may take it again."""
    wanting = [store.nodes.take("sweep", node, 60) for node in "abcde"]
    won = await asyncio.gather(*wanting)
    assert won.count(True) == 1
    winner = "abcde"[won.index(True)]
    other = "b" if winner == "a" else "a"
    assert await store.nodes.take("sweep", winner, 60)
    assert not await store.nodes.take("sweep", other, 60)
    assert await store.nodes.take("other", other, 60)
    await store.nodes.release("sweep", other)
    assert not await store.nodes.take("sweep", other, 60)
    await store.nodes.release("sweep", winner)
    assert await store.nodes.take("sweep", other, 0)
    assert await store.nodes.take("sweep", winner, 60)
    await store.nodes.leave(winner)
    assert await store.nodes.take("sweep", other, 60)


async def test_tables_of_a_dead_node_are_adopted_once(store: Store) -> None:
    """Law: tables go on at one node; those of nodes that are not alive are taken over, each by one
    of those who want them."""
    clock = HeldClock()
    nodes = Nodes(cast("Access", store), lambda: literal(clock.now(), BigInteger))
    for node in ("a", "b", "c"):
        await nodes.beat(node, "1")
    await nodes.keep("a", ["t1", "t2", "t3"], [])
    await nodes.keep("b", ["t4"], [])
    await nodes.keep("a", ["t1"], ["t2"])
    clock.advance(2)
    await nodes.beat("b", "1")
    await nodes.beat("c", "1")
    assert [one.alive for one in await nodes.nodes()] == [True] * 3
    assert await nodes.adopt("b", 10) == []
    clock.advance(1)
    assert [one.alive for one in await nodes.nodes()] == [False, True, True]
    assert await nodes.keeper("t1") == "a"
    both = await asyncio.gather(nodes.adopt("b", 10), nodes.adopt("c", 10))
    assert sorted(table for tables in both for table in tables) == ["t1", "t3"]
    assert await nodes.keeper("t1") in ("b", "c")
    assert await nodes.adopt("b", 10) == []
    await nodes.keep("a", [], ["t1", "t3"])
    await nodes.leave("b")
    await nodes.leave("c")
    assert await nodes.adopt("d", 2) == ["t1", "t3"]
    assert await nodes.adopt("d", 2) == ["t4"]
    clock.advance(60.001)
    assert await nodes.nodes() == []
    assert await nodes.keeper("none") is None


async def test_how_far_tables_have_come(store: Store) -> None:
    """Law: the versions of those that there are, and the entries after any of them."""
    await lay(store, index("t1"), entries=3)
    await lay(store, index("t2"))
    await store.chat.say("t2", "id-Ada", "hello", 1)
    found = await store.tables.versions(["t1", "t2", "none"])
    assert found == {"t1": Versions(3, 0), "t2": Versions(0, 1)}
    for version in range(4):
        assert await store.tables.after("t1", version) == moves(1, 3)[version:]
    assert await store.tables.after("none", 0) == ()
