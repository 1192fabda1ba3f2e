"""Votes, waiting for a game, and pauses survive a server that is killed."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

from codex_naturalis.protocol.messages import Paired, PairingQueue, RatedStandingChanged
from tests.server.process import running
from tests.server.visiting import CLOCK, account, set_up

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

WISH: dict[str, Any] = {"players": 2, "rated": True, "clock": CLOCK}


async def test_votes_survive(tmp_path: Path) -> None:
    """Case: one of two wants to end the game, and later a rematch; after each the server is killed.
    The other sees the vote, and agreeing is enough."""
    async with (
        running(tmp_path / "data") as server,
        account(server.url, "Ada") as ada,
        account(server.url, "Bob") as bob,
    ):
        async with ada.line() as one, bob.line() as other:
            table = await ada.table("me", "free")
            await other.do("sit", table=table, seat=1)
            await one.do("abort", table=table, seat=0)
        await server.stop(signal.SIGKILL)
        await server.start()
        async with bob.line() as other:
            await other.do("watch", table=table)
            assert other.table.abort_votes == (0,)
            await other.do("abort", table=table, seat=1)
            assert other.table.status.value == "aborted"
            await other.do("rematch", table=table, seat=1)
        await server.stop(signal.SIGKILL)
        await server.start()
        async with ada.line() as one:
            await one.do("watch", table=table)
            assert one.table.rematch_votes == (1,)
            await one.do("rematch", table=table, seat=0)
            assert one.table.rematch is not None


async def test_places_in_the_queue_survive(tmp_path: Path) -> None:
    """Case: two of three wait, and the server is killed. Who comes back has the old place, however
    late: the others were not paired without having come back, and the place of somebody who has
    asked for the same anew is behind it."""
    wish = {**WISH, "players": 3}
    async with (
        running(tmp_path / "data") as server,
        account(server.url, "Ada") as ada,
        account(server.url, "Bob") as bob,
        account(server.url, "Cleo") as cleo,
    ):
        async with ada.line() as one, bob.line() as other:
            await one.do("pair", **wish)
            await other.do("pair", **wish)
        await server.stop(signal.SIGKILL)
        await server.start()
        async with cleo.line() as third, bob.line() as other, ada.line() as one:
            await third.do("watch_lobby")
            assert third.last(PairingQueue).waiting == ()
            await third.do("pair", **wish)
            await other.do("pair", **wish)
            await third.rest()
            assert [line.people for line in third.last(PairingQueue).waiting] == [2]
            await one.do("pair", **wish)
            for line in (one, other, third):
                await line.rest()
            tables = {line.last(Paired).table for line in (one, other, third)}
            assert len(tables) == 1
            body = (await ada.http.get(f"/api/tables/{tables.pop()}")).json()
            created = [seat["person"]["name"] for seat in body["seats"]]
            assert sorted(created) == ["Ada", "Bob", "Cleo"]


async def test_pauses_survive(tmp_path: Path) -> None:
    """Case: who was warned, then paused for leaving two rated games, is paused after the server was
    killed, until the same moment; and the news has to be confirmed once."""
    options = ("--rated-lapses", "1", "--rated-pause", "3600")
    async with (
        running(tmp_path / "data", options=options) as server,
        account(server.url, "Ada") as ada,
        account(server.url, "Bob") as bob,
    ):
        for _ in range(2):
            async with ada.line() as one, bob.line() as other:
                table = await ada.table("me", "free", rated=True)
                await other.do("sit", table=table, seat=1)
                await set_up(table, [one, other])
                await other.do("leave", table=table, seat=1)
                while not any(isinstance(told, RatedStandingChanged) for told in other.heard):
                    await other.hear()
        before = (await bob.http.get("/api/me/rated")).json()
        assert before["paused_until"] is not None
        assert before["news"]["until"] == before["paused_until"]
        await server.stop(signal.SIGKILL)
        await server.start()
        assert (await bob.http.get("/api/me/rated")).json() == before
        async with bob.line() as other:
            refused = await other.ask("pair", **WISH)
            assert refused.code.value == "rated_pause"
            assert refused.parameters == {"until": before["paused_until"]}
        confirmed = (await bob.http.post("/api/me/rated/confirmation")).json()
        assert confirmed == {**before, "news": None}
