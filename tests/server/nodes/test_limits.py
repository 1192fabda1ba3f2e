"""Limits across nodes: what is done at one counts at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from codex_naturalis.server.people.limits import Limits, TooMany
from codex_naturalis.server.people.shared_limits import hashed, share
from codex_naturalis.server.people_limits import Action
from tests.server.nodes.cluster import cluster

pytestmark = pytest.mark.anyio

ADDRESS = "192.0.2.7"
BURST = 20


def guests(limits: Limits, most: int = 1000) -> int:
    """How many come until one is refused."""
    for number in range(most):
        try:
            limits.check(Action.GUEST, ADDRESS)
        except TooMany:
            return number
    return most


async def test_what_is_done_at_one_node_counts_at_all(tmp_path: Path) -> None:
    """Law: together no more than one server would let through, but for what is done in the same
    quarter of a second; without the bus each by itself; no address is said."""
    async with cluster(tmp_path) as both:
        nodes = [await both.join(), await both.join()]
        limits = [Limits(both.clock, name=hashed) for _ in nodes]
        said: list[bytes] = []
        await nodes[0].bus.subscribe("nodes", lambda _, data: said.append(data))
        sharing = [
            asyncio.ensure_future(share(one, node.node))
            for one, node in zip(limits, nodes, strict=True)
        ]
        await both.advance(1)
        assert guests(limits[0], 15) == 15
        await both.advance(1)
        assert guests(limits[1]) <= BURST - 15 + 1
        assert not any(ADDRESS.encode() in data for data in said)
        await both.advance(120)
        for node in nodes:
            node.bus.cut()
        assert [guests(one) for one in limits] == [BURST, BURST]
        for task in sharing:
            task.cancel()
        await asyncio.gather(*sharing, return_exceptions=True)
