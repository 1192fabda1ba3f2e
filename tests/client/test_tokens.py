"""Tokens and their scopes."""

from __future__ import annotations

from pathlib import Path

import pytest

from codex_naturalis.client import Client, Refused
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.tables import HumanSeat, Settings
from tests.client.playing import QUICK
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def test_tokens_and_their_scopes(tmp_path: Path) -> None:
    """A token may do what its scopes say and no more; revoked, it may do nothing."""
    async with serving(tmp_path / "data") as url, Client(url) as client:
        await client.people.guest()
        secret = await client.tokens.create("a reader", [Scope.READ], days=1)
        assert [token.label for token in await client.tokens.list()] == ["a reader"]
        table = await client.tables.create(Settings(seats=(HumanSeat(mine=True), HumanSeat())))
        async with Client(url, secret.secret) as program, program.live(QUICK) as live:
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
        async with Client(url, player.secret) as program, program.live(QUICK) as live:
            for attempt in (live.lobby(), live.watch(table.id)):
                with pytest.raises(Refused) as refused:
                    await attempt
                assert refused.value.code is Code.NO_SCOPE
        await client.tokens.revoke(secret.token.id)
        async with Client(url, secret.secret) as program:
            with pytest.raises(Refused) as refused:
                async with program.live(QUICK):
                    pass
            assert refused.value.code is Code.UNAUTHENTICATED
