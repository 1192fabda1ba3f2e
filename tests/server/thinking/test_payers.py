"""Who pays for a thought: the person, not the table; a guest is the address that it comes from."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.engine.view import View
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.server.people import payers as module
from codex_naturalis.server.people.payers import Payers
from codex_naturalis.server.ports.store import PersonRow
from codex_naturalis.server.ports.thinker import Owner
from codex_naturalis.server.thinking.fair_queue import FairQueue
from codex_naturalis.server.thinking.pool import PoolThinker
from tests.building import player, table
from tests.server.inline import InlineThinker
from tests.server.playing import turns
from tests.server.serving import serving
from tests.server.visiting import account, guest, set_up

VIEW = table([player(), player()]).view(0)
TABLES = 60


async def drained(queue: FairQueue[str], running: set[str]) -> list[str]:
    """What can be taken while those payers may not begin another."""
    taken: list[str] = []
    while True:
        take = asyncio.ensure_future(queue.take(may_begin=lambda payer: payer not in running))
        await asyncio.sleep(0)
        if not take.done():
            take.cancel()
            return taken
        taken.append(take.result())


@given(st.lists(st.sampled_from("abc"), max_size=12), st.sets(st.sampled_from("abc")))
def test_who_may_not_begin_is_passed_over(waiting: list[str], running: set[str]) -> None:
    """Law: all thoughts of the others are taken, none of these, and those are there afterwards."""

    async def prove() -> None:
        queue: FairQueue[str] = FairQueue(100, 100)
        for payer in waiting:
            queue.put(payer, payer)
        assert sorted(await drained(queue, running)) == sorted(
            payer for payer in waiting if payer not in running
        )
        assert sorted(await drained(queue, set())) == sorted(
            payer for payer in waiting if payer in running
        )

    asyncio.run(prove())


@pytest.mark.slow
@pytest.mark.anyio
async def test_sixty_tables_of_one_guest() -> None:
    """Sixty tables of one payer wait; somebody else's thought that comes last is answered soon."""
    thinker = PoolThinker(workers=1, most_waiting=1000)
    try:
        await thinker.choose("random", VIEW, 1, Owner("warm"))
        (pid,) = thinker.pids
        os.kill(pid, signal.SIGSTOP)
        answered: list[str] = []

        async def ask(payer: str, game: str) -> None:
            await thinker.choose("random", VIEW, 1, Owner(payer, game))
            answered.append(game)

        flood = [asyncio.create_task(ask("guest", f"table {n}")) for n in range(TABLES)]
        await asyncio.sleep(0)
        flood.append(asyncio.create_task(ask("anna", "hers")))
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGCONT)
        await asyncio.gather(*flood)
        assert answered.index("hers") <= 2
    finally:
        await thinker.close()


@pytest.mark.slow
@pytest.mark.anyio
async def test_one_payer_leaves_a_worker_free() -> None:
    """Of three workers one payer's thoughts keep two; another's begins at once."""
    thinker = PoolThinker(workers=3, most_waiting=1000)
    try:
        warm = [thinker.choose("random", VIEW, 1, Owner(f"warm {n}", f"{n}")) for n in range(3)]
        await asyncio.gather(*warm)
        for pid in thinker.pids:
            os.kill(pid, signal.SIGSTOP)
        flood = [
            asyncio.create_task(thinker.choose("random", VIEW, 1, Owner("guest", f"table {n}")))
            for n in range(TABLES)
        ]
        await turns()
        assert thinker.waiting == TABLES - 2
        flood.append(asyncio.create_task(thinker.choose("random", VIEW, 1, Owner("anna", "hers"))))
        await turns()
        assert thinker.waiting == TABLES - 2, "hers is with the third worker"
        for pid in thinker.pids:
            os.kill(pid, signal.SIGCONT)
        await asyncio.gather(*flood)
    finally:
        await thinker.close()


def row(name: str, kind: PersonKind) -> PersonRow:
    return PersonRow(name, name, kind, 0)


def test_guests_are_their_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """An account pays for itself wherever it is, guests of one address together; so does a guest
    who has moved, and nobody who has registered. Only so many are remembered."""
    payers = Payers()
    for name in ("g1", "g2"):
        payers.seen(row(name, PersonKind.GUEST), "192.0.2.1")
    payers.seen(row("anna", PersonKind.ACCOUNT), "192.0.2.1")
    assert payers.payer_of("g1") == payers.payer_of("g2") == "address 192.0.2.1"
    assert payers.payer_of("anna") == "anna"
    assert payers.payer_of("never seen") == "never seen"
    payers.seen(row("g2", PersonKind.GUEST), "192.0.2.2")
    assert payers.payer_of("g2") == "address 192.0.2.2"
    payers.seen(row("g1", PersonKind.ACCOUNT), "192.0.2.1")
    assert payers.payer_of("g1") == "g1"
    monkeypatch.setattr(module, "MOST_KNOWN", 3)
    for number in range(10):
        payers.seen(row(f"n{number}", PersonKind.GUEST), "192.0.2.3")
    assert [payers.payer_of(f"n{number}") for number in (6, 7)] == ["n6", "address 192.0.2.3"]


class Listening(InlineThinker):
    def __init__(self) -> None:
        self.owners: list[Owner] = []

    async def choose(self, bot: str, view: View, seed: int, owner: Owner) -> str:
        self.owners.append(owner)
        return await super().choose(bot, view, seed, owner)


@pytest.mark.anyio
async def test_at_a_table_its_creator_pays(tmp_path: Path) -> None:
    """Over sockets and requests: the thoughts of the bots at all tables of guests are those of
    their address, each about its own game; those at an account's are its own."""
    thinker = Listening()
    async with (
        serving(tmp_path / "data", thinker=thinker) as url,
        guest(url) as one,
        guest(url) as two,
        account(url, "Anna") as anna,
    ):
        payers = {}
        for person in (one, two, anna):
            thinker.owners.clear()
            game = await person.table("me", "random")
            async with person.line() as line:
                await set_up(game, [line])
            assert {owner.game for owner in thinker.owners} == {game}
            (payers[person.id],) = {owner.payer for owner in thinker.owners}
        assert payers[one.id] == payers[two.id] == "address 127.0.0.1"
        assert payers[anna.id] == anna.id
