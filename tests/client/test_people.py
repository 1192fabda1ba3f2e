"""People, tokens, tables and records: the doors over HTTP, as Python."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import codex_naturalis as codex
from codex_naturalis.client import Client, Declined, Refused
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.people import PersonKind, Scope
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.replays import Study
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, Settings, Status
from tests.client.playing import HASTY, guests, play_out, seated
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

PASSWORD = "a good long passphrase"


async def test_the_life_of_an_account(tmp_path: Path) -> None:
    """A guest registers, is renamed, changes the password, signs out and in, and is deleted."""
    async with serving(tmp_path / "data") as url, Client(url) as client, Client(url) as other:
        guest = await client.people.guest()
        assert guest.person.kind is PersonKind.GUEST
        me = await client.people.register("Ada", PASSWORD)
        assert (me.person.id, me.person.name) == (guest.person.id, "Ada")
        assert await client.people.me() == me
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
        async with other.live(HASTY) as live:
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
        async with client.live(HASTY) as live:
            await client.people.change_password(PASSWORD, PASSWORD + "!")
            assert await live.ping()


async def test_tokens_and_their_scopes(tmp_path: Path) -> None:
    """A token may do what its scopes say and no more; revoked, it may do nothing."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        await client.people.guest()
        secret = await client.tokens.create("a reader", [Scope.READ], days=1)
        assert [token.label for token in await client.tokens.list()] == ["a reader"]
        table = await client.tables.create(Settings(seats=(HumanSeat(mine=True), HumanSeat())))
        async with Client(url, secret.secret) as program, program.live(HASTY) as live:
            assert live.me.scopes == (Scope.READ,)
            stream = await live.watch(table.id)
            assert stream.seat == 0
            with pytest.raises(Refused) as refused:
                await stream.stand()
            assert refused.value.code is Code.NO_SCOPE
            with pytest.raises(Refused) as refused:
                await program.tables.create(Settings(seats=(HumanSeat(mine=True), HumanSeat())))
            assert refused.value.code is Code.NO_SCOPE
            with pytest.raises(Refused) as refused:
                await program.tokens.list()
            assert refused.value.code is Code.FORBIDDEN
        player = await client.tokens.create("a player", [Scope.PLAY])
        async with Client(url, player.secret) as program, program.live(HASTY) as live:
            for attempt in (live.lobby(), live.watch(table.id)):
                with pytest.raises(Refused) as refused:
                    await attempt
                assert refused.value.code is Code.NO_SCOPE
        await client.tokens.revoke(secret.token.id)
        async with Client(url, secret.secret) as program:
            with pytest.raises(Refused) as refused:
                async with program.live(HASTY):
                    pass
            assert refused.value.code is Code.UNAUTHENTICATED


async def test_tables_records_and_replays(tmp_path: Path) -> None:
    """What a finished game leaves behind can be read, replayed, and brought again."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as people:
        client, _ = people[0]
        (stream,) = await seated(people, mode=Mode.SOLO_EASY)
        with pytest.raises(Refused) as refused:
            await client.tables.record(stream.id)
        assert refused.value.code is Code.NOT_FINISHED
        made = await play_out(stream, Random(5))
        record = await client.tables.record(stream.id)
        step = await client.tables.replay(stream.id, 1, seat=0)
        assert (step.plies, step.mover, step.move) == (len(made), 0, made[0])
        assert (await client.tables.replay(stream.id, 0)).seat is None
        brought = await client.records.bring(record)
        assert (brought.plies, brought.over) == (len(made), True)
        assert await client.records.text(brought.id) == record
        assert await client.records.replay(brought.id, 1, seat=0) == step
        whole = await client.tables.game(stream.id)
        assert [open_step.move for open_step in whole.steps[1:]] == made
        assert (await client.records.game(brought.id)).steps == whole.steps
        assert await client.records.study(Study(record, seat=0, ply=1)) == step
        assert stream.id not in [line.id for line in await client.tables.running()]
        with pytest.raises(Refused) as refused:
            await client.records.bring(record + "0 nonsense\n")
        assert refused.value.code is Code.BAD_RECORD
        assert (await client.tables.get(stream.id)).result == stream.table.result


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


async def test_who_is_there(tmp_path: Path) -> None:
    """The server's health, its bots, its leaderboard and its lobby."""
    async with serving(tmp_path / "data") as url, Client(url + "/") as client:
        health = await client.health()
        assert (health.status, health.version, health.protocol) == (
            "ok",
            codex.__version__,
            PROTOCOL,
        )
        assert "greedy" in {bot.name for bot in await client.tables.bots()}
        assert await client.people.leaderboard(3) == ()
        assert await client.tables.lobby() == ()


async def test_refusals_say_when_to_come_back(tmp_path: Path) -> None:
    """Code and reason as the server gives them; `retry_after` where it does."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        with pytest.raises(Declined) as declined:
            await client.tables.create(Settings(seats=(BotSeat("random"),)))
        assert declined.value.code is Code.UNAUTHENTICATED
        assert declined.value.retry_after is None
        for _ in range(5):
            with pytest.raises(Declined) as declined:
                await client.people.login("nobody", "not the password")
            assert declined.value.code is Code.WRONG_PASSWORD
        with pytest.raises(Declined) as declined:
            await client.people.login("nobody", "not the password")
        assert declined.value.code is Code.RATE_LIMITED
        assert declined.value.retry_after is not None
        assert declined.value.retry_after >= 1
