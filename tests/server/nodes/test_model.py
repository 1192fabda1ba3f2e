"""The write path as a machine: two nodes, tables, a bus that loses hints and is cut, nodes that die
and come back, a clock that jumps ahead. Hypothesis looks for an order of these in which something
is lost, doubled, or stands still. The code is the server's own, on a real store."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from codex_naturalis.protocol.commands import Play, Say, TakeBack
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, Status
from codex_naturalis.server.ports.log import Entry
from tests.server.nodes.cluster import Cluster, NodeOf, cluster
from tests.server.playing import Watcher, facts, pick

EXAMPLES = int(os.environ.get("CODEX_MODEL_EXAMPLES", "12"))
PEOPLE_THERE = ("anna", "bert")


class Model(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.folder = Path(tempfile.mkdtemp(prefix="codex-model-"))
        self.rng = Random(0)
        self.cluster: Cluster = self.run(
            self.stack.enter_async_context(cluster(self.folder, bot_pause=0.5))
        )
        self.acknowledged: dict[str, dict[int, str]] = {}
        """By table, what was answered: number and nonce."""
        self.tables: list[str] = []
        self.nonces = 0
        self.lines = 0

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.run(self.settle())
        self.run(self.stack.aclose())
        self.loop.close()
        shutil.rmtree(self.folder)

    @initialize(seed=st.integers(0, 5))
    def two_nodes(self, seed: int) -> None:
        self.rng = Random(seed)
        self.run(self.cluster.join())
        self.run(self.cluster.join())
        self.run(self.cluster.advance(1))
        self.run(self.make_tables())

    async def make_tables(self) -> None:
        first = self.cluster.nodes[0]
        room = await first.game(table="people")
        bots = await first.create("anna", seats=(HumanSeat(mine=True), BotSeat("random")))
        self.tables = [room.id, bots.id]
        self.acknowledged = {table: {} for table in self.tables}

    def node(self, which: int) -> NodeOf:
        return self.cluster.nodes[which % len(self.cluster.nodes)]

    async def give(self, node: NodeOf, table: str, person: str, kind: Any, **fields: Any) -> None:
        """A command of somebody who does not watch; what is acknowledged is remembered."""
        room = await node.room(table)
        seats = [n for n, chair in enumerate(room.course.chairs) if chair.person == person]
        if not seats or (kind is Play and seats[0] not in room.course.to_move):
            return
        if kind is Play:
            assert room.course.state is not None
            fields["move"] = str(pick(room.course.state, seats[0], self.rng))
        self.nonces += 1
        nonce = f"nonce-{self.nonces}"
        watcher = Watcher(node, person, table)
        refused = await watcher.do(kind, seat=seats[0], nonce=nonce, **fields)
        if refused is None:
            done = watcher.heard("done")[-1]
            self.acknowledged[table][done["version"]] = nonce

    @rule(
        which=st.integers(0, 1),
        table=st.integers(0, 1),
        person=st.sampled_from(PEOPLE_THERE),
        kind=st.sampled_from([Play, Play, Play, Play, TakeBack]),
        lost=st.booleans(),
    )
    def play(self, which: int, table: int, person: str, kind: Any, lost: bool) -> None:
        """The hint of it may be lost."""
        node = self.node(which)
        if lost:
            node.bus.cut()
        self.run(self.give(node, self.tables[table], person, kind))
        if lost:
            self.run(self.cluster.advance(0.25))
            node.bus.restore()

    @rule(table=st.integers(0, 1))
    def both_at_once(self, table: int) -> None:
        """The same table, at two nodes, in the same moment."""

        async def both() -> None:
            await asyncio.gather(
                *(
                    self.give(node, self.tables[table], person, Play)
                    for node in self.cluster.nodes
                    for person in PEOPLE_THERE
                )
            )

        self.run(both())

    @rule(which=st.integers(0, 1), person=st.sampled_from(PEOPLE_THERE))
    def watch(self, which: int, person: str) -> None:
        self.run(self.node(which).watcher(person, self.tables[0]))

    @rule(which=st.integers(0, 1))
    def say(self, which: int) -> None:
        async def said() -> None:
            watcher = Watcher(self.node(which), "anna", self.tables[0])
            assert await watcher.do(Say, text="hello", nonce=f"line-{self.lines}") is None
            self.lines += 1

        self.run(said())

    @rule(which=st.integers(0, 1))
    def cut(self, which: int) -> None:
        self.node(which).bus.cut()

    @rule(which=st.integers(0, 1))
    def restore(self, which: int) -> None:
        self.node(which).bus.restore()

    @rule(seconds=st.sampled_from([0.25, 1.0, 3.0, 5.0]))
    def wait(self, seconds: float) -> None:
        self.run(self.cluster.advance(seconds))

    @precondition(lambda self: len(self.cluster.nodes) > 1)
    @rule(which=st.integers(0, 1), during=st.booleans())
    def crash(self, which: int, during: bool) -> None:
        async def die() -> None:
            node = self.node(which)
            work = None
            if during:
                work = asyncio.ensure_future(self.give(node, self.tables[1], "anna", Play))
                for _ in range(self.rng.randrange(4)):
                    await asyncio.sleep(0)
                work.cancel()
            await self.cluster.crash(node)
            if work is not None:
                await asyncio.gather(work, return_exceptions=True)

        self.run(die())

    @precondition(lambda self: len(self.cluster.nodes) == 1)
    @rule()
    def join(self) -> None:
        self.run(self.cluster.join())

    @precondition(lambda self: len(self.cluster.nodes) > 1)
    @rule(which=st.integers(0, 1))
    def stop(self, which: int) -> None:
        async def leave() -> None:
            node = self.node(which)
            await node.node.drain()
            await self.cluster.advance(0.5)
            self.cluster.nodes.remove(node)
            await node.close()

        self.run(leave())

    @invariant()
    def nothing_acknowledged_is_lost(self) -> None:
        for table in self.tables:
            entries = self.run(self.stored(table))
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            nonces = [entry.nonce for entry in entries if entry.nonce is not None]
            assert len(nonces) == len(set(nonces))
            for version, nonce in self.acknowledged[table].items():
                assert entries[version - 1].nonce == nonce

    async def stored(self, table: str) -> tuple[Entry, ...]:
        assert self.cluster.store is not None
        found = await self.cluster.store.tables.load(table)
        assert found is not None
        return found.entries

    async def settle(self) -> None:
        """When everybody can hear each other again, all have the same, and no bot owes anything."""
        if not self.tables:
            return
        for node in self.cluster.nodes:
            node.bus.restore()
        await self.cluster.advance(14)
        for node in self.cluster.nodes:
            for table in self.tables:
                await node.room(table)  # a table of a moment ago goes on when somebody comes
        await self.cluster.advance(6)
        for table in self.tables:
            entries = await self.stored(table)
            rooms = [await node.room(table) for node in self.cluster.nodes]
            for room in rooms:
                assert room.course.version == len(entries)
                assert facts(room.course) == facts(rooms[0].course)
                course = room.course
                owing = [course.acting_bot(seat) for seat in course.to_move]
                assert course.status is not Status.PLAYING or not any(owing)


def test_two_nodes_and_whatever_may_happen() -> None:
    """Laws: no two entries with one number, nothing acknowledged is lost or written twice, all
    nodes come to the same, and the bots go on. CODEX_MODEL_EXAMPLES says how many orders."""
    run_state_machine_as_test(
        Model,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
