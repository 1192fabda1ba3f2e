"""Accounts, sessions, and the games of a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.client import Client, Refused
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Settings, Status
from tests.client.playing import QUICK
from tests.server.serving import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PASSWORD = "a good long passphrase"


async def test_the_life_of_an_account(tmp_path: Path) -> None:
    """A guest registers, is renamed, changes the password, signs out and in, and is deleted."""
    async with serving(tmp_path / "data") as url, Client(url) as client, Client(url) as other:
        guest = await client.people.guest()
        assert guest.person.kind is PersonKind.GUEST
        me = await client.people.register("Ada", PASSWORD)
        assert (me.person.id, me.person.name) == (guest.person.id, "Ada")
        assert len(me.recovery_codes) == 10
        assert (await client.people.me()).person == me.person
        assert (await client.people.rename("Ada Ł")).person.name == "Ada Ł"
        await client.people.change_password(PASSWORD, PASSWORD + "!")
        assert (await client.people.me()).person.name == "Ada Ł"
        with pytest.raises(Refused) as refused:
            await other.people.login("Ada Ł", PASSWORD)
        assert refused.value.code is Code.WRONG_PASSWORD
        again = await other.people.login("Ada Ł", PASSWORD + "!")
        assert (again.person.id, again.person.kind) == (me.person.id, PersonKind.ACCOUNT)
        await other.people.logout()
        with pytest.raises(Refused) as refused:
            await other.people.me()
        assert refused.value.code is Code.UNAUTHENTICATED
        assert (await other.people.profile("Ada Ł")).person.id == me.person.id
        await client.people.delete(PASSWORD + "!")
        with pytest.raises(Refused) as refused:
            await other.people.profile("Ada Ł")
        assert refused.value.code is Code.NOT_FOUND


async def test_sessions_end_everywhere(tmp_path: Path) -> None:
    """Signing out everywhere ends the sessions of other clients, and their sockets."""
    async with serving(tmp_path / "data") as url, Client(url) as client, Client(url) as other:
        await client.people.register("Ada", PASSWORD)
        await other.people.login("Ada", PASSWORD)
        async with other.live(QUICK) as live:
            lobby = await live.lobby()
            await client.people.logout(everywhere=True)
            with pytest.raises(Refused) as refused:
                await lobby.until(lambda: None)
            assert refused.value.code is Code.UNAUTHENTICATED
            with pytest.raises(Refused) as refused:
                await live.ping()
            assert refused.value.code is Code.UNAUTHENTICATED


async def test_a_new_password_under_an_open_socket(tmp_path: Path) -> None:
    """The client's own socket comes back under its new session."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        await client.people.register("Ada", PASSWORD)
        async with client.live(QUICK) as live:
            await client.people.change_password(PASSWORD, PASSWORD + "!")
            assert await live.ping()


async def test_games_are_pages(tmp_path: Path) -> None:
    """All games come, page after page, and filters are the server's."""
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        Client(url) as client,
        Client(url) as other,
    ):
        me = await client.people.guest()
        name = me.person.name
        settings = Settings(seats=(HumanSeat(mine=True), HumanSeat()))
        made = [(await client.tables.create(settings)).id for _ in range(55)]
        solo = Settings(seats=(HumanSeat(mine=True),), mode=Mode.SOLO_HARD)
        alone = await client.tables.create(solo)
        assert {line.id async for line in client.people.games(name)} == {*made, alone.id}
        playing = client.people.games(name, statuses=[Status.PLAYING, Status.FINISHED])
        assert [line.id async for line in playing] == [alone.id]
        of_two = client.people.games(name, players=2, rated=False)
        assert {line.id async for line in of_two} == set(made)
        assert [line async for line in client.people.games(name, mode=Mode.SOLO_EASY)] == []
        assert [line async for line in other.people.games(name)] == []
        with pytest.raises(Refused):
            await anext(client.people.games(name, opponent="Nobody"))
