"""What an open connection knows of its person, and pairing that one of the party spoils."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.protocol.messages import Paired, Said
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.connections import UNAUTHENTICATED
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, guest

pytestmark = pytest.mark.anyio


async def test_a_new_name_is_known_at_once(tmp_path: Path) -> None:
    """Chat carries the new name, and the table shows it, on a socket that was open before."""
    async with (
        serving(tmp_path / "data") as url,
        guest(url) as one,
        one.line() as line,
    ):
        table = await one.table("me", "free")
        await line.do("watch", table=table)
        assert (await one.http.patch("/api/me", json={"name": "Quilla"})).status_code == 200
        await line.do("say", table=table, text="hello")
        await line.rest()
        assert line.last(Said).person.name == "Quilla"
        assert line.table.seats[0].name == "Quilla"


async def test_an_account_is_known_at_once(tmp_path: Path) -> None:
    """A guest who registers may sit at a rated table, on a socket of the new session."""
    async with (
        serving(tmp_path / "data") as url,
        guest(url) as host,
        guest(url) as one,
        one.line() as old,
    ):
        for visitor, name in ((host, "Hostess"), (one, "Newcomer")):
            body = {"name": name, "password": PASSWORD}
            assert (await visitor.http.post("/api/accounts", json=body)).status_code == 201
        assert (await old.end())[1] == UNAUTHENTICATED
        table = await host.table("me", "free", rated=True)
        async with one.line() as line:
            await line.do("sit", table=table, seat=1)


async def test_who_spoils_a_pairing_spoils_it_for_nobody_else(tmp_path: Path) -> None:
    """The last of a party may make no more tables: refused; whoever waited goes on waiting, and
    is paired with the next."""
    async with (
        serving(tmp_path / "data", most_tables=1) as url,
        guest(url) as patient,
        guest(url) as busy,
        guest(url) as next_one,
        patient.line() as waiting,
        busy.line() as spoiling,
        next_one.line() as coming,
    ):
        await busy.table("me", "free")
        await waiting.do("pair")
        assert await spoiling.refused("pair") is Code.LIMIT_REACHED
        await coming.do("pair")
        await waiting.rest()
        await coming.rest()
        assert waiting.last(Paired) == coming.last(Paired)
        assert not any(isinstance(message, Paired) for message in spoiling.heard)
